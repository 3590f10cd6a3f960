import type { Db, Tx } from '../../db/index.ts';
import { compact } from '../../kernel/compact.ts';
import type { Clock } from '../../kernel/clock.ts';
import { newId, newSecret } from '../../kernel/ids.ts';
import { lifetimes } from '../credentials/rules/lifetimes.ts';
import { hashSecret } from '../credentials/secrets.ts';
import { findApp, insertApp, type OAuthApp } from './store/apps.ts';

export interface NewApp {
  readonly siteId: string;
  readonly name: string;
  /** For a storefront with its client id in its code; without it a new one is made. */
  readonly clientId?: string | undefined;
  /** A storefront is a public client; an app is confidential and gets a secret. */
  readonly kind: OAuthApp['kind'];
  readonly redirects: readonly string[];
  readonly origins: readonly string[];
  readonly permissions?: readonly string[];
  /** Without it the app does not expire. */
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
 * Registers an app under the client id it asks for. Undefined when the id is taken, also by an app that was deleted:
 * the tokens of that app must not come back to life.
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

/** The app of the store's own pages, among those of its site in the order they were made. */
export const ownAppOf = <App extends Pick<OAuthApp, 'name' | 'kind'>>(
  apps: readonly App[],
): App | undefined => apps.find(({ name, kind }) => name === ownAppName && kind === 'storefront');

export type FindApp = (clientId: string) => Promise<OAuthApp | undefined>;

/** Every new visitor names its app: looked up once every few seconds, so that a removed one is known everywhere within five. */
export function createFindApp(db: Db, clock: Clock): FindApp {
  const known = new Map<string, { readonly until: number; readonly app: OAuthApp }>();
  return async (clientId) => {
    const now = clock().getTime();
    const found = known.get(clientId);
    if (found && found.until > now) return found.app;
    known.delete(clientId);
    const app = await findApp(db, clientId, new Date(now));
    // Missing apps are not cached: any caller could fill the cache with made-up IDs.
    if (app)
      known.set(clientId, {
        until: Math.min(now + lifetimes.recheck * 1000, app.expiresAt?.getTime() ?? Infinity),
        app,
      });
    return app;
  };
}
