import type { Db, Tx } from '../db/index.ts';
import { newId, newSecret } from '../kernel/ids.ts';
import { hashSecret } from './secrets.ts';
import { insertApp, type OAuthApp } from './store.ts';

export interface NewApp {
  readonly siteId: string;
  readonly name: string;
  /** A storefront keeps no secret; an app of the owner's own gets one. */
  readonly kind: OAuthApp['kind'];
  readonly redirects: readonly string[];
  readonly origins: readonly string[];
  readonly permissions?: readonly string[];
}

/** Registers a program that may ask for tokens. The secret of an app is told once, here. */
export async function createApp(db: Db | Tx, app: NewApp): Promise<{ clientId: string; clientSecret?: string }> {
  const clientId = newId();
  const clientSecret = app.kind === 'app' ? newSecret() : undefined;
  await insertApp(db, {
    ...app, clientId, permissions: app.permissions ?? [], secretHash: clientSecret === undefined ? null : hashSecret(clientSecret),
  });
  return { clientId, ...(clientSecret === undefined ? {} : { clientSecret }) };
}
