import sql from 'sql-template-tag';
import type { Tx } from '../../db/index.ts';
import { toText } from '../../kernel/decimal.ts';
import { MONEY_SCALE } from '../../kernel/money.ts';

/** An amount that the merchant requested for an order. */
export interface Collection {
  readonly collectionId: string;
  readonly orderId: string;
  readonly amount: bigint;
}

export async function insertCollection(
  tx: Pick<Tx, 'query'>,
  siteId: string,
  { collectionId, orderId, amount }: Collection,
  doc: object,
  now: Date,
): Promise<void> {
  await tx.query(
    sql`insert into order_collection (site_id, collection_id, order_id, amount, doc, created_at) values (${siteId}, ${collectionId}, ${orderId}, ${toText(amount, MONEY_SCALE)}, ${JSON.stringify(doc)}, ${now})`,
  );
}
