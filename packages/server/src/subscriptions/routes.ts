import type { ErrorCode } from '@shopwright/contract';
import {
  cancelSubscription,
  getSubscription,
  listMySubscriptions,
  listSubscriptionCycles,
  pauseSubscription,
  querySubscriptions,
  resumeSubscription,
  setSubscriptionPayment,
  skipSubscriptionCycle,
  updateSubscription,
} from '@shopwright/contract/subscriptions/subscriptions';
import {
  getSubscriptionSettings,
  updateSubscriptionSettings,
} from '@shopwright/contract/settings/subscriptions';
import type { Db, Tx } from '../db/index.ts';
import { isMerchant, route, type Actor, type Route } from '../http/index.ts';
import { isRefusal, refuse, type Refusal } from '../kernel/outcome.ts';
import { enabledMethods, providerOf } from '../payments/index.ts';
import { pageOf, parseQuery, toSql } from '../query/index.ts';
import { readArea } from '../settings/index.ts';
import { subscriptionsArea } from './area.ts';
import {
  cancelOne,
  pauseOne,
  readdress,
  resumeOne,
  setCard,
  skipOne,
  subscriptionNotFound,
  type ChangeRequest,
} from './change.ts';
import type { SubscriptionDeps } from './deps.ts';
import { nextAmount } from './make-order.ts';
import { toCancel } from './renew.ts';
import { exact, subscriptionToWire, type SubscriptionState } from './rules/subscription.ts';
import { countFailures, listCycles } from './store/cycles.ts';
import {
  findSubscription,
  listSubscriptionsOf,
  querySubscriptionRows,
  subscriptionQuery,
} from './store/subscriptions.ts';

const isMine =
  (actor: Actor) =>
  (state: SubscriptionState): boolean =>
    isMerchant(actor) ||
    (actor.role === 'member'
      ? state.memberId === actor.id
      : state.memberId === null && state.visitorId === actor.id);

export function subscriptionRoutes(deps: SubscriptionDeps): Route[] {
  const { db, clock, sites } = deps;
  const toWires = async (reader: Db | Tx, siteId: string, states: readonly SubscriptionState[]) => {
    const failures = await countFailures(
      reader,
      siteId,
      states.map(({ subscriptionId }) => subscriptionId),
    );
    return states.map((state) =>
      subscriptionToWire(state, failures.get(state.subscriptionId) ?? 0),
    );
  };
  /** With the next charge. Each one is priced, so only for the customer's own or a single one. */
  const toPricedWires = async (
    reader: Db | Tx,
    siteId: string,
    states: readonly SubscriptionState[],
  ) => {
    const failures = await countFailures(
      reader,
      siteId,
      states.map(({ subscriptionId }) => subscriptionId),
    );
    const wires = [];
    for (const state of states)
      wires.push(
        subscriptionToWire(
          state,
          failures.get(state.subscriptionId) ?? 0,
          await nextAmount(reader, deps.checkout, siteId, state),
        ),
      );
    return wires;
  };
  const changed = <Code extends ErrorCode = never>(
    actor: Actor,
    subscriptionId: string,
    work: (tx: Tx, change: ChangeRequest) => Promise<SubscriptionState | Refusal<Code>>,
  ) =>
    db.tx(async (tx) => {
      const state = await work(tx, {
        siteId: actor.siteId,
        subscriptionId,
        byShop: isMerchant(actor),
        isMine: isMine(actor),
        now: clock(),
      });
      if (isRefusal(state)) return state;
      const [subscription = subscriptionToWire(state, 0)] = await toPricedWires(tx, actor.siteId, [
        state,
      ]);
      return { subscription };
    });
  const find = async (actor: Actor, id: string): Promise<SubscriptionState | Refusal> => {
    const state = await findSubscription(db, actor.siteId, id);
    return state && isMine(actor)(state) ? state : subscriptionNotFound(id);
  };

  return [
    route(querySubscriptions, async ({ actor: { siteId }, request }) => {
      const query = parseQuery(request.query, subscriptionQuery, { merchant: true });
      if (isRefusal(query)) return query;
      const { total, rows } = await querySubscriptionRows(db, siteId, toSql(query));
      const page = pageOf(query, rows);
      if (isRefusal(page)) return page;
      const metadata = {
        count: page.rows.length,
        total,
        ...(query.page.by === 'offset' ? { offset: query.page.offset } : { cursors: page.cursors }),
      };
      return { subscriptions: await toWires(db, siteId, page.rows), metadata };
    }),
    route(listMySubscriptions, async ({ actor }) => ({
      subscriptions: await toPricedWires(
        db,
        actor.siteId,
        await listSubscriptionsOf(
          db,
          actor.siteId,
          actor.role === 'member' ? { memberId: actor.id } : { visitorId: actor.id },
        ),
      ),
    })),
    route(getSubscription, async ({ actor, request: { id } }) => {
      const state = await find(actor, id);
      if (isRefusal(state)) return state;
      const [subscription = subscriptionToWire(state, 0)] = await toPricedWires(db, actor.siteId, [
        state,
      ]);
      return { subscription };
    }),
    route(listSubscriptionCycles, async ({ actor, request: { id } }) => {
      const state = await find(actor, id);
      if (isRefusal(state)) return state;
      const cycles = await listCycles(db, actor.siteId, id);
      return {
        cycles: cycles.map(({ cycle, dueAt, orderId, status, amount, failures }) => ({
          cycle,
          dueDate: dueAt.toISOString(),
          orderId,
          status,
          amount: exact(amount),
          failedAttempts: failures,
        })),
      };
    }),
    route(
      updateSubscription,
      ({
        actor,
        request: {
          subscription: { id = '', shippingAddress },
        },
      }) =>
        changed(actor, id, async (tx, change) => {
          if (shippingAddress) return readdress(tx, change, shippingAddress);
          const state = await findSubscription(tx, change.siteId, id);
          return state && change.isMine(state) ? state : subscriptionNotFound(id);
        }),
    ),
    route(setSubscriptionPayment, async ({ actor, request: { id, method, token } }) => {
      const provider = providerOf(
        enabledMethods(deps.payments.providers, await sites.find(actor.siteId), { offline: false }),
        method,
      );
      if (!provider)
        return refuse(
          'PAYMENT_PROVIDER_IS_NOT_AVAILABLE_ON_SITE',
          `This store does not take payment by ${method}.`,
        );
      return changed(actor, id, (tx, change) =>
        setCard(tx, change, { provider: provider.name, token }),
      );
    }),
    route(pauseSubscription, ({ actor, request: { id } }) => changed(actor, id, pauseOne)),
    route(resumeSubscription, ({ actor, request: { id } }) => changed(actor, id, resumeOne)),
    route(skipSubscriptionCycle, ({ actor, request: { id } }) => changed(actor, id, skipOne)),
    route(cancelSubscription, ({ actor, request: { id } }) =>
      changed(actor, id, (tx, change) => cancelOne(tx, toCancel(deps), change)),
    ),

    route(getSubscriptionSettings, async ({ actor }) => ({
      subscriptions: readArea(await sites.find(actor.siteId), subscriptionsArea),
    })),
    route(updateSubscriptionSettings, async ({ actor: { siteId }, request: { subscriptions } }) => {
      const site = await sites.changeArea(siteId, subscriptionsArea, (before) => ({
        ...before,
        ...subscriptions,
      }));
      return isRefusal(site) ? site : { subscriptions: readArea(site, subscriptionsArea) };
    }),
  ];
}
