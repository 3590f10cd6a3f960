import {
  createAccessLog,
  createDrain,
  disconnectSlowBodies,
  trustOneProxy,
  requestTimeouts,
  type Config,
} from '@shopwright/server';
import { addressHeader } from '@shopwright/web';
import fastify from 'fastify';
import { setTimeout as sleep } from 'node:timers/promises';
import { createLog } from '../log.ts';
import { warnUnknownSettings } from '../warn-unknown-settings.ts';
import { Refusal } from '../refusal.ts';
import type { Terminal } from '../terminal.ts';
import { addressOf } from './address.ts';
import { within } from './closing.ts';
import { mountPages } from './mount-pages.ts';
import { openSite } from './open-site.ts';
import { claimPort, listen } from './ports.ts';
import { forbidIndexing, forbidsIndexing } from './preview.ts';

/** A platform that is being started at the same time may need this long. */
const WAIT_FOR_PLATFORM_MS = 20_000;

/** Linked paths that are not pages. */
const ofThePlatform = ['/media/*', '/docs', '/docs/*', '/dev/inbox', '/sdk/*'];

/** The pages of the shop without a database, in front of a platform elsewhere. */
export async function startPages({
  config,
  platformUrl,
  terminal,
}: {
  config: Config;
  platformUrl: string;
  terminal: Terminal;
}) {
  const log = createLog(config);
  warnUnknownSettings(config, terminal);
  const port = await claimPort(config.host, config.port);
  const url = addressOf(config, port);
  const { clientId, preview } = await terminal.progress(`Connecting to ${platformUrl}`, () =>
    fetchStorefront(platformUrl),
  );

  const endOfPages = new AbortController();
  const app = fastify({
    trustProxy: config.trustProxy ? trustOneProxy : false,
    forceCloseConnections: 'idle',
    handlerTimeout: 15_000,
    ...requestTimeouts(),
  });
  if (config.accessLog) createAccessLog(log).listen(app);
  const drain = createDrain(app.server);
  disconnectSlowBodies(app.server);
  const site = await openSite({
    fetch: fetchFor,
    apiUrl: platformUrl,
    publicUrl: config.publicUrl,
    log,
    clientId,
    closing: endOfPages.signal,
    preview,
  });
  if (preview) forbidIndexing(app.server);
  if (!site) throw new Refusal('The pages are not built. Run "npm run build" first.');
  await mountPages(app, site, { publicUrl: config.publicUrl });
  app.get('/health', async () => ({ status: 'ok' }));
  app.get('/ready', async (_request, reply) =>
    drain.isBegun() ? reply.code(503).send({ status: 'stopping' }) : { status: 'ready' },
  );
  for (const path of ofThePlatform)
    app.get(path, async (request, reply) =>
      reply
        .code(307)
        .header('location', platformUrl + request.url)
        .send(),
    );
  app.setNotFoundHandler(({ method, url: address }, reply) => {
    const description = `This server serves only pages, and has no API call ${method} ${address.split('?', 1)[0]?.slice(0, 200)}. Send calls to ${platformUrl}.`;
    return reply
      .code(404)
      .headers({ 'access-control-allow-origin': '*', 'cache-control': 'no-store' })
      .send({
        message: description,
        details: { applicationError: { code: 'NOT_FOUND', description, data: { platformUrl } } },
      });
  });
  await listen(app, config.host, port);

  return {
    url,
    clientId,
    async stop(drainMs: number): Promise<void> {
      drain.begin();
      await sleep(config.drainSeconds * 1000);
      endOfPages.abort();
      const closed = drain.closePort(() => app.close());
      if (!(await within(drainMs, closed))) app.server.closeAllConnections();
      await closed;
    },
  };
}

/**
 * Sign-in attempts are counted by client address, which the platform takes from a trusted proxy.
 */
const fetchFor: typeof fetch = (input, init) => {
  const request = new Request(input, init);
  const address = request.headers.get(addressHeader);
  if (address !== null) {
    request.headers.delete(addressHeader);
    request.headers.set('x-forwarded-for', address);
  }
  return fetch(request);
};

async function fetchStorefront(
  platformUrl: string,
): Promise<{ clientId: string; preview: boolean }> {
  for (const end = performance.now() + WAIT_FOR_PLATFORM_MS; ; await sleep(200)) {
    const answer = await fetch(`${platformUrl}/v1/storefront`, {
      signal: AbortSignal.timeout(5_000),
    }).catch(() => undefined);
    const clientId = answer?.ok === true ? await clientIdIn(answer) : undefined;
    if (answer !== undefined && clientId !== undefined)
      return { clientId, preview: forbidsIndexing(answer) };
    if (answer !== undefined && answer.status < 500)
      throw new Refusal(
        `${platformUrl} is not a Shopwright server, or its version is too old: it does not answer /v1/storefront. Check SHOPWRIGHT_URL, and update the server.`,
      );
    if (performance.now() > end)
      throw new Refusal(
        `${platformUrl} does not respond. Check that the Shopwright server is running and that SHOPWRIGHT_URL is correct.`,
      );
  }
}

async function clientIdIn(answer: Response): Promise<string | undefined> {
  const body: unknown = await answer.json().catch(() => undefined);
  return typeof body === 'object' &&
    body !== null &&
    'clientId' in body &&
    typeof body.clientId === 'string'
    ? body.clientId
    : undefined;
}
