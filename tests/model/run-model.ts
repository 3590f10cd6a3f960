import fc from 'fast-check';
import { atRest } from './at-rest.ts';
import { cartSteps } from './cart-steps.ts';
import { checkoutSteps } from './checkout-steps.ts';
import { ownerSteps } from './owner-steps.ts';
import { pass, type Model } from './model.ts';
import { roadSteps } from './road-steps.ts';
import { newRun, type World } from './world.ts';

export interface Running {
  readonly seeds: number;
  readonly steps: number;
}

/** How much of the shop the runs have seen. A model test that never buys proves nothing. */
export interface Seen {
  runs: number;
  checkouts: number;
  orders: number;
  byCard: number;
  withCoupon: number;
  canceled: number;
  refunded: number;
}

/**
 * Random calls of two visitors, a member and the owner. A difference is shrunk to the shortest
 * sequence that leads to it, and reported with its seed. To reproduce it:
 * SHOPWRIGHT_MODEL='{"seed":1,"path":"2:3","replayPath":"AAB:C"}' (`seeds` sets how many are
 * tried).
 */
export async function runModel(world: World, { seeds, steps }: Running): Promise<Seen> {
  // Only a person sets this, in these words.
  const {
    seeds: numRuns = seeds,
    replayPath,
    ...replay
  } = JSON.parse(process.env.SHOPWRIGHT_MODEL ?? '{}') as {
    seeds?: number;
    seed?: number;
    path?: string;
    replayPath?: string;
  };
  const seen: Seen = {
    runs: 0,
    checkouts: 0,
    orders: 0,
    byCard: 0,
    withCoupon: 0,
    canceled: 0,
    refunded: 0,
  };
  await fc.assert(
    fc.asyncProperty(
      fc.commands([...cartSteps, ...checkoutSteps, ...ownerSteps, ...roadSteps], {
        maxCommands: steps,
        size: 'max',
        ...(replayPath === undefined ? {} : { replayPath }),
      }),
      async (commands) => {
        const { model, real } = await newRun(world);
        await fc.asyncModelRun(() => ({ model, real }), commands);
        pass(model, 61);
        await atRest(model, real);
        count(seen, model);
        // Long runs as often as short ones: the interesting things come late.
      },
    ),
    { numRuns, unbiased: true, ...replay },
  );
  return seen;
}

function count(seen: Seen, { checkouts, orders }: Model): void {
  seen.runs += 1;
  seen.checkouts += checkouts.length;
  seen.orders += orders.length;
  seen.byCard += orders.filter(({ byCard }) => byCard).length;
  seen.withCoupon += orders.filter(({ checkout }) => checkout.coupon).length;
  seen.canceled += orders.filter(({ canceled }) => canceled).length;
  seen.refunded += orders.filter(({ refunded }) => refunded > 0).length;
}
