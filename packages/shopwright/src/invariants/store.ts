import type { Db } from '@shopwright/server';
import sql, { type Sql } from 'sql-template-tag';

/**
 * Statements that are true of every store at every moment. Each query finds the rows that
 * contradict its statement.
 */

export interface Violation {
  readonly invariant: string;
  readonly rows: number;
}

const invariants: readonly { readonly invariant: string; readonly contradictions: Sql }[] = [
  {
    invariant: 'A checkout has at most one order',
    contradictions: sql`select from orders where checkout_id is not null group by site_id, checkout_id having count(*) > 1`,
  },
  {
    invariant: 'A completed checkout names the order that it became',
    contradictions: sql`select from checkout c
      where c.order_id is not null and not exists (select from orders o where o.site_id = c.site_id and o.order_id = c.order_id)`,
  },
  {
    invariant: 'Reserved stock is the sum of its reservations',
    contradictions: sql`select from (select site_id, variant_id, sum(reserved) as reserved from stock group by 1, 2) s
      full join (select site_id, variant_id, sum(held) as held from stock_reservation group by 1, 2) r using (site_id, variant_id)
      where coalesce(s.reserved, 0) <> coalesce(r.held, 0)`,
  },
  {
    invariant: 'An order is refunded at most what was paid for it',
    contradictions: sql`select from orders where refunded > paid`,
  },
  {
    invariant: 'A gift card has the balance of its transactions',
    contradictions: sql`select from gift_card g join (
        select site_id, gift_card_id, sum(case kind when 'REDEEM' then -amount else amount end) as balance
        from gift_card_transaction group by 1, 2) t using (site_id, gift_card_id)
      where g.balance <> t.balance`,
  },
  {
    invariant: 'An entity has counted all of its events',
    contradictions: sql`select from outbox o left join entity_sequence e using (site_id, entity_type, entity_id)
      where e.last is null or o.entity_sequence > e.last`,
  },
];

/** Each statement reads whole tables, which takes minutes in a large store. */
const WHOLE_TABLES = { readOnly: true, statementTimeoutMs: 30 * 60_000 } as const;

export async function findViolations(db: Pick<Db, 'tx'>): Promise<Violation[]> {
  return db.tx(async (tx) => {
    const violations: Violation[] = [];
    for (const { invariant, contradictions } of invariants) {
      const [row] = await tx.query<{ rows: number }>(
        sql`select count(*)::int as rows from (${contradictions}) found`,
      );
      if (row && row.rows > 0) violations.push({ invariant, rows: row.rows });
    }
    return violations;
  }, WHOLE_TABLES);
}
