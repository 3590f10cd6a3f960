import sql from 'sql-template-tag';
import { beforeAll, expect, it } from 'vitest';
import { STORE_APP_IDS } from '../catalog/index.ts';
import type { Db } from '../db/index.ts';
import { openTestDb } from '../db/testing-db.ts';
import { newId } from '../kernel/ids.ts';
import type { Sale } from '../offerings/index.ts';
import { race } from '../offerings/testing-race.ts';
import {
  findGiftCardByCode,
  issueGiftCard,
  redeemGiftCard,
  returnToGiftCard,
} from '../pricing/index.ts';
import { giftCardJobs } from './jobs.ts';
import { readGift } from './rules/gift.ts';
import { createGiftCardSales } from './sell.ts';

let db: Db;
beforeAll(async () => {
  ({ db } = await openTestDb({ poolSize: 20 }));
});

const deps = { sites: { find: async () => undefined }, publicUrl: 'https://shop.example' };
const sales = createGiftCardSales(deps);
const now = new Date('2026-11-10T12:00:00Z');
const patient = { lockTimeoutMs: 30_000, statementTimeoutMs: 30_000 };

async function site(): Promise<string> {
  const siteId = newId();
  await db.query(sql`insert into site (site_id, name) values (${siteId}, 'Test')`);
  return siteId;
}
const saleOf = (siteId: string, giftCard: object, quantity = 1): Sale => ({
  siteId,
  holderId: newId(),
  orderId: newId(),
  currency: 'USD',
  now,
  buyer: { visitorId: newId(), contact: { email: 'buyer@example.com' } },
  lines: [
    {
      lineId: newId(),
      appId: STORE_APP_IDS[0] ?? '',
      itemId: newId(),
      itemType: 'GIFT_CARD',
      options: { giftCard },
      quantity,
      name: 'Gift card',
      price: 20_000n,
      fullPrice: 25_000n,
    },
  ],
});
const mails = (siteId: string) =>
  db.query<{ to: string; text: string }>(
    sql`select recipient as "to", text from message where site_id = ${siteId} and kind = 'gift-card' order by created_at`,
  );
const codeIn = (text: string): string => /[2-9A-Z]{4}(?:-[2-9A-Z]{4}){3}/.exec(text)?.[0] ?? '';

it('issues one card per sold unit with its face value, and mails the code only to the recipient', async () => {
  const siteId = await site();
  const sale = saleOf(
    siteId,
    { recipientEmail: 'friend@example.com', senderName: 'Ann', message: 'For you' },
    2,
  );
  await Promise.all(Array.from({ length: 4 }, () => db.tx((tx) => sales.sell(tx, sale), patient)));
  const sent = await mails(siteId);
  expect(sent.map(({ to }) => to)).toEqual(['friend@example.com', 'friend@example.com']);
  const cards = await Promise.all(
    sent.map(({ text }) => findGiftCardByCode(db, siteId, codeIn(text))),
  );
  expect(cards.map((card) => card?.balance)).toEqual([25_000n, 25_000n]);
  const events = await db.query<{ body: string }>(
    sql`select body::text as body from outbox where site_id = ${siteId}`,
  );
  expect(events).toHaveLength(2);
  expect(events.some(({ body }) => sent.some(({ text }) => body.includes(codeIn(text))))).toBe(
    false,
  );
  await db.tx((tx) => sales.takeBack(tx, { siteId, orderId: sale.orderId, now }));
  expect((await findGiftCardByCode(db, siteId, codeIn(sent[0]?.text ?? '')))?.disabled).toBe(true);
});

it("a buyer's message on a gift card is plain text, never a link", async () => {
  const siteId = await site();
  const words = {
    senderName: 'Prizes at evil.example',
    recipientName: 'www.evil.example',
    message: 'Claim at https://evil.example/<b>now</b>',
  };
  await db.tx((tx) =>
    sales.sell(tx, saleOf(siteId, { recipientEmail: 'friend@example.com', ...words })),
  );
  const [mail] = await db.query<{ subject: string; html: string; text: string }>(
    sql`select subject, html, text from message where site_id = ${siteId} and kind = 'gift-card'`,
  );
  expect(`${mail?.subject} ${mail?.html} ${mail?.text}`).not.toMatch(
    /evil\.example|https:\/\/evil/,
  );
  expect(mail?.html).not.toContain('<b>');
  expect(mail?.text.replaceAll('\u200B', '')).toContain(words.message);
  expect(
    readGift({ giftCard: { recipientEmail: 'friend@example.com', message: 'x'.repeat(1001) } }),
  ).toBeUndefined();
});

it('a card for another recipient shows its sender; one for the buyer shows none', async () => {
  const siteId = await site();
  const subjects = async () =>
    (
      await db.query<{ subject: string }>(
        sql`select subject from message where site_id = ${siteId} and kind = 'gift-card' order by created_at, message_id`,
      )
    ).map(({ subject }) => subject);
  for (const giftCard of [
    { recipientEmail: 'friend@example.com' },
    { recipientEmail: 'friend@example.com', senderName: 'Mum' },
    {},
    { recipientEmail: 'Buyer@example.com' },
  ]) {
    const sale = saleOf(siteId, giftCard);
    await db.tx((tx) =>
      sales.sell(tx, {
        ...sale,
        buyer: {
          ...sale.buyer,
          contact: { ...sale.buyer.contact, firstName: 'Ada', lastName: 'Byron' },
        },
      }),
    );
  }
  expect(await subjects()).toEqual([
    'Ada Byron sent you a gift card',
    'Mum sent you a gift card',
    'Your gift card',
    'Your gift card',
  ]);
});

it('a card for another day is sent once, by concurrent workers too', async () => {
  const siteId = await site();
  await db.tx((tx) =>
    sales.sell(
      tx,
      saleOf(siteId, { recipientEmail: 'friend@example.com', deliverDate: '2026-12-24T08:00:00Z' }),
    ),
  );
  let today = now;
  const tasks = Array.from(
    { length: 3 },
    () => giftCardJobs({ db, clock: () => today, ...deps }).tasks['gift-cards-deliver'],
  );
  const workers = (): Promise<unknown> => Promise.all(tasks.map((task) => task()));
  await workers();
  expect(await mails(siteId)).toEqual([]);
  today = new Date('2026-12-24T08:00:00Z');
  await workers();
  await workers();
  const [mail, ...more] = await mails(siteId);
  expect(more).toEqual([]);
  expect((await findGiftCardByCode(db, siteId, codeIn(mail?.text ?? '')))?.balance).toBe(25_000n);
});

it("a card with a date is sent in the morning of the store's time zone", async () => {
  for (const [timeZone, moment] of [
    ['Europe/Berlin', '2027-03-28T06:00:00.000Z'],
    ['America/Los_Angeles', '2027-03-28T15:00:00.000Z'],
    ['Pacific/Auckland', '2027-03-27T19:00:00.000Z'],
  ] as const) {
    const siteId = await site();
    const there = createGiftCardSales({
      ...deps,
      sites: { find: async () => ({ siteId, name: '', store: { timeZone }, settings: {} }) },
    });
    await db.tx((tx) =>
      there.sell(
        tx,
        saleOf(siteId, { recipientEmail: 'friend@example.com', deliverDate: '2027-03-28' }),
      ),
    );
    expect(
      await db.query(
        sql`select deliver_at as at from gift_card_delivery where site_id = ${siteId}`,
      ),
    ).toEqual([{ at: new Date(moment) }]);
  }
});

it('does not send a card whose order was canceled before its date', async () => {
  const siteId = await site();
  const sale = saleOf(siteId, { recipientEmail: 'friend@example.com', deliverDate: '2026-12-24' });
  await db.tx((tx) => sales.sell(tx, sale));
  await db.tx((tx) => sales.takeBack(tx, { siteId, orderId: sale.orderId, now }));
  await giftCardJobs({ db, clock: () => new Date('2026-12-25T12:00:00Z'), ...deps }).tasks[
    'gift-cards-deliver'
  ]();
  expect(await mails(siteId)).toEqual([]);
});

it(
  'exactly one of 200 concurrent payments spends the last cent of a card',
  { timeout: 180_000 },
  async () => {
    const siteId = await site();
    const card = await db.tx((tx) =>
      issueGiftCard(tx, siteId, { value: 10n, currency: 'USD', now }),
    );
    const giftCardId = card?.giftCardId ?? '';
    const outcomes = await race(200, (startLine) =>
      db.tx(async (tx) => {
        await startLine();
        return redeemGiftCard(tx, siteId, { giftCardId, amount: 10n, reference: newId(), now });
      }, patient),
    );
    expect(outcomes.filter((outcome) => outcome === undefined)).toHaveLength(1);
    const rows = () =>
      db.query(
        sql`select balance::text, (select sum(amount)::text from gift_card_transaction t where t.site_id = c.site_id and t.gift_card_id = c.gift_card_id) as moved from gift_card c where site_id = ${siteId}`,
      );
    expect(await rows()).toEqual([{ balance: '0.000', moved: '0.000' }]);
    await race(20, (startLine) =>
      db.tx(async (tx) => {
        await startLine();
        return returnToGiftCard(tx, siteId, {
          giftCardId,
          amount: 10n,
          reference: 'refund 1',
          now,
        });
      }, patient),
    );
    expect(await rows()).toEqual([{ balance: '0.010', moved: '0.010' }]);
  },
);

it('accepts or refuses any gift input', () => {
  expect(readGift({})).toMatchObject({ recipientEmail: undefined, deliverAt: undefined });
  for (const giftCard of [
    7,
    [],
    { recipientEmail: 'nobody' },
    { deliverDate: 'soon' },
    { deliverDate: '2027-02-29' },
    { deliverDate: 7 },
    { message: 'x'.repeat(1001) },
    { recipientName: {} },
  ])
    expect(readGift({ giftCard })).toBeUndefined();
});
