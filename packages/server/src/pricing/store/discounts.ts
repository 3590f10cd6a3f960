import sql from 'sql-template-tag';
import type { Db, Reader, Tx } from '../../db/index.ts';
import type { QueryRules, QuerySql } from '../../query/index.ts';
import type { StoredDiscount } from '../rules/discounts/definition.ts';

export type CountedDiscount = StoredDiscount & { readonly used: number };

const columns = sql`discount_id as "discountId", revision, kind, code, name, active, starts_at as "startsAt", ends_at as "endsAt", usage_limit as "usageLimit",
  limit_per_customer as "limitPerCustomer", stackable, priority, definition, created_at as "createdAt", updated_at as "updatedAt"`;
const used = sql`(select count(*) from discount_redemption r where r.site_id = discount.site_id and r.discount_id = discount.discount_id) as used`;

/** Discounts that are valid now or later. */
export async function findRules(db: Reader, siteId: string): Promise<StoredDiscount[]> {
  return db.query(
    sql`select ${columns} from discount where site_id = ${siteId} and kind = 'RULE' and active order by discount_id`,
  );
}

/** Case-insensitive, because buyers type the codes. */
export async function findCoupons(
  db: Reader,
  siteId: string,
  codes: readonly string[],
): Promise<StoredDiscount[]> {
  return db.query(
    sql`select ${columns} from discount where site_id = ${siteId} and upper(code) = any(${codes.map((code) => code.toUpperCase())}::text[])`,
  );
}

export async function findDiscount(
  db: Reader,
  siteId: string,
  discountId: string,
): Promise<CountedDiscount | undefined> {
  const [found] = await db.query<CountedDiscount>(
    sql`select ${columns}, ${used} from discount where site_id = ${siteId} and discount_id = ${discountId}`,
  );
  return found;
}

/** Locked until the transaction ends. */
export async function lockDiscount(
  tx: Pick<Tx, 'query'>,
  siteId: string,
  discountId: string,
): Promise<CountedDiscount | undefined> {
  await tx.query(
    sql`select from discount where site_id = ${siteId} and discount_id = ${discountId} for no key update`,
  );
  return findDiscount(tx, siteId, discountId);
}

/** False when another coupon has the code. */
export async function insertDiscount(
  tx: Pick<Tx, 'query'>,
  siteId: string,
  d: StoredDiscount,
): Promise<boolean> {
  const rows = await tx.query(sql`
    insert into discount (site_id, discount_id, revision, kind, code, name, active, starts_at, ends_at, usage_limit, limit_per_customer, stackable, priority, definition, created_at, updated_at)
    values (${siteId}, ${d.discountId}, ${d.revision}, ${d.kind}, ${d.code}, ${d.name}, ${d.active}, ${d.startsAt}, ${d.endsAt}, ${d.usageLimit}, ${d.limitPerCustomer}, ${d.stackable},
      ${d.priority}, ${JSON.stringify(d.definition)}, ${d.createdAt}, ${d.updatedAt})
    on conflict do nothing returning discount_id`);
  return rows.length > 0;
}

export async function isCodeTaken(
  tx: Pick<Tx, 'query'>,
  siteId: string,
  code: string,
  by: string,
): Promise<boolean> {
  return (
    (
      await tx.query(
        sql`select 1 from discount where site_id = ${siteId} and upper(code) = upper(${code}) and discount_id <> ${by}`,
      )
    ).length > 0
  );
}

export async function saveDiscount(
  tx: Pick<Tx, 'query'>,
  siteId: string,
  d: StoredDiscount,
): Promise<void> {
  await tx.query(sql`update discount set revision = ${d.revision}, code = ${d.code}, name = ${d.name}, active = ${d.active}, starts_at = ${d.startsAt}, ends_at = ${d.endsAt},
    usage_limit = ${d.usageLimit}, limit_per_customer = ${d.limitPerCustomer}, stackable = ${d.stackable}, priority = ${d.priority}, definition = ${JSON.stringify(d.definition)},
    updated_at = ${d.updatedAt} where site_id = ${siteId} and discount_id = ${d.discountId}`);
}

export async function deleteDiscount(
  tx: Pick<Tx, 'query'>,
  siteId: string,
  discountId: string,
): Promise<boolean> {
  return (
    (
      await tx.query(
        sql`delete from discount where site_id = ${siteId} and discount_id = ${discountId} returning discount_id`,
      )
    ).length > 0
  );
}

export const discountQuery: QueryRules = {
  fields: {
    id: { kind: 'id', column: sql`discount_id`, nullable: false, filterable: true },
    kind: { kind: 'text', column: sql`kind collate "C"`, nullable: false, filterable: true },
    code: { kind: 'text', column: sql`code`, filterable: true },
    name: { kind: 'text', column: sql`name`, nullable: false, filterable: true, sortable: true },
    active: { kind: 'boolean', column: sql`active`, nullable: false, filterable: true },
    createdDate: { kind: 'moment', column: sql`created_at`, nullable: false, sortable: true },
  },
  tieBreaker: { kind: 'id', column: sql`discount_id`, nullable: false },
  defaultSort: [
    {
      name: 'createdDate',
      field: { kind: 'moment', column: sql`created_at`, nullable: false },
      order: 'desc',
    },
  ],
};

export async function listDiscounts(
  db: Pick<Db, 'read'>,
  siteId: string,
  query: QuerySql,
): Promise<{
  rows: (CountedDiscount & { position: readonly (string | null)[] })[];
  total: number;
}> {
  const [rows, [count]] = await Promise.all([
    db.read<CountedDiscount & { position: readonly (string | null)[] }>(
      sql`select ${columns}, ${used}, ${query.position} as position from discount where site_id = ${siteId} and ${query.within} order by ${query.orderBy} ${query.limit}`,
    ),
    db.read<{ total: number }>(
      sql`select count(*)::int as total from discount where site_id = ${siteId} and ${query.where}`,
    ),
  ]);
  return { rows, total: count?.total ?? 0 };
}

export const discountChannel = 'discount_changed';

export async function notifyDiscountsChanged(tx: Pick<Tx, 'query'>, siteId: string): Promise<void> {
  await tx.query(sql`select pg_notify(${discountChannel}, ${siteId})`);
}
