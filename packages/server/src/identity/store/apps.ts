import sql from 'sql-template-tag';
import { first, type Reader } from './reader.ts';

export interface OAuthApp {
  readonly siteId: string;
  readonly clientId: string;
  readonly name: string;
  readonly kind: 'storefront' | 'app';
  readonly secretHash: Buffer | null;
  readonly redirects: readonly string[];
  readonly origins: readonly string[];
  readonly permissions: readonly string[];
}

const appColumns = sql`site_id as "siteId", client_id as "clientId", name, kind, secret_hash as "secretHash", redirects, origins, permissions`;

export async function findApp(db: Reader, clientId: string): Promise<OAuthApp | undefined> {
  return first(await db.query<OAuthApp>(sql`select ${appColumns} from oauth_app where client_id = ${clientId} and revoked_at is null`));
}

export async function listApps(db: Reader, siteId: string): Promise<OAuthApp[]> {
  return db.query<OAuthApp>(sql`select ${appColumns} from oauth_app where site_id = ${siteId} and revoked_at is null order by created_at, client_id`);
}

export async function insertApp(db: Reader, app: OAuthApp): Promise<void> {
  await db.query(sql`insert into oauth_app (site_id, client_id, name, kind, secret_hash, redirects, origins, permissions)
    values (${app.siteId}, ${app.clientId}, ${app.name}, ${app.kind}, ${app.secretHash}, ${app.redirects}, ${app.origins}, ${app.permissions})`);
}
