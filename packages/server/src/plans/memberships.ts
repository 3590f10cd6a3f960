import type { PlanMembership } from '@shopwright/contract/plans/plan';
import type { Db, Tx } from '../db/index.ts';
import { action, publish } from '../events/index.ts';
import { zoneOf } from '../kernel/calendar.ts';
import { newOrderedId } from '../kernel/ids.ts';
import { isRefusal, refuse, type Refusal } from '../kernel/outcome.ts';
import { findOfferings, type Offering } from '../offerings/index.ts';
import type { Sites } from '../settings/index.ts';
import { planKind } from './plan-kind.ts';
import {
  cancel,
  membershipAt,
  pause,
  renewTo,
  resume,
  startMembership,
  type MembershipState,
} from './rules/membership.ts';
import type { PlanFacts } from './rules/plan.ts';
import { membershipToWire } from './rules/to-wire.ts';
import {
  hadPlan,
  insertMembership,
  lockMemberOfPlan,
  lockMembership,
  lockMembershipsOfOrder,
  saveMembership,
} from './store/memberships.ts';
import { sumUses } from './store/uses.ts';

export interface MembershipDeps {
  readonly sites: Pick<Sites, 'find'>;
  /** The domain that charges for a membership follows its changes. */
  readonly charging?: Charging;
}

export interface Charging {
  readonly pause: (
    tx: Tx,
    at: { siteId: string; subscriptionId: string; now: Date },
  ) => Promise<void>;
  readonly resume: (
    tx: Tx,
    at: { siteId: string; subscriptionId: string; now: Date },
  ) => Promise<void>;
  readonly stop: (
    tx: Tx,
    at: { siteId: string; subscriptionId: string; now: Date },
  ) => Promise<void>;
}

type What = 'started' | 'updated' | 'ended';

export async function toWires(
  db: Pick<Db, 'query'> | Tx,
  siteId: string,
  memberships: readonly MembershipState[],
  now: Date,
): Promise<PlanMembership[]> {
  const current = memberships.map((state) => membershipAt(state, now.getTime()));
  const uses = await sumUses(
    db,
    siteId,
    current.map(({ membershipId }) => membershipId),
    now,
  );
  return current.map((state) =>
    membershipToWire(
      state,
      (benefit) =>
        uses.find(
          (use) =>
            use.membershipId === state.membershipId &&
            use.benefit === benefit &&
            use.cycle === state.cycle,
        )?.units ?? 0,
    ),
  );
}

async function publishMembership(
  tx: Tx,
  siteId: string,
  what: What,
  state: MembershipState,
  now: Date,
): Promise<void> {
  const [membership] = await toWires(tx, siteId, [state], now);
  await publish(tx, {
    siteId,
    type: `shopwright.v1.membership_${what}`,
    entityType: 'shopwright.v1.membership',
    entityId: state.membershipId,
    body: action({ membership }),
  });
}

async function save(
  tx: Tx,
  siteId: string,
  before: MembershipState,
  after: MembershipState,
  now: Date,
): Promise<MembershipState> {
  const saved = { ...after, revision: before.revision + 1, updatedAt: now.toISOString() };
  await saveMembership(tx, siteId, saved);
  const over = saved.status === 'ENDED' || saved.status === 'CANCELED';
  await publishMembership(tx, siteId, over ? 'ended' : 'updated', saved, now);
  return saved;
}

export interface ToBegin {
  readonly plan: Offering<PlanFacts>;
  readonly memberId: string;
  readonly startsAt: Date;
  readonly now: Date;
  readonly orderId?: string;
  readonly subscriptionId?: string;
}

export async function beginMembership(
  tx: Tx,
  { sites }: MembershipDeps,
  siteId: string,
  { plan, memberId, startsAt, now, orderId, subscriptionId }: ToBegin,
): Promise<MembershipState> {
  await lockMemberOfPlan(tx, siteId, plan.id, memberId);
  // A sale that is published twice starts one membership.
  const existing =
    orderId === undefined
      ? undefined
      : (await lockMembershipsOfOrder(tx, siteId, orderId)).find(
          ({ planId }) => planId === plan.id,
        );
  if (existing) return existing;
  const state = startMembership({
    membershipId: newOrderedId(now.getTime()),
    planId: plan.id,
    memberId,
    orderId: orderId ?? null,
    subscriptionId: subscriptionId ?? null,
    facts: plan.facts,
    timeZone: zoneOf((await sites.find(siteId))?.store.timeZone),
    startsAt: startsAt.getTime(),
    hadBefore: await hadPlan(tx, siteId, plan.id, memberId),
    now: now.toISOString(),
  });
  await insertMembership(tx, siteId, state);
  await publishMembership(tx, siteId, 'started', state, now);
  return state;
}

/** Ends a membership and its charges at once. */
export async function stopMembership(
  tx: Tx,
  deps: MembershipDeps,
  siteId: string,
  state: MembershipState,
  now: Date,
): Promise<void> {
  const ended = cancel(state, now.getTime(), true);
  if (isRefusal(ended)) return;
  await save(tx, siteId, state, ended, now);
  if (state.subscriptionId !== null)
    await deps.charging?.stop(tx, { siteId, subscriptionId: state.subscriptionId, now });
}

/** Called when a cycle was paid. */
export async function renewMembership(
  tx: Tx,
  {
    siteId,
    subscriptionId,
    cycle,
    now,
  }: { siteId: string; subscriptionId: string; cycle: number; now: Date },
): Promise<void> {
  const state = await lockMembership(tx, siteId, { subscriptionId });
  if (!state) return;
  const renewed = renewTo(state, cycle);
  if (isRefusal(renewed) || renewed === state) return;
  await save(tx, siteId, state, renewed, now);
}

/** Called when the membership is no longer paid. */
export async function endMembership(
  tx: Tx,
  {
    siteId,
    subscriptionId,
    at,
    now,
  }: { siteId: string; subscriptionId: string; at: Date | undefined; now: Date },
): Promise<void> {
  const state = await lockMembership(tx, siteId, { subscriptionId });
  if (!state) return;
  const ended = at ? { ...state, endsAt: at.getTime() } : cancel(state, now.getTime(), true);
  if (isRefusal(ended) || state.status === 'ENDED' || state.status === 'CANCELED') return;
  await save(tx, siteId, state, membershipAt(ended, now.getTime()), now);
}

export interface ChangeRequest {
  readonly siteId: string;
  readonly membershipId: string;
  /** Undefined for the shop, which may change every membership. */
  readonly memberId: string | undefined;
  readonly now: Date;
}

export const membershipNotFound = (id: string): Refusal =>
  refuse('NOT_FOUND', `There is no membership ${id}.`);

async function changed(
  tx: Tx,
  { siteId, membershipId, memberId, now }: ChangeRequest,
  may: 'buyerMayCancel' | 'buyerMayPause',
  decide: (state: MembershipState) => MembershipState | Refusal<'STATUS_NOT_ALLOWED'>,
): Promise<MembershipState | Refusal<'NOT_FOR_BUYERS' | 'STATUS_NOT_ALLOWED'>> {
  const stored = await lockMembership(tx, siteId, { membershipId });
  if (!stored || (memberId !== undefined && stored.memberId !== memberId))
    return membershipNotFound(membershipId);
  const plan = (await findOfferings<PlanFacts>(tx, planKind, siteId, [stored.planId])).get(
    stored.planId,
  );
  if (memberId !== undefined && plan?.facts[may] === false)
    return refuse(
      'NOT_FOR_BUYERS',
      'Only the shop can do this with this plan; please write to it.',
    );
  const after = decide(membershipAt(stored, now.getTime()));
  return isRefusal(after) ? after : save(tx, siteId, stored, after, now);
}

export async function pauseMembership(
  tx: Tx,
  { charging }: MembershipDeps,
  request: ChangeRequest,
): Promise<MembershipState | Refusal<'NOT_FOR_BUYERS' | 'STATUS_NOT_ALLOWED'>> {
  const state = await changed(tx, request, 'buyerMayPause', (before) =>
    pause(before, request.now.getTime()),
  );
  if (!isRefusal(state) && state.subscriptionId !== null)
    await charging?.pause(tx, {
      siteId: request.siteId,
      subscriptionId: state.subscriptionId,
      now: request.now,
    });
  return state;
}

export async function resumeMembership(
  tx: Tx,
  { charging }: MembershipDeps,
  request: ChangeRequest,
): Promise<MembershipState | Refusal<'NOT_FOR_BUYERS' | 'STATUS_NOT_ALLOWED'>> {
  const state = await changed(tx, request, 'buyerMayPause', (before) =>
    resume(before, request.now.getTime()),
  );
  if (!isRefusal(state) && state.subscriptionId !== null)
    await charging?.resume(tx, {
      siteId: request.siteId,
      subscriptionId: state.subscriptionId,
      now: request.now,
    });
  return state;
}

export async function cancelMembership(
  tx: Tx,
  { charging }: MembershipDeps,
  request: ChangeRequest,
  atOnce: boolean,
): Promise<MembershipState | Refusal<'NOT_FOR_BUYERS' | 'STATUS_NOT_ALLOWED'>> {
  const state = await changed(tx, request, 'buyerMayCancel', (before) =>
    cancel(before, request.now.getTime(), atOnce),
  );
  if (!isRefusal(state) && state.subscriptionId !== null)
    await charging?.stop(tx, {
      siteId: request.siteId,
      subscriptionId: state.subscriptionId,
      now: request.now,
    });
  return state;
}

/** Applies the passage of time: new cycles and ends. */
export async function advanceMembership(
  tx: Tx,
  siteId: string,
  membershipId: string,
  now: Date,
): Promise<void> {
  const state = await lockMembership(tx, siteId, { membershipId });
  if (!state) return;
  const turned = membershipAt(state, now.getTime());
  if (turned !== state) await save(tx, siteId, state, turned, now);
}
