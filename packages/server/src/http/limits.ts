import { isIPv6 } from 'node:net';

/**
 * Rate limits by client address. Generous: a storefront that renders on a server calls from one
 * address for all its visitors. They keep a single client from using up the server.
 */
export interface Limits {
  /** The seconds to wait; 0 to continue. */
  readonly waitFor: (address: string) => number;
}

export interface LimitOptions {
  readonly calls: number;
  readonly seconds: number;
  /** Seconds since any fixed time. */
  readonly now: () => number;
  /** Never limited: our own pages, and this machine in development. */
  readonly exempt: (address: string) => boolean;
}

/** The number of addresses counted at the same time; the oldest are evicted first. */
const MAX_COUNTED_ADDRESSES = 100_000;

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
        if (used.size >= MAX_COUNTED_ADDRESSES) used.delete(used.keys().next().value ?? '');
        used.set(key, { since: time, calls: 1 });
        return 0;
      }
      window.calls += 1;
      return window.calls <= calls ? 0 : Math.max(1, Math.ceil(window.since + seconds - time));
    },
  };
}

/** An IPv6 network is counted as a whole /64, an IPv4 address by itself, in any notation. */
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

/**
 * The address that pages in this process use for their calls: it stands for all their visitors, so
 * it is never throttled as one client.
 */
export const ownPages = 'own-pages';

export const isThisMachine = (address: string): boolean =>
  address === '::1' || address.startsWith('127.') || address.startsWith('::ffff:127.');
