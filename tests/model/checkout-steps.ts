import fc from 'fast-check';
import { expect } from 'vitest';
import type { CheckoutPayment } from '@shopwright/contract/payments/payments';
import type { Answer } from '../kit/api.ts';
import { sums } from './cart-steps.ts';
import {
  answerChallenge,
  letGo,
  pay,
  quoteCheckout,
  refused,
  show,
  type Expected,
  type Model,
  type ModelCheckout,
  type Destination,
  type Way,
} from './model.ts';
import { actorOf, agree, someCheckout, step, type Step } from './step.ts';
import { addresses, type Real } from './world.ts';

type PayAnswer = Answer<{ payment?: CheckoutPayment; orderId?: string }>;
type Shown = Answer<{ checkout: { priceSummary: object; completed: boolean } }>;

const isThere = ({ checkouts }: Model): boolean => checkouts.length > 0;
const notFound = refused(404, 'NOT_FOUND');
const bodies: Readonly<Record<Exclude<Way, 'order'>, object>> = {
  offline: { method: 'OFFLINE' },
  success: { method: 'SANDBOX', token: 'tok_success' },
  decline: { method: 'SANDBOX', token: 'tok_decline' },
  challenge: { method: 'SANDBOX', token: 'tok_challenge' },
};

const payCall = (real: Real, actor: number, { id }: ModelCheckout, way: Way): Promise<PayAnswer> =>
  way === 'order'
    ? actorOf(real, actor).say('POST', `/v1/checkouts/${id}/create-order`, {})
    : actorOf(real, actor).say('POST', `/v1/checkouts/${id}/pay`, bodies[way]);

function settle(checkout: ModelCheckout, answer: PayAnswer, expected: Expected): void {
  const { payment, orderId } = answer.body;
  agree(answer, expected, payment?.state);
  if (expected.order) {
    const id = payment?.orderId ?? orderId ?? '';
    expect(id).toMatch(/^[0-9a-f-]{36}$/);
    if (expected.order.id === '') expected.order.id = id;
    expect(id, 'one order for one checkout').toBe(expected.order.id);
  }
  if (checkout.challenge && payment?.challengeUrl) checkout.challenge.url = payment.challengeUrl;
}

export const pays = (draw: number, way: Way): Step =>
  step(`checkout ${draw} is paid: ${way}`, isThere, async (model, real) => {
    const checkout = someCheckout(model, draw);
    const expected = pay(model, checkout, way);
    settle(checkout, await payCall(real, checkout.actor, checkout, way), expected);
  });

/** Two requests at once end as two requests one after the other would. */
const paysTwice = (draw: number, way: Exclude<Way, 'challenge'>): Step =>
  step(`checkout ${draw} is paid twice at once: ${way}`, isThere, async (model, real) => {
    const checkout = someCheckout(model, draw);
    const expected = [pay(model, checkout, way), pay(model, checkout, way)];
    const answers = await Promise.all([
      payCall(real, checkout.actor, checkout, way),
      payCall(real, checkout.actor, checkout, way),
    ]);
    const [first, second] = answers;
    const inOrder =
      first?.status === expected[0]?.status && second?.status === expected[1]?.status
        ? answers
        : answers.toReversed();
    for (const [index, each] of expected.entries()) {
      const answer = inOrder[index];
      if (answer) settle(checkout, answer, each);
    }
  });

const another = (draw: number, way: Way): Step =>
  step(`another pays checkout ${draw}: ${way}`, isThere, async (model, real) => {
    const checkout = someCheckout(model, draw);
    agree(await payCall(real, checkout.actor === 0 ? 1 : 0, checkout, way), notFound);
  });

export const answers = (draw: number, approves: boolean): Step =>
  step(
    `the buyer of checkout ${draw} ${approves ? 'approves' : 'rejects'}`,
    ({ checkouts }) => checkouts.some(({ challenge }) => challenge),
    async (model, real) => {
      const waiting = model.checkouts.filter(({ challenge }) => challenge);
      const checkout = someCheckout({ ...model, checkouts: waiting }, draw);
      const page = new URL(checkout.challenge?.url ?? '');
      const expected = answerChallenge(model, checkout, approves);
      const answer = await fetch(real.shop.server.url + page.pathname, {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        body: `answer=${approves ? 'approve' : 'reject'}&challenge=${page.searchParams.get('challenge') ?? ''}`,
        redirect: 'manual',
      });
      expect(answer.status).toBe(303);
      settle(
        checkout,
        await actorOf(real, checkout.actor).say('GET', `/v1/checkouts/${checkout.id}/payment`),
        expected,
      );
    },
  );

const looks = (draw: number, refresh: boolean): Step =>
  step(`checkout ${draw} is looked at${refresh ? ' anew' : ''}`, isThere, async (model, real) => {
    const checkout = someCheckout(model, draw);
    if (checkout.state === 'OPEN' && (refresh || checkout.shownUntil <= model.now))
      show(model, checkout);
    const answer: Shown = await actorOf(real, checkout.actor).say(
      'GET',
      `/v1/checkouts/${checkout.id}${refresh ? '?refresh=true' : ''}`,
    );
    agree(answer, { status: 200 });
    expect(answer.body.checkout).toMatchObject({
      completed: checkout.state === 'COMPLETED',
      priceSummary: sums(checkout.shown),
    });
  });

interface Change {
  readonly name: string;
  readonly path?: string;
  readonly body: (checkout: ModelCheckout, real: Real) => object;
  readonly decide: (checkout: ModelCheckout) => void;
  readonly entersCoupon?: boolean;
}

/** A buyer who changes a checkout has left the payment that waited for him. */
export const changes = (
  draw: number,
  { name, path, body, decide, entersCoupon = false }: Change,
): Step =>
  step(`checkout ${draw}: ${name}`, isThere, async (model, real) => {
    const checkout = someCheckout(model, draw);
    const request = body(checkout, real);
    const expected = ((): Expected => {
      if (checkout.state === 'COMPLETED') return refused(409, 'CHECKOUT_IS_COMPLETE');
      if (checkout.state === 'PAYING') letGo(model, checkout);
      const refusal =
        entersCoupon && !checkout.coupon
          ? quoteCheckout(model, { ...checkout, coupon: true }).couponRefused
          : undefined;
      if (refusal !== undefined) return refused(428, refusal);
      decide(checkout);
      show(model, checkout);
      return { status: 200 };
    })();
    const answer: Shown = await actorOf(real, checkout.actor).say(
      path === undefined ? 'PATCH' : 'POST',
      `/v1/checkouts/${checkout.id}${path ?? ''}`,
      request,
    );
    agree(answer, expected);
    if (expected.status === 200)
      expect(answer.body.checkout.priceSummary).toMatchObject(sums(checkout.shown));
  });

const goesTo = (destination: Destination): Change => ({
  name: `goes to ${destination}`,
  body: () => ({
    checkout: { shippingInfo: { shippingDestination: { address: addresses[destination] } } },
  }),
  decide: (checkout) => {
    checkout.destination = destination;
  },
});
const sentBy = (delivery: 'standard' | 'express'): Change => ({
  name: `is sent ${delivery}`,
  body: () => ({
    checkout: { shippingInfo: { selectedCarrierServiceOption: { code: delivery } } },
  }),
  decide: (checkout) => {
    checkout.delivery = delivery;
  },
});
export const withCoupon: Change = {
  name: 'the coupon is entered',
  entersCoupon: true,
  body: (_checkout, { couponCode }) => ({ checkout: {}, couponCode }),
  decide: (checkout) => {
    checkout.coupon = true;
  },
};
const withoutCoupon: Change = {
  name: 'the coupon is taken back',
  path: '/remove-coupon',
  body: () => ({}),
  decide: (checkout) => {
    checkout.coupon = false;
  },
};
const firstLine = (quantity: number): Change => ({
  name: `${quantity} of its first line`,
  path: '/update-line-items-quantity',
  body: ({ lines: [line] }) => ({ lineItems: [{ id: line?.id, quantity }] }),
  decide: (checkout) => {
    const [line] = checkout.lines;
    if (!line || line.quantity === quantity) return;
    checkout.lines = checkout.lines.map((each) => (each === line ? { ...line, quantity } : each));
    checkout.cartMark = undefined;
  },
});

export const draw = fc.nat({ max: 20 });
export const way = fc.constantFrom<Way>(
  'offline',
  'order',
  'success',
  'success',
  'decline',
  'challenge',
  'challenge',
);
const change = fc.oneof(
  fc.constantFrom<Destination>('taxed', 'free').map(goesTo),
  fc.constantFrom('standard' as const, 'express' as const).map(sentBy),
  fc.integer({ min: 1, max: 4 }).map(firstLine),
  fc.constantFrom(withCoupon, withoutCoupon),
);

export const checkoutSteps: fc.Arbitrary<Step>[] = [
  ...Array.from({ length: 5 }, () => fc.tuple(draw, way).map(([which, how]) => pays(which, how))),
  fc
    .tuple(
      draw,
      fc.constantFrom('offline' as const, 'order' as const, 'success' as const, 'decline' as const),
    )
    .map(([which, how]) => paysTwice(which, how)),
  fc.tuple(draw, way).map(([which, how]) => another(which, how)),
  ...Array.from({ length: 2 }, () =>
    fc.tuple(draw, fc.boolean()).map(([which, approves]) => answers(which, approves)),
  ),
  fc.tuple(draw, fc.boolean()).map(([which, refresh]) => looks(which, refresh)),
  ...Array.from({ length: 2 }, () =>
    fc.tuple(draw, change).map(([which, what]) => changes(which, what)),
  ),
];
