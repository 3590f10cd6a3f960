import sql from 'sql-template-tag';
import type { Reader, Tx } from '../../db/index.ts';

export interface GiftCardRow {
  readonly giftCardId: string;
  readonly obfuscatedCode: string;
  readonly currency: string;
  /** Exact, such as '25.000'. */
  readonly initialValue: string;
  readonly balance: string;
  readonly disabledAt: Date | null;
  readonly expiresAt: Date | null;
}

const columns = sql`gift_card_id as "giftCardId", obfuscated_code as "obfuscatedCode", currency, initial_value::text as "initialValue", balance::text, disabled_at as "disabledAt", expires_at as "expiresAt"`;

export async function findCardByHash(
  db: Reader,
  siteId: string,
  codeHash: Buffer,
): Promise<GiftCardRow | undefined> {
  const [card] = await db.query<GiftCardRow>(
    sql`select ${columns} from gift_card where site_id = ${siteId} and code_hash = ${codeHash}`,
  );
  return card;
}

export async function findCards(
  db: Reader,
  siteId: string,
  giftCardIds: readonly string[],
): Promise<GiftCardRow[]> {
  return db.query(
    sql`select ${columns} from gift_card where site_id = ${siteId} and gift_card_id = any(${giftCardIds}::uuid[])`,
  );
}

export interface NewCard extends Omit<GiftCardRow, 'balance' | 'disabledAt'> {
  readonly codeHash: Buffer;
  readonly source: string | null;
  readonly transactionId: string;
  readonly now: Date;
}

/** False when a card was already issued for the same source. */
export async function insertCard(
  tx: Pick<Tx, 'query'>,
  siteId: string,
  card: NewCard,
): Promise<boolean> {
  const rows = await tx.query(sql`
    with inserted as (
      insert into gift_card (site_id, gift_card_id, code_hash, obfuscated_code, currency, initial_value, balance, expires_at, source, created_at, updated_at)
      values (${siteId}, ${card.giftCardId}, ${card.codeHash}, ${card.obfuscatedCode}, ${card.currency}, ${card.initialValue}, ${card.initialValue}, ${card.expiresAt}, ${card.source}, ${card.now}, ${card.now})
      on conflict (site_id, source) where source is not null do nothing returning site_id, gift_card_id, initial_value
    )
    insert into gift_card_transaction (site_id, gift_card_id, transaction_id, kind, amount, reference, created_at)
    select site_id, gift_card_id, ${card.transactionId}::uuid, 'ISSUE', initial_value, coalesce(${card.source}, 'issued'), ${card.now} from inserted returning gift_card_id`);
  return rows.length > 0;
}

interface Movement {
  readonly giftCardId: string;
  readonly transactionId: string;
  readonly reference: string;
  readonly now: Date;
}

/** Locked until the transaction ends. */
export async function lockCard(
  tx: Pick<Tx, 'query'>,
  siteId: string,
  giftCardId: string,
): Promise<GiftCardRow | undefined> {
  const [card] = await tx.query<GiftCardRow>(
    sql`select ${columns} from gift_card where site_id = ${siteId} and gift_card_id = ${giftCardId} for no key update`,
  );
  return card;
}

export async function findMovement(
  tx: Pick<Tx, 'query'>,
  siteId: string,
  giftCardId: string,
  kind: 'REDEEM' | 'VOID',
  reference: string,
): Promise<string | undefined> {
  const [found] = await tx.query<{
    amount: string;
  }>(sql`select amount::text from gift_card_transaction
    where site_id = ${siteId} and gift_card_id = ${giftCardId} and kind = ${kind} and reference = ${reference}`);
  return found?.amount;
}

/** Writes the movement and the balance in one statement. */
export async function moveBalance(
  tx: Pick<Tx, 'query'>,
  siteId: string,
  { giftCardId, transactionId, reference, now }: Movement,
  kind: 'REDEEM' | 'VOID',
  amount: string,
): Promise<void> {
  await tx.query(sql`
    with updated as (
      update gift_card set balance = balance + ${amount}::numeric, revision = revision + 1, updated_at = ${now} where site_id = ${siteId} and gift_card_id = ${giftCardId} returning site_id, gift_card_id
    )
    insert into gift_card_transaction (site_id, gift_card_id, transaction_id, kind, amount, reference, created_at)
    select site_id, gift_card_id, ${transactionId}::uuid, ${kind}, ${amount}::numeric, ${reference}, ${now} from updated`);
}
