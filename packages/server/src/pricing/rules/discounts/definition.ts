import type {
  DiscountEffect,
  DiscountScope,
  StoreDiscount,
} from '@shopwright/contract/discounts/discount';
import { money, percent } from '../settings/read-shipping.ts';
import { WHOLE_RATE } from '../purchase.ts';
import type { Discount, Effect, Scope } from './discount.ts';
import { compact } from '../../../kernel/compact.ts';

/**
 * A discount as stored: columns for lookup, limits and order, and the rest in the contract's
 * schema.
 */
export interface StoredDiscount {
  readonly discountId: string;
  readonly revision: number;
  readonly kind: 'RULE' | 'COUPON';
  readonly code: string | null;
  readonly name: string;
  readonly active: boolean;
  readonly startsAt: Date | null;
  readonly endsAt: Date | null;
  readonly usageLimit: number | null;
  readonly limitPerCustomer: number | null;
  readonly stackable: boolean;
  readonly priority: number;
  readonly definition: Definition;
  readonly createdAt: Date;
  readonly updatedAt: Date;
}

export interface Definition extends Pick<
  StoreDiscount,
  | 'minimumSubtotal'
  | 'minimumQuantity'
  | 'firstOrderOnly'
  | 'groups'
  | 'oneItemOnly'
  | 'subscriptionCycles'
> {
  readonly effect: DiscountEffect;
  readonly scope: DiscountScope;
  /** See `Discount.oneOf`. */
  readonly oneOf?: string;
}

/** The number of uses, if they are limited. */
export interface Uses {
  readonly used: number;
  readonly usedByCustomer: number;
}

/** The discount as the pricing engine takes it. */
export function toDiscount(stored: StoredDiscount, uses?: Uses): Discount {
  const {
    discountId,
    name,
    active,
    startsAt,
    endsAt,
    usageLimit,
    limitPerCustomer,
    stackable,
    priority,
    definition,
  } = stored;
  const {
    effect,
    scope,
    minimumSubtotal,
    minimumQuantity,
    firstOrderOnly,
    groups = [],
    oneItemOnly,
    subscriptionCycles,
    oneOf,
  } = definition;
  return {
    id: discountId,
    name,
    effect: readEffect(effect),
    scope: readScope(scope),
    stackable,
    priority,
    ...(active ? {} : { disabled: true }),
    ...(startsAt ? { startsAt: startsAt.getTime() } : {}),
    ...(endsAt ? { endsAt: endsAt.getTime() } : {}),
    ...(usageLimit === null ? {} : { usageLimit, used: uses?.used ?? 0 }),
    ...(limitPerCustomer === null
      ? {}
      : { limitPerCustomer, usedByCustomer: uses?.usedByCustomer ?? 0 }),
    ...(typeof minimumSubtotal === 'string' ? { minimumSubtotal: money(minimumSubtotal) } : {}),
    ...(typeof minimumQuantity === 'number' ? { minimumQuantity } : {}),
    ...(firstOrderOnly ? { firstOrderOnly } : {}),
    ...(groups.length > 0 ? { groups } : {}),
    ...(oneItemOnly ? { oneItemOnly } : {}),
    ...compact({ oneOf }),
    ...(typeof subscriptionCycles === 'number' ? { subscriptionCycles } : {}),
  };
}

function readEffect(effect: DiscountEffect): Effect {
  switch (effect.type) {
    case 'PERCENT':
      return { type: 'PERCENT', rate: percent(effect.percent ?? '0') };
    case 'AMOUNT':
      return {
        type: 'AMOUNT',
        amount: money(effect.amount ?? '0'),
        ...(effect.each ? { each: true } : {}),
      };
    case 'FIXED_PRICE':
      return { type: 'FIXED_PRICE', price: money(effect.price ?? '0') };
    case 'FREE_SHIPPING':
      return { type: 'FREE_SHIPPING' };
    case 'BUY_X_GET_Y':
      return {
        type: 'BUY_X_GET_Y',
        buy: effect.buy ?? 1,
        get: effect.get ?? 1,
        rate: effect.percent === undefined ? WHOLE_RATE : percent(effect.percent),
        ...(effect.buyScope ? { buyScope: readScope(effect.buyScope) } : {}),
        ...compact({ times: effect.times }),
      };
  }
}

function readScope({
  type,
  productIds = [],
  variantIds = [],
  collectionIds = [],
}: DiscountScope): Scope {
  return type === 'SPECIFIC_ITEMS' ? { type, productIds, variantIds, collectionIds } : { type };
}

export const isLimited = ({ usageLimit, limitPerCustomer }: StoredDiscount): boolean =>
  usageLimit !== null || limitPerCustomer !== null;

/** Whether it depends on the customer's history or groups. */
export const isPersonal = ({
  definition: { firstOrderOnly, groups = [] },
}: StoredDiscount): boolean => firstOrderOnly === true || groups.length > 0;
