import { itemApps } from '@shopwright/contract/shared/apps';
import { beforeAll, expect, it } from 'vitest';
import { STORES, must } from '../../kit/api.ts';
import { buy, card, startStudio, put, type Studio } from '../../kit/studio.ts';

let studio: Studio;
let giftCard: string;
let mug: string;

beforeAll(async () => {
  studio = await startStudio();
  const made = await must(
    studio.owner<{ product: { id: string } }>('POST', '/v1/products', {
      product: { name: 'Gift Card', productType: 'digital', priceData: { price: 25 } },
    }),
  );
  giftCard = made.product.id;
  await studio.rows('update product set doc = doc || $2 where product_id = $1', [
    giftCard,
    JSON.stringify({ giftCard: true }),
  ]);
  ({ productId: mug } = await studio.product({ price: 10 }));
});

const codeOf = async (to: string): Promise<string> => {
  const [mail] = await studio.rows<{ text: string }>(
    "select text from message where kind = 'gift-card' and recipient = $1 order by created_at desc limit 1",
    [to],
  );
  return /[2-9A-Z]{4}(?:-[2-9A-Z]{4}){3}/.exec(mail?.text ?? '')?.[0] ?? '';
};
const balance = (code: string) =>
  studio
    .visitor()
    .then(({ say }) => say<{ balance: string }>('POST', '/v1/gift-cards/balance', { code }));

it('a gift card is bought for a recipient, sent on its date, spent in parts and refunded', async () => {
  const ann = await studio.visitor();
  const cart = await put(
    ann,
    {
      app: 'giftCards',
      id: giftCard,
      options: { giftCard: { recipientEmail: 'bob@example.com', senderName: 'Ann' } },
    },
    {
      app: 'giftCards',
      id: giftCard,
      options: {
        giftCard: { recipientEmail: 'cyd@example.com', deliverDate: '2026-12-24T08:00:00Z' },
      },
    },
  );
  expect(cart.lineItems).toHaveLength(2);
  const checkoutId = await ann.checkout();
  await must(ann.pay(checkoutId, card));
  const code = await codeOf('bob@example.com');
  expect(await must(balance(code.toLowerCase().replaceAll('-', ' ')))).toMatchObject({
    balance: '25',
    currency: 'USD',
  });
  expect(await codeOf('cyd@example.com')).toBe('');
  studio.goTo('2026-12-24T08:00:00Z');
  await studio.work('gift-cards-deliver');
  expect(await must(balance(await codeOf('cyd@example.com')))).toMatchObject({ balance: '25' });

  const bob = await studio.visitor();
  await put(bob, { app: STORES, id: mug });
  const first = await bob.checkout();
  await must(bob.say('PATCH', `/v1/checkouts/${first}`, { checkout: {}, giftCardCode: code }));
  const { orderId } = await must(
    bob.say<{ orderId: string }>('POST', `/v1/checkouts/${first}/create-order`, {}),
  );
  expect(await studio.order(orderId)).toMatchObject({ status: 'APPROVED', paymentStatus: 'PAID' });
  expect(await must(balance(code))).toMatchObject({ balance: '15' });
  const { giftCards } = await must(
    studio.owner<{ giftCards: { id: string; gift: { recipientEmail: string } }[] }>(
      'POST',
      '/v1/gift-cards/query',
      {},
    ),
  );
  const bobs = giftCards.find(({ gift }) => gift.recipientEmail === 'bob@example.com');
  expect(await must(studio.owner('GET', `/v1/gift-cards/${bobs?.id}/movements`))).toMatchObject({
    movements: [
      { kind: 'ISSUE', amount: '25' },
      { kind: 'REDEEM', amount: '-10' },
    ],
  });
  await must(studio.owner('PATCH', `/v1/gift-cards/${bobs?.id}`, { giftCard: { disabled: true } }));
  expect((await balance(code)).status).toBe(404);
});

it('guessing codes is throttled; the merchant issues cards, and the code is shown once', async () => {
  const eve = await studio.visitor();
  const answers: number[] = [];
  for (let attempt = 0; attempt < 8; attempt += 1)
    answers.push(
      (await eve.say('POST', '/v1/gift-cards/balance', { code: `AAAA-BBBB-CCCC-DDD${attempt}` }))
        .status,
    );
  expect(answers.slice(0, 4)).toEqual([404, 404, 404, 404]);
  expect(answers.at(-1)).toBe(429);
  const { code, giftCard: made } = await must(
    studio.owner<{ code: string; giftCard: { id: string } }>('POST', '/v1/gift-cards', {
      giftCard: { initialValue: '12.5' },
    }),
  );
  expect(await must(studio.owner('POST', '/v1/gift-cards/balance', { code }))).toMatchObject({
    balance: '12.5',
  });
  expect(
    JSON.stringify(await must(studio.owner('GET', `/v1/gift-cards/${made.id}`))),
  ).not.toContain(code);
});

it('a card is not issued before it is paid for', async () => {
  const ann = await studio.visitor();
  const { orderId } = await buy(
    ann,
    [
      {
        app: itemApps.giftCards,
        id: giftCard,
        options: { giftCard: { recipientEmail: 'dan@example.com' } },
      },
    ],
    { method: 'OFFLINE' },
  );
  expect(await codeOf('dan@example.com')).toBe('');
  await must(studio.owner('POST', `/v1/payments-collector/orders/${orderId}/mark-as-paid`, {}));
  await studio.work();
  expect(await codeOf('dan@example.com')).not.toBe('');
});

it('a refunded card is void, and the others of the order stay valid', async () => {
  const ann = await studio.visitor();
  const { orderId } = await buy(ann, [
    {
      app: itemApps.giftCards,
      id: giftCard,
      options: { giftCard: { recipientEmail: 'eli@example.com' } },
      quantity: 3,
    },
  ]);
  const [line] = (await studio.order(orderId)).lineItems ?? [];
  const codes = (
    await studio.rows<{ text: string }>(
      "select text from message where kind = 'gift-card' and recipient = 'eli@example.com'",
    )
  ).map(({ text }) => /[2-9A-Z]{4}(?:-[2-9A-Z]{4}){3}/.exec(text)?.[0] ?? '');
  const worth = async () =>
    (
      await Promise.all(
        codes.map((code) => studio.owner('POST', '/v1/gift-cards/balance', { code })),
      )
    ).filter(({ status }) => status === 200).length;
  expect(await worth()).toBe(3);
  const { orderTransactions } = await must(
    studio.owner<{ orderTransactions: { payments: { id: string }[] } }>(
      'GET',
      `/v1/payments/orders/${orderId}`,
    ),
  );
  const refund = (details: object, more: object = {}) =>
    must(
      studio.owner('POST', `/v1/payments-collector/orders/${orderId}/trigger-refund`, {
        payments: [{ paymentId: orderTransactions.payments[0]?.id, ...more }],
        details,
      }),
    );
  await refund({ lineItems: [{ lineItemId: line?.id, quantity: 1 }] });
  await studio.work();
  expect(await worth()).toBe(2);
  // For no line: a kindness, and no card is taken for it.
  await refund({ reason: 'Late' }, { amount: { amount: '1.00' } });
  await studio.work();
  expect(await worth()).toBe(2);
  await refund({});
  await studio.work();
  expect(await worth()).toBe(0);
});
