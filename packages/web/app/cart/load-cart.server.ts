import { ApiError, currentCart } from '@shopwright/sdk';
import type { PageContext } from '../page-context.server.ts';
import type { UserSession } from '../session/user-session.server.ts';
import { messagesOf } from '../i18n/dictionary.server.ts';
import { createTranslate, type TranslateArea } from '../i18n/translate.ts';
import type { FormatAmount } from '../shop/price.server.ts';
import { countryOf, isTaxIncludedIn, marketOf } from '../shop/market.server.ts';
import { amountFormat } from '../shop/price.server.ts';
import type { CartLine, CartTotals, CartView, Destination } from './cart-view.ts';
import { couponProblem } from './form-errors.server.ts';
import { lineDetails } from '../order/line-details.server.ts';
import { itemText } from './item.ts';

type EstimatedTotals = currentCart.EstimatedTotals;
type Line = NonNullable<NonNullable<EstimatedTotals['cart']>['lineItems']>[number];

interface Writing {
  readonly t: TranslateArea<'cart'>;
  readonly tCheckout: TranslateArea<'checkout'>;
  readonly money: FormatAmount;
  /** The charged amounts, in the store's currency. */
  readonly plain: FormatAmount;
  readonly locale: string;
  readonly timeZone: string;
  readonly currency: string;
  /** Prices include tax in the country of the page. */
  readonly isTaxIncluded: boolean;
}

/**
 * The user's cart, or null. A visitor without tokens has no cart, so the platform is not called.
 */
export async function loadCart(
  page: PageContext,
  destination: Destination | undefined,
): Promise<CartView | null> {
  const userSession = page.userSession();
  if (!userSession.hasTokens()) return null;
  const [found, store, pageLanguage, money] = await Promise.all([
    estimateOf(userSession, destination),
    page.store(),
    page.pageLanguage(),
    page.money(),
  ]);
  if (!found?.cart) return null;
  const { cart, checkout } = messagesOf(pageLanguage.language, 'cart', 'checkout');
  return cartView(found, destination, {
    t: createTranslate(cart, pageLanguage.locale),
    tCheckout: createTranslate(checkout, pageLanguage.locale),
    money,
    plain: amountFormat(pageLanguage.locale),
    locale: pageLanguage.locale,
    timeZone: store.timeZone,
    currency: store.currency,
    isTaxIncluded: isTaxIncludedIn(
      countryOf(marketOf(store, pageLanguage.language)),
      store.taxInPrices,
    ),
  });
}

async function estimateOf(
  userSession: UserSession,
  destination: Destination | undefined,
): Promise<EstimatedTotals | undefined> {
  try {
    const away = destination
      ? {
          shippingAddress: {
            country: destination.country,
            ...(destination.postalCode ? { postalCode: destination.postalCode } : {}),
          },
        }
      : { calculateShipping: false, calculateTax: false };
    return await userSession.use(currentCart).estimateCurrentCartTotals(away);
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return undefined;
    throw error;
  }
}

export function cartView(
  found: EstimatedTotals,
  destination: Destination | undefined,
  writing: Writing,
): CartView {
  const { cart = {} } = found;
  const items = cart.lineItems ?? [];
  // Reported here instead of by the last button of the checkout.
  const alone = items.length > 1 ? { problem: writing.t('subscriptionAlone') } : {};
  const lines = items.map((line) => ({
    ...lineView(line, writing),
    ...(line.subscriptionOptionInfo ? alone : {}),
  }));
  const code =
    cart.appliedDiscounts?.find(({ coupon }) => coupon?.code)?.coupon?.code ?? couponIn(found);
  const problem = couponProblem(found, writing.t);
  return {
    id: cart._id ?? '',
    revision: Number(cart.revision ?? 0),
    lines,
    note: cart.buyerNote ?? '',
    ...(code ? { coupon: { code, ...(problem ? { problem } : {}) } } : {}),
    totals: totalsView(found, destination, writing),
    ...(destination ? { destination } : {}),
    needsDelivery: needsDelivery(cart),
    canCheckOut: lines.every((line) => line.problem === undefined),
  };
}

/** A code that stopped working is still the cart's; only the reason why names it. */
function couponIn({ calculationErrors }: EstimatedTotals): string | undefined {
  const data = calculationErrors?.couponCalculationError?.applicationError?.data as
    | { subject?: unknown }
    | undefined;
  return typeof data?.subject === 'string' ? data.subject : undefined;
}

function lineView(
  line: Line,
  { t, tCheckout, money, locale, timeZone, currency }: Writing,
): CartLine {
  const {
    productName,
    catalogReference,
    availability,
    quantity = 1,
    price,
    lineItemPrice,
    fullPrice,
    subscriptionOptionInfo,
  } = line;
  const write = (amount: { amount?: string } | undefined): string | undefined =>
    amount?.amount === undefined ? undefined : money(Number(amount.amount), currency);
  const picture = pictureIn(line);
  const path = pathOf(line.url);
  const full = Number(fullPrice?.amount ?? 0) * quantity;
  const total = write(lineItemPrice);
  const problem = problemOf(availability, quantity, t);
  const available = availability?.quantityAvailable ?? undefined;
  const plan = subscriptionOptionInfo?.title?.translated ?? subscriptionOptionInfo?.title?.original;
  const often = subscriptionOptionInfo?.subscriptionSettings;
  const each = write(price);
  const unit = (line.priceBeforeDiscounts ?? price)?.amount;
  return {
    id: line._id ?? '',
    item: itemText({
      catalogItemId: catalogReference?.catalogItemId ?? '',
      appId: catalogReference?.appId,
      options: catalogReference?.options ?? undefined,
    }),
    name: productName?.translated ?? productName?.original ?? '',
    ...(path ? { path } : {}),
    ...(picture ? { picture } : {}),
    details: [
      ...lineDetails(line, { locale, timeZone, when: t('when') }),
      ...(often
        ? [
            {
              name: t('plan'),
              value: [
                plan,
                tCheckout(`every${often.frequency ?? 'MONTH'}` as 'everyMONTH', {
                  count: often.interval ?? 1,
                }),
              ]
                .filter(Boolean)
                .join(', '),
            },
          ]
        : []),
    ],
    quantity,
    countable: !line.fixedQuantity && line.itemType?.preset !== 'SERVICE',
    ...(each === undefined ? {} : { price: each }),
    ...(unit === undefined ? {} : { amount: unit }),
    ...(total === undefined ? {} : { total }),
    ...(full > Number(lineItemPrice?.amount ?? 0) ? { before: money(full, currency) } : {}),
    ...(problem ? { problem } : {}),
    ...(availability?.status === 'PARTIALLY_AVAILABLE' && available ? { offer: available } : {}),
  };
}

function problemOf(
  availability: Line['availability'],
  quantity: number,
  t: TranslateArea<'cart'>,
): string | undefined {
  const count = availability?.quantityAvailable ?? 0;
  switch (availability?.status) {
    case 'NOT_FOUND':
      return t('gone');
    case 'NOT_AVAILABLE':
      return t('soldOut');
    case 'PARTIALLY_AVAILABLE':
      return t('onlyLeft', { count, quantity });
    default:
      return undefined;
  }
}

/** Pictures are where the platform says the shop is. */
function pictureIn({ image, url }: Line): CartLine['picture'] {
  const [, id, width, height] =
    /^wix:image:\/\/v1\/([^/#]+)\/[^#]*#originWidth=(\d+)&originHeight=(\d+)/.exec(image ?? '') ??
    [];
  const origin = /^https?:\/\/[^/]+/.exec(url ?? '')?.[0] ?? '';
  return id === undefined
    ? undefined
    : { url: `${origin}/media/${id}`, width: Number(width), height: Number(height), altText: '' };
}

/** The page of the thing in this shop; one at another shop's address is not ours to lead to. */
function pathOf(url: string | undefined): string | undefined {
  const path = /^(?:https?:\/\/[^/]+)?(\/(?:products|services|events)\/[^?#]+)/.exec(
    url ?? '',
  )?.[1];
  return path;
}

const needsDelivery = (cart: EstimatedTotals['cart']): boolean =>
  (cart?.lineItems ?? []).some((line) => line.physicalProperties?.shippable);

/** Shown until a destination is set: what the checkout adds. */
function unknownYet({
  isDelivered,
  isTaxIncluded,
}: {
  readonly isDelivered: boolean;
  readonly isTaxIncluded: boolean;
}): ('atCheckout' | 'taxAtCheckout' | 'deliveryAtCheckout')[] {
  if (isTaxIncluded) return isDelivered ? ['deliveryAtCheckout'] : [];
  return [isDelivered ? 'atCheckout' : 'taxAtCheckout'];
}

function totalsView(
  found: EstimatedTotals,
  destination: Destination | undefined,
  { t, money, plain, currency, isTaxIncluded }: Writing,
): CartTotals {
  const {
    priceSummary = {},
    appliedDiscounts = [],
    additionalFees = [],
    shippingInfo,
    cart,
    taxSummary,
    calculationErrors,
  } = found;
  const amount = (given: { amount?: string } | undefined): number => Number(given?.amount ?? 0);
  const write = (value: number): string => money(value, currency);
  const shown = money(1, currency) === plain(1, currency);
  const chosen = shippingInfo?.selectedCarrierServiceOption;
  const tax = amount(taxSummary?.totalTax);
  const later = amount(found.payLater?.total);
  const offersPickup = (shippingInfo?.carrierServiceOptions ?? []).some(
    ({ shippingOptions = [] }) => shippingOptions.some(({ logistics }) => logistics?.pickupDetails),
  );
  const isDelivered = needsDelivery(cart);
  const noDelivery = destination !== undefined && chosen === undefined && isDelivered;
  return {
    subtotal: write(amount(priceSummary.subtotal)),
    discounts: appliedDiscounts.flatMap(({ coupon, discountRule, merchantDiscount }) => {
      const taken = amount(coupon?.amount ?? discountRule?.amount ?? merchantDiscount?.amount);
      const name = coupon
        ? coupon.name || coupon.code || t('coupon')
        : (discountRule?.name?.translated ?? discountRule?.name?.original ?? t('discount'));
      return taken > 0 || coupon ? [{ name, amount: `−${write(taken)}` }] : [];
    }),
    fees: additionalFees.map((fee) => ({
      name: fee.translatedName ?? fee.name ?? '',
      amount: write(amount(fee.price)),
    })),
    ...(chosen
      ? {
          delivery: {
            name: [chosen.title, chosen.logistics?.deliveryTime].filter(Boolean).join(', '),
            amount:
              amount(priceSummary.shipping) === 0
                ? t('free')
                : write(amount(priceSummary.shipping)),
          },
        }
      : {}),
    ...(destination && !noDelivery ? { isEstimate: true } : {}),
    ...(destination && !noDelivery && tax > 0
      ? { tax: { included: cart?.taxIncludedInPrices === true, amount: write(tax) } }
      : {}),
    total: write(amount(priceSummary.total)),
    ...(shown ? {} : { charged: plain(amount(priceSummary.total), currency) }),
    remarks: [
      ...(noDelivery ? [t(offersPickup ? 'noDeliveryPickup' : 'noDelivery')] : []),
      ...(destination === undefined
        ? unknownYet({ isDelivered, isTaxIncluded }).map((word) => t(word))
        : !noDelivery && tax === 0 && calculationErrors?.taxCalculationError === undefined
          ? [t('taxAtCheckout')]
          : []),
      ...(later > 0 ? [t('payLater', { amount: write(later) })] : []),
    ],
  };
}
