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

/** Money the store owes whoever knows the code. The code is told once and kept as a hash. */

export interface GiftCard {
  readonly giftCardId: string;
  readonly obfuscatedCode: string;
  readonly currency: string;
  readonly initialValue: bigint;
  readonly balance: bigint;
  readonly disabled: boolean;
  readonly expiresAt: number | undefined;
}

/** Written in any way: spaces, dashes and case do not count. */
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
  /** What it is for, such as an order's line and unit: issued once for each. */
  readonly source?: string;
  readonly now: Date;
}

/** The only time its code is known. Undefined when it was issued before. */
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

/** A code, and what is kept of it. */
export function newGiftCardCode(): { code: string; codeHash: Buffer; obfuscatedCode: string } {
  const code = newCode();
  return { code, codeHash: hashOf(code), obfuscatedCode: `****${plain(code).slice(-4)}` };
}

/** Four times four letters and digits that are not mistaken for one another: 80 bits. */
function newCode(): string {
  const letters = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
  const bytes = Buffer.from(newSecret(16), 'base64url');
  const text = Array.from(bytes, (byte) => letters[byte % 32]).join('');
  return `${text.slice(0, 4)}-${text.slice(4, 8)}-${text.slice(8, 12)}-${text.slice(12, 16)}`;
}

export interface SpendGiftCard {
  readonly giftCardId: string;
  readonly amount: bigint;
  /** What is paid, such as the checkout's id: taken once, whatever is retried. */
  readonly reference: string;
  readonly now: Date;
}

export async function redeemGiftCard(
  tx: Tx,
  siteId: string,
  { giftCardId, amount, reference, now }: SpendGiftCard,
): Promise<Refusal | undefined> {
  const row = await lockCard(tx, siteId, giftCardId);
  if (!row) return refuse(404, 'GIFT_CARD_NOT_FOUND', 'There is no such gift card.');
  if ((await findMovement(tx, siteId, giftCardId, 'REDEEM', reference)) !== undefined)
    return undefined;
  const card = toCard(row);
  if (card.disabled) return refuse(428, 'GIFT_CARD_DISABLED', 'This gift card is switched off.');
  if (card.expiresAt !== undefined && now.getTime() >= card.expiresAt)
    return refuse(428, 'GIFT_CARD_EXPIRED', 'This gift card has expired.');
  if (card.balance < amount)
    return refuse(
      428,
      'GIFT_CARD_BALANCE_CHANGED',
      'Less is left on this gift card than was to be paid with it.',
    );
  await moveBalance(
    tx,
    siteId,
    { giftCardId, transactionId: newId(), reference, now },
    'REDEEM',
    toText(-amount, MONEY_SCALE),
  );
  return undefined;
}

/** Gives back what was spent for this reference, once. */
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

/** Part of what was spent goes back on the card, once for each reference. False when there is no such card. */
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

/** As the engine takes it. One in another currency than the store's pays nothing. */
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
