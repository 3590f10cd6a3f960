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

test('the page around a hidden frame is found by its Referer, else by the page that made the session', () => {
  expect(unregisteredParent(framed('https://evil.example/a?b'), session)).toBe(
    'https://evil.example',
  );
  expect(unregisteredParent(framed(), session)).toBe('https://other.example');
});

test('a registered page, a whole document and a frame of an unnamed page go on', () => {
  expect(unregisteredParent(framed('https://front.example/'), session)).toBeUndefined();
  expect(unregisteredParent(framed('https://evil.example/', 'document'), session)).toBeUndefined();
  expect(
    unregisteredParent(framed(), { targetOrigins: ['https://front.example'] }),
  ).toBeUndefined();
});

test('a host that would add a directive to the policy is never named in it', () => {
  for (const host of ['a;b.example', "a'b.example", 'a*b.example', 'a,b.example'])
    expect(unregisteredParent(framed(`https://${host}/`), session)).toBeUndefined();
});
