import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isAllowedRedirect } from '../../../kernel/safe-redirect.ts';
import { allow, disallow, originProblem, redirectProblem } from './app-addresses.ts';

const none = { redirects: [], origins: [] };
const policy = { publicUrl: 'https://shop.example', allowLoopback: false };

test('a URL without a path is an origin; any other is compared exactly', () => {
  expect(allow(none, 'https://A.example/')).toEqual({
    redirects: [],
    origins: ['https://a.example'],
  });
  expect(allow(none, 'https://a.example/Callback?x')).toEqual({
    redirects: ['https://a.example/Callback?x'],
    origins: [],
  });
  expect(allow(allow(none, 'https://a.example'), 'https://a.example:443')).toEqual({
    redirects: [],
    origins: ['https://a.example'],
  });
});

test('allowed URLs are allowed, removed ones are not', () => {
  const address = fc
    .tuple(
      fc.constantFrom('a.example', 'b.example:8443'),
      fc.constantFrom('', '/', '/cb', '/cb?x=1', '/a/b'),
    )
    .map(([host, path]) => `https://${host}${path}`);
  fc.assert(
    fc.property(fc.array(address, { maxLength: 5 }), address, (before, url) => {
      const app = before.reduce(allow, none);
      const after = allow(app, url);
      expect(isAllowedRedirect(url, after, policy, 'page')).toBe(true);
      if (/\/./.test(url.slice(8))) {
        expect(isAllowedRedirect(url, after, policy, 'oauth')).toBe(true);
        expect(isAllowedRedirect(url, disallow(after, url), policy, 'oauth')).toBe(false);
      }
      expect(
        disallow(after, url).redirects.length + disallow(after, url).origins.length,
      ).toBeLessThan(after.redirects.length + after.origins.length);
    }),
  );
});

test('an invalid URL is refused with a reason', () => {
  expect(redirectProblem('https://a.example/cb')).toBeUndefined();
  for (const text of [
    'javascript:alert(1)',
    'https://a.example/cb#x',
    'https://user@a.example/',
    'a.example',
    'https://*.example/cb\\',
    '//a.example',
  ])
    expect(redirectProblem(text), text).toEqual(expect.any(String));
  expect(originProblem('https://a.example')).toBeUndefined();
  for (const text of ['https://a.example/path', 'https://a.example?x', '*', 'null'])
    expect(originProblem(text), text).toEqual(expect.any(String));
});
