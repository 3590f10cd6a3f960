import { BlockList, isIP } from 'node:net';

/** Addresses outside the public internet: loopback, private and reserved ranges. */
// Two lists, because Node matches IPv4 addresses against IPv6 rules too, as mapped addresses.
const closed4 = new BlockList();
const closed6 = new BlockList();
const v4: readonly (readonly [string, number])[] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
];
const v6: readonly (readonly [string, number])[] = [
  // Everything outside 2000::/3, and the tunnel and documentation ranges inside it.
  ['::', 3],
  ['4000::', 2],
  ['8000::', 1],
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
];
for (const [address, prefix] of v4) closed4.addSubnet(address, prefix, 'ipv4');
for (const [address, prefix] of v6) closed6.addSubnet(address, prefix, 'ipv6');

export function isPublicAddress(address: string): boolean {
  const family = isIP(address);
  if (family === 4) return !closed4.check(address, 'ipv4');
  return family === 6 && !closed6.check(address, 'ipv6');
}
