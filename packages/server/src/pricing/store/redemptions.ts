import sql, { type Sql } from 'sql-template-tag';
import type { Reader, Tx } from '../../db/index.ts';
import type { Uses } from '../rules/discounts/definition.ts';

/** The buyer whose uses are counted: a member, and any buyer with the same email address. */
export interface Buyer {
  readonly memberId?: string;
  readonly visitorId?: string;
  readonly email?: string;
}

const isBuyers = ({ memberId, email }: Buyer): Sql =>
  sql`(member_id = ${memberId ?? null}::uuid or email = ${email?.trim().toLowerCase() ?? null})`;

interface Counting {
  readonly discountIds: readonly string[];
  readonly buyer: Buyer;
  /** The checkout whose own uses do not count. */
  readonly checkoutId?: string;
}

export async function countUses(
  db: Reader,
  siteId: string,
  { discountIds, buyer, checkoutId }: Counting,
): Promise<Map<string, Uses>> {
  const rows = await db.query<Uses & { discountId: string }>(sql`
    select discount_id as "discountId", count(*) as used, count(*) filter (where ${isBuyers(buyer)}) as "usedByCustomer"
    from discount_redemption where site_id = ${siteId} and discount_id = any(${discountIds}::uuid[]) and checkout_id is distinct from ${checkoutId ?? null}::uuid group by 1`);
  return new Map(
    rows.map(({ discountId, used, usedByCustomer }) => [discountId, { used, usedByCustomer }]),
  );
}

interface LimitedRow {
  readonly discountId: string;
  readonly usageLimit: number | null;
  readonly limitPerCustomer: number | null;
}

/**
 * Locks limited discounts until the transaction ends, in the order of their ids: the last use is
 * granted once, and transactions cannot deadlock.
 */
export async function lockLimited(
  tx: Pick<Tx, 'query'>,
  siteId: string,
  discountIds: readonly string[],
): Promise<LimitedRow[]> {
  return tx.query(sql`select discount_id as "discountId", usage_limit as "usageLimit", limit_per_customer as "limitPerCustomer" from discount
    where site_id = ${siteId} and discount_id = any(${discountIds}::uuid[]) and (usage_limit is not null or limit_per_customer is not null) order by discount_id for no key update`);
}

export async function insertRedemptions(
  tx: Pick<Tx, 'query'>,
  siteId: string,
  {
    discountIds,
    checkoutId,
    buyer,
    now,
  }: { discountIds: readonly string[]; checkoutId: string; buyer: Buyer; now: Date },
): Promise<void> {
  await tx.query(sql`insert into discount_redemption (site_id, discount_id, checkout_id, member_id, email, created_at)
    select site_id, discount_id, ${checkoutId}::uuid, ${buyer.memberId ?? null}::uuid, ${buyer.email?.trim().toLowerCase() ?? null}, ${now} from discount
    where site_id = ${siteId} and discount_id = any(${discountIds}::uuid[]) on conflict do nothing`);
}

/** Returns this checkout's uses of other discounts. */
export async function deleteRedemptions(
  tx: Pick<Tx, 'query'>,
  siteId: string,
  checkoutId: string,
  except: readonly string[] = [],
): Promise<void> {
  await tx.query(
    sql`delete from discount_redemption where site_id = ${siteId} and checkout_id = ${checkoutId} and discount_id <> all(${except}::uuid[])`,
  );
}
