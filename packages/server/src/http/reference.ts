import { createHash } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import type { Route } from './route.ts';

/** The API reference at /docs: Scalar renders the OpenAPI document in the browser. */

const PAGE = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Shopwright API reference</title>
</head>
<body>
<noscript>The reference needs JavaScript. <a href="/docs/openapi.json">openapi.json</a> holds the same as data.</noscript>
<div id="reference"></div>
<script src="/docs/scalar.js"></script>
<script src="/docs/start.js"></script>
</body>
</html>
`;

const SETTINGS = {
  url: '/docs/openapi.json',
  // The library would otherwise load fonts from its own host and offer its own services.
  withDefaultFonts: false,
  telemetry: false,
  agent: { disabled: true },
  mcp: { disabled: true },
  showDeveloperTools: 'never',
  hideClientButton: true,
  // A request sent from this page would change a live shop.
  hideTestRequestButton: true,
};

const START = `Scalar.createApiReference('#reference', ${JSON.stringify(SETTINGS)});\n`;

// Scalar writes its styles into the page. Nothing is loaded from another origin.
const CONTENT_SECURITY_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "font-src 'self' data:",
  "connect-src 'self'",
  "worker-src 'self' blob:",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

interface Asset {
  readonly type: string;
  readonly load: () => Promise<string> | string;
  readonly headers?: Readonly<Record<string, string>>;
}

interface Encoded {
  readonly plain: Buffer;
  readonly gzipped: Buffer;
  readonly etag: string;
}

export function addReference(app: FastifyInstance, routes: readonly Route[]): void {
  const assets: Readonly<Record<string, Asset>> = {
    '/docs': {
      type: 'text/html',
      load: () => PAGE,
      headers: {
        'content-security-policy': CONTENT_SECURITY_POLICY,
        'referrer-policy': 'no-referrer',
      },
    },
    '/docs/start.js': { type: 'text/javascript', load: () => START },
    '/docs/scalar.js': { type: 'text/javascript', load: loadScalar },
    '/docs/openapi.json': {
      type: 'application/json',
      load: () => loadDocument(routes),
      headers: { 'access-control-allow-origin': '*' },
    },
  };
  for (const [path, { type, load, headers }] of Object.entries(assets)) {
    const encoded = once(async () => encode(await load()));
    app.get(path, async (request, reply) =>
      send(request, reply.type(`${type}; charset=utf-8`).headers(headers ?? {}), await encoded()),
    );
  }
}

/** The descriptions and examples are loaded for the first reader, not when the server starts. */
async function loadDocument(routes: readonly Route[]): Promise<string> {
  const { toOpenApi } = await import('@shopwright/contract/openapi');
  return JSON.stringify(toOpenApi(routes.map(({ call }) => call)));
}

/** The package provides its browser bundle (4 MB) only through its Fastify plugin. */
async function loadScalar(): Promise<string> {
  const { default: scalar } = await import('@scalar/fastify-api-reference');
  const host = fastify();
  await host.register(scalar, { routePrefix: '/', configuration: { url: SETTINGS.url } });
  const { body } = await host.inject('/js/scalar.js');
  await host.close();
  return body;
}

/** Runs `load` on the first call only; a failed load is retried. */
function once<Value>(load: () => Promise<Value>): () => Promise<Value> {
  let loading: Promise<Value> | undefined;
  return () =>
    (loading ??= load().catch((error: unknown) => {
      loading = undefined;
      throw error;
    }));
}

function encode(text: string): Encoded {
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
  { plain, gzipped, etag }: Encoded,
): FastifyReply {
  reply.headers({
    etag,
    vary: 'accept-encoding',
    'cache-control': 'public, max-age=60',
    'x-content-type-options': 'nosniff',
  });
  if (request.headers['if-none-match'] === etag) return reply.code(304).send();
  const acceptsGzip = /\bgzip\b/.test(request.headers['accept-encoding'] ?? '');
  if (acceptsGzip) reply.header('content-encoding', 'gzip');
  return reply.send(acceptsGzip ? gzipped : plain);
}
