import type { ErrorCode } from '@shopwright/contract';
import type { AddressWithContact } from '@shopwright/contract/shared/address';
import type { Tx } from '../db/index.ts';
import {
  isRefusal,
  refuse,
  refuseWithStatus,
  refuseFields,
  violation,
  type Refusal,
} from '../kernel/outcome.ts';
import type { SavedCard } from '../orders/index.ts';
import { endMembership, type Charging } from '../plans/index.ts';
import { publishSubscription } from './news.ts';
import { dueAt } from './rules/schedule.ts';
import { end, isOver, pause, resume, skip, type SubscriptionState } from './rules/subscription.ts';
import { findCycle, saveCycle } from './store/cycles.ts';
import { lockSubscription, saveSubscription } from './store/subscriptions.ts';
import type { CancelOrderDeps } from './deps.ts';
import { cancelUnpaidOrder } from './renew.ts';

export interface ChangeRequest {
  readonly siteId: string;
  readonly subscriptionId: string;
  readonly byShop: boolean;
  /** Another customer's subscription is answered as missing. */
  readonly isMine: (state: SubscriptionState) => boolean;
  readonly now: Date;
}

export const subscriptionNotFound = (id: string): Refusal =>
  refuse('NOT_FOUND', `There is no subscription ${id}.`);

type Decide<Code extends ErrorCode> = (
  state: SubscriptionState,
) => SubscriptionState | Refusal<Code>;

async function change<Code extends ErrorCode>(
  tx: Tx,
  { siteId, subscriptionId, isMine, now }: ChangeRequest,
  decide: Decide<Code>,
): Promise<SubscriptionState | Refusal<Code>> {
  const state = await lockSubscription(tx, siteId, subscriptionId);
  if (!state || !isMine(state)) return subscriptionNotFound(subscriptionId);
  const after = decide(state);
  if (isRefusal(after)) return after;
  const saved = { ...after, revision: state.revision + 1, updatedAt: now.toISOString() };
  await saveSubscription(tx, siteId, saved);
  await publishSubscription(tx, siteId, isOver(saved) ? 'ended' : 'updated', saved);
  return saved;
}

/** A plan is paused through its membership, and its charges follow. */
const notThePlan =
  (decide: Decide<'STATUS_NOT_ALLOWED'>): Decide<'STATUS_NOT_ALLOWED'> =>
  (state) =>
    state.kind === 'PLAN'
      ? refuseWithStatus(
          409,
          'STATUS_NOT_ALLOWED',
          'This pays for a plan: pause or resume the membership instead.',
        )
      : decide(state);

export const pauseOne = (
  tx: Tx,
  request: ChangeRequest,
): Promise<SubscriptionState | Refusal<'STATUS_NOT_ALLOWED'>> =>
  change(
    tx,
    request,
    notThePlan((state) => pause(state, request.now.getTime())),
  );
export const resumeOne = (
  tx: Tx,
  request: ChangeRequest,
): Promise<SubscriptionState | Refusal<'STATUS_NOT_ALLOWED'>> =>
  change(
    tx,
    request,
    notThePlan((state) => resume(state, request.now.getTime())),
  );

export async function skipOne(
  tx: Tx,
  request: ChangeRequest,
): Promise<SubscriptionState | Refusal<'STATUS_NOT_ALLOWED'>> {
  const state = await lockSubscription(tx, request.siteId, request.subscriptionId);
  const ordered =
    state && (await findCycle(tx, request.siteId, request.subscriptionId, state.nextCycle));
  return change(tx, request, (before) => skip(before, ordered !== undefined));
}

/** The recipient's name stays unless another one is given. */
export const readdress = (
  tx: Tx,
  request: ChangeRequest,
  { address, contactDetails }: AddressWithContact,
): Promise<SubscriptionState | Refusal<'STATUS_NOT_ALLOWED'>> =>
  change(tx, request, (state) => {
    if (isOver(state))
      return refuseWithStatus(
        409,
        'STATUS_NOT_ALLOWED',
        'Nothing more is sent for this subscription.',
      );
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

/** Sets another card. A failed charge is retried with it at once. */
export async function setCard(
  tx: Tx,
  request: ChangeRequest,
  card: SavedCard,
): Promise<SubscriptionState | Refusal<'STATUS_NOT_ALLOWED'>> {
  const state = await lockSubscription(tx, request.siteId, request.subscriptionId);
  const cycle =
    state && (await findCycle(tx, request.siteId, request.subscriptionId, state.nextCycle));
  return change(tx, request, (before) => {
    if (isOver(before))
      return refuseWithStatus(
        409,
        'STATUS_NOT_ALLOWED',
        'Nothing more is charged for this subscription.',
      );
    return {
      ...before,
      provider: card.provider,
      paymentToken: card.token,
      ...(cycle?.status === 'ORDERED' && cycle.failures > 0
        ? { nextChargeAt: request.now.getTime() }
        : {}),
    };
  });
}

/**
 * Creates no more orders. An unpaid one is canceled; a plan lasts until the end of its paid period.
 */
export async function cancelOne(
  tx: Tx,
  deps: CancelOrderDeps,
  request: ChangeRequest,
): Promise<SubscriptionState | Refusal<'NOT_FOR_BUYERS' | 'STATUS_NOT_ALLOWED'>> {
  const before = await lockSubscription(tx, request.siteId, request.subscriptionId);
  const after = await change(tx, request, (state) => {
    if (!request.byShop && !state.template.mayCancel)
      return refuse(
        'NOT_FOR_BUYERS',
        'Only the shop can end this subscription; please write to it.',
      );
    return end(state, request.byShop ? 'BY_SHOP' : 'BY_BUYER');
  });
  if (isRefusal(after) || !before) return after;
  await dropWaiting(tx, deps, request.siteId, before, request.now);
  // Paid until the day of the next cycle.
  if (before.kind === 'PLAN')
    await endMembership(tx, {
      siteId: request.siteId,
      subscriptionId: before.subscriptionId,
      at: new Date(dueAt(before.schedule, before.nextCycle)),
      now: request.now,
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
  // Without a failure, a charge may be in progress; its outcome is handled when it arrives.
  if (cycle?.status !== 'ORDERED' || cycle.failures === 0) return;
  await saveCycle(tx, siteId, state.subscriptionId, { ...cycle, status: 'FAILED' }, now);
  await cancelUnpaidOrder(tx, deps, siteId, cycle.orderId);
}

/** Changes of a plan's membership also change its charges. */
export function createCharging(deps: CancelOrderDeps): Charging {
  const changeRequestOf = ({
    siteId,
    subscriptionId,
    now,
  }: {
    siteId: string;
    subscriptionId: string;
    now: Date;
  }): ChangeRequest => ({ siteId, subscriptionId, byShop: true, isMine: () => true, now });
  return {
    pause: async (tx, at) => {
      await change(tx, changeRequestOf(at), (state) => pause(state, at.now.getTime()));
    },
    resume: async (tx, at) => {
      await change(tx, changeRequestOf(at), (state) => resume(state, at.now.getTime()));
    },
    async stop(tx, at) {
      const before = await lockSubscription(tx, at.siteId, at.subscriptionId);
      const after = await change(tx, changeRequestOf(at), (state) => end(state, 'BY_BUYER'));
      if (before && !isRefusal(after)) await dropWaiting(tx, deps, at.siteId, before, at.now);
    },
  };
}
