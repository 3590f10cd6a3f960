import { isIPv6 } from 'node:net';

/**
 * How much one address may ask for. Generous: a storefront that renders on a server asks for all its visitors from one
 * address. It keeps one careless or hostile program from taking the shop from everybody else.
 */
export interface Limits {
  /** Seconds to wait, or 0 for go ahead. */
  readonly waitFor: (address: string) => number;
}

export interface LimitOptions {
  readonly calls: number;
  readonly seconds: number;
  /** Seconds since any fixed moment. */
  readonly now: () => number;
  /** Who is never limited: our own pages, and this machine in development. */
  readonly exempt: (address: string) => boolean;
}

/** Addresses remembered at once; the oldest leave first. */
const maxAddresses = 100_000;

export function createLimits({ calls, seconds, now, exempt }: LimitOptions): Limits {
  const used = new Map<string, { since: number; calls: number }>();
  return {
    waitFor(address) {
      if (exempt(address)) return 0;
      const key = networkOf(address);
      const time = now();
      const window = used.get(key);
      if (!window || time - window.since >= seconds) {
        used.delete(key);
        if (used.size >= maxAddresses) used.delete(used.keys().next().value ?? '');
        used.set(key, { since: time, calls: 1 });
        return 0;
      }
      window.calls += 1;
      return window.calls <= calls ? 0 : Math.max(1, Math.ceil(window.since + seconds - time));
    },
  };
}

/** One customer of a provider holds a whole IPv6 /64; an IPv4 address stands for itself, however it is written. */
export function networkOf(address: string): string {
  const plain = address.startsWith('::ffff:') ? address.slice(7) : address;
  if (!isIPv6(plain)) return plain;
  const [head = '', tail = ''] = plain.split('%', 1)[0]?.toLowerCase().split('::') ?? [];
  const before = head === '' ? [] : head.split(':');
  const after = tail === '' ? [] : tail.split(':');
  const groups = plain.includes('::')
    ? [
        ...before,
        ...Array<string>(Math.max(0, 8 - before.length - after.length)).fill('0'),
        ...after,
      ]
    : before;
  return `${groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`;
}

/** The address under which pages in this process make their calls: all their visitors', and so nobody's. */
export const ownPages = 'own-pages';

export const isThisMachine = (address: string): boolean =>
  address === '::1' || address.startsWith('127.') || address.startsWith('::ffff:127.');
