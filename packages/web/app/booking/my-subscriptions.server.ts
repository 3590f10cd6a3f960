import {
  memberships,
  plans,
  subscriptions,
  type memberships as planApi,
  type subscriptions as api,
} from '@shopwright/sdk';
import { addressLines } from '../address/address-lines.server.ts';
import type { PageContext } from '../page-context.server.ts';
import type { UserSession } from '../session/user-session.server.ts';
import { amountsIn } from '../order/amounts.server.ts';
import { amountFormat } from '../shop/price.server.ts';
import { periodText } from './plan-view.server.ts';
import { bookingTranslations, dateText, type TranslateBooking } from './format.server.ts';

export type MySubscription = ReturnType<typeof subscriptionView>;
export type MyMembership = ReturnType<typeof membershipView>;

interface Writing {
  readonly t: TranslateBooking;
  readonly locale: string;
  readonly currency: string;
  readonly timeZone: string;
}

export async function loadMySubscriptions(
  page: PageContext,
  userSession: UserSession,
): Promise<{ subscriptions: MySubscription[]; memberships: MyMembership[] }> {
  const [
    { t, locale },
    { currency, timeZone },
    { subscriptions: subs = [] },
    { memberships: mine = [] },
    { plans: allPlans = [] },
  ] = await Promise.all([
    bookingTranslations(page),
    page.store(),
    userSession.use(subscriptions).listMySubscriptions(),
    userSession.use(memberships).listMyMemberships(),
    page.catalog.use(plans).queryPlans({ query: { paging: { limit: 100 } } }),
  ]);
  const writing = { t, locale, currency, timeZone };
  // Subscriptions that charge for a plan are shown with the plan.
  const ofPlans = new Set(mine.flatMap(({ subscriptionId }) => subscriptionId ?? []));
  return {
    subscriptions: subs
      .filter(({ _id = '' }) => !ofPlans.has(_id))
      .map((subscription) => subscriptionView(subscription, writing)),
    memberships: mine.map((membership) =>
      membershipView(
        membership,
        allPlans.find(({ _id }) => _id === membership.planId),
        subs.find(({ _id }) => _id === membership.subscriptionId),
        writing,
      ),
    ),
  };
}

const states = {
  ACTIVE: 'statusActive',
  PAUSED: 'statusPaused',
  CANCELED: 'statusCanceled',
  ENDED: 'statusEnded',
  PENDING: 'statusPending',
} as const;

function subscriptionView(
  {
    _id = '',
    itemName = '',
    quantity = 1,
    price = '0',
    currency = 'USD',
    period,
    status = 'ENDED',
    nextChargeDate,
    failedAttempts = 0,
    shippingAddress,
    cycles,
    nextChargeAmount,
  }: api.StoreSubscription,
  { t, locale, timeZone }: Writing,
) {
  const runs = status === 'ACTIVE' || status === 'PAUSED';
  return {
    id: _id,
    name: quantity > 1 ? `${itemName} × ${quantity}` : itemName,
    status,
    runs,
    state: t(states[status]),
    price: t('priceBeforeDelivery', {
      price: `${amountFormat(locale)(Number(price) * quantity, currency)}${period ? ` ${periodText(t, period)}` : ''}`,
    }),
    next:
      status !== 'ACTIVE' || !nextChargeDate
        ? undefined
        : nextChargeAmount === undefined
          ? t('nextOrder', { day: dateText(nextChargeDate, locale, timeZone) })
          : t('nextPaymentIncluded', {
              price: exactAmount(nextChargeAmount, currency, locale),
              day: dateText(nextChargeDate, locale, timeZone),
            }),
    failed: status === 'ACTIVE' && failedAttempts > 0 ? t('chargeFailed') : undefined,
    ends: runs && typeof cycles === 'number' ? t('ends', { count: cycles }) : undefined,
    address: runs && shippingAddress ? addressLines(shippingAddress, locale) : [],
  };
}

/** A sum that is charged, with its decimals. */
const exactAmount = (amount: string, currency: string, locale: string): string =>
  amountsIn(locale, currency).text(amount);

function membershipView(
  membership: planApi.PlanMembership,
  plan:
    | {
        readonly buyerMayCancel?: boolean;
        readonly buyerMayPause?: boolean;
        readonly period?: api.PlanPeriod | null;
      }
    | undefined,
  subscription: api.StoreSubscription | undefined,
  { t, locale, currency, timeZone }: Writing,
) {
  const {
    _id = '',
    planName = '',
    status = 'ENDED',
    price = '0',
    trialEndDate,
    cycleEndDate,
    endDate,
    benefits = [],
  } = membership;
  const day = (date: Date) => dateText(date, locale, timeZone);
  const runs =
    status === 'ACTIVE' || status === 'TRIAL' || status === 'PAUSED' || status === 'PENDING';
  const goesOn = (status === 'ACTIVE' || status === 'TRIAL') && endDate === undefined;
  const nextDate =
    subscription?.nextChargeDate ?? (status === 'TRIAL' ? trialEndDate : cycleEndDate);
  const nextAmount = subscription?.nextChargeAmount;
  const amount = amountFormat(locale)(Number(price), currency);
  return {
    id: _id,
    name: planName,
    status,
    runs,
    state:
      status === 'TRIAL' && trialEndDate
        ? t('statusTrial', { day: day(trialEndDate) })
        : t(status === 'TRIAL' ? 'statusActive' : states[status]),
    price: plan?.period ? `${amount} ${periodText(t, plan.period)}` : amount,
    next:
      goesOn && nextDate && plan?.period
        ? t(nextAmount === undefined ? 'nextPayment' : 'nextPaymentTaxed', {
            price: nextAmount === undefined ? amount : exactAmount(nextAmount, currency, locale),
            day: day(nextDate),
          })
        : endDate && status !== 'ENDED'
          ? t('endsOn', { day: day(endDate) })
          : undefined,
    benefits: runs
      ? benefits.flatMap(({ total, remaining }) =>
          total === undefined || remaining === undefined || total === 0
            ? []
            : [t('benefitLeft', { remaining, total })],
        )
      : [],
    // A plan that is no longer sold lacks this field in the list, so it is read by ID.
    mayCancel: goesOn && plan?.buyerMayCancel !== false,
    mayPause: (status === 'ACTIVE' || status === 'PAUSED') && plan?.buyerMayPause === true,
  };
}
