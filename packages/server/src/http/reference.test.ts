import { gunzipSync } from 'node:zlib';
import { calls, pathParameters } from '@shopwright/contract';
import { toOpenApi } from '@shopwright/contract/openapi';
import { curlExample } from '@shopwright/contract/openapi/curl';
import fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createPathParameters, parameterKey } from './read-request.ts';
import { addReference } from './reference.ts';
import { shapeRequest } from './shape.ts';

let app: FastifyInstance;
beforeAll(() => {
  app = fastify();
  addReference(
    app,
    calls.map((call) => ({ call, handle: async () => ({}) })),
  );
});
afterAll(() => app.close());

const get = (url: string, headers: Record<string, string> = {}) =>
  app.inject({ method: 'GET', url, headers });

describe('the API reference', () => {
  it('loads scripts and data from its own origin only', async () => {
    const { body, headers } = await get('/docs');
    const policy = String(headers['content-security-policy']);
    expect(policy).toContain("default-src 'none'");
    expect(policy).not.toMatch(/https?:|\*|unsafe-eval/);
    expect(policy).toContain("script-src 'self';");
    expect(body).not.toMatch(/<script>|\son\w+=|(?:src|href)="(?:https?:)?\/\//i);
    const sources = [...body.matchAll(/src="([^"]+)"/g)].map(([, source]) => source ?? '');
    expect(sources).toEqual(['/docs/scalar.js', '/docs/start.js']);
    for (const source of sources) {
      const script = await get(source);
      expect(script.statusCode).toBe(200);
      expect(script.headers['content-type']).toBe('text/javascript; charset=utf-8');
    }
  });

  it('serves the OpenAPI document of the same calls', async () => {
    const { headers, body } = await get('/docs/openapi.json');
    expect(JSON.parse(body)).toEqual(JSON.parse(JSON.stringify(toOpenApi(calls))));
    expect(headers['access-control-allow-origin']).toBe('*');
  });

  it('is sent compressed, and answers 304 to a browser that has it cached', async () => {
    const packed = await get('/docs/openapi.json', { 'accept-encoding': 'br, gzip' });
    expect(packed.headers['content-encoding']).toBe('gzip');
    expect(gunzipSync(packed.rawPayload).toString()).toBe((await get('/docs/openapi.json')).body);
    const etag = String(packed.headers['etag']);
    expect((await get('/docs/openapi.json', { 'if-none-match': etag })).statusCode).toBe(304);
  });
});

it('every curl example is a request its call accepts', () => {
  const refused = calls.flatMap((call) => {
    const command = curlExample(call);
    const body = / -d '(.*)'$/s.exec(command)?.[1];
    if (body === undefined) return [];
    const request = JSON.parse(body) as Record<string, unknown>;
    const steps = /SHOP([^"?]*)/.exec(command)?.[1]?.split('/') ?? [];
    const values = call.path
      .split('/')
      .flatMap((step, index) =>
        step.startsWith('{') ? [decodeURIComponent(steps[index] ?? '')] : [],
      );
    createPathParameters(call.path)(
      request,
      Object.fromEntries(values.map((value, index) => [parameterKey(index), value])),
    );
    return shapeRequest(call.request, request, {
      writable: new Set(pathParameters(call.path)),
    }).violations.map(({ field, description }) => `${call.name}: ${field} ${description}`);
  });
  expect(refused).toEqual([]);
});
