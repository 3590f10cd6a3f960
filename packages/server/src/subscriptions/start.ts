import { itemApps } from '@shopwright/contract/shared/apps';
import type { SubscriptionSettings } from '@shopwright/contract/shared/item';
import type { Tx } from '../db/index.ts';
import { compact } from '../kernel/compact.ts';
import { periodsAfter, zoneOf, type Period } from '../kernel/calendar.ts';
import { toText } from '../kernel/decimal.ts';
import { newId } from '../kernel/ids.ts';
import type { PlacedOrder } from '../orders/index.ts';
import { subscriptionCharges, WEIGHT_SCALE } from '../pricing/index.ts';
import { readArea, type Sites } from '../settings/index.ts';
import { subscriptionsArea } from './area.ts';
import { mailStarted, publishSubscription } from './news.ts';
import { cycleAfter, dueAt, type Schedule } from './rules/schedule.ts';
import { exact, type SubscriptionState, type Template } from './rules/subscription.ts';
import { insertCycle } from './store/cycles.ts';
import { insertSubscription } from './store/subscriptions.ts';

export interface StartDeps {
  readonly sites: Pick<Sites, 'find'>;
  readonly publicUrl: string;
}

type Viewed = PlacedOrder['quoted']['viewed'][number];

/** Every subscription line starts a subscription, in the transaction of its first order. */
export async function startSubscriptions(
  tx: Tx,
  deps: StartDeps,
  placed: PlacedOrder,
  now: Date,
): Promise<void> {
  for (const viewed of placed.quoted.viewed) {
    const settings = settingsOf(viewed);
    if (viewed.quoteLine?.subscription && settings)
      await start(tx, deps, placed, viewed, settings, now);
  }
}

/** The terms are in the catalog, or in the line itself for a custom line. */
const settingsOf = ({ line, item }: Viewed): SubscriptionSettings | undefined =>
  (line.kind === 'custom' ? line.custom.subscriptionOptionInfo : item?.subscription)
    ?.subscriptionSettings;

async function start(
  tx: Tx,
  deps: StartDeps,
  placed: PlacedOrder,
  viewed: Viewed,
  settings: SubscriptionSettings,
  now: Date,
): Promise<void> {
  const {
    row: { siteId, ownerKind, ownerId, choices },
    orderId,
    savedCard,
    quoted: {
      quote: { purchase, priced },
    },
  } = placed;
  const site = await deps.sites.find(siteId);
  const schedule = scheduleOf(settings, now.getTime(), zoneOf(site?.store.timeZone));
  const isTrial = settings.freeTrialPeriod !== undefined;
  // The first order is the first cycle; with a free trial, it is charged when the trial ends.
  const next = isTrial ? 1 : cycleAfter(schedule, 1);
  const state: SubscriptionState = {
    subscriptionId: viewed.line.id,
    revision: 1,
    status: next === undefined ? 'ENDED' : 'ACTIVE',
    endReason: next === undefined ? 'COMPLETED' : null,
    kind:
      viewed.line.kind === 'catalog' && viewed.line.reference.appId.toLowerCase() === itemApps.plans
        ? 'PLAN'
        : 'PRODUCT',
    memberId: ownerKind === 'member' ? ownerId : null,
    visitorId: ownerKind === 'visitor' ? ownerId : null,
    email: choices.email ?? null,
    originOrderId: orderId,
    schedule,
    template: templateOf(placed, viewed, settings),
    pricePolicy: readArea(site, subscriptionsArea).pricePolicy,
    provider: savedCard?.provider ?? null,
    paymentToken: savedCard?.token ?? null,
    nextCycle: next ?? 1,
    nextChargeAt: next === undefined ? null : dueAt(schedule, next),
    pausedAt: null,
    createdAt: now.toISOString(),
    updatedAt: now.toISOString(),
  };
  if (!(await insertSubscription(tx, siteId, state))) return;
  if (!isTrial)
    await insertCycle(
      tx,
      siteId,
      state.subscriptionId,
      {
        cycle: 1,
        dueAt: now,
        orderId,
        status: 'PAID',
        amount: priced.payNow.total,
        attemptId: newId(),
        failures: 0,
      },
      now,
    );
  const { charges = [] } =
    subscriptionCharges(purchase, priced).find(({ lineId }) => lineId === viewed.line.id) ?? {};
  await mailStarted(tx, deps, siteId, state, charges);
  await publishSubscription(tx, siteId, 'created', state);
}

function scheduleOf(settings: SubscriptionSettings, now: number, timeZone: string): Schedule {
  const trial = periodOf(settings.freeTrialPeriod);
  const begins =
    typeof settings.startDate === 'string' ? Math.max(now, Date.parse(settings.startDate)) : now;
  return {
    firstAt: trial ? periodsAfter(begins, trial, 1, timeZone) : begins,
    period: periodOf(settings) ?? { frequency: 'MONTH', interval: 1 },
    cycles: settings.billingCycles ?? (settings.autoRenewal === true ? null : 1),
    timeZone,
    skipped: 0,
    pausedFor: 0,
  };
}

function periodOf(
  said: { frequency?: string; interval?: number | null } | undefined,
): Period | undefined {
  const { frequency, interval } = said ?? {};
  return frequency === 'DAY' ||
    frequency === 'WEEK' ||
    frequency === 'MONTH' ||
    frequency === 'YEAR'
    ? { frequency, interval: interval ?? 1 }
    : undefined;
}

function templateOf(
  {
    row: { checkoutId, choices },
    order,
    quoted: {
      quote: { purchase, priced },
    },
  }: PlacedOrder,
  { line, item, quoteLine }: Viewed,
  settings: SubscriptionSettings,
): Template {
  const { id: _id, ...shown } = order.lines.find(({ id }) => id === line.id) ?? { id: line.id };
  const { delivery } = purchase;
  return {
    name: item?.name ?? (line.kind === 'custom' ? (line.custom.productName?.original ?? '') : ''),
    reference: line.kind === 'catalog' ? { ...line.reference } : {},
    quantity: line.quantity,
    price: exact(quoteLine?.price ?? 0n),
    fullPrice: exact(quoteLine?.fullPrice ?? 0n),
    itemType: quoteLine?.itemType ?? item?.itemType ?? 'PHYSICAL',
    currency: purchase.currency.code,
    mayCancel: settings.enableCustomerCancellation !== false,
    line: shown,
    buyer: order.buyer,
    firstAmount: exact(priced.payAfterFreeTrial.total),
    ...(quoteLine?.taxGroupId === undefined ? {} : { taxGroupId: quoteLine.taxGroupId }),
    ...(line.kind === 'custom' && quoteLine ? { custom: customOf(quoteLine) } : {}),
    ...(choices.customSettings?.disabledDiscountRulesCalculation
      ? { withoutDiscountRules: true }
      : {}),
    ...(order.billingInfo ? { billingInfo: order.billingInfo } : {}),
    ...(order.shippingDestination ? { shippingDestination: order.shippingDestination } : {}),
    ...(delivery
      ? {
          delivery: {
            code: delivery.code,
            ...compact({ carrierId: delivery.carrierId }),
          },
        }
      : {}),
    ...(order.shippingDestination || !choices.shippingDestination?.address
      ? {}
      : { quotedAt: choices.shippingDestination.address }),
    ...(choices.taxExemptGroupId === undefined ? {} : { taxExempt: true }),
    ...(quoteLine?.addressType === undefined ? {} : { addressType: quoteLine.addressType }),
    checkoutId,
    ...compact({ couponCode: choices.couponCode, buyerLanguage: order.buyerLanguage }),
    channelType: order.channelInfo.type ?? 'WEB',
  };
}

/** The price inputs of a custom line. */
function customOf({
  modifiers,
  shippable,
  weight,
  paymentOption,
  depositAmount,
}: NonNullable<Viewed['quoteLine']>): NonNullable<Template['custom']> {
  return {
    paymentOption,
    modifiers: modifiers.map(({ price, ...modifier }) => ({ ...modifier, price: exact(price) })),
    ...compact({ shippable }),
    ...(weight === undefined ? {} : { weight: toText(weight, WEIGHT_SCALE) }),
    ...(depositAmount === undefined ? {} : { depositAmount: exact(depositAmount) }),
  };
}
