import { createHash } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import { areaOf, toOpenApi } from '@shopwright/contract/openapi';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Route } from '../endpoint.ts';
import { refuseCommon, wireError } from '../errors.ts';
import { areaPage, overviewPage, searchPage, type Areas } from './pages.ts';
import { style } from './style.ts';
import { inReadingOrder } from './words.ts';

/** The reference at /docs, made on the server from the contract: no script, nothing from elsewhere. */

const styleHash = createHash('sha256').update(style).digest('base64');
const pageHeaders = {
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy': `default-src 'none'; style-src 'sha256-${styleHash}'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`,
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
};
const documentHeaders = {
  'content-type': 'application/json; charset=utf-8',
  'access-control-allow-origin': '*',
  'x-content-type-options': 'nosniff',
};

interface Rendered {
  readonly plain: Buffer;
  readonly gzipped: Buffer;
  readonly etag: string;
}

export function addDocs(
  app: FastifyInstance,
  { routes, publicUrl }: { routes: readonly Route[]; publicUrl: string },
): void {
  const areas = groupByArea(routes);
  const kept = new Map<string, Rendered>();
  // Made when first asked for, and then only sent.
  const keep = (key: string, make: () => string): Rendered => {
    const known = kept.get(key) ?? render(make());
    kept.set(key, known);
    return known;
  };

  app.get('/docs', async (request, reply) => {
    const { q } = request.query as { q?: unknown };
    const asked = typeof q === 'string' ? q.trim().slice(0, 100) : '';
    if (asked === '')
      return send(
        request,
        reply,
        pageHeaders,
        keep('/', () => overviewPage(areas, publicUrl)),
      );
    return reply
      .headers(pageHeaders)
      .header('cache-control', 'no-store')
      .send(searchPage(asked, areas));
  });

  app.get('/docs/openapi.json', async (request, reply) =>
    send(
      request,
      reply,
      documentHeaders,
      keep('/openapi.json', () => JSON.stringify(toOpenApi(routes.map(({ call }) => call)))),
    ),
  );

  app.get('/docs/:area', async (request, reply) => {
    const { area } = request.params as { area: string };
    if (!areas.has(area))
      return reply
        .code(404)
        .send(
          wireError(refuseCommon('NOT_FOUND', 'The reference has no such area; /docs lists them.')),
        );
    return send(
      request,
      reply,
      pageHeaders,
      keep(area, () => areaPage(area, areas) ?? ''),
    );
  });
}

function groupByArea(routes: readonly Route[]): Areas {
  const of = (area: string) =>
    routes
      .filter(({ call }) => areaOf(call) === area)
      .map(({ call, notYet }) => ({ call, notYet: notYet ?? false }));
  return new Map(
    inReadingOrder(routes.map(({ call }) => areaOf(call))).map((area) => [area, of(area)]),
  );
}

function render(text: string): Rendered {
  const plain = Buffer.from(text);
  return {
    plain,
    gzipped: gzipSync(plain),
    etag: `"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`,
  };
}

function send(
  request: FastifyRequest,
  reply: FastifyReply,
  headers: Readonly<Record<string, string>>,
  { plain, gzipped, etag }: Rendered,
): FastifyReply {
  reply.headers({
    ...headers,
    etag,
    vary: 'accept-encoding',
    'cache-control': 'public, max-age=60',
  });
  if (request.headers['if-none-match'] === etag) return reply.code(304).send();
  const packed = /\bgzip\b/.test(request.headers['accept-encoding'] ?? '');
  if (packed) reply.header('content-encoding', 'gzip');
  return reply.send(packed ? gzipped : plain);
}
