import { expect, test } from 'vitest';
import { hasRefererFrom } from './referer.server.ts';

const from = (referer?: string) =>
  hasRefererFrom(
    new Request('https://shop.example/hosted/account', {
      headers: referer === undefined ? {} : { referer },
    }),
    ['https://front.example'],
  );

test('adopts the visitor only for a browser from a page of the site, not for a link in an email or on another page', () => {
  expect([from('https://front.example/'), from('https://front.example/deep?a=1')]).toEqual([
    true,
    true,
  ]);
  expect([
    from(),
    from(''),
    from('https://evil.example/'),
    from('https://front.example.evil.example/'),
    from('http://front.example/'),
    from('null'),
  ]).toEqual([false, false, false, false, false, false]);
});
