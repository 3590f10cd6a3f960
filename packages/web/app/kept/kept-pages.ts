import type { Spliced } from './spliced.ts';

export interface KeptPage {
  readonly version: string;
  readonly madeAt: number;
  /** All but its policy, which has the nonce in it. */
  readonly headers: Readonly<Record<string, string>>;
  readonly isPage: boolean;
  readonly page: Spliced;
}

/** Pages that were made for one visitor and serve all others, until the catalog changes or a minute is over. */
interface KeptPages {
  readonly find: (key: string, version: string) => KeptPage | undefined;
  /** Whether a page is worth keeping: what is doubtful is, when it is asked for the second time. */
  readonly isWanted: (key: string, isDoubtful: boolean) => boolean;
  readonly keep: (key: string, kept: KeptPage) => void;
  readonly bytes: () => number;
}

const maxBytes = 64 * 1024 * 1024;
/** Rates of currencies and the like change without the catalog: nothing is older than this. */
const maxAgeMs = 60_000;
const maxAsked = 5000;

export function createKeptPages({ most = maxBytes, clock = () => performance.now() }: { readonly most?: number; readonly clock?: () => number } = {}): KeptPages {
  // In the order they were last asked for.
  const pages = new Map<string, KeptPage>();
  const asked = new Set<string>();
  let bytes = 0;

  const drop = (key: string): void => {
    bytes -= pages.get(key)?.page.bytes ?? 0;
    pages.delete(key);
  };
  return {
    bytes: () => bytes,
    find(key, version) {
      const kept = pages.get(key);
      if (kept === undefined) return undefined;
      if (kept.version !== version || clock() - kept.madeAt > maxAgeMs) {
        drop(key);
        return undefined;
      }
      pages.delete(key);
      pages.set(key, kept);
      return kept;
    },
    isWanted(key, isDoubtful) {
      if (!isDoubtful || asked.has(key)) return true;
      if (asked.size >= maxAsked) asked.clear();
      asked.add(key);
      return false;
    },
    keep(key, kept) {
      drop(key);
      if (kept.page.bytes > most / 8) return;
      pages.set(key, kept);
      bytes += kept.page.bytes;
      for (const oldest of pages.keys()) {
        if (bytes <= most) break;
        drop(oldest);
      }
    },
  };
}
