import type fc from 'fast-check';
import { expect } from 'vitest';
import type { Answer } from '../kit/api.ts';
import {
  shelfOf,
  type Expected,
  type Model,
  type ModelCheckout,
  type ModelOrder,
} from './model.ts';
import type { Real } from './world.ts';

export type Step = fc.AsyncCommand<Model, Real>;

/**
 * One step of both: the model first says what must be answered, then the server is asked. After it
 * the shelves must be the same.
 */
export function step(
  name: string,
  can: (model: Model) => boolean,
  run: (model: Model, real: Real) => Promise<void>,
): Step {
  return {
    check: can,
    async run(model, real) {
      await run(model, real);
      const { shop, items } = real;
      const rows = await shop.rows<{ product: string; quantity: number; reserved: number }>(
        'select product_id as product, quantity, reserved from stock where site_id = $1 and product_id = any($2::uuid[])',
        [shop.server.siteId, items.map(({ productId }) => productId)],
      );
      const stock = items.map(({ productId }, index) => {
        const row = rows.find(({ product }) => product === productId);
        return shelfOf(model.shelves, index).quantity === null
          ? null
          : { quantity: row?.quantity, reserved: row?.reserved };
      });
      expect(stock, 'on the shelves').toEqual(
        model.shelves.map(({ quantity, reserved }) =>
          quantity === null ? null : { quantity, reserved },
        ),
      );
    },
    toString: () => name,
  };
}

/**
 * Several steps as one, for paths that random choice rarely takes. Impossible steps are skipped.
 */
export function inSequence(
  name: string,
  can: (model: Model) => boolean,
  steps: (model: Model) => readonly Step[],
): Step {
  return {
    check: can,
    async run(model, real) {
      for (const each of steps(model)) if (each.check(model)) await each.run(model, real);
    },
    toString: () => name,
  };
}

export const dollars = (cents: number): string => (cents / 100).toFixed(2);

/** The status, and the refusal's code or what the answer says of itself. */
export function agree(answer: Answer<object>, expected: Expected, says?: string): void {
  expect(
    { status: answer.status, says: answer.status === 200 ? says : answer.code },
    JSON.stringify(answer.body),
  ).toEqual({ status: expected.status, says: expected.says });
}

/** One of those there are, whatever number was drawn. */
export function pick<T>(all: readonly T[], draw: number): T {
  const one = all[draw % all.length];
  if (one === undefined)
    throw new Error('There is nothing to pick from; the step must check that.');
  return one;
}

export const someCheckout = ({ checkouts }: Model, draw: number): ModelCheckout =>
  pick(checkouts, draw);
export const someOrder = ({ orders }: Model, draw: number): ModelOrder => pick(orders, draw);
export const actorOf = ({ actors }: Real, index: number) => pick(actors, index);
