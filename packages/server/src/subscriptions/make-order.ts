import { viewShopLines, toPlace, type ShopLine } from '../cart/index.ts';
import { reserveStock, type Wanted } from '../catalog/index.ts';
import type { Tx } from '../db/index.ts';
import { toUnits } from '../kernel/decimal.ts';
import { newId, newOrderedId } from '../kernel/ids.ts';
import { MONEY_SCALE } from '../kernel/money.ts';
import { isRefusal } from '../kernel/outcome.ts';
import { insertOrder, type NewOrder, type NewPayment, type PlaceDeps } from '../orders/index.ts';
import { quote, type QuoteLine } from '../pricing/index.ts';
import type { SubscriptionState } from './rules/subscription.ts';

export interface MadeOrder {
  readonly orderId: string;
  /** What is due for it now, in thousandths. */
  readonly amount: bigint;
  readonly wanted: readonly Wanted[];
  readonly stockChanged: boolean;
}

/** How long the things of an order are kept while its charge is tried. */
const KEEP_MS = 60 * 86_400_000;

/**
 * The order of a cycle, with its things kept for it. Undefined: it cannot be had at the moment, or not be brought. Without anyone who
 * charges it, it is an order to be paid by hand.
 */
export async function makeOrder(tx: Tx, deps: PlaceDeps, siteId: string, state: SubscriptionState, cycle: number, now: Date): Promise<MadeOrder | undefined> {
  const { template } = state;
  const lineId = newId();
  const looked = await lookUp(tx, deps, siteId, state, lineId);
  if (!looked) return undefined;
  const { line, wanted } = looked;
  const quoted = await quote(deps.pricing, tx, siteId, {
    lines: [line], buyer: { ...(state.memberId === null ? {} : { memberId: state.memberId }), ...(state.visitorId === null ? {} : { visitorId: state.visitorId }), ...(state.email === null ? {} : { email: state.email }) },
    ...(template.shippingDestination?.address ? { shippingAddress: toPlace(template.shippingDestination.address) } : {}),
    ...(template.billingInfo?.address ? { billingAddress: toPlace(template.billingInfo.address) } : {}),
    ...(template.delivery ? { chosenDelivery: template.delivery } : {}),
  });
  if (quoted.offers.needed && !quoted.purchase.delivery) return undefined;
  const orderId = newOrderedId(now.getTime());
  // Kept first: an order whose things are gone is not made.
  const kept = wanted.length === 0 ? { changed: false } : await reserveStock(tx, deps.stock, { siteId, holderId: orderId, wanted, expiresAt: new Date(now.getTime() + KEEP_MS) });
  if (isRefusal(kept)) return undefined;
  const amount = quoted.priced.dueNow;
  const byHand: NewPayment[] = state.provider === null && amount > 0n ? [{ amount, status: 'PENDING', details: { regularPaymentDetails: { offlinePayment: true, paymentMethod: 'Offline' } } }] : [];
  await insertOrder(tx, deps, orderOf(siteId, orderId, state, cycle, lineId, quoted, byHand));
  return { orderId, amount, wanted, stockChanged: kept.changed };
}

/** What a plan's member agreed to holds, whatever became of the plan; a product must still be there. */
async function lookUp(tx: Tx, deps: PlaceDeps, siteId: string, { kind, template, pricePolicy }: SubscriptionState, lineId: string): Promise<{ line: QuoteLine; wanted: Wanted[] } | undefined> {
  const agreed = { price: toUnits(template.price, MONEY_SCALE), fullPrice: toUnits(template.fullPrice, MONEY_SCALE) };
  if (kind === 'PLAN') {
    return {
      wanted: [],
      line: { id: lineId, quantity: template.quantity, ...agreed, modifiers: [], collectionIds: [], itemType: template.itemType, paymentOption: 'FULL_PAYMENT_ONLINE', ...(template.taxGroupId === undefined ? {} : { taxGroupId: template.taxGroupId }) },
    };
  }
  const { appId = '', catalogItemId = '', options } = template.reference;
  const shopLine: ShopLine = {
    kind: 'catalog', id: lineId, quantity: template.quantity, key: '', reference: { appId, catalogItemId, ...(options ? { options } : {}) },
    seen: { productId: catalogItemId, name: template.name, itemType: template.itemType, url: {}, price: template.price, fullPrice: template.fullPrice },
  };
  const [viewed] = await viewShopLines(deps, tx, siteId, [shopLine]);
  if (!viewed?.asked || viewed.availability.status !== 'AVAILABLE') return undefined;
  // Each cycle is an order of its own: bought once, at the price of a subscriber.
  const { subscription: _once, ...line } = viewed.asked;
  const { variantId, productId = '' } = viewed.item ?? {};
  return { line: pricePolicy === 'FIXED' ? { ...line, ...agreed } : line, wanted: variantId === undefined ? [] : [{ productId, variantId, quantity: template.quantity }] };
}

function orderOf(siteId: string, orderId: string, { subscriptionId, template }: SubscriptionState, cycle: number, lineId: string, { purchase, priced }: Awaited<ReturnType<typeof quote>>, payments: readonly NewPayment[]): NewOrder {
  const destination = purchase.delivery && purchase.delivery.kind !== 'PICKUP' ? template.shippingDestination : undefined;
  const recipient = template.shippingDestination ?? template.billingInfo;
  return {
    siteId, orderId, buyer: template.buyer, purchase, priced, payments, channelInfo: { type: template.channelType },
    lines: [{ ...template.line, id: lineId, subscriptionInfo: { ...template.line.subscriptionInfo, id: subscriptionId, cycleNumber: cycle } }],
    ...(template.billingInfo ? { billingInfo: template.billingInfo } : {}), ...(destination ? { shippingDestination: destination } : {}), ...(recipient ? { recipientInfo: recipient } : {}),
    ...(template.buyerLanguage === undefined ? {} : { buyerLanguage: template.buyerLanguage }),
  };
}
