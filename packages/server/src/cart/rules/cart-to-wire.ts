import type { Cart } from '@shopwright/contract/cart/cart';
import { namedPlace } from '../../kernel/address-lines.ts';
import type { Currency } from '../../kernel/money.ts';
import type { PricedPurchase } from '../../pricing/rules/priced-purchase.ts';
import type { Purchase, StoreWeightUnit } from '../../pricing/rules/purchase.ts';
import { discountsToCart } from '../../pricing/rules/wire/discounts.ts';
import type { PriceWriter } from '../../pricing/rules/wire/prices.ts';
import type { CartState } from './cart-state.ts';
import { lineToWire } from './line-to-wire.ts';
import type { ViewedLine } from './view-lines.ts';

/** The part of a quote that a cart shows. */
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

/** A cart in the form in which clients read it. */
export function cartToWire(
  cart: CartState,
  viewed: readonly ViewedLine[],
  { priced, prices, purchase, terms }: ShownQuote,
): Cart {
  const { info } = cart;
  const { price } = prices;
  const pricedLines = new Map(priced.lines.map((line) => [line.id, line]));
  const currency = terms.currency.code;
  const buyerLanguage = info.language ?? terms.language;
  // Discounts on delivery are not part of the cart.
  const discount = priced.lines.reduce((sum, { totalDiscount }) => sum + totalDiscount, 0n);
  return {
    id: cart.cartId,
    lineItems: viewed.map((line) => lineToWire(line, pricedLines.get(line.line.id), prices)),
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
