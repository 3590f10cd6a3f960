import type {
  PricePolicy,
  StoreSubscription,
  SubscriptionEnd,
  SubscriptionStatus,
} from '@shopwright/contract/subscriptions/subscriptions';
import type { OrderLineItem } from '@shopwright/contract/orders/line-item';
import type { OrderBuyerInfo } from '@shopwright/contract/orders/order';
import type { Address, AddressWithContact } from '@shopwright/contract/shared/address';
import type { ChannelType, PaymentOptionType } from '@shopwright/contract/shared/enums';
import type { CatalogReference } from '@shopwright/contract/shared/item';
import { toText } from '../../kernel/decimal.ts';
import { MONEY_SCALE } from '../../kernel/money.ts';
import { refuseWithStatus, type Refusal } from '../../kernel/outcome.ts';
import { dueAt, type Schedule } from './schedule.ts';

export interface SubscriptionState {
  readonly subscriptionId: string;
  readonly revision: number;
  readonly status: SubscriptionStatus;
  readonly endReason: SubscriptionEnd | null;
  readonly kind: 'PRODUCT' | 'PLAN';
  readonly memberId: string | null;
  readonly visitorId: string | null;
  readonly email: string | null;
  readonly originOrderId: string;
  readonly schedule: Schedule;
  readonly template: Template;
  readonly pricePolicy: PricePolicy;
  readonly provider: string | null;
  readonly paymentToken: string | null;
  readonly nextCycle: number;
  readonly nextChargeAt: number | null;
  readonly pausedAt: number | null;
  readonly createdAt: string;
  readonly updatedAt: string;
}

/** The template of each order: plain JSON, with amounts as exact texts. */
export interface Template {
  readonly name: string;
  readonly reference: CatalogReference;
  readonly quantity: number;
  /** The agreed price of one unit. */
  readonly price: string;
  readonly fullPrice: string;
  readonly itemType: 'PHYSICAL' | 'DIGITAL' | 'GIFT_CARD' | 'SERVICE';
  readonly taxGroupId?: string;
  /** A custom line of the merchant, which is in no catalog: each order has the agreed price. */
  readonly custom?: {
    readonly paymentOption: PaymentOptionType;
    readonly modifiers: readonly {
      readonly id: string;
      readonly groupId: string;
      readonly price: string;
      readonly quantity: number;
    }[];
    readonly shippable?: boolean;
    readonly weight?: string;
    readonly depositAmount?: string;
  };
  /** The merchant sold it without automatic discounts. */
  readonly withoutDiscountRules?: boolean;
  readonly currency: string;
  /** The price of the first order when its free trial ends. */
  readonly firstAmount: string;
  readonly mayCancel: boolean;
  /** The line as the first order shows it. */
  readonly line: Omit<OrderLineItem, 'id'>;
  readonly buyer: OrderBuyerInfo;
  readonly billingInfo?: AddressWithContact;
  readonly shippingDestination?: AddressWithContact;
  readonly delivery?: { readonly carrierId?: string; readonly code: string };
  /** The tax address if nothing is delivered. */
  readonly quotedAt?: Address;
  readonly taxExempt?: boolean;
  readonly addressType?: 'BUSINESS' | 'BILLING' | 'SHIPPING';
  /**
   * The coupon of the first order: it applies for its number of cycles and counts as the first
   * order's use.
   */
  readonly couponCode?: string;
  readonly checkoutId?: string;
  readonly buyerLanguage?: string;
  readonly channelType: ChannelType;
}

const notAllowed = (status: SubscriptionStatus, what: string): Refusal<'STATUS_NOT_ALLOWED'> =>
  refuseWithStatus(
    409,
    'STATUS_NOT_ALLOWED',
    `A subscription that is ${status.toLowerCase()} cannot ${what}.`,
  );

export const isOver = ({ status }: Pick<SubscriptionState, 'status'>): boolean =>
  status === 'CANCELED' || status === 'ENDED';

export function pause(
  state: SubscriptionState,
  now: number,
): SubscriptionState | Refusal<'STATUS_NOT_ALLOWED'> {
  return state.status === 'ACTIVE'
    ? { ...state, status: 'PAUSED', pausedAt: now }
    : notAllowed(state.status, 'be paused');
}

/** The next order is due after the time that was left when it was paused. */
export function resume(
  state: SubscriptionState,
  now: number,
): SubscriptionState | Refusal<'STATUS_NOT_ALLOWED'> {
  if (state.status !== 'PAUSED') return notAllowed(state.status, 'be resumed');
  const away = Math.max(0, now - (state.pausedAt ?? now));
  const schedule = { ...state.schedule, pausedFor: state.schedule.pausedFor + away };
  return {
    ...state,
    status: 'ACTIVE',
    pausedAt: null,
    schedule,
    nextChargeAt: state.nextChargeAt === null ? null : state.nextChargeAt + away,
  };
}

/** Not while an order of the cycle exists and its charge is being retried. */
export function skip(
  state: SubscriptionState,
  isOrdered: boolean,
): SubscriptionState | Refusal<'STATUS_NOT_ALLOWED'> {
  if (state.status !== 'ACTIVE' || state.nextChargeAt === null)
    return notAllowed(state.status, 'skip an order');
  if (isOrdered)
    return refuseWithStatus(
      409,
      'STATUS_NOT_ALLOWED',
      'The next order is made already; it cannot be skipped any more.',
    );
  if (state.kind === 'PLAN')
    return refuseWithStatus(409, 'STATUS_NOT_ALLOWED', 'A plan is paused, not skipped.');
  const schedule = { ...state.schedule, skipped: state.schedule.skipped + 1 };
  return { ...state, schedule, nextChargeAt: dueAt(schedule, state.nextCycle) };
}

export function end(
  state: SubscriptionState,
  reason: SubscriptionEnd,
): SubscriptionState | Refusal<'STATUS_NOT_ALLOWED'> {
  if (isOver(state)) return notAllowed(state.status, 'end again');
  return {
    ...state,
    status: reason === 'COMPLETED' || reason === 'PAYMENT_FAILED' ? 'ENDED' : 'CANCELED',
    endReason: reason,
    nextChargeAt: null,
    pausedAt: null,
  };
}

const iso = (moment: number): string => new Date(moment).toISOString();

export function subscriptionToWire(
  state: SubscriptionState,
  failures: number,
  nextAmount?: bigint,
): StoreSubscription {
  const { template, schedule } = state;
  return {
    id: state.subscriptionId,
    revision: state.revision,
    status: state.status,
    itemName: template.name,
    catalogReference: template.reference,
    quantity: template.quantity,
    price: template.price,
    currency: template.currency,
    pricePolicy: state.pricePolicy,
    period: { ...schedule.period },
    nextCycle: state.nextCycle,
    failedAttempts: failures,
    orderId: state.originOrderId,
    startDate: iso(schedule.firstAt),
    createdDate: state.createdAt,
    updatedDate: state.updatedAt,
    ...(state.endReason === null ? {} : { endReason: state.endReason }),
    ...(state.memberId === null ? {} : { memberId: state.memberId }),
    ...(state.email === null ? {} : { email: state.email }),
    ...(schedule.cycles === null ? {} : { cycles: schedule.cycles }),
    ...(state.nextChargeAt === null ? {} : { nextChargeDate: iso(state.nextChargeAt) }),
    hasPaymentMethod: state.provider !== null,
    isTrial: isTrial(state),
    ...(nextAmount === undefined ? {} : { nextChargeAmount: exact(nextAmount) }),
    ...(template.shippingDestination ? { shippingAddress: template.shippingDestination } : {}),
  };
}

/** The first charge is still due: nothing was paid with the first order. */
const isTrial = ({ status, nextCycle }: Pick<SubscriptionState, 'status' | 'nextCycle'>): boolean =>
  nextCycle === 1 && (status === 'ACTIVE' || status === 'PAUSED');

/** '12' instead of '12.000'. */
export const exact = (units: bigint): string => toText(units, MONEY_SCALE).replace(/\.?0+$/, '');
