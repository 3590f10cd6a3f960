import type { Db, Tx } from '../../db/index.ts';
import { compact } from '../../kernel/compact.ts';
import type { Clock } from '../../kernel/clock.ts';
import { newId, newSecret } from '../../kernel/ids.ts';
import { createCache } from '../../memory/index.ts';
import { LIFETIME_SECONDS } from '../credentials/rules/lifetimes.ts';
import { hashSecret } from '../credentials/secrets.ts';
import { findApp, insertApp, type OAuthApp } from './store/apps.ts';

export interface NewApp {
  readonly siteId: string;
  readonly name: string;
  /** For a storefront that has its client id in its code. By default, an id is generated. */
  readonly clientId?: string | undefined;
  /** A storefront is a public client; an app is confidential and gets a secret. */
  readonly kind: OAuthApp['kind'];
  readonly redirects: readonly string[];
  readonly origins: readonly string[];
  readonly permissions?: readonly string[];
  /** The app does not expire if it is missing. */
  readonly expiresAt?: Date | null;
}

export interface CreatedApp {
  readonly clientId: string;
  readonly clientSecret?: string;
}

/** Registers an OAuth client. The client secret is returned only here. */
export async function createApp(db: Db | Tx, app: Omit<NewApp, 'clientId'>): Promise<CreatedApp> {
  const made = await registerApp(db, app);
  if (!made) throw new Error('A new client id was taken already.');
  return made;
}

/**
 * Registers an app under the requested client id. Undefined when the id is taken, also by a deleted
 * app: its tokens must not become valid again.
 */
export async function registerApp(db: Db | Tx, app: NewApp): Promise<CreatedApp | undefined> {
  const clientId = app.clientId?.toLowerCase() ?? newId();
  const clientSecret = app.kind === 'app' ? newSecret() : undefined;
  const isNew = await insertApp(db, {
    ...app,
    clientId,
    permissions: app.permissions ?? [],
    expiresAt: app.expiresAt ?? null,
    secretHash: clientSecret === undefined ? null : hashSecret(clientSecret),
  });
  return isNew ? { clientId, ...compact({ clientSecret }) } : undefined;
}

export const ownAppName = 'Storefront';

/** The app of the hosted pages: the first app of the site. */
export const ownAppOf = <App extends Pick<OAuthApp, 'name' | 'kind'>>(
  apps: readonly App[],
): App | undefined => apps.find(({ name, kind }) => name === ownAppName && kind === 'storefront');

const MAX_CACHED_APPS = 10_000;

export type FindApp = (clientId: string) => Promise<OAuthApp | undefined>;

/**
 * Every new visitor names its app, so apps are cached for a few seconds. A removed app is refused
 * by every process within five. Missing apps are not cached.
 */
export function createFindApp(db: Db, clock: Clock): FindApp {
  const cache = createCache<{ readonly app: OAuthApp; readonly freshUntil: number }>({
    maxEntries: MAX_CACHED_APPS,
    isFresh: ({ freshUntil }) => freshUntil > clock().getTime(),
  });
  return async (clientId) => {
    const cached = await cache.load(clientId, async () => {
      const now = clock();
      const app = await findApp(db, clientId, now);
      return app && { app, freshUntil: freshUntil(app, now) };
    });
    return cached?.app;
  };
}

const freshUntil = ({ expiresAt }: OAuthApp, now: Date): number =>
  Math.min(
    now.getTime() + LIFETIME_SECONDS.revocationCheck * 1000,
    expiresAt?.getTime() ?? Infinity,
  );
