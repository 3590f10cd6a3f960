import type { ReadyAnswer } from '../../src/site-options.ts';

export interface KeptPage {
  readonly version: string;
  readonly madeAt: number;
  readonly etag: string;
  readonly plain: ReadyAnswer;
  readonly gzip: ReadyAnswer;
  /** For a browser that has it. */
  readonly unchanged: ReadyAnswer;
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

export function createKeptPages({
  most = maxBytes,
  clock = () => performance.now(),
}: { readonly most?: number; readonly clock?: () => number } = {}): KeptPages {
  // In the order they were last asked for.
  const pages = new Map<string, KeptPage>();
  const asked = new Set<string>();
  let bytes = 0;

  const drop = (key: string): void => {
    bytes -= bytesOf(pages.get(key));
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
      if (bytesOf(kept) > most / 8) return;
      pages.set(key, kept);
      bytes += bytesOf(kept);
      for (const oldest of pages.keys()) {
        if (bytes <= most) break;
        drop(oldest);
      }
    },
  };
}

const bytesOf = (kept: KeptPage | undefined): number =>
  (kept?.plain.body?.length ?? 0) + (kept?.gzip.body?.length ?? 0);
