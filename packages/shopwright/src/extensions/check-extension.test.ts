import { expect, test } from 'vitest';
import { whyNoExtension, whyNoCombination } from './check-extension.ts';

const act = async () => undefined as never;
const payment = {
  name: 'acme-pay',
  start: act,
  confirm: act,
  find: act,
  capture: act,
  cancel: act,
  refund: act,
  readWebhook: act,
};

test('accepts an extension of each kind', () => {
  expect(whyNoExtension({ name: 'a', payment, close: () => undefined })).toBeUndefined();
  expect(whyNoExtension({ name: 'a', tax: { rates: act } })).toBeUndefined();
  expect(whyNoExtension({ name: 'a', shipping: { name: 'b', options: act } })).toBeUndefined();
  expect(whyNoExtension({ name: 'a', mail: { send: act } })).toBeUndefined();
  expect(
    whyNoExtension({
      name: 'a',
      events: { events: ['wix.ecom.v1.order_approved'], handle: () => undefined },
    }),
  ).toBeUndefined();
});

const wrong: [value: unknown, sentence: string][] = [
  [undefined, 'it must create an object with a "name".'],
  [{}, '"name" must have'],
  [{ name: 'Acme Pay', payment }, '"name" must have'],
  [{ name: 'a' }, 'it has none of the parts payment, tax, shipping, mail, events.'],
  [{ name: 'a', payments: payment }, 'Did you mean "payment"?'],
  [{ name: 'a', payment: 'stripe' }, '"payment" must be an object.'],
  [{ name: 'a', payment: { ...payment, refund: undefined } }, '"payment.refund" is missing'],
  [{ name: 'a', payment: { ...payment, name: 'stripe' } }, 'is a built-in payment method'],
  [{ name: 'a', payment: { ...payment, name: 'Acme' } }, '"payment.name" must have'],
  [{ name: 'a', payment: { ...payment, title: '' } }, '"payment.title" must be a text'],
  [{ name: 'a', payment: { ...payment, collects: 'cash' } }, '"payment.collects" must be'],
  [{ name: 'a', payment: { ...payment, reusable: true } }, '"payment.reusable" must be'],
  [{ name: 'a', tax: {} }, '"tax.rates" is missing; it must be a function.'],
  [{ name: 'a', shipping: { options: act } }, '"shipping.name" must have'],
  [{ name: 'a', events: { handle: act, events: [] } }, 'must list at least one event type'],
  [
    { name: 'a', events: { handle: act, events: ['wix.ecom.v1.order_aproved'] } },
    'Did you mean "wix.ecom.v1.order_approved"?',
  ],
  [{ name: 'a', mail: { send: act }, close: 1 }, '"close" must be a function.'],
];

test.each(wrong)('says what is missing in %j', (value, sentence) => {
  expect(whyNoExtension(value)).toContain(sentence);
});

test('names the modules that cannot be used together', () => {
  const tax = { rates: act };
  const mail = { send: act };
  const shipping = { name: 'post', options: act };
  expect(
    whyNoCombination([
      { module: './a.ts', extension: { name: 'a', tax, shipping } },
      { module: './b.ts', extension: { name: 'b', mail } },
    ]),
  ).toBeUndefined();
  const pairs = [
    [{ name: 'a', tax }, { name: 'a', mail }, 'the same name'],
    [{ name: 'a', tax }, { name: 'b', tax }, 'a tax provider'],
    [{ name: 'a', mail }, { name: 'b', mail }, 'a mail transport'],
    [{ name: 'a', payment }, { name: 'b', payment }, 'a payment provider of the same name'],
    [{ name: 'a', shipping }, { name: 'b', shipping }, 'a shipping provider of the same name'],
  ] as const;
  for (const [one, other, what] of pairs)
    expect(
      whyNoCombination([
        { module: './a.ts', extension: one },
        { module: './b.ts', extension: other },
      ]),
    ).toBe(`./a.ts and ./b.ts both have ${what}; remove one.`);
});
