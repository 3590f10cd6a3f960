import { LRUCache } from 'lru-cache';

/** A bounded in-process cache. When it is full, the least recently used entry is evicted. */
export interface Cache<Value> {
  get(key: string): Value | undefined;
  set(key: string, value: Value): void;
  /**
   * The cached value, or the one that `load` returns. Concurrent calls for one key share one load.
   * A failed load is not cached; neither is `undefined`, nor a value whose key was set, deleted or
   * cleared while it was loaded.
   */
  load<Loaded extends Value | undefined>(
    key: string,
    load: () => Promise<Loaded>,
  ): Promise<Value | Loaded>;
  delete(key: string): void;
  clear(): void;
}

/** How much a cache may hold: a number of entries, or a total size in the unit of `sizeOf`. */
export type CacheLimit<Value> =
  | { readonly maxEntries: number }
  | {
      readonly maxSize: number;
      /** A larger entry is not cached. */
      readonly maxEntrySize?: number;
      readonly sizeOf: (value: Value, key: string) => number;
    };

export interface CacheOptions<Value> {
  /** Called for every entry that is read; an entry that is no longer fresh counts as missing. */
  readonly isFresh?: (value: Value) => boolean;
}

export function createCache<Value extends object | string | number>(
  limit: CacheLimit<Value> & CacheOptions<Value>,
): Cache<Value> {
  const entries = new LRUCache<string, Value>(
    'maxEntries' in limit
      ? { max: limit.maxEntries }
      : {
          maxSize: limit.maxSize,
          maxEntrySize: limit.maxEntrySize ?? limit.maxSize,
          sizeCalculation: limit.sizeOf,
        },
  );
  const loads = new Map<string, Promise<Value | undefined>>();
  const { isFresh = () => true } = limit;

  const getFresh = (key: string): Value | undefined => {
    const value = entries.get(key);
    if (value === undefined || isFresh(value)) return value;
    entries.delete(key);
    return undefined;
  };

  const startLoad = async <Loaded extends Value | undefined>(
    key: string,
    load: () => Promise<Loaded>,
  ): Promise<Loaded> => {
    const loading = load();
    loads.set(key, loading);
    try {
      const value = await loading;
      if (value !== undefined && loads.get(key) === loading) entries.set(key, value);
      return value;
    } finally {
      if (loads.get(key) === loading) loads.delete(key);
    }
  };

  return {
    get: getFresh,
    set: (key, value) => {
      loads.delete(key);
      entries.set(key, value);
    },
    async load<Loaded extends Value | undefined>(key: string, load: () => Promise<Loaded>) {
      const cached = getFresh(key);
      if (cached !== undefined) return cached;
      const loading = loads.get(key) as Promise<Loaded> | undefined;
      return loading ?? startLoad(key, load);
    },
    delete: (key) => {
      loads.delete(key);
      entries.delete(key);
    },
    clear: () => {
      loads.clear();
      entries.clear();
    },
  };
}
