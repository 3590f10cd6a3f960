import sql from 'sql-template-tag';
import { first, type Reader } from '../../../db/index.ts';

export interface ConnectionRow {
  readonly siteId: string;
  readonly connectionId: string;
  readonly tenantType: 'SITE' | 'ACCOUNT';
  readonly tenantId: string;
  readonly name: string;
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
  readonly scope: string;
  readonly createdAt: Date;
}

const columns = sql`site_id as "siteId", connection_id as "connectionId", tenant_type as "tenantType", tenant_id as "tenantId", name, issuer, client_id as "clientId",
  client_secret as "clientSecret", scope, created_at as "createdAt"`;

export async function listConnectionRows(db: Reader, siteId: string): Promise<ConnectionRow[]> {
  return db.query<ConnectionRow>(
    sql`select ${columns} from idp_connection where site_id = ${siteId} order by created_at, connection_id`,
  );
}

/** Returns the connections of a site or an account. */
export async function listTenantConnections(
  db: Reader,
  tenantId: string,
): Promise<ConnectionRow[]> {
  return db.query<ConnectionRow>(
    sql`select ${columns} from idp_connection where tenant_id = ${tenantId} order by created_at, connection_id`,
  );
}

/** Pages name only the connection, so its site is looked up. */
export async function findConnection(
  db: Reader,
  connectionId: string,
): Promise<ConnectionRow | undefined> {
  return first(
    await db.query<ConnectionRow>(
      sql`select ${columns} from idp_connection where connection_id = ${connectionId}`,
    ),
  );
}

export async function insertConnection(db: Reader, row: ConnectionRow): Promise<void> {
  await db.query(sql`insert into idp_connection (site_id, connection_id, tenant_type, tenant_id, name, issuer, client_id, client_secret, scope, created_at)
    values (${row.siteId}, ${row.connectionId}, ${row.tenantType}, ${row.tenantId}, ${row.name}, ${row.issuer}, ${row.clientId}, ${row.clientSecret}, ${row.scope}, ${row.createdAt})`);
}

export async function deleteConnectionRow(
  db: Reader,
  siteId: string,
  connectionId: string,
): Promise<boolean> {
  return (
    (
      await db.query(
        sql`delete from idp_connection where site_id = ${siteId} and connection_id = ${connectionId} returning 1`,
      )
    ).length > 0
  );
}

export async function findLinked(
  db: Reader,
  siteId: string,
  connectionId: string,
  subject: string,
): Promise<string | undefined> {
  return first(
    await db.query<{ memberId: string }>(
      sql`select member_id as "memberId" from idp_identity where site_id = ${siteId} and connection_id = ${connectionId} and subject = ${subject}`,
    ),
  )?.memberId;
}

/** The single sign-on connections of a member, oldest first. */
export async function listLinks(
  db: Reader,
  siteId: string,
  memberId: string,
): Promise<{ connectionId: string; subject: string }[]> {
  return db.query(
    sql`select connection_id as "connectionId", subject from idp_identity where site_id = ${siteId} and member_id = ${memberId} order by created_at, connection_id, subject`,
  );
}

export async function insertLink(
  db: Reader,
  siteId: string,
  connectionId: string,
  subject: string,
  memberId: string,
): Promise<void> {
  await db.query(
    sql`insert into idp_identity (site_id, connection_id, subject, member_id) values (${siteId}, ${connectionId}, ${subject}, ${memberId}) on conflict do nothing`,
  );
}

/** Connections whose secret was not sealed with the key of this mark. */
