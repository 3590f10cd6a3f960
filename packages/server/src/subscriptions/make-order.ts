import { viewShopLines, toLocation, type ShopLine } from '../cart/index.ts';
import { reserveStock, type RequestedStock } from '../catalog/index.ts';
import type { QuoteDeps } from '../checkout/index.ts';
import type { Reader, Tx } from '../db/index.ts';
import { compact } from '../kernel/compact.ts';
import { toUnits } from '../kernel/decimal.ts';
import { newId, newOrderedId } from '../kernel/ids.ts';
import { MONEY_SCALE } from '../kernel/money.ts';
import { isRefusal } from '../kernel/outcome.ts';
import { insertOrder, type NewOrder, type NewPayment } from '../orders/index.ts';
import {
  prepareQuote,
  atCycle,
  priceQuote,
  WEIGHT_SCALE,
  type Quote,
  type QuoteLine,
} from '../pricing/index.ts';
import type { SubscriptionDeps } from './deps.ts';
import { isOver, type SubscriptionState, type Template } from './rules/subscription.ts';

export interface CreatedOrder {
  readonly orderId: string;
  /** The amount due now, in thousandths. */
  readonly amount: bigint;
  readonly requestedStock: readonly RequestedStock[];
  readonly stockChanged: boolean;
}

/** How long stock is held for an order while its charge is retried. */
const ORDER_HOLD_MS = 60 * 86_400_000;

/**
 * The order of a cycle, with its stock held. Undefined when it is not available or cannot be
 * delivered. Without a payment provider, the order is paid offline.
 */
export async function makeOrder(
  tx: Tx,
  deps: SubscriptionDeps,
  siteId: string,
  state: SubscriptionState,
  cycle: number,
  now: Date,
): Promise<CreatedOrder | undefined> {
  const lineId = newId();
  const found = await quoteCycle(tx, deps.checkout, siteId, state, cycle, lineId);
  if (!found) return undefined;
  const { quoted, requestedStock: requested } = found;
  const orderId = newOrderedId(now.getTime());
  // Stock is held first: no order is created without it.
  const held =
    requested.length === 0
      ? { changed: false }
      : await reserveStock(tx, deps.checkout.stock, {
          siteId,
          holderId: orderId,
          requested,
          expiresAt: new Date(now.getTime() + ORDER_HOLD_MS),
        });
  if (isRefusal(held)) return undefined;
  const amount = quoted.priced.dueNow;
  const byHand: NewPayment[] =
    state.provider === null && amount > 0n
      ? [
          {
            amount,
            status: 'PENDING',
            details: { regularPaymentDetails: { offlinePayment: true, paymentMethod: 'Offline' } },
          },
        ]
      : [];
  await insertOrder(
    tx,
    deps.orders,
    orderOf(siteId, orderId, state, cycle, lineId, quoted, byHand),
  );
  return { orderId, amount, requestedStock: requested, stockChanged: held.changed };
}

interface QuotedCycle {
  readonly quoted: Quote;
  readonly requestedStock: readonly RequestedStock[];
}

/** The current price of a cycle. Undefined when it is not available or cannot be delivered. */
async function quoteCycle(
  reader: Reader,
  deps: QuoteDeps,
  siteId: string,
  state: SubscriptionState,
  cycle: number,
  lineId: string,
): Promise<QuotedCycle | undefined> {
  const { template } = state;
  const looked = await lookUp(reader, deps, siteId, state, lineId);
  if (!looked) return undefined;
  const { line, requestedStock } = looked;
  const shipping = template.shippingDestination?.address ?? template.quotedAt;
  const prepared = await prepareQuote(deps.pricing, reader, siteId, {
    lines: [line],
    buyer: {
      ...(state.memberId === null ? {} : { memberId: state.memberId }),
      ...(state.visitorId === null ? {} : { visitorId: state.visitorId }),
      ...(state.email === null ? {} : { email: state.email }),
    },
    ...(shipping ? { shippingAddress: toLocation(shipping) } : {}),
    ...(template.billingInfo?.address
      ? { billingAddress: toLocation(template.billingInfo.address) }
      : {}),
    ...(template.delivery ? { chosenDelivery: template.delivery } : {}),
    ...(template.couponCode === undefined ? {} : { couponCodes: [template.couponCode] }),
    ...compact({ checkoutId: template.checkoutId }),
    ...(template.taxExempt ? { taxExempt: true } : {}),
    ...(template.withoutDiscountRules ? { withoutDiscountRules: true } : {}),
  });
  if (prepared.offers.needed && !prepared.purchase.delivery) return undefined;
  return {
    quoted: priceQuote({ ...prepared, purchase: atCycle(prepared.purchase, cycle) }),
    requestedStock,
  };
}

/**
 * The amount of the next charge as it is known today. Undefined when there is none or it cannot be
 * determined.
 */
export async function nextAmount(
  reader: Reader,
  deps: QuoteDeps,
  siteId: string,
  state: SubscriptionState,
): Promise<bigint | undefined> {
  if (isOver(state)) return undefined;
  if (state.nextCycle === 1) return toUnits(state.template.firstAmount, MONEY_SCALE);
  return (await quoteCycle(reader, deps, siteId, state, state.nextCycle, newId()))?.quoted.priced
    .dueNow;
}

/**
 * The agreed terms of a plan or a custom line stay, whatever happened to the plan; a product must
 * still exist.
 */
async function lookUp(
  reader: Reader,
  deps: QuoteDeps,
  siteId: string,
  { kind, template, pricePolicy }: SubscriptionState,
  lineId: string,
): Promise<{ line: QuoteLine; requestedStock: RequestedStock[] } | undefined> {
  const agreed = {
    price: toUnits(template.price, MONEY_SCALE),
    fullPrice: toUnits(template.fullPrice, MONEY_SCALE),
  };
  const addressType =
    template.addressType === undefined ? {} : { addressType: template.addressType };
  if (kind === 'PLAN' || template.custom) {
    const taxGroup = template.taxGroupId === undefined ? {} : { taxGroupId: template.taxGroupId };
    const line: QuoteLine = {
      id: lineId,
      quantity: template.quantity,
      ...agreed,
      collectionIds: [],
      itemType: template.itemType,
      ...termsOf(template.custom),
      ...taxGroup,
      ...addressType,
    };
    return { requestedStock: [], line };
  }
  const { appId = '', catalogItemId = '', options } = template.reference;
  const shopLine: ShopLine = {
    kind: 'catalog',
    id: lineId,
    quantity: template.quantity,
    key: '',
    reference: { appId, catalogItemId, ...(options ? { options } : {}) },
    seen: {
      productId: catalogItemId,
      name: template.name,
      itemType: template.itemType,
      url: {},
      price: template.price,
      fullPrice: template.fullPrice,
    },
  };
  const [viewed] = await viewShopLines(deps, reader, siteId, [shopLine]);
  if (!viewed?.quoteLine || viewed.availability.status !== 'AVAILABLE') return undefined;
  // Each cycle is an order of its own: bought once, at the subscriber's price.
  const { subscription: _once, ...line } = viewed.quoteLine;
  const { variantId, productId = '' } = viewed.item ?? {};
  return {
    line: { ...line, ...(pricePolicy === 'FIXED' ? agreed : {}), ...addressType },
    requestedStock:
      variantId === undefined ? [] : [{ productId, variantId, quantity: template.quantity }],
  };
}

function termsOf(
  custom: Template['custom'],
): Pick<QuoteLine, 'modifiers' | 'paymentOption' | 'shippable' | 'weight' | 'depositAmount'> {
  if (!custom) return { modifiers: [], paymentOption: 'FULL_PAYMENT_ONLINE' };
  const { modifiers, paymentOption, shippable, weight, depositAmount } = custom;
  return {
    paymentOption,
    modifiers: modifiers.map(({ price, ...modifier }) => ({
      ...modifier,
      price: toUnits(price, MONEY_SCALE),
    })),
    ...compact({ shippable }),
    ...(weight === undefined ? {} : { weight: toUnits(weight, WEIGHT_SCALE) }),
    ...(depositAmount === undefined ? {} : { depositAmount: toUnits(depositAmount, MONEY_SCALE) }),
  };
}

function orderOf(
  siteId: string,
  orderId: string,
  { subscriptionId, template }: SubscriptionState,
  cycle: number,
  lineId: string,
  { purchase, priced }: Quote,
  payments: readonly NewPayment[],
): NewOrder {
  const destination =
    purchase.delivery && purchase.delivery.kind !== 'PICKUP'
      ? template.shippingDestination
      : undefined;
  const recipient = template.shippingDestination ?? template.billingInfo;
  return {
    siteId,
    orderId,
    buyer: template.buyer,
    purchase,
    priced,
    payments,
    channelInfo: { type: template.channelType },
    lines: [
      {
        ...template.line,
        id: lineId,
        subscriptionInfo: {
          ...template.line.subscriptionInfo,
          id: subscriptionId,
          cycleNumber: cycle,
        },
      },
    ],
    ...(template.billingInfo ? { billingInfo: template.billingInfo } : {}),
    ...(destination ? { shippingDestination: destination } : {}),
    ...(recipient ? { recipientInfo: recipient } : {}),
    ...compact({ buyerLanguage: template.buyerLanguage }),
  };
}
