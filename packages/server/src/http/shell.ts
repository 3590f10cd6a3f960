import { calls as allCalls, type Call } from '@shopwright/contract';
import fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { refuse } from '../kernel/outcome.ts';
import type { Tracing } from '../kernel/tracing.ts';
import type { AccessLog } from './access-log.ts';
import { answerPreflights } from './cors.ts';
import { createEndpoints, type EndpointDeps } from './endpoint.ts';
import type { Route } from './route.ts';
import { refuseFrameworkError, transientRefusal, systemError, wireError } from './errors.ts';
import { loggable } from './loggable.ts';
import { assertMountable, isCall, mount } from './mount.ts';
import { parseForm, parseJson } from './read-request.ts';
import { createRequestIds } from './request-id.ts';
import { RequestRefused } from './request-refused.ts';
import { stamp } from './send.ts';
import { traceRequests } from './trace-requests.ts';
import { disconnectSlowBodies, endWith, requestTimeouts } from './slow-requests.ts';
import { createAllowedMethods } from './allowed-methods.ts';
import { createUnknownCalls } from './unknown-call.ts';

/** The HTTP server around the calls: limits, CORS, errors in wire format, every path and alias. */

const mebibyte = 1024 * 1024;
const YEAR_SECONDS = 31_536_000;

/**
 * The one trusted proxy appends the client's address; earlier entries may be forged by the sender.
 */
export const trustOneProxy = (_address: string, proxyIndex: number): boolean => proxyIndex === 0;

export interface ShellOptions extends EndpointDeps {
  readonly routes: readonly Route[];
  readonly trustProxy?: boolean;
  readonly accessLog?: AccessLog | undefined;
  readonly tracing?: Tracing | undefined;
  /** The server is reachable by HTTPS only, so browsers get an HSTS header. */
  readonly onlyHttps?: boolean;
  /** How long a request may take to arrive; the product uses the defaults. */
  readonly receiving?: { readonly headersMs: number; readonly bodyMs: number };
  /** For tests of the shell itself; the product serves the whole contract. */
  readonly calls?: readonly Call[];
}

export async function createShell(options: ShellOptions): Promise<FastifyInstance> {
  const newRequestId = createRequestIds();
  const app = fastify({
    trustProxy: options.trustProxy === true ? trustOneProxy : false,
    // Clients that are connected while the server stops are still served, and asked to reconnect.
    return503OnClosing: false,
    genReqId: newRequestId,
    bodyLimit: mebibyte,
    ...requestTimeouts(options.receiving?.headersMs),
    forceCloseConnections: 'idle',
    routerOptions: { ignoreDuplicateSlashes: true, ignoreTrailingSlash: true, maxParamLength: 512 },
    clientErrorHandler: answerBrokenRequest,
    frameworkErrors: (error, _request, reply: FastifyReply) => {
      const refusal =
        refuseFrameworkError(error) ?? refuse('MALFORMED_REQUEST', 'The address cannot be read.');
      void stamp(reply).code(refusal.status).send(wireError(refusal));
    },
  });

  disconnectSlowBodies(app.server, options.receiving?.bodyMs);
  if (options.onlyHttps === true)
    app.server.prependListener(
      'request',
      (_request, response) =>
        void response.setHeader('strict-transport-security', `max-age=${YEAR_SECONDS}`),
    );
  app.server.on('checkExpectation', (_request: IncomingMessage, response: ServerResponse) => {
    const body = JSON.stringify(wireError(refuse('EXPECTATION_FAILED')));
    response
      .writeHead(417, {
        'content-type': 'application/json; charset=utf-8',
        'content-length': Buffer.byteLength(body),
        'x-wix-request-id': newRequestId(),
      })
      .end(body);
  });
  options.accessLog?.listen(app);
  if (options.tracing)
    traceRequests(app, { tracing: options.tracing, trustProxy: options.trustProxy === true });
  // For pages, files and the rest; calls handle both themselves, at a lower cost.
  app.addHook('onRoute', (route) => {
    if (isCall(route)) return;
    if (!hasOwnTimeout(route)) route.handlerTimeout ??= 15_000;
    route.onRequest = [nameRequest, ...[route.onRequest ?? []].flat()];
  });
  app.setErrorHandler(
    (error: { statusCode?: number; code?: string; message: string }, request, reply) => {
      const refusal =
        error instanceof RequestRefused
          ? error.refusal
          : options.isTransient(error)
            ? transientRefusal()
            : refuseFrameworkError(error);
      if (refusal?.status === 503) reply.header('retry-after', '1');
      if (refusal) return stamp(reply).code(refusal.status).send(wireError(refusal));
      options.log.error(
        { event: 'http.shell_failed', err: loggable(error), reqId: request.id },
        'A request failed before it reached a call',
      );
      return stamp(reply).code(500).send(systemError(request.id));
    },
  );

  refuseOtherMethods(app, options.calls ?? allCalls);
  await app.register(async (api) => {
    parseBodies(api);
    answerPreflights(api);
    await mountCalls(api, options);
  });
  // An unknown path. A site in front of the platform handles these with its own route for `/*`.
  const describeUnknown = createUnknownCalls(options.calls ?? allCalls);
  app.setNotFoundHandler((request, reply) => {
    const wait = options.limits.waitFor(request.ip);
    const refusal =
      wait > 0
        ? refuse('TOO_MANY_REQUESTS', { seconds: wait })
        : describeUnknown(request.method, pathOf(request.url));
    if (wait > 0) reply.header('retry-after', String(wait));
    return stamp(reply).code(refusal.status).send(wireError(refusal));
  });

  return app;
}

/** A route that limits its own duration does not need a timer for each request. */
const hasOwnTimeout = (route: { readonly config?: object }): boolean =>
  route.config !== undefined && 'keepsOwnTime' in route.config;

function nameRequest(request: FastifyRequest, reply: FastifyReply, done: () => void): void {
  reply.header('x-wix-request-id', request.id);
  done();
}

async function mountCalls(api: FastifyInstance, options: ShellOptions): Promise<void> {
  const calls = options.calls ?? allCalls;
  assertMountable(calls);
  const handlers = new Map(options.routes.map((entry) => [entry.call.name, entry]));
  const missing = calls.filter((call) => !handlers.has(call.name));
  if (missing.length > 0)
    throw new Error(
      `No handler for ${missing.map((call) => call.name).join(', ')}: every call of the contract needs one.`,
    );

  const endpoint = createEndpoints({ ...options, noteCaller: options.accessLog?.noteCaller });
  const kindOf = ({ form, rawBody }: Call) => (form ? 'form' : rawBody ? 'raw' : 'json');
  const mountThose = (scope: FastifyInstance, kind: 'form' | 'raw' | 'json') => {
    for (const call of calls) {
      const entry = handlers.get(call.name);
      if (entry && kindOf(call) === kind) mount(scope, call, endpoint(entry));
    }
  };
  mountThose(api, 'json');
  await api.register(async (forms) => {
    forms.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'buffer' },
      async (_request: unknown, body: Buffer) => parseForm(body),
    );
    mountThose(forms, 'form');
  });
  await api.register(async (raw) => {
    raw.removeAllContentTypeParsers();
    raw.addContentTypeParser(
      'application/json',
      { parseAs: 'buffer' },
      async (_request: unknown, body: Buffer) => ({ payload: body.toString('utf8') }),
    );
    mountThose(raw, 'raw');
  });
}

/**
 * An existing path with another method is answered with 405 and the allowed methods, before the
 * body is read. Such a request reaches no call: either no route at all, or the pages of a site that
 * is mounted at `/*`.
 */
function refuseOtherMethods(app: FastifyInstance, calls: readonly Call[]): void {
  const methodsAt = createAllowedMethods(calls);
  const refuseOther = (request: FastifyRequest, reply: FastifyReply, done: () => void): void => {
    if (!REFUSED_METHODS.has(request.method)) return done();
    const allowed = methodsAt(pathOf(request.url));
    if (allowed.length === 0 || allowed.includes(request.method)) return done();
    const allow = allowed.join(', ');
    void stamp(reply)
      .code(405)
      .header('allow', allow)
      .send(wireError(refuse('METHOD_NOT_ALLOWED', { methods: allow })));
  };
  app.addHook('onRequest', (request, reply, done) =>
    request.is404 ? refuseOther(request, reply, done) : done(),
  );
  app.addHook('onRoute', (route) => {
    if (route.url === '/*') route.onRequest = [refuseOther, ...[route.onRequest ?? []].flat()];
  });
}

const REFUSED_METHODS = new Set(['GET', 'POST', 'PATCH', 'PUT', 'DELETE']);

function parseBodies(api: FastifyInstance): void {
  api.removeAllContentTypeParsers();
  api.addContentTypeParser(
    'application/json',
    { parseAs: 'buffer' },
    async (_request: unknown, body: Buffer) => parseJson(body),
  );
}

const pathOf = (url: string): string => url.split('?', 1)[0] ?? '';

/**
 * Node rejects some requests before they reach Fastify: too many headers, bad framing. They get an
 * error of the same shape.
 */
function answerBrokenRequest(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy();
  const refusal =
    error.code === 'HPE_HEADER_OVERFLOW'
      ? refuse('HEADERS_TOO_LARGE')
      : error.code === 'ERR_HTTP_REQUEST_TIMEOUT'
        ? refuse('REQUEST_TIMEOUT')
        : refuse('MALFORMED_REQUEST', 'The request is not valid HTTP.');
  endWith(socket, refusal);
}
