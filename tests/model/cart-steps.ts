import fc from 'fast-check';
import { expect } from 'vitest';
import { STORES, type Answer } from '../kit/api.ts';
import {
  quote,
  refused,
  shelfOf,
  show,
  type Expected,
  type Line,
  type Model,
  type ModelCart,
  type ModelCheckout,
  type Destination,
} from './model.ts';
import { actorOf, agree, dollars, inSequence, pick, step, type Step } from './step.ts';
import { addresses, type Real } from './world.ts';

interface ShownCart {
  readonly id: string;
  readonly lineItems: readonly { id: string; quantity: number; availability: { status: string } }[];
  readonly discount: { amount: string };
  readonly subtotalAfterDiscounts: { amount: string };
}
type CartAnswer = Answer<{ cart: ShownCart }>;

const ok: Expected = { status: 200 };
const noCart = refused(404, 'OWNED_CART_NOT_FOUND');

/** The cart that was answered is the model's, to the cent. */
function sameCart(
  model: Model,
  answer: CartAnswer,
  expected: Expected,
  cart: ModelCart | undefined,
): void {
  agree(answer, expected);
  if (answer.status !== 200 || !cart) return;
  const { subtotal, discount, availability } = quote(model, cart);
  const { cart: shown } = answer.body;
  expect({
    lines: shown.lineItems.map(({ id, quantity, availability: { status } }) => [
      id,
      quantity,
      status,
    ]),
    discount: shown.discount.amount,
    after: shown.subtotalAfterDiscounts.amount,
  }).toEqual({
    lines: cart.lines.map(({ id, quantity }, index) => [id, quantity, availability[index]]),
    discount: dollars(discount),
    after: dollars(subtotal - discount),
  });
}

const say = (
  real: Real,
  actor: number,
  method: string,
  path: string,
  body?: object,
): Promise<CartAnswer> => actorOf(real, actor).say(method, `/v1/carts/current${path}`, body);

const add = (actor: number, product: number, quantity: number): Step =>
  step(
    `actor ${actor} adds ${quantity} of ${product}`,
    () => true,
    async (model, real) => {
      const left = shelfOf(model.shelves, product).quantity;
      const gone = left !== null && left <= 0;
      const answer = await say(real, actor, 'POST', '/add-to-cart', {
        lineItems: [
          {
            quantity,
            catalogReference: { appId: STORES, catalogItemId: pick(real.items, product).productId },
          },
        ],
      });
      if (gone) return agree(answer, refused(409, 'ITEM_NOT_AVAILABLE'));
      expect(answer.status, JSON.stringify(answer.body)).toBe(200);
      const before = model.carts[actor];
      const existing = before?.lines.find((line) => line.product === product);
      // Only the ids are the server's to choose.
      const lines: readonly Line[] = existing
        ? (before?.lines ?? []).map((line) =>
            line === existing ? { ...line, quantity: line.quantity + quantity } : line,
          )
        : [
            ...(before?.lines ?? []),
            { id: answer.body.cart.lineItems.at(-1)?.id ?? '', product, quantity },
          ];
      const cart = {
        id: before?.id ?? answer.body.cart.id,
        lines,
        coupon: before?.coupon ?? false,
      };
      model.carts[actor] = cart;
      expect(answer.body.cart.id).toBe(cart.id);
      sameCart(model, answer, ok, cart);
    },
  );

/** What changes the lines of a cart that is there. */
const change = (
  name: string,
  actor: number,
  path: string,
  request: (cart: ModelCart) => object,
  decide: (cart: ModelCart) => ModelCart,
): Step =>
  step(
    `actor ${actor} ${name}`,
    () => true,
    async (model, real) => {
      const before = model.carts[actor];
      if (before) model.carts[actor] = decide(before);
      sameCart(
        model,
        await say(
          real,
          actor,
          'POST',
          path,
          before ? request(before) : request({ id: '', lines: [], coupon: false }),
        ),
        before ? ok : noCart,
        model.carts[actor],
      );
    },
  );

const lineOf = (cart: ModelCart, draw: number): Line =>
  cart.lines.length === 0
    ? { id: '00000000-0000-4000-8000-000000000000', product: 0, quantity: 0 }
    : pick(cart.lines, draw);

const update = (actor: number, draw: number, quantity: number): Step =>
  step(
    `actor ${actor} wants ${quantity} of line ${draw}`,
    (model) => (model.carts[actor]?.lines.length ?? 0) > 0,
    async (model, real) => {
      const before = model.carts[actor];
      if (!before) return;
      const { id } = lineOf(before, draw);
      model.carts[actor] = {
        ...before,
        lines: before.lines.map((line) => (line.id === id ? { ...line, quantity } : line)),
      };
      sameCart(
        model,
        await say(real, actor, 'POST', '/update-line-items-quantity', {
          lineItems: [{ id, quantity }],
        }),
        ok,
        model.carts[actor],
      );
    },
  );

const remove = (actor: number, draw: number): Step =>
  change(
    `removes line ${draw}`,
    actor,
    '/remove-line-items',
    (cart) => ({ lineItemIds: [lineOf(cart, draw).id] }),
    (cart) => ({ ...cart, lines: cart.lines.filter(({ id }) => id !== lineOf(cart, draw).id) }),
  );

const dropCoupon = (actor: number): Step =>
  change(
    'takes the coupon back',
    actor,
    '/remove-coupon',
    () => ({}),
    (cart) => ({ ...cart, coupon: false }),
  );

const useCoupon = (actor: number): Step =>
  step(
    `actor ${actor} enters the coupon`,
    (model) => model.carts[actor] !== undefined,
    async (model, real) => {
      const before = model.carts[actor];
      if (!before) return;
      const refusal = before.coupon
        ? undefined
        : quote(model, { ...before, coupon: true }).couponRefused;
      if (refusal === undefined) model.carts[actor] = { ...before, coupon: true };
      sameCart(
        model,
        await say(real, actor, 'PATCH', '', { couponCode: real.couponCode }),
        refusal === undefined ? ok : refused(428, refusal),
        model.carts[actor],
      );
    },
  );

const look = (actor: number): Step =>
  step(
    `actor ${actor} looks into the cart`,
    () => true,
    async (model, real) => {
      const cart = model.carts[actor];
      sameCart(model, await say(real, actor, 'GET', ''), cart ? ok : noCart, cart);
    },
  );

const estimate = (actor: number, destination: Destination): Step =>
  step(
    `actor ${actor} asks for the total, ${destination}`,
    () => true,
    async (model, real) => {
      const cart = model.carts[actor];
      const answer = await actorOf(real, actor).say<{
        priceSummary: Record<string, { amount: string }>;
      }>('POST', '/v1/carts/current/estimate-totals', { shippingAddress: addresses[destination] });
      agree(answer, cart ? ok : noCart);
      if (cart)
        expect(answer.body.priceSummary).toMatchObject(
          sums(quote(model, { ...cart, destination })),
        );
    },
  );

export const sums = ({
  subtotal,
  discount,
  tax,
  shipping,
  total,
}: Pick<ReturnType<typeof quote>, 'subtotal' | 'discount' | 'tax' | 'shipping' | 'total'>) => ({
  subtotal: { amount: dollars(subtotal) },
  discount: { amount: dollars(discount) },
  tax: { amount: dollars(tax) },
  shipping: { amount: dollars(shipping) },
  total: { amount: dollars(total) },
});

const checkOut = (actor: number, destination: Destination): Step =>
  step(
    `actor ${actor} goes to the checkout, ${destination}`,
    () => true,
    async (model, real) => {
      const cart = model.carts[actor];
      const answer = await actorOf(real, actor).say<{ checkoutId: string }>(
        'POST',
        '/v1/carts/current/create-checkout',
        {
          channelType: 'WEB',
          email: `buyer${actor}@example.com`,
          shippingAddress: addresses[destination],
        },
      );
      if (!cart) return agree(answer, noCart);
      if (cart.lines.length === 0) return agree(answer, refused(400, 'EMPTY_CART'));
      agree(answer, ok);
      const { checkoutId: id } = answer.body;
      const cartMark = JSON.stringify([cart, destination]);
      // The same cart, asked for in the same way, has one checkout until it is bought.
      const existing = model.checkouts.find(
        (each) => each.cartMark === cartMark && each.state !== 'COMPLETED',
      );
      expect(model.checkouts.some((each) => each.id === id)).toBe(existing !== undefined);
      if (existing) return expect(id).toBe(existing.id);
      const bare = {
        id,
        actor,
        cartId: cart.id,
        cartMark,
        lines: cart.lines,
        coupon: cart.coupon,
        destination,
        delivery: 'standard' as const,
        state: 'OPEN' as const,
        challenge: undefined,
        held: undefined,
        usesCoupon: false,
        order: undefined,
      };
      const checkout: ModelCheckout = { ...bare, shown: quote(model, bare), shownUntil: 0 };
      show(model, checkout);
      model.checkouts.push(checkout);
    },
  );

/** The road that most buyers take; without it few runs would come to buy. */
const shops = (
  actor: number,
  product: number,
  quantity: number,
  destination: Destination,
): Step => {
  const steps = [add(actor, product, quantity), checkOut(actor, destination)];
  return inSequence(
    steps.join(', and '),
    () => true,
    () => steps,
  );
};

const actor = fc.nat({ max: 2 });
const destination = fc.constantFrom<Destination>('taxed', 'free');
const quantity = fc.integer({ min: 1, max: 3 });

export const cartSteps: fc.Arbitrary<Step>[] = [
  fc
    .tuple(actor, fc.nat({ max: 2 }), quantity)
    .map(([who, product, many]) => add(who, product, many)),
  ...Array.from({ length: 4 }, () =>
    fc
      .tuple(actor, fc.nat({ max: 2 }), quantity, destination)
      .map(([who, product, many, where]) => shops(who, product, many, where)),
  ),
  fc.tuple(actor, fc.nat({ max: 2 }), quantity).map(([who, line, many]) => update(who, line, many)),
  fc.tuple(actor, fc.nat({ max: 2 })).map(([who, line]) => remove(who, line)),
  actor.map(useCoupon),
  actor.map(dropCoupon),
  actor.map(look),
  fc.tuple(actor, destination).map(([who, where]) => estimate(who, where)),
  fc.tuple(actor, destination).map(([who, where]) => checkOut(who, where)),
];
