import fc from 'fast-check';
import { answers, changes, draw, pays, way, withCoupon } from './checkout-steps.ts';
import { shelfOf, type Model, type ModelCheckout, type Way } from './model.ts';
import { recount, reprice, wait } from './owner-steps.ts';
import { inSequence, someCheckout, type Step } from './step.ts';

/**
 * What goes wrong between the quote and the payment: it must happen to the very thing that is being
 * bought.
 */

const isOpen = ({ checkouts }: Model): boolean => checkouts.some(({ order }) => !order);

/** One that is not bought yet, and its number among all. */
function open(
  model: Model,
  which: number,
): { checkout: ModelCheckout; at: number; product: number } {
  const checkout = someCheckout(
    { ...model, checkouts: model.checkouts.filter(({ order }) => !order) },
    which,
  );
  return {
    checkout,
    at: model.checkouts.indexOf(checkout),
    product: checkout.lines[0]?.product ?? 0,
  };
}

const dearer = (which: number, how: Way): Step =>
  inSequence(
    `the price of open checkout ${which} rises, then it is paid: ${how}`,
    isOpen,
    (model) => {
      const { at, product } = open(model, which);
      return [reprice(product, shelfOf(model.shelves, product).price + 100), pays(at, how)];
    },
  );

const scarcer = (which: number, how: Way, left: number): Step =>
  inSequence(
    `${left} are left for open checkout ${which}, then it is paid: ${how}`,
    isOpen,
    (model) => {
      const { at, product } = open(model, which);
      return [
        ...(shelfOf(model.shelves, product).quantity === null ? [] : [recount(product, left)]),
        pays(at, how),
      ];
    },
  );

const cheaper = (which: number, how: Way): Step =>
  inSequence(`open checkout ${which} gets the coupon and is paid: ${how}`, isOpen, (model) => {
    const { at } = open(model, which);
    return [changes(at, withCoupon), pays(at, how)];
  });

/** The reserved stock is released before the bank approves. */
const late = (which: number): Step =>
  inSequence(`the buyer of open checkout ${which} comes back late`, isOpen, (model) => {
    const { at } = open(model, which);
    return [
      pays(at, 'challenge'),
      wait(17),
      answers(
        model.checkouts
          .filter(({ challenge }, index) => challenge || index === at)
          .findIndex((each) => each === model.checkouts[at]),
        true,
      ),
    ];
  });

export const roadSteps: fc.Arbitrary<Step>[] = [
  ...Array.from({ length: 2 }, () => fc.tuple(draw, way).map(([which, how]) => dearer(which, how))),
  fc.tuple(draw, way, fc.nat({ max: 2 })).map(([which, how, left]) => scarcer(which, how, left)),
  ...Array.from({ length: 2 }, () =>
    fc.tuple(draw, way).map(([which, how]) => cheaper(which, how)),
  ),
  draw.map(late),
];
