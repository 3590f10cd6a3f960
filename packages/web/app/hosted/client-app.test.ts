import { expect, test } from 'vitest';
import { unregisteredParent } from './client-app.server.ts';

const framed = (referer?: string, dest = 'iframe') =>
  new Request('http://shop.test/hosted/authorize', {
    headers: { 'sec-fetch-dest': dest, ...(referer === undefined ? {} : { referer }) },
  });
const session = {
  targetOrigins: ['https://front.example'],
  unregisteredOrigin: 'https://other.example',
};

test('finds the parent page of a hidden frame by its Referer, otherwise by the page that created the session', () => {
  expect(unregisteredParent(framed('https://evil.example/a?b'), session)).toBe(
    'https://evil.example',
  );
  expect(unregisteredParent(framed(), session)).toBe('https://other.example');
});

test('continues for a registered page, a top-level page and a frame of an unknown page', () => {
  expect(unregisteredParent(framed('https://front.example/'), session)).toBeUndefined();
  expect(unregisteredParent(framed('https://evil.example/', 'document'), session)).toBeUndefined();
  expect(
    unregisteredParent(framed(), { targetOrigins: ['https://front.example'] }),
  ).toBeUndefined();
});

test('never adds a host to the policy that could inject a directive', () => {
  for (const host of ['a;b.example', "a'b.example", 'a*b.example', 'a,b.example'])
    expect(unregisteredParent(framed(`https://${host}/`), session)).toBeUndefined();
});
