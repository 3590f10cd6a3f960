import type { GiftCardMovementKind } from '@shopwright/contract/gift-cards/gift-cards';
import sql, { type Sql } from 'sql-template-tag';
import type { Db, Reader } from '../../db/index.ts';
import type { QueryRules, QuerySql } from '../../query/index.ts';
import type { CardState } from '../rules/gift.ts';

const columns = sql`c.gift_card_id as "giftCardId", c.revision, c.obfuscated_code as "obfuscatedCode", c.currency, c.initial_value::text as "initialValue", c.balance::text, c.disabled_at as "disabledAt",
  c.expires_at as "expiresAt", c.created_at as "createdAt", c.updated_at as "updatedAt", d.recipient_name as "recipientName", d.recipient_email as "recipientEmail", d.sender_name as "senderName",
  d.message, d.language, d.deliver_at as "deliverAt", d.delivered_at as "deliveredAt", d.order_id as "orderId", d.line_id as "lineId"`;
const from = sql`gift_card c left join gift_card_delivery d on d.site_id = c.site_id and d.gift_card_id = c.gift_card_id`;

const read = (db: Reader, rest: Sql): Promise<CardState[]> =>
  db.query<CardState>(sql`select ${columns} from ${from} ${rest}`);

export async function findCard(
  db: Reader,
  siteId: string,
  giftCardId: string,
): Promise<CardState | undefined> {
  return (await read(db, sql`where c.site_id = ${siteId} and c.gift_card_id = ${giftCardId}`))[0];
}

/** Locked until the transaction ends. */
export async function lockCard(
  tx: Reader,
  siteId: string,
  giftCardId: string,
): Promise<CardState | undefined> {
  return (
    await read(
      tx,
      sql`where c.site_id = ${siteId} and c.gift_card_id = ${giftCardId} for no key update of c`,
    )
  )[0];
}

export const lockCardsOfOrder = (
  tx: Reader,
  siteId: string,
  orderId: string,
): Promise<CardState[]> =>
  read(
    tx,
    sql`where c.site_id = ${siteId} and d.order_id = ${orderId} order by c.gift_card_id for no key update of c`,
  );

export interface Delivery {
  readonly recipientName: string;
  readonly recipientEmail: string;
  readonly senderName: string;
  readonly message: string;
  /** What the buyer may read; the recipient's use of the card stays private. */
  readonly language: string | null;
  readonly deliverAt: Date;
}

export async function saveDelivery(
  tx: Reader,
  siteId: string,
  giftCardId: string,
  d: Delivery,
  sold: { orderId: string; lineId: string } | undefined,
): Promise<void> {
  await tx.query(sql`insert into gift_card_delivery (site_id, gift_card_id, recipient_name, recipient_email, sender_name, message, language, deliver_at, order_id, line_id)
    values (${siteId}, ${giftCardId}, ${d.recipientName}, ${d.recipientEmail}, ${d.senderName}, ${d.message}, ${d.language}, ${d.deliverAt}, ${sold?.orderId ?? null}, ${sold?.lineId ?? null})
    on conflict (site_id, gift_card_id) do update set recipient_name = excluded.recipient_name, recipient_email = excluded.recipient_email, sender_name = excluded.sender_name, message = excluded.message,
      deliver_at = excluded.deliver_at`);
}

/**
 * Cards whose delivery date has come and that have a balance. Each is locked by one worker; others
 * skip it.
 */
export const listDueCards = (
  tx: Reader,
  now: Date,
  limit: number,
): Promise<{ siteId: string; giftCardId: string }[]> =>
  tx.query(sql`select site_id as "siteId", gift_card_id as "giftCardId" from gift_card_delivery d where delivered_at is null and deliver_at <= ${now}
    and exists (select from gift_card c where c.site_id = d.site_id and c.gift_card_id = d.gift_card_id and c.disabled_at is null) order by deliver_at limit ${limit} for update skip locked`);

/** Replaces the code; the previous one becomes invalid. */
export async function setCode(
  tx: Reader,
  siteId: string,
  giftCardId: string,
  { codeHash, obfuscatedCode }: { codeHash: Buffer; obfuscatedCode: string },
  now: Date,
): Promise<void> {
  await tx.query(
    sql`update gift_card set code_hash = ${codeHash}, obfuscated_code = ${obfuscatedCode}, revision = revision + 1, updated_at = ${now} where site_id = ${siteId} and gift_card_id = ${giftCardId}`,
  );
}

export async function markDelivered(
  tx: Reader,
  siteId: string,
  giftCardId: string,
  now: Date,
): Promise<void> {
  await tx.query(
    sql`update gift_card_delivery set delivered_at = ${now} where site_id = ${siteId} and gift_card_id = ${giftCardId}`,
  );
}

export async function saveCard(
  tx: Reader,
  siteId: string,
  { giftCardId, disabledAt, expiresAt }: Pick<CardState, 'giftCardId' | 'disabledAt' | 'expiresAt'>,
  now: Date,
): Promise<void> {
  await tx.query(
    sql`update gift_card set disabled_at = ${disabledAt}, expires_at = ${expiresAt}, revision = revision + 1, updated_at = ${now} where site_id = ${siteId} and gift_card_id = ${giftCardId}`,
  );
}

export const listMovementRows = (
  db: Reader,
  siteId: string,
  giftCardId: string,
): Promise<{ kind: GiftCardMovementKind; amount: string; createdAt: Date }[]> =>
  db.query(
    sql`select kind, amount::text, created_at as "createdAt" from gift_card_transaction where site_id = ${siteId} and gift_card_id = ${giftCardId} order by created_at, transaction_id limit 1000`,
  );

export async function queryCards(
  db: Pick<Db, 'read'>,
  siteId: string,
  query: QuerySql,
): Promise<{ total: number; rows: (CardState & { position: (string | null)[] })[] }> {
  const rows = await db.read<CardState & { position: (string | null)[] }>(
    sql`select ${columns}, ${query.position} as position from ${from} where c.site_id = ${siteId} and ${query.within} order by ${query.orderBy} ${query.limit}`,
  );
  const [count] = await db.read<{ total: number }>(
    sql`select count(*)::int as total from ${from} where c.site_id = ${siteId} and ${query.where}`,
  );
  return { total: count?.total ?? 0, rows };
}

const queryable = { filterable: true, sortable: true } as const;

export const cardQuery: QueryRules = {
  fields: {
    id: { kind: 'id', column: sql`c.gift_card_id`, nullable: false, filterable: true },
    obfuscatedCode: {
      kind: 'text',
      column: sql`c.obfuscated_code collate "C"`,
      nullable: false,
      filterable: true,
    },
    balance: { kind: 'number', column: sql`c.balance`, nullable: false, ...queryable },
    initialValue: { kind: 'number', column: sql`c.initial_value`, nullable: false, ...queryable },
    orderId: { kind: 'id', column: sql`d.order_id`, filterable: true },
    createdDate: { kind: 'moment', column: sql`c.created_at`, nullable: false, ...queryable },
  },
  tieBreaker: { kind: 'id', column: sql`c.gift_card_id`, nullable: false },
  defaultSort: [
    {
      name: 'createdDate',
      field: { kind: 'moment', column: sql`c.created_at`, nullable: false },
      order: 'desc',
    },
  ],
};
