import sql from 'sql-template-tag';
import { expect, it } from 'vitest';
import { item, startCartShop, type CartBuyer } from '../../kit/cart-shop.ts';

/**
 * A5: coupon codes cannot be guessed. The clock is frozen, so that the waits do not depend on the
 * machine.
 */

let now = Date.now();
const shop = await startCartShop({ clock: () => new Date(now) });
let count = 0;
const coupon = async (more: object = {}): Promise<string> => {
  const code = `CODE${(count += 1)}`;
  expect(
    (
      await shop.owner.call('POST', '/v1/discounts', {
        discount: {
          name: 'A discount',
          kind: 'COUPON',
          code,
          effect: { type: 'PERCENT', percent: '10' },
          ...more,
        },
      })
    ).status,
  ).toBe(200);
  return code;
};
interface Refused {
  details?: { applicationError?: { code: string; data: { retryAfterSeconds?: number } } };
}
const enter = ({ call }: CartBuyer, couponCode: string) =>
  call<Refused>('PATCH', '/v1/carts/current', { couponCode });

it('delays guesses of coupon codes without affecting others; valid codes do not count', async () => {
  const [guesser, other] = [await shop.visitor(), await shop.visitor()];
  const { id } = await shop.product();
  for (const buyer of [guesser, other]) await buyer.add(id);
  const [good, ended] = [await coupon(), await coupon({ active: false })];
  for (let attempt = 0; attempt < 8; attempt += 1)
    expect((await enter(other, attempt % 2 === 0 ? good : ended)).status).toBe(
      attempt % 2 === 0 ? 200 : 428,
    );

  // All at once: none slips through.
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, attempt) => enter(guesser, `GUESS${attempt}`)),
  );
  expect(answers.filter(({ status }) => status === 428).length).toBe(5);
  expect(
    answers.find(({ status }) => status === 429)?.body.details?.applicationError,
  ).toMatchObject({ code: 'TOO_MANY_COUPON_TRIES', data: { retryAfterSeconds: 1 } });
  expect((await enter(guesser, good)).status).toBe(429);
  for (const [path, more] of [
    ['/v1/checkouts', { channelType: 'WEB' }],
    ['/v1/carts', {}],
  ] as const) {
    expect(
      (await guesser.call('POST', path, { ...more, lineItems: [item(id)], couponCode: 'GUESS' }))
        .status,
      path,
    ).toBe(429);
  }
  // A cart without a code is not an attempt.
  expect(
    (await guesser.call('PATCH', '/v1/carts/current', { cartInfo: { buyerNote: 'hello' } })).status,
  ).toBe(200);
  expect((await enter(other, good)).status).toBe(200);

  const waits: (number | undefined)[] = [];
  for (let attempt = 0; attempt < 5; attempt += 1) {
    now += 3_000 * 2 ** attempt;
    await enter(guesser, 'GUESS');
    waits.push(
      (await enter(guesser, 'GUESS')).body.details?.applicationError?.data.retryAfterSeconds,
    );
  }
  expect(waits).toEqual([2, 4, 8, 16, 30]);
});

it('a new visitor for each guess does not help: the address is counted too', async () => {
  const { id } = await shop.product();
  const guessAsNew = async (): Promise<number> => {
    const guesser = await shop.visitor();
    return (
      await guesser.call('POST', '/v1/carts', {
        lineItems: [item(id)],
        couponCode: `GUESS${(count += 1)}`,
      })
    ).status;
  };
  expect(await guessAsNew()).toBe(428);
  // As if ninety others had been here in this hour.
  await shop.server.db.query(sql`update attempt set failures = 99 where key like 'coupon from %'`);
  const statuses: number[] = [];
  for (let attempt = 0; attempt < 4; attempt += 1) statuses.push(await guessAsNew());
  expect(statuses).toEqual([428, 428, 429, 429]);
});
