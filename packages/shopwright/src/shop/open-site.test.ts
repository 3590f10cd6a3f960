import { expect, it } from 'vitest';
import { clientNetwork } from './open-site.ts';

it.each([
  ['2001:db8:1:2:aaaa::1', '2001:db8:1:2:bbbb:1:2:3'],
  ['2001:db8::1', '2001:db8:0:0:5::9'],
  ['2001:db8:1::1', '2001:db8:1:0:ffff:ffff:ffff:ffff'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
])('%s and %s are in one network, however they are written', (one, other) => {
  expect(clientNetwork(one)).toBe(clientNetwork(other));
});

it('/64 networks with the same suffix are distinct', () => {
  expect(clientNetwork('2001:db8:0:1::9')).not.toBe(clientNetwork('2001:db8::9'));
});

it('this machine is in no visitor network', () => {
  expect(['127.0.0.1', '::1', '::ffff:127.0.0.1'].map(clientNetwork)).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});
