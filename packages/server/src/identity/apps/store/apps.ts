import sql from 'sql-template-tag';
import type { RedirectSources } from '../../../kernel/safe-redirect.ts';
import { first, type Reader } from '../../../db/index.ts';

export interface OAuthApp {
  readonly siteId: string;
  readonly clientId: string;
  readonly name: string;
  readonly kind: 'storefront' | 'app';
  readonly secretHash: Buffer | null;
  readonly redirects: readonly string[];
  readonly origins: readonly string[];
  readonly permissions: readonly string[];
  /** Null when the app does not expire. */
  readonly expiresAt: Date | null;
}

export interface ListedApp extends OAuthApp {
  readonly createdAt: Date;
}

const appColumns = sql`site_id as "siteId", client_id as "clientId", name, kind, secret_hash as "secretHash", redirects, origins, permissions, ends_at as "expiresAt"`;

/** Deleted and expired apps are not found. */
export async function findApp(
  db: Reader,
  clientId: string,
  now: Date,
): Promise<OAuthApp | undefined> {
  return first(
    await db.query<OAuthApp>(
      sql`select ${appColumns} from oauth_app where client_id = ${clientId} and revoked_at is null and (ends_at is null or ends_at > ${now})`,
    ),
  );
}

/** Includes expired apps, so that they can be deleted. */
export async function listApps(db: Reader, siteId: string): Promise<ListedApp[]> {
  return db.query<ListedApp>(
    sql`select ${appColumns}, created_at as "createdAt" from oauth_app where site_id = ${siteId} and revoked_at is null order by created_at, client_id`,
  );
}

/** Apps whose URLs are allowed; expired apps are excluded. */
export const listLiveApps = async (db: Reader, siteId: string, now: Date): Promise<ListedApp[]> =>
  (await listApps(db, siteId)).filter(({ expiresAt }) => expiresAt === null || expiresAt > now);

/** The allowed URLs of all apps of a store. */
export async function listRedirectSources(
  db: Reader,
  siteId: string,
  now: Date,
): Promise<RedirectSources> {
  const apps = await listLiveApps(db, siteId, now);
  return {
    redirects: apps.flatMap(({ redirects }) => redirects),
    origins: apps.flatMap(({ origins }) => origins),
  };
}

/** The app of the first store; a server usually has only one. */
export async function findOwnApp(
  db: Reader,
  name: string,
): Promise<Pick<OAuthApp, 'clientId' | 'siteId'> | undefined> {
  return first(
    await db.query<Pick<OAuthApp, 'clientId' | 'siteId'>>(
      sql`select client_id as "clientId", site_id as "siteId" from oauth_app where name = ${name} and kind = 'storefront' and revoked_at is null and ends_at is null order by created_at, client_id limit 1`,
    ),
  );
}

/** False when the client id is taken. */
export async function insertApp(db: Reader, app: OAuthApp): Promise<boolean> {
  const inserted =
    await db.query(sql`insert into oauth_app (site_id, client_id, name, kind, secret_hash, redirects, origins, permissions, ends_at)
    values (${app.siteId}, ${app.clientId}, ${app.name}, ${app.kind}, ${app.secretHash}, ${app.redirects}, ${app.origins}, ${app.permissions}, ${app.expiresAt})
    on conflict do nothing returning 1`);
  return inserted.length > 0;
}

export interface AppChange {
  readonly name?: string | undefined;
  readonly redirects?: readonly string[] | undefined;
  readonly origins?: readonly string[] | undefined;
  readonly permissions?: readonly string[] | undefined;
}

/** Locked, for a change that depends on the current values. */
export async function lockApp(
  tx: Reader,
  siteId: string,
  clientId: string,
): Promise<ListedApp | undefined> {
  return first(
    await tx.query<ListedApp>(sql`select ${appColumns}, created_at as "createdAt" from oauth_app
    where site_id = ${siteId} and client_id = ${clientId} and revoked_at is null for update`),
  );
}

export async function updateApp(
  db: Reader,
  siteId: string,
  clientId: string,
  { name, redirects, origins, permissions }: AppChange,
): Promise<ListedApp | undefined> {
  return first(
    await db.query<ListedApp>(sql`update oauth_app set name = coalesce(${name ?? null}, name), redirects = coalesce(${redirects ?? null}::text[], redirects),
      origins = coalesce(${origins ?? null}::text[], origins), permissions = coalesce(${permissions ?? null}::text[], permissions)
    where site_id = ${siteId} and client_id = ${clientId} and revoked_at is null returning ${appColumns}, created_at as "createdAt"`),
  );
}

/** Every process rejects its tokens after its next revalidation. */
export async function revokeApp(
  db: Reader,
  siteId: string,
  clientId: string,
  now: Date,
): Promise<boolean> {
  return (
    (
      await db.query(
        sql`update oauth_app set revoked_at = ${now} where site_id = ${siteId} and client_id = ${clientId} and revoked_at is null returning 1`,
      )
    ).length > 0
  );
}
