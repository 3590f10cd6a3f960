import { createHash } from 'node:crypto';
import type { Reader, Tx } from '../db/index.ts';
import { compact } from '../kernel/compact.ts';
import { toText, toUnits } from '../kernel/decimal.ts';
import { newId, newOrderedId, newSecret } from '../kernel/ids.ts';
import { MONEY_SCALE } from '../kernel/money.ts';
import { refuse, type Refusal } from '../kernel/outcome.ts';
import type { GiftCardBalance } from './rules/purchase.ts';
import {
  findCardByHash,
  findCards,
  findMovement,
  insertCard,
  lockCard,
  moveBalance,
  type GiftCardRow,
} from './store/gift-cards.ts';

/**
 * A gift card is money that the store owes the holder of its code. The code is returned once and
 * stored as a hash.
 */

export interface GiftCard {
  readonly giftCardId: string;
  readonly obfuscatedCode: string;
  readonly currency: string;
  readonly initialValue: bigint;
  readonly balance: bigint;
  readonly disabled: boolean;
  readonly expiresAt: number | undefined;
}

/** Ignores spaces, dashes and case. */
const hashOf = (code: string): Buffer =>
  createHash('sha256')
    .update(`gift-card:${plain(code)}`)
    .digest();
const plain = (code: string): string => code.toUpperCase().replaceAll(/[^0-9A-Z]/g, '');

export async function findGiftCardByCode(
  reader: Reader,
  siteId: string,
  code: string,
): Promise<GiftCard | undefined> {
  const row =
    plain(code).length < 8 ? undefined : await findCardByHash(reader, siteId, hashOf(code));
  return row && toCard(row);
}

export async function findGiftCards(
  reader: Reader,
  siteId: string,
  giftCardIds: readonly string[],
): Promise<GiftCard[]> {
  return giftCardIds.length === 0 ? [] : (await findCards(reader, siteId, giftCardIds)).map(toCard);
}

export interface IssueGiftCard {
  readonly value: bigint;
  readonly currency: string;
  readonly expiresAt?: Date;
  /** The source, such as an order's line and unit: one card is issued for each. */
  readonly source?: string;
  readonly now: Date;
}

/**
 * Issues a card and returns its code, which is available only now. Undefined when the card was
 * issued before.
 */
export async function issueGiftCard(
  tx: Tx,
  siteId: string,
  { value, currency, expiresAt, source, now }: IssueGiftCard,
): Promise<{ giftCardId: string; code: string } | undefined> {
  const { code, codeHash, obfuscatedCode } = newGiftCardCode();
  const giftCardId = newOrderedId();
  const made = await insertCard(tx, siteId, {
    giftCardId,
    codeHash,
    obfuscatedCode,
    currency,
    initialValue: toText(value, MONEY_SCALE),
    expiresAt: expiresAt ?? null,
    source: source ?? null,
    transactionId: newId(),
    now,
  });
  return made ? { giftCardId, code } : undefined;
}

/** A code and its stored hash. */
export function newGiftCardCode(): { code: string; codeHash: Buffer; obfuscatedCode: string } {
  const code = newCode();
  return { code, codeHash: hashOf(code), obfuscatedCode: `****${plain(code).slice(-4)}` };
}

/** Sixteen letters and digits without lookalikes: 80 bits. */
function newCode(): string {
  const letters = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
  const bytes = Buffer.from(newSecret(16), 'base64url');
  const text = Array.from(bytes, (byte) => letters[byte % 32]).join('');
  return `${text.slice(0, 4)}-${text.slice(4, 8)}-${text.slice(8, 12)}-${text.slice(12, 16)}`;
}

export interface SpendGiftCard {
  readonly giftCardId: string;
  readonly amount: bigint;
  /**
   * What the card pays for, such as the checkout's id: charged once, however often it is retried.
   */
  readonly reference: string;
  readonly now: Date;
}

export async function redeemGiftCard(
  tx: Tx,
  siteId: string,
  { giftCardId, amount, reference, now }: SpendGiftCard,
): Promise<
  | Refusal<
      | 'GIFT_CARD_BALANCE_CHANGED'
      | 'GIFT_CARD_DISABLED'
      | 'GIFT_CARD_EXPIRED'
      | 'GIFT_CARD_NOT_FOUND'
    >
  | undefined
> {
  const row = await lockCard(tx, siteId, giftCardId);
  if (!row) return refuse('GIFT_CARD_NOT_FOUND');
  if ((await findMovement(tx, siteId, giftCardId, 'REDEEM', reference)) !== undefined)
    return undefined;
  const card = toCard(row);
  if (card.disabled) return refuse('GIFT_CARD_DISABLED');
  if (card.expiresAt !== undefined && now.getTime() >= card.expiresAt)
    return refuse('GIFT_CARD_EXPIRED');
  if (card.balance < amount) return refuse('GIFT_CARD_BALANCE_CHANGED');
  await moveBalance(
    tx,
    siteId,
    { giftCardId, transactionId: newId(), reference, now },
    'REDEEM',
    toText(-amount, MONEY_SCALE),
  );
  return undefined;
}

/** Refunds the amount charged for this reference, once. */
export async function voidGiftCard(
  tx: Tx,
  siteId: string,
  { giftCardId, reference, now }: Omit<SpendGiftCard, 'amount'>,
): Promise<void> {
  if (!(await lockCard(tx, siteId, giftCardId))) return;
  const spent = await findMovement(tx, siteId, giftCardId, 'REDEEM', reference);
  if (
    spent === undefined ||
    (await findMovement(tx, siteId, giftCardId, 'VOID', reference)) !== undefined
  )
    return;
  await moveBalance(
    tx,
    siteId,
    { giftCardId, transactionId: newId(), reference, now },
    'VOID',
    toText(-toUnits(spent, MONEY_SCALE), MONEY_SCALE),
  );
}

/**
 * Refunds a part of the charged amount, once for each reference. False when the card does not
 * exist.
 */
export async function returnToGiftCard(
  tx: Tx,
  siteId: string,
  { giftCardId, amount, reference, now }: SpendGiftCard,
): Promise<boolean> {
  if (!(await lockCard(tx, siteId, giftCardId))) return false;
  if ((await findMovement(tx, siteId, giftCardId, 'VOID', reference)) === undefined)
    await moveBalance(
      tx,
      siteId,
      { giftCardId, transactionId: newId(), reference, now },
      'VOID',
      toText(amount, MONEY_SCALE),
    );
  return true;
}

function toCard({
  giftCardId,
  obfuscatedCode,
  currency,
  initialValue,
  balance,
  disabledAt,
  expiresAt,
}: GiftCardRow): GiftCard {
  return {
    giftCardId,
    obfuscatedCode,
    currency,
    initialValue: toUnits(initialValue, MONEY_SCALE),
    balance: toUnits(balance, MONEY_SCALE),
    disabled: disabledAt !== null,
    expiresAt: expiresAt?.getTime(),
  };
}

/**
 * The card as the pricing engine takes it. A card in another currency than the store's pays
 * nothing.
 */
export function toBalance(
  { giftCardId, obfuscatedCode, currency, balance, disabled, expiresAt }: GiftCard,
  storeCurrency: string,
  requestedAmount?: bigint,
): GiftCardBalance {
  return {
    id: giftCardId,
    obfuscatedCode,
    balance,
    ...(disabled || currency !== storeCurrency ? { disabled: true } : {}),
    ...compact({ expiresAt, requestedAmount }),
  };
}
