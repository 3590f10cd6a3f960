import { isIPv6 } from 'node:net';

/**
 * Rate limits by client address. Generous: a storefront that renders on a server calls from one
 * address for all its visitors. They keep a single client from using up the server.
 */
export interface Limits {
  /** The seconds to wait; 0 to continue. */
  readonly waitFor: (address: string) => number;
}

/** The calls of networks, and how many. */
export type LimitReport = readonly (readonly [network: string, calls: number])[];

/** Limits whose counts other processes can know. */
export interface ReportingLimits extends Limits {
  /** The calls of busy networks since the last report, most first. */
  readonly takeReport: () => LimitReport;
  /** Adds the calls that another process counted. */
  readonly addReport: (report: LimitReport) => void;
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
/** The share of the limit from which a network is busy: others are not worth a report. */
const REPORTED_SHARE = 0.01;

interface Window {
  since: number;
  calls: number;
  /** Counted by this process since its last report. */
  unreported: number;
}

export function createLimits({ calls, seconds, now, exempt }: LimitOptions): ReportingLimits {
  const used = new Map<string, Window>();
  const busy = new Set<string>();
  const reportFrom = Math.max(1, Math.ceil(calls * REPORTED_SHARE));

  const openWindow = (key: string, time: number): Window => {
    used.delete(key);
    if (used.size >= MAX_COUNTED_ADDRESSES) used.delete(used.keys().next().value ?? '');
    const window = { since: time, calls: 0, unreported: 0 };
    used.set(key, window);
    return window;
  };
  const windowOf = (key: string, time: number): Window => {
    const window = used.get(key);
    return window && time - window.since < seconds ? window : openWindow(key, time);
  };
  return {
    waitFor(address) {
      if (exempt(address)) return 0;
      const key = networkOf(address);
      const time = now();
      const window = windowOf(key, time);
      window.calls += 1;
      window.unreported += 1;
      if (window.unreported === reportFrom) busy.add(key);
      return window.calls <= calls ? 0 : Math.max(1, Math.ceil(window.since + seconds - time));
    },
    takeReport() {
      const report = [...busy].flatMap((key): LimitReport => {
        const window = used.get(key);
        if (!window || window.unreported < reportFrom) return [];
        const { unreported } = window;
        window.unreported = 0;
        return [[key, unreported]];
      });
      busy.clear();
      return report.sort(([, one], [, other]) => other - one);
    },
    addReport(report) {
      const time = now();
      for (const [key, more] of report) windowOf(key, time).calls += more;
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
