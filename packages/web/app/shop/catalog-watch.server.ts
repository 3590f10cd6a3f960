import {
  createCatalogClient,
  type CatalogClient,
  type CatalogClientOptions,
} from './catalog-client.server.ts';

/** Tracks the version of the catalog and the store. */
export interface CatalogWatch {
  readonly catalog: CatalogClient;
  /** The current version without a call, if it was fetched recently. */
  readonly currentVersion: () => string | undefined;
  /** Changes whenever the catalog or the store's profile changes. */
  readonly version: () => Promise<string>;
  /** The number of followers, in total or from one network. */
  readonly followers: (from?: string) => number;
  /**
   * Notifies of every change until unsubscribed. One poll serves all followers; without followers,
   * there is none.
   */
  readonly follow: (onChange: (version: string) => void, from?: string) => () => void;
}

/**
 * A version is used without a refresh for FRESH_MS, then refreshed in the background and used up to
 * USABLE_MS. Pages are never older than that.
 */
const FRESH_MS = 100;
const USABLE_MS = 300;
const POLL_MS = 400;

export function createCatalogWatch(options: CatalogClientOptions): CatalogWatch {
  let catalogVersion = '0';
  let store = '';
  let fetchedAt = -Infinity;
  let pendingVersion: Promise<string> | undefined;
  const followers = new Map<(version: string) => void, string>();
  const followersByNetwork = new Map<string, number>();
  const countAt = (from: string, more: 1 | -1): void => {
    const now = (followersByNetwork.get(from) ?? 0) + more;
    if (now > 0) followersByNetwork.set(from, now);
    else followersByNetwork.delete(from);
  };
  let timer: NodeJS.Timeout | undefined;
  let announcedVersion = '';

  const catalog = createCatalogClient(options, {
    // Every catalog response names its version.
    response: (response) => {
      catalogVersion = response.headers.get('x-wix-consistent') ?? catalogVersion;
    },
  });
  const current = (): string => `${catalogVersion}.${store}`;

  async function fetchVersion(): Promise<string> {
    const [about] = await Promise.all([
      catalog.store.getStore(),
      catalog.collections.queryCollections().limit(1).find(),
    ]);
    store = shortHash(JSON.stringify(about));
    fetchedAt = performance.now();
    return current();
  }
  const version = (): Promise<string> =>
    (pendingVersion ??= fetchVersion().finally(() => {
      pendingVersion = undefined;
    }));

  const checkForChange = async (): Promise<void> => {
    // A transient outage is not a change.
    const now = await version().catch(() => announcedVersion);
    if (now === announcedVersion) return;
    announcedVersion = now;
    for (const notify of followers.keys()) notify(now);
  };

  return {
    catalog,
    currentVersion() {
      const age = performance.now() - fetchedAt;
      if (age >= USABLE_MS) return undefined;
      // Refreshed in the background: otherwise every request would wait, ten times a second.
      if (age >= FRESH_MS) version().catch(() => undefined);
      return current();
    },
    version: async () => (performance.now() - fetchedAt < FRESH_MS ? current() : version()),
    followers: (from) =>
      from === undefined ? followers.size : (followersByNetwork.get(from) ?? 0),
    follow(onChange, from = '') {
      followers.set(onChange, from);
      countAt(from, 1);
      if (timer === undefined) announcedVersion = fetchedAt === -Infinity ? '' : current();
      timer ??= setInterval(() => void checkForChange(), POLL_MS).unref();
      return () => {
        if (followers.delete(onChange)) countAt(from, -1);
        if (followers.size > 0) return;
        clearInterval(timer);
        timer = undefined;
      };
    },
  };
}

/** FNV-1a: sufficient to detect a change. */
function shortHash(text: string): string {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1)
    hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return (hash >>> 0).toString(36);
}
