import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isPublicAddress } from './public-address.ts';

/**
 * Networks that the server must never be sent to: their first and last address, and the neighbors
 * on both sides.
 */
test.each([
  ['this network', '0.0.0.0', '0.255.255.255', [null, '1.0.0.0']],
  ['private, 10/8', '10.0.0.0', '10.255.255.255', ['9.255.255.255', '11.0.0.0']],
  ['carrier NAT', '100.64.0.0', '100.127.255.255', ['100.63.255.255', '100.128.0.0']],
  ['loopback', '127.0.0.0', '127.255.255.255', ['126.255.255.255', '128.0.0.0']],
  ['link-local', '169.254.0.0', '169.254.255.255', ['169.253.255.255', '169.255.0.0']],
  ['private, 172.16/12', '172.16.0.0', '172.31.255.255', ['172.15.255.255', '172.32.0.0']],
  ['protocol assignments', '192.0.0.0', '192.0.0.255', ['191.255.255.255', '192.0.1.0']],
  ['documentation 1', '192.0.2.0', '192.0.2.255', ['192.0.1.255', '192.0.3.0']],
  ['6to4 relays', '192.88.99.0', '192.88.99.255', ['192.88.98.255', '192.88.100.0']],
  ['private, 192.168/16', '192.168.0.0', '192.168.255.255', ['192.167.255.255', '192.169.0.0']],
  ['benchmarks', '198.18.0.0', '198.19.255.255', ['198.17.255.255', '198.20.0.0']],
  ['documentation 2', '198.51.100.0', '198.51.100.255', ['198.51.99.255', '198.51.101.0']],
  ['documentation 3', '203.0.113.0', '203.0.113.255', ['203.0.112.255', '203.0.114.0']],
  ['multicast and reserved', '224.0.0.0', '255.255.255.255', ['223.255.255.255', null]],
  ['below the global unicast', '::', '1fff:ffff::', [null, '2000::']],
  ['above the global unicast', '4000::', '7fff:ffff::', ['3ffe::', null]],
  ['the upper half', '8000::', 'ffff:ffff::', ['3ffe::', null]],
  ['Teredo and protocols', '2001::', '2001:1ff:ffff::', ['2000:ffff::', '2001:200::']],
  ['documentation', '2001:db8::', '2001:db8:ffff::', ['2001:db7::', '2001:db9::']],
  ['6to4', '2002::', '2002:ffff::', ['2001:ffff::', '2003::']],
  ['documentation 4', '3fff::', '3fff:fff::', ['3ffe:ffff::', '3fff:1000::']],
])('%s is not public; its neighbors are', (_name, first, last, neighbors) => {
  expect([first, last].map(isPublicAddress)).toEqual([false, false]);
  for (const address of neighbors)
    if (address !== null) expect(isPublicAddress(address)).toBe(true);
});

test('loopback and local addresses of IPv6 are not public, however IPv4 is written into them', () => {
  for (const address of [
    '::1',
    'fe80::1',
    'fc00::1',
    'fd00::1',
    'ff02::1',
    '::ffff:127.0.0.1',
    '::ffff:8.8.8.8',
    '::ffff:7f00:1',
    '64:ff9b::7f00:1',
    '::127.0.0.1',
  ])
    expect(isPublicAddress(address), address).toBe(false);
});

test('a malformed address is not public', () => {
  for (const text of ['', 'localhost', 'example.com', '8.8.8', '0x08080808', '8.8.8.8:80', '[::1]'])
    expect(isPublicAddress(text), text).toBe(false);
  fc.assert(
    fc.property(fc.string(), (text) => {
      fc.pre(!/^[\d.]+$|:/.test(text));
      expect(isPublicAddress(text)).toBe(false);
    }),
  );
});
