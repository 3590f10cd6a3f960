import { createHash } from 'node:crypto';
import { gunzipSync } from 'node:zlib';
import { calls, pathParameters } from '@shopwright/contract';
import { areaOf, toOpenApi } from '@shopwright/contract/openapi';
import fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { notYet } from '../not-yet.ts';
import { createPathParameters, parameterKey } from '../read-request.ts';
import { shapeRequest } from '../shape.ts';
import { addDocs } from './add-docs.ts';
import { answerExample, curlExample } from './example.ts';

let app: FastifyInstance;
beforeAll(() => {
  app = fastify();
  addDocs(app, {
    publicUrl: 'https://shop.test:8098',
    routes: calls.map((call) =>
      call.name === 'oauth.token' ? { call, handle: async () => ({}) } : notYet(call),
    ),
  });
});
afterAll(() => app.close());

const get = (url: string, headers: Record<string, string> = {}) =>
  app.inject({ method: 'GET', url, headers });
const escaped = (text: string): string =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;');
const areas = [...new Set(calls.map(areaOf))];

describe.each(areas)('the page of %s', (area) => {
  it('tells of every call its name, address, other addresses, permission, fields, errors and an example', async () => {
    const page = (await get(`/docs/${area}`)).body;
    for (const call of calls.filter((candidate) => areaOf(candidate) === area)) {
      expect(page).toContain(`id="${call.name}"`);
      const section = page.slice(page.indexOf(`id="${call.name}"`)).split('<section')[0] ?? '';
      const text = section.replaceAll('<wbr>', '');
      for (const fact of [
        call.method,
        call.path,
        ...call.aliases,
        call.permission ?? '',
        ...call.errors,
        curlExample(call),
        ...(call.raw ? [] : [answerExample(call)]),
      ])
        expect(text, call.name).toContain(escaped(fact));
      for (const field of Object.keys(call.request.properties))
        expect(text).toContain(`<code>${field}</code>`);
    }
  });

  it('has a target for every name it refers to', async () => {
    const page = (await get(`/docs/${area}`)).body;
    const targets = new Set([...page.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id));
    expect(
      [...page.matchAll(/href="#([^"]+)"/g)].map(([, id]) => id).filter((id) => !targets.has(id)),
    ).toEqual([]);
    expect(targets.size).toBe([...page.matchAll(/ id="([^"]+)"/g)].length);
  });
});

it('every example is a request its call takes', () => {
  const refused = calls.flatMap((call) => {
    const body = / -d '(.*)'$/s.exec(curlExample(call))?.[1];
    if (body === undefined) return [];
    const request = JSON.parse(body) as Record<string, unknown>;
    const steps = /SHOP([^"?]*)/.exec(curlExample(call))?.[1]?.split('/') ?? [];
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
      keep: new Set(pathParameters(call.path)),
    }).violations.map(({ field, description }) => `${call.name}: ${field} ${description}`);
  });
  expect(refused).toEqual([]);
});

describe('the reference', () => {
  it('lists every area and every call', async () => {
    const page = (await get('/docs')).body;
    for (const area of areas) expect(page).toContain(`href="/docs/${area}"`);
    for (const call of calls) expect(page).toContain(`href="/docs/${areaOf(call)}#${call.name}"`);
  });

  it('begins at the address that the server is reached at', async () => {
    expect((await get('/docs')).body).toContain('SHOP=https://shop.test:8098\n');
  });

  it('says which calls are not built yet', async () => {
    expect((await get('/docs/store')).body).toContain('not built yet');
    const tokens = (await get('/docs/oauth')).body;
    const section = tokens
      .slice(tokens.indexOf('<section class="call" id="oauth.token"'))
      .split('</section>')[0];
    expect(section).not.toContain('not built yet');
  });

  it.each(['/docs', '/docs/cart', '/docs?q=cart'])(
    '%s runs no script and takes nothing from elsewhere',
    async (url) => {
      const { body, headers } = await get(url);
      const style = /<style>(.*?)<\/style>/s.exec(body)?.[1] ?? '';
      expect(headers['content-security-policy']).toBe(
        `default-src 'none'; style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`,
      );
      expect(headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'no-referrer',
      });
      expect(body).not.toMatch(/<script|\son\w+=|style="|(?:src|href)="(?:https?:)?\/\//i);
    },
  );

  it('finds calls by name, address, permission and error code, and nothing else', async () => {
    for (const [asked, found] of [
      ['add to cart', 'currentCart.addToCurrentCart'],
      ['/oauth2/token', 'oauth.token'],
      ['READ_PRODUCTS', 'products.queryProducts'],
      ['invalid_grant', 'oauth.token'],
    ]) {
      expect((await get(`/docs?q=${encodeURIComponent(asked ?? '')}`)).body, asked).toContain(
        `#${found}"`,
      );
    }
    expect((await get('/docs?q=xyzzy')).body).toContain('No call');
  });

  it.each(['<script>alert(1)</script>', '"><img src=x onerror=alert(1)>', "'; --", '&lt;'])(
    'shows %s as what it is',
    async (asked) => {
      const { body } = await get(`/docs?q=${encodeURIComponent(asked)}`);
      expect(body).toContain(`“${escaped(asked).replaceAll('<', '&lt;').replaceAll('>', '&gt;')}”`);
      expect(body).not.toContain('<script');
      expect(body).not.toContain('<img');
    },
  );

  it('serves the OpenAPI document of the same calls', async () => {
    expect((await get('/docs/openapi.json')).json()).toEqual(
      JSON.parse(JSON.stringify(toOpenApi(calls))),
    );
  });

  it('is sent packed, and not again to those who have it', async () => {
    const packed = await get('/docs/orders', { 'accept-encoding': 'br, gzip' });
    expect(packed.headers['content-encoding']).toBe('gzip');
    expect(gunzipSync(packed.rawPayload).toString()).toBe((await get('/docs/orders')).body);
    expect(
      (await get('/docs/orders', { 'if-none-match': String(packed.headers['etag']) })).statusCode,
    ).toBe(304);
  });

  it('says that there is no such area', async () => {
    for (const area of ['nothing', '__proto__', 'constructor', '%3Cscript%3E'])
      expect((await get(`/docs/${area}`)).statusCode).toBe(404);
  });
});
