import {
  createCatalogClient,
  type CatalogClient,
  type CatalogClientOptions,
} from './catalog-client.server.ts';

/** Which catalog and which store the pages are made of. */
export interface CatalogWatch {
  readonly catalog: CatalogClient;
  /** What is known without asking, if that was learnt just now. */
  readonly known: () => string | undefined;
  /** Changes with every change of the catalog or of what the store says about itself. */
  readonly version: () => Promise<string>;
  /** How many follow, or how many from there. */
  readonly followers: (from?: string) => number;
  /** Tells of every change until it is ended. However many follow, the platform is asked a few times a second; while nobody does, never. */
  readonly follow: (onChange: (version: string) => void, from?: string) => () => void;
}

/** So long an answer holds without a doubt; then it is asked for anew, and serves for so long until the answer is there: pages are never older than that. */
const freshMs = 100;
const usableMs = 300;
const followMs = 400;

export function createCatalogWatch(options: CatalogClientOptions): CatalogWatch {
  let catalogVersion = '0';
  let store = '';
  let learntAt = -Infinity;
  let asking: Promise<string> | undefined;
  const followers = new Map<(version: string) => void, string>();
  const places = new Map<string, number>();
  const countAt = (from: string, more: 1 | -1): void => {
    const now = (places.get(from) ?? 0) + more;
    if (now > 0) places.set(from, now);
    else places.delete(from);
  };
  let timer: NodeJS.Timeout | undefined;
  let told = '';

  const catalog = createCatalogClient(options, {
    // Every answer about the catalog says which version it is of.
    response: (response) => {
      catalogVersion = response.headers.get('x-wix-consistent') ?? catalogVersion;
    },
  });
  const current = (): string => `${catalogVersion}.${store}`;

  async function ask(): Promise<string> {
    const [about] = await Promise.all([
      catalog.store.getStore(),
      catalog.collections.queryCollections().limit(1).find(),
    ]);
    store = shortHash(JSON.stringify(about));
    learntAt = performance.now();
    return current();
  }
  const version = (): Promise<string> =>
    (asking ??= ask().finally(() => {
      asking = undefined;
    }));

  const look = async (): Promise<void> => {
    // A platform that is away for a moment has changed nothing.
    const now = await version().catch(() => told);
    if (now === told) return;
    told = now;
    for (const tell of followers.keys()) tell(now);
  };

  return {
    catalog,
    known() {
      const age = performance.now() - learntAt;
      if (age >= usableMs) return undefined;
      // Asked beside those who are answered meanwhile: otherwise everybody would wait, ten times a second.
      if (age >= freshMs) version().catch(() => undefined);
      return current();
    },
    version: async () => (performance.now() - learntAt < freshMs ? current() : version()),
    followers: (from) => (from === undefined ? followers.size : (places.get(from) ?? 0)),
    follow(onChange, from = '') {
      followers.set(onChange, from);
      countAt(from, 1);
      if (timer === undefined) told = learntAt === -Infinity ? '' : current();
      timer ??= setInterval(() => void look(), followMs).unref();
      return () => {
        if (followers.delete(onChange)) countAt(from, -1);
        if (followers.size > 0) return;
        clearInterval(timer);
        timer = undefined;
      };
    },
  };
}

/** Enough to see that a text is another one. */
function shortHash(text: string): string {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1)
    hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return (hash >>> 0).toString(36);
}
