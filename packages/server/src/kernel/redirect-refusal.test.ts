import { expect, test } from 'vitest';
import { redirectRefused } from './redirect-refusal.ts';

const said = (refusal: object) => ('description' in refusal ? String(refusal.description) : '');

test('a page is allowed by its origin, and the refusal names the command for it', () => {
  const refusal = redirectRefused({
    url: 'https://pages.example/thanks?order=1',
    kind: 'page',
    clientId: 'app-1',
    field: 'callbacks.thankYouPageUrl',
  });
  expect(refusal).toMatchObject({
    refused: 'application',
    status: 403,
    code: 'REDIRECT_NOT_ALLOWED',
    data: {
      url: 'https://pages.example/thanks?order=1',
      field: 'callbacks.thankYouPageUrl',
      clientId: 'app-1',
      allow: 'https://pages.example',
    },
  });
  expect(said(refusal)).toContain('"https://pages.example/thanks?order=1" is not an address');
  expect(said(refusal)).toContain('allow https://pages.example with');
  expect(said(refusal)).toContain('`shopwright apps allow https://pages.example --app app-1`');
});

test('a redirect URI must match exactly', () => {
  const url = 'https://app.example/callback';
  const refusal = redirectRefused({ url, kind: 'oauth' });
  expect(refusal).toMatchObject({ status: 403, data: { url, allow: url } });
  expect(Object.keys('data' in refusal ? refusal.data : {})).toEqual(['url', 'allow']);
  expect(said(refusal)).toContain(
    'allow it with `shopwright apps allow https://app.example/callback`,',
  );
});

test('the value of the command is quoted when a shell would read it differently', () => {
  const command = (url: string) =>
    /`shopwright apps allow (.*?)`/.exec(said(redirectRefused({ url, kind: 'oauth' })))?.[1];
  expect(command('https://app.example/a?b=1')).toBe(`'https://app.example/a?b=1'`);
  expect(command('https://app.example/a&b')).toBe(`'https://app.example/a&b'`);
  expect(command('https://app.example/$(id)')).toBe(`'https://app.example/$(id)'`);
  expect(command("https://app.example/it's/'two'")).toBe("'https://app.example/it%27s/%27two%27'");
  expect(command('https://app.example:8080/a/b.c~d,e+f-g%20=')).toBe(
    'https://app.example:8080/a/b.c~d,e+f-g%20=',
  );
});

test('refuses an invalid URL with the expected form', () => {
  for (const url of ['javascript:alert(1)', 'app', 'https://me:pw@app.example/', '']) {
    const refusal = redirectRefused({ url, kind: 'page', field: 'f' });
    expect(refusal).toEqual({
      refused: 'application',
      status: 403,
      code: 'REDIRECT_NOT_ALLOWED',
      description: expect.stringContaining(`"${url}" is not a web address`),
      data: { url, field: 'f' },
    });
  }
});

test('a fragment is refused in a redirect URI, not in a page URL', () => {
  const url = 'https://app.example/callback#part';
  const refusal = redirectRefused({ url, kind: 'oauth' });
  expect(refusal).toMatchObject({ status: 403, code: 'REDIRECT_NOT_ALLOWED', data: { url } });
  expect('data' in refusal && 'allow' in refusal.data).toBe(false);
  expect(said(refusal)).toContain(`"${url}" has a #part`);
  expect(redirectRefused({ url, kind: 'page' })).toMatchObject({
    data: { allow: 'https://app.example' },
  });
});

test('a long URL is truncated: 300 characters in the message, 2048 in the data', () => {
  const ofLength = (length: number) => 'https://app.example/'.padEnd(length, 'a');
  const [fits, long, huge] = [ofLength(300), ofLength(301), ofLength(5_000)];
  expect(said(redirectRefused({ url: fits, kind: 'page' }))).toContain(`"${fits}"`);
  expect(said(redirectRefused({ url: long, kind: 'page' }))).toContain(`"${fits}..."`);
  expect(redirectRefused({ url: huge, kind: 'page' })).toMatchObject({
    data: { url: ofLength(2_048) },
  });
});
