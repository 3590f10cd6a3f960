import fc from 'fast-check';
import { expect, it } from 'vitest';
import { isAllowedRedirect } from './safe-redirect.ts';

const app = {
  redirects: ['https://app.example/callback', 'myapp://callback'],
  origins: ['https://pages.example'],
};
const policy = { publicUrl: 'https://shop.example', allowLoopback: false };
const page = (url: string) => isAllowedRedirect(url, app, policy, 'page');
const oauth = (url: string) => isAllowedRedirect(url, app, policy, 'oauth');

it('allows registered URLs and our own pages', () => {
  expect(oauth('https://app.example/callback')).toBe(true);
  for (const url of [
    'https://app.example/other',
    'https://pages.example/x',
    'https://shop.example',
    'https://shop.example/a?b#c',
    'https://shop.example/_api/iam/authentication/v1/logout?postLogoutRedirectUri=https://pages.example/x',
  ]) {
    expect(page(url), url).toBe(true);
    expect(oauth(url), url).toBe(false);
  }
});

it('refuses any other URL, however it is written (R1)', () => {
  const evil = [
    '//evil.example',
    '/\\evil.example',
    'https:evil.example',
    'https:/evil.example',
    'https:\\\\evil.example',
    'javascript:alert(1)',
    'data:text/html,x',
    'https://shop.example@evil.example',
    'https://shop.example:pw@evil.example',
    'https://shop.example.evil.example',
    'https://evil.example/https://shop.example',
    'https://evil.example?https://shop.example',
    'https://evil.example#https://shop.example',
    'https://shop.example\\@evil.example',
    'https://shop.example\n.evil.example',
    ' https://shop.example',
    'https://shop.example\t',
    'https://shop.example:444',
    'http://shop.example',
    'https://shop.example.',
    'https://sub.shop.example',
    'https://shopXexample',
    'https://shop.examplе',
    'https://%73hop.example@evil.example',
    '',
    'null',
    'https://',
    'https:///shop.example',
    'HTTPS://EVIL.EXAMPLE',
    'https://[::1]',
    'http://localhost:3000',
    'http://127.0.0.1',
    'blob:https://shop.example/x',
    'https://evil.example/%2f%2fshop.example',
    'https://app.example:8443/callback',
    `https://shop.example/${'x'.repeat(2048)}`,
    'myapp://other',
    '.',
    '\\\\evil.example',
    'https://*.pages.example',
    'https://*',
    'https://pages.example;',
    "https://pages.example'",
  ];
  for (const url of evil) {
    expect(page(url), url).toBe(false);
    expect(oauth(url), url).toBe(false);
  }
});

it('allows this machine in development only', () => {
  for (const url of ['http://localhost:3000/x', 'http://127.0.0.1:5173', 'http://[::1]:8080/'])
    expect(isAllowedRedirect(url, app, { ...policy, allowLoopback: true }, 'oauth')).toBe(true);
  for (const url of [
    'http://localhost.evil.example',
    'http://127.0.0.1.evil.example',
    'http://localhost@evil.example',
  ])
    expect(isAllowedRedirect(url, app, { ...policy, allowLoopback: true }, 'oauth'), url).toBe(
      false,
    );
});

it('every allowed URL leads a browser to a registered host', () => {
  const hosts = ['app.example', 'pages.example', 'shop.example'];
  const piece = fc.constantFrom(
    'https://',
    'http://',
    '//',
    '/',
    '\\',
    '@',
    ':',
    '?',
    '#',
    '.',
    '%2f',
    'shop.example',
    'evil.example',
    'pages.example',
    'a',
    '\t',
    '\n',
    ' ',
  );
  fc.assert(
    fc.property(
      fc.array(piece, { maxLength: 8 }).map((parts) => parts.join('')),
      (text) => {
        if (page(text)) expect(hosts).toContain(new URL(text, 'https://base.example').hostname);
      },
    ),
    { numRuns: 5000 },
  );
});
