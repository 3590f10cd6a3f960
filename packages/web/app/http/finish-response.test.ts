import { ApiError, ConnectionError } from '@shopwright/sdk';
import { describe, expect, test } from 'vitest';
import { finishResponse } from './finish-response.server.ts';

const circumstances = {
  nonce: 'n0',
  imageOrigins: ['http://media.test'],
  faults: [],
  setCookies: [],
};
const html = (init: ResponseInit = {}) =>
  new Response('<p>', { headers: { 'content-type': 'text/html; charset=utf-8' }, ...init });

describe('every page', () => {
  test('allows scripts and inline styles by nonce only, and only listed sources', () => {
    const policy =
      finishResponse(html(), circumstances).headers.get('content-security-policy') ?? '';
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("script-src 'nonce-n0' 'strict-dynamic'");
    expect(policy).toContain("style-src 'self' 'nonce-n0'");
    expect(policy).toContain("img-src 'self' data: http://media.test");
    expect(policy).not.toContain('unsafe');
    expect(policy).toContain("frame-ancestors 'none'");
  });

  test('can be framed, or submit a form to another site, only if its route says so', () => {
    const policy =
      finishResponse(html(), {
        ...circumstances,
        allowed: [
          ['frame-ancestors', 'https://shop.example'],
          ['form-action', 'https://shop.example'],
        ],
      }).headers.get('content-security-policy') ?? '';
    expect(policy).toContain('frame-ancestors https://shop.example');
    expect(policy).toContain("form-action 'self' https://shop.example");
  });

  test('that sets a session cookie is not cached', () => {
    const answer = finishResponse(
      html({ headers: { 'content-type': 'text/html', 'cache-control': 'max-age=5' } }),
      { ...circumstances, setCookies: ['a=1', 'b=2'] },
    );
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(answer.headers.getSetCookie()).toEqual(['a=1', 'b=2']);
  });

  test('that was rendered for a member is not stored, so that the next user of the browser does not find it', () => {
    expect(
      finishResponse(html(), { ...circumstances, isPersonal: true }).headers.get('cache-control'),
    ).toBe('no-store');
  });

  test('sends no full referrer to other sites, and may send less', () => {
    expect(finishResponse(html(), circumstances).headers.get('referrer-policy')).toBe(
      'strict-origin-when-cross-origin',
    );
    expect(
      finishResponse(
        html({ headers: { 'content-type': 'text/html', 'referrer-policy': 'same-origin' } }),
        circumstances,
      ).headers.get('referrer-policy'),
    ).toBe('same-origin');
  });

  test('is cached privately, unless its route says otherwise', () => {
    expect(finishResponse(html(), circumstances).headers.get('cache-control')).toBe(
      'private, no-cache',
    );
    const own = html({ headers: { 'content-type': 'text/html', 'cache-control': 'max-age=5' } });
    expect(finishResponse(own, circumstances).headers.get('cache-control')).toBe('max-age=5');
  });
});

describe('a page that failed', () => {
  const failed = (fault: unknown) =>
    finishResponse(html({ status: 500 }), { ...circumstances, faults: [fault] });

  test.each([
    new ConnectionError('no answer'),
    new ApiError(503, 'not ready', {}),
    new ApiError(429, 'slow down', {}),
  ])('is 503 when the trouble will pass: %s', (fault) => {
    expect(failed(fault).status).toBe(503);
    expect(failed(fault).headers.get('retry-after')).toBe('5');
  });

  test.each([new TypeError('a bug'), new ApiError(400, 'refused', {})])(
    'is 500 when it will not: %s',
    (fault) => {
      expect(failed(fault).status).toBe(500);
    },
  );

  const refusedField = {
    validationError: {
      fieldViolations: [{ field: 'text', description: 'holds a null character' }],
    },
  };
  test('is 400 for a refused request and 404 for a missing object', () => {
    expect(failed(new ApiError(400, 'refused', refusedField)).status).toBe(400);
    expect(
      failed(
        new ApiError(404, 'no such order', {
          applicationError: { code: 'NOT_FOUND', description: '' },
        }),
      ).status,
    ).toBe(404);
  });
});
