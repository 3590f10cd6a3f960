import type { Cart } from '@shopwright/contract/cart/cart';
import { namedPlace } from '../../kernel/address-lines.ts';
import type { Currency } from '../../kernel/money.ts';
import type { PricedPurchase } from '../../pricing/rules/priced-purchase.ts';
import type { Purchase, StoreWeightUnit } from '../../pricing/rules/purchase.ts';
import { discountsToCart } from '../../pricing/rules/wire/discounts.ts';
import type { PriceWriter } from '../../pricing/rules/wire/prices.ts';
import type { CartState } from './cart-state.ts';
import { joinTexts } from '../../kernel/kept-text.ts';
import { lineToText } from './line-to-wire.ts';
import type { ViewedLine } from './view-lines.ts';

/** Of a quote, what a cart shows. */
interface ShownQuote {
  readonly purchase: Pick<Purchase, 'tax'>;
  readonly priced: PricedPurchase;
  readonly prices: PriceWriter;
  readonly terms: {
    readonly currency: Pick<Currency, 'code'>;
    readonly conversion?: { readonly currency: Pick<Currency, 'code'> };
    readonly weightUnit: StoreWeightUnit;
    readonly language: string;
  };
}

/** A cart as clients read it, in JSON. */
export function cartToText(
  cart: CartState,
  viewed: readonly ViewedLine[],
  quote: ShownQuote,
): string {
  const { priced, prices } = quote;
  const pricedLines = new Map(priced.lines.map((line) => [line.id, line]));
  const lines = viewed.map((line) => lineToText(line, pricedLines.get(line.line.id), prices));
  return joinTexts(JSON.stringify(aroundLines(cart, quote)), `{"lineItems":[${lines.join()}]}`);
}

/** All but its lines. */
function aroundLines(
  cart: CartState,
  { priced, prices, purchase, terms }: ShownQuote,
): Omit<Cart, 'lineItems'> {
  const { info } = cart;
  const { price } = prices;
  const currency = terms.currency.code;
  const buyerLanguage = info.language ?? terms.language;
  // What is taken off the delivery is not the cart's.
  const discount = priced.lines.reduce((sum, { totalDiscount }) => sum + totalDiscount, 0n);
  return {
    id: cart.cartId,
    ...(info.buyerNote ? { buyerNote: info.buyerNote } : {}),
    buyerInfo: {
      ...(info.contactId ? { contactId: info.contactId } : {}),
      ...ownerToWire(cart),
      ...(info.email ? { email: info.email } : {}),
    },
    currency,
    conversionCurrency: terms.conversion?.currency.code ?? currency,
    paymentCurrency: currency,
    siteLanguage: terms.language,
    buyerLanguage,
    taxIncludedInPrices: purchase.tax.included,
    weightUnit: terms.weightUnit,
    ...(cart.checkoutId === null ? {} : { checkoutId: cart.checkoutId }),
    appliedDiscounts: discountsToCart(priced.discounts, prices),
    createdDate: cart.createdAt,
    updatedDate: cart.updatedAt,
    ...(info.contactInfo ? { contactInfo: namedPlace(info.contactInfo, buyerLanguage) } : {}),
    ...(info.overrideCheckoutUrl ? { overrideCheckoutUrl: info.overrideCheckoutUrl } : {}),
    ...(info.selectedShippingOption ? { selectedShippingOption: info.selectedShippingOption } : {}),
    ...(info.extendedFields ? { extendedFields: info.extendedFields } : {}),
    ...(info.businessLocationId ? { businessLocationId: info.businessLocationId } : {}),
    purchaseFlowId: cart.cartId,
    revision: String(cart.revision),
    subtotal: price(priced.summary.subtotal),
    subtotalAfterDiscounts: price(priced.summary.subtotal - discount),
    discount: price(discount),
  };
}

/** A member is their own contact. */
function ownerToWire({
  owner: { kind, id },
}: CartState): Pick<
  NonNullable<Cart['buyerInfo']>,
  'visitorId' | 'memberId' | 'userId' | 'contactId'
> {
  return kind === 'visitor'
    ? { visitorId: id }
    : kind === 'member'
      ? { memberId: id, contactId: id }
      : { userId: id };
}
