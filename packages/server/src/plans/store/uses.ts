import sql from 'sql-template-tag';
import type { Reader } from '../../db/index.ts';

export interface Used {
  readonly membershipId: string;
  readonly benefit: number;
  readonly cycle: number;
  readonly units: number;
}

/** The used and held units of these memberships, optionally without those of one checkout. */
export function sumUses(
  db: Reader,
  siteId: string,
  membershipIds: readonly string[],
  now: Date,
  exceptHolder?: string,
): Promise<Used[]> {
  return db.query(sql`select membership_id as "membershipId", benefit, cycle, sum(units)::int as units from plan_benefit_use
    where site_id = ${siteId} and membership_id = any(${membershipIds}::uuid[]) and (status = 'USED' or (status = 'HELD' and held_until > ${now}))
      and holder_id is distinct from ${exceptHolder ?? null}::uuid group by 1, 2, 3`);
}

export interface Use extends Used {
  readonly holderId: string;
  readonly lineId: string;
}

export async function holdUse(
  tx: Reader,
  siteId: string,
  { membershipId, benefit, cycle, units, holderId, lineId }: Use,
  until: Date,
  now: Date,
): Promise<void> {
  await tx.query(sql`insert into plan_benefit_use (site_id, membership_id, holder_id, line_id, benefit, cycle, units, status, held_until, created_at)
    values (${siteId}, ${membershipId}, ${holderId}, ${lineId}, ${benefit}, ${cycle}, ${units}, 'HELD', ${until}, ${now})
    on conflict (site_id, membership_id, holder_id, line_id) do update set benefit = excluded.benefit, cycle = excluded.cycle, units = excluded.units, status = 'HELD', held_until = excluded.held_until
    where plan_benefit_use.status <> 'USED'`);
}

/** Releases what this checkout held and did not use, except the given ones. */
export async function releaseUses(
  tx: Reader,
  siteId: string,
  holderId: string,
  exceptLineIds: readonly string[] = [],
): Promise<void> {
  await tx.query(
    sql`update plan_benefit_use set status = 'RETURNED' where site_id = ${siteId} and holder_id = ${holderId} and status = 'HELD' and not line_id = any(${exceptLineIds}::text[])`,
  );
}

export async function commitUses(
  tx: Reader,
  siteId: string,
  holderId: string,
  orderId: string,
): Promise<void> {
  await tx.query(
    sql`update plan_benefit_use set status = 'USED', order_id = ${orderId} where site_id = ${siteId} and holder_id = ${holderId} and status = 'HELD'`,
  );
}

export async function returnUsesOfOrder(
  tx: Reader,
  siteId: string,
  orderId: string,
): Promise<void> {
  await tx.query(
    sql`update plan_benefit_use set status = 'RETURNED' where site_id = ${siteId} and order_id = ${orderId} and status = 'USED'`,
  );
}

export async function returnUseOfLine(
  tx: Reader,
  siteId: string,
  holderId: string,
  lineId: string,
): Promise<void> {
  await tx.query(
    sql`update plan_benefit_use set status = 'RETURNED' where site_id = ${siteId} and holder_id = ${holderId} and line_id = ${lineId} and status = 'USED'`,
  );
}
