import sql from 'sql-template-tag';
import type { Tx } from '../../db/index.ts';

export interface IssuedInvoice {
  readonly number: number;
  readonly issuedAt: Date;
}

/**
 * The invoice of an order, issued on the first request. The counter is locked, so that numbers have
 * no gaps.
 */
export async function issueInvoice(
  tx: Tx,
  siteId: string,
  orderId: string,
  now: Date,
): Promise<IssuedInvoice> {
  const find = async (): Promise<IssuedInvoice | undefined> =>
    (
      await tx.query<IssuedInvoice>(
        sql`select number, issued_at as "issuedAt" from order_invoice where site_id = ${siteId} and order_id = ${orderId}`,
      )
    )[0];
  const existing = await find();
  if (existing) return existing;
  await tx.query(
    sql`insert into invoice_counter (site_id) values (${siteId}) on conflict do nothing`,
  );
  const [counter] = await tx.query<{ next: number }>(
    sql`select next from invoice_counter where site_id = ${siteId} for update`,
  );
  // Another request may have issued it while this one waited.
  const issued = await find();
  if (issued) return issued;
  const number = counter?.next ?? 1;
  await tx.query(
    sql`insert into order_invoice (site_id, order_id, number, issued_at) values (${siteId}, ${orderId}, ${number}, ${now})`,
  );
  await tx.query(sql`update invoice_counter set next = ${number + 1} where site_id = ${siteId}`);
  return { number, issuedAt: now };
}
