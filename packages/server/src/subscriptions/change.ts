import type { AddressWithContact } from '@shopwright/contract/shared/address';
import type { Tx } from '../db/index.ts';
import { isRefusal, refuse, refuseFields, violation, type Refusal } from '../kernel/outcome.ts';
import type { SavedCard } from '../orders/index.ts';
import { endMembership, type Charging } from '../plans/index.ts';
import { tell } from './news.ts';
import { dueAt } from './rules/schedule.ts';
import { end, isOver, pause, resume, skip, type SubscriptionState } from './rules/subscription.ts';
import { findCycle, saveCycle } from './store/cycles.ts';
import { lockSubscription, saveSubscription } from './store/subscriptions.ts';
import type { CancelOrderDeps } from './deps.ts';
import { cancelUnpaidOrder } from './renew.ts';

export interface ChangeWish {
  readonly siteId: string;
  readonly subscriptionId: string;
  readonly byShop: boolean;
  /** Another's subscription answers like a missing one. */
  readonly isMine: (state: SubscriptionState) => boolean;
  readonly now: Date;
}

export const subscriptionNotFound = (id: string): Refusal =>
  refuse(404, 'NOT_FOUND', `There is no subscription ${id}.`);

type Decide = (state: SubscriptionState) => SubscriptionState | Refusal;

async function change(
  tx: Tx,
  { siteId, subscriptionId, isMine, now }: ChangeWish,
  decide: Decide,
): Promise<SubscriptionState | Refusal> {
  const state = await lockSubscription(tx, siteId, subscriptionId);
  if (!state || !isMine(state)) return subscriptionNotFound(subscriptionId);
  const after = decide(state);
  if (isRefusal(after)) return after;
  const saved = { ...after, revision: state.revision + 1, updatedAt: now.toISOString() };
  await saveSubscription(tx, siteId, saved);
  await tell(tx, siteId, isOver(saved) ? 'ended' : 'updated', saved);
  return saved;
}

/** A plan is paused as a plan, and its charging follows. */
const notThePlan =
  (decide: Decide): Decide =>
  (state) =>
    state.kind === 'PLAN'
      ? refuse(
          409,
          'STATUS_NOT_ALLOWED',
          'This pays for a plan: pause or resume the membership instead.',
        )
      : decide(state);

export const pauseOne = (tx: Tx, wish: ChangeWish): Promise<SubscriptionState | Refusal> =>
  change(
    tx,
    wish,
    notThePlan((state) => pause(state, wish.now.getTime())),
  );
export const resumeOne = (tx: Tx, wish: ChangeWish): Promise<SubscriptionState | Refusal> =>
  change(
    tx,
    wish,
    notThePlan((state) => resume(state, wish.now.getTime())),
  );

export async function skipOne(tx: Tx, wish: ChangeWish): Promise<SubscriptionState | Refusal> {
  const state = await lockSubscription(tx, wish.siteId, wish.subscriptionId);
  const ordered = state && (await findCycle(tx, wish.siteId, wish.subscriptionId, state.nextCycle));
  return change(tx, wish, (before) => skip(before, ordered !== undefined));
}

/** Whose name it goes to stays, unless another is said. */
export const readdress = (
  tx: Tx,
  wish: ChangeWish,
  { address, contactDetails }: AddressWithContact,
): Promise<SubscriptionState | Refusal> =>
  change(tx, wish, (state) => {
    if (isOver(state))
      return refuse(409, 'STATUS_NOT_ALLOWED', 'Nothing more is sent for this subscription.');
    if (!address?.country || !(address.addressLine || address.streetAddress?.name))
      return refuseFields(
        violation(
          'subscription.shippingAddress.address',
          'REQUIRED_FIELD',
          'must say where to, with a country and a street or box',
        ),
      );
    return {
      ...state,
      template: {
        ...state.template,
        shippingDestination: {
          ...state.template.shippingDestination,
          address,
          ...(contactDetails ? { contactDetails } : {}),
        },
      },
    };
  });

/** Another card. A charge that failed is tried with it at once. */
export async function setCard(
  tx: Tx,
  wish: ChangeWish,
  card: SavedCard,
): Promise<SubscriptionState | Refusal> {
  const state = await lockSubscription(tx, wish.siteId, wish.subscriptionId);
  const cycle = state && (await findCycle(tx, wish.siteId, wish.subscriptionId, state.nextCycle));
  return change(tx, wish, (before) => {
    if (isOver(before))
      return refuse(409, 'STATUS_NOT_ALLOWED', 'Nothing more is charged for this subscription.');
    return {
      ...before,
      provider: card.provider,
      paymentToken: card.token,
      ...(cycle?.status === 'ORDERED' && cycle.failures > 0
        ? { nextChargeAt: wish.now.getTime() }
        : {}),
    };
  });
}

/** No more orders. One that waits for its money is given up; a plan lasts as long as it is paid for. */
export async function cancelOne(
  tx: Tx,
  deps: CancelOrderDeps,
  wish: ChangeWish,
): Promise<SubscriptionState | Refusal> {
  const before = await lockSubscription(tx, wish.siteId, wish.subscriptionId);
  const after = await change(tx, wish, (state) => {
    if (!wish.byShop && !state.template.mayCancel)
      return refuse(
        403,
        'NOT_FOR_BUYERS',
        'Only the shop can end this subscription; please write to it.',
      );
    return end(state, wish.byShop ? 'BY_SHOP' : 'BY_BUYER');
  });
  if (isRefusal(after) || !before) return after;
  await dropWaiting(tx, deps, wish.siteId, before, wish.now);
  // Paid for until the day the next cycle would have begun.
  if (before.kind === 'PLAN')
    await endMembership(tx, {
      siteId: wish.siteId,
      subscriptionId: before.subscriptionId,
      at: new Date(dueAt(before.schedule, before.nextCycle)),
      now: wish.now,
    });
  return after;
}

async function dropWaiting(
  tx: Tx,
  deps: CancelOrderDeps,
  siteId: string,
  state: SubscriptionState,
  now: Date,
): Promise<void> {
  const cycle = await findCycle(tx, siteId, state.subscriptionId, state.nextCycle);
  // While nothing has failed a charge may be under way: what comes of it is settled when it is known.
  if (cycle?.status !== 'ORDERED' || cycle.failures === 0) return;
  await saveCycle(tx, siteId, state.subscriptionId, { ...cycle, status: 'FAILED' }, now);
  await cancelUnpaidOrder(tx, deps, siteId, cycle.orderId);
}

/** What is done with a plan's membership is done with its charging. */
export function createCharging(deps: CancelOrderDeps): Charging {
  const wishOf = ({
    siteId,
    subscriptionId,
    now,
  }: {
    siteId: string;
    subscriptionId: string;
    now: Date;
  }): ChangeWish => ({ siteId, subscriptionId, byShop: true, isMine: () => true, now });
  return {
    pause: async (tx, at) => {
      await change(tx, wishOf(at), (state) => pause(state, at.now.getTime()));
    },
    resume: async (tx, at) => {
      await change(tx, wishOf(at), (state) => resume(state, at.now.getTime()));
    },
    async stop(tx, at) {
      const before = await lockSubscription(tx, at.siteId, at.subscriptionId);
      const after = await change(tx, wishOf(at), (state) => end(state, 'BY_BUYER'));
      if (before && !isRefusal(after)) await dropWaiting(tx, deps, at.siteId, before, at.now);
    },
  };
}
