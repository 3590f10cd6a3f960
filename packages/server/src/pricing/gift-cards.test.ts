import sql from 'sql-template-tag';
import { describe, expect, it } from 'vitest';
import { newId } from '../kernel/ids.ts';
import { isRefusal } from '../kernel/outcome.ts';
import {
  findGiftCardByCode,
  findGiftCards,
  issueGiftCard,
  redeemGiftCard,
  voidGiftCard,
} from './gift-cards.ts';
import { quote } from './quote.ts';
import { lineOf, money } from './testing-examples.ts';
import { openTestStore, warmUp } from './testing-store.ts';

const { db, siteId, pricing } = await openTestStore();
const now = new Date();

async function issue(
  value: string,
  more: { expiresAt?: Date; source?: string; currency?: string } = {},
) {
  const card = await db.tx((tx) =>
    issueGiftCard(tx, siteId, { value: money(value), currency: 'USD', now, ...more }),
  );
  if (!card) throw new Error('Not issued.');
  return card;
}
const spend = (giftCardId: string, amount: string, reference: string = newId()) =>
  db.tx((tx) => redeemGiftCard(tx, siteId, { giftCardId, amount: money(amount), reference, now }));
const balance = async (id: string): Promise<bigint | undefined> =>
  (await findGiftCards(db, siteId, [id]))[0]?.balance;

describe('a gift card', () => {
  it('is found only by its code, in any notation', async () => {
    const { giftCardId, code } = await issue('25');
    expect(code).toMatch(/^(?:[2-9A-HJ-NP-Z]{4}-){3}[2-9A-HJ-NP-Z]{4}$/);
    for (const written of [code, code.toLowerCase(), code.replaceAll('-', ' ')])
      expect((await findGiftCardByCode(db, siteId, written))?.giftCardId).toBe(giftCardId);
    expect(await findGiftCardByCode(db, siteId, `${code.slice(0, -1)}0`)).toBeUndefined();
    expect(await findGiftCardByCode(db, siteId, '')).toBeUndefined();
    const [row] = await db.query<{ text: string }>(
      sql`select gift_card::text as text from gift_card where gift_card_id = ${giftCardId}`,
    );
    expect(row?.text).not.toContain(code);
  });

  it('is issued once for each source', async () => {
    const source = `line ${newId()}`;
    await issue('10', { source });
    expect(
      await db.tx((tx) =>
        issueGiftCard(tx, siteId, { value: money('10'), currency: 'USD', source, now }),
      ),
    ).toBeUndefined();
  });

  it('is never overdrawn by concurrent payments', async () => {
    const { giftCardId } = await issue('10');
    await warmUp(db);
    const outcomes = await Promise.all(Array.from({ length: 40 }, () => spend(giftCardId, '3')));
    expect(outcomes.filter((outcome) => outcome === undefined)).toHaveLength(3);
    expect(await balance(giftCardId)).toBe(money('1'));
    const [sum] = await db.query<{ sum: string }>(
      sql`select sum(amount)::text as sum from gift_card_transaction where gift_card_id = ${giftCardId}`,
    );
    expect(sum?.sum).toBe('1.000');
  });

  it('is charged and refunded once per reference', async () => {
    const { giftCardId } = await issue('10');
    await Promise.all([spend(giftCardId, '4', 'checkout'), spend(giftCardId, '4', 'checkout')]);
    expect(await balance(giftCardId)).toBe(money('6'));
    const giveBack = () =>
      db.tx((tx) => voidGiftCard(tx, siteId, { giftCardId, reference: 'checkout', now }));
    await Promise.all([giveBack(), giveBack()]);
    expect(await balance(giftCardId)).toBe(money('10'));
  });

  it('pays nothing after it expires', async () => {
    const { giftCardId } = await issue('10', { expiresAt: new Date(now.getTime() - 1) });
    expect(isRefusal(await spend(giftCardId, '1'))).toBe(true);
    const { priced } = await quote(pricing, db, siteId, {
      lines: [lineOf('l', 8)],
      buyer: {},
      giftCards: [{ giftCardId }],
    });
    expect(priced).toMatchObject({
      dueNow: money('8'),
      refusals: [{ about: 'giftCard', code: 'GIFT_CARD_EXPIRED' }],
    });
  });

  it('pays up to its balance', async () => {
    const { giftCardId } = await issue('5');
    const { priced } = await quote(pricing, db, siteId, {
      lines: [lineOf('l', 8)],
      buyer: {},
      giftCards: [{ giftCardId }],
    });
    expect(priced).toMatchObject({
      giftCards: [{ id: giftCardId, amount: money('5') }],
      dueNow: money('3'),
    });
  });
});
