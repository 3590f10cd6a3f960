/** Who counts as one: an IPv4 address, the /64 of an IPv6 one. Undefined for this machine: a proxy on it that nobody told us of stands for everybody. */
export function placeOf(address: string): string | undefined {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '');
  if (plain === '' || plain === '::1' || plain.startsWith('127.')) return undefined;
  return plain.includes(':') ? plain.split(':').slice(0, 4).join(':') : plain;
}
