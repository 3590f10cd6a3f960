import sql, { type Sql } from 'sql-template-tag';
import type { DataSubject, Reader } from '../../db/index.ts';

const theirs = ({ memberId, emails }: DataSubject): Sql =>
  sql`(member_id = ${memberId ?? null}::uuid or lower(email) = any(${emails}::text[]))`;
const waiting = ({ contactId, emails }: DataSubject): Sql =>
  sql`(contact_id = ${contactId ?? null}::uuid or lower(email) = any(${emails}::text[]))`;

export const ordersOf = (
  db: Reader,
  siteId: string,
  subject: DataSubject,
): Promise<{ orderId: string; wire: unknown }[]> =>
  db.query(
    sql`select order_id as "orderId", wire from orders where site_id = ${siteId} and ${theirs(subject)} order by created_at, order_id`,
  );

export const requestsOf = (db: Reader, siteId: string, subject: DataSubject): Promise<unknown[]> =>
  db.query(
    sql`select request_id as id, catalog_item_id as "catalogItemId", email, status, created_at as "createdDate" from back_in_stock_request where site_id = ${siteId} and ${waiting(subject)} order by created_at, request_id`,
  );

export const deleteRequestsOf = (
  tx: Reader,
  siteId: string,
  subject: DataSubject,
): Promise<{ requestId: string }[]> =>
  tx.query(
    sql`delete from back_in_stock_request where site_id = ${siteId} and ${waiting(subject)} returning request_id as "requestId"`,
  );
