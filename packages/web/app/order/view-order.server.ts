import type { orders as sdk, subscriptions } from '@shopwright/sdk';
import { addressLines } from '../address/address-lines.server.ts';
import { messagesOf } from '../i18n/dictionary.server.ts';
import { createTranslate, type TranslateArea } from '../i18n/translate.ts';
import { formatDay } from '../i18n/format-dates.server.ts';
import type { PageLanguage } from '../i18n/page-language.server.ts';
import { amountsIn, isZeroAmount, timesAmount, type Amounts } from './amounts.server.ts';
import { detailText, lineDetails, type DetailTranslations } from './line-details.server.ts';
import { pictureOfLine } from './line-view.server.ts';
import type { Files } from './files.server.ts';
import type { FileView, OrderLine, OrderView, PaymentState } from './order-view.ts';

type StoreSubscription = subscriptions.StoreSubscription;

export function viewOrder(
  order: sdk.Order,
  { language, locale }: Pick<PageLanguage, 'language' | 'locale'>,
  timeZone: string,
  files: Files = new Map(),
  subscription?: StoreSubscription,
): OrderView {
  const t = createTranslate(messagesOf(language, 'order').order, locale);
  const amounts = amountsIn(locale, order.currency ?? '');
  const {
    priceSummary = {},
    balanceSummary,
    taxIncludedInPrices,
    shippingInfo,
    purchasedDate,
    _createdDate,
  } = order;
  const { logistics } = shippingInfo ?? {};
  const when = purchasedDate ?? _createdDate;
  const owed = balanceSummary?.balance;
  return {
    id: order._id ?? '',
    number: order.number ?? '',
    email: order.buyerInfo?.email ?? '',
    date: when ? formatDay(when, locale, timeZone) : '',
    paymentState: paymentStateOf(order),
    fulfillment:
      order.fulfillmentStatus === 'FULFILLED'
        ? 'all'
        : order.fulfillmentStatus === 'PARTIALLY_FULFILLED'
          ? 'part'
          : 'none',
    lines: (order.lineItems ?? []).map((line) =>
      viewLine(line, { locale, timeZone, when: t('when') }, amounts, files.get(line._id ?? '')),
    ),
    rows: rowsOf(order, t, amounts),
    total: amounts.of(priceSummary.total),
    ...(taxIncludedInPrices === true && !isZeroAmount(priceSummary.tax)
      ? { taxIncluded: amounts.of(priceSummary.tax) }
      : {}),
    ...(isZeroAmount(owed) ? {} : { open: amounts.of(owed) }),
    terms: termsOf(order, subscription, {
      t,
      amounts,
      day: (date) => formatDay(date, locale, timeZone),
    }),
    ...(shippingInfo
      ? {
          delivery: {
            pickup: logistics?.pickupDetails !== undefined,
            title: shippingInfo.title ?? '',
            time: logistics?.deliveryTime ?? '',
            instructions: logistics?.instructions ?? '',
            lines: logistics?.pickupDetails
              ? addressLines({ address: logistics.pickupDetails.address }, locale)
              : addressLines(logistics?.shippingDestination, locale),
          },
        }
      : {}),
    billing: addressLines(order.billingInfo, locale),
    note: order.buyerNote ?? '',
    hasInvoice: order.status === 'APPROVED' || order.status === 'CANCELED',
    hasGiftCard: (order.lineItems ?? []).some(({ itemType }) => itemType?.preset === 'GIFT_CARD'),
  };
}

function paymentStateOf({
  status,
  paymentStatus,
  balanceSummary,
  payAfterFreeTrial,
}: sdk.Order): PaymentState {
  if (status === 'CANCELED' || status === 'REJECTED') return 'canceled';
  if (paymentStatus === 'FULLY_REFUNDED' || paymentStatus === 'PARTIALLY_REFUNDED')
    return 'refunded';
  if (paymentStatus === 'PAID' || isZeroAmount(balanceSummary?.balance)) return 'paid';
  if (paymentStatus === 'DECLINED') return 'declined';
  // An authorized payment counts as paid; one without an answer is pending.
  if (!isZeroAmount(balanceSummary?.authorized)) return 'paid';
  if (!isZeroAmount(payAfterFreeTrial?.total)) return 'trial';
  return status === 'PENDING' ? 'pending' : 'later';
}

interface TermTranslations {
  readonly t: TranslateArea<'order'>;
  readonly amounts: Amounts;
  readonly day: (date: Date) => string;
}

/** The next charge, as the platform computes it for the renewal. */
function termsOf(
  order: sdk.Order,
  subscription: StoreSubscription | undefined,
  { t, amounts, day }: TermTranslations,
): string[] {
  const isTrial = paymentStateOf(order) === 'trial';
  const { nextChargeDate, nextChargeAmount, hasPaymentMethod } = subscription ?? {};
  if (!nextChargeDate || nextChargeAmount === undefined)
    return isTrial ? [t('trialEnds', { amount: amounts.of(order.payAfterFreeTrial?.total) })] : [];
  const holes = { amount: amounts.text(nextChargeAmount), day: day(nextChargeDate) };
  return [
    isTrial ? t(hasPaymentMethod ? 'trialByCard' : 'trialByHand', holes) : t('nextCharge', holes),
  ];
}

function viewLine(
  line: sdk.OrderLineItem,
  translations: DetailTranslations,
  amounts: Amounts,
  file: FileView | undefined,
): OrderLine {
  const name = line.productName?.translated || line.productName?.original || '';
  const picture = pictureOfLine(line.image, name);
  const quantity = line.quantity ?? 1;
  const total = amounts.of(line.lineItemPrice ?? line.totalPriceAfterTax);
  const before = line.priceBeforeDiscounts
    ? amounts.text(timesAmount(line.priceBeforeDiscounts, quantity))
    : total;
  return {
    id: line._id ?? '',
    name,
    quantity,
    details: lineDetails(line, translations).map(detailText),
    total,
    ...(before === total ? {} : { before }),
    ...(picture ? { picture } : {}),
    ...(file ? { file } : {}),
  };
}

function rowsOf(
  {
    priceSummary = {},
    appliedDiscounts = [],
    additionalFees = [],
    taxIncludedInPrices,
    shippingInfo,
  }: sdk.Order,
  t: TranslateArea<'order'>,
  amounts: Amounts,
): OrderView['rows'] {
  const { subtotal, shipping, tax, discount } = priceSummary;
  // Named as in the checkout: a buyer finds each discount again.
  const named = appliedDiscounts.map(({ coupon, discountRule, merchantDiscount }) => ({
    label: coupon?.code
      ? t('discountNamed', { name: coupon.name || coupon.code })
      : discountRule?.name?.translated || discountRule?.name?.original || t('discount'),
    amount: `−${amounts.of(coupon?.amount ?? discountRule?.amount ?? merchantDiscount?.amount)}`,
  }));
  return [
    { label: t('subtotal'), amount: amounts.of(subtotal) },
    ...(named.length > 0
      ? named
      : isZeroAmount(discount)
        ? []
        : [{ label: t('discount'), amount: `−${amounts.of(discount)}` }]),
    ...(shippingInfo
      ? [
          {
            label: shippingInfo.title
              ? t(shippingInfo.logistics?.pickupDetails ? 'pickupNamed' : 'deliveryNamed', {
                  name: shippingInfo.title,
                })
              : t('delivery'),
            amount: isZeroAmount(shipping) ? t('free') : amounts.of(shipping),
          },
        ]
      : []),
    ...additionalFees.map((fee) => ({ label: fee.name ?? '', amount: amounts.of(fee.price) })),
    ...(taxIncludedInPrices === true || isZeroAmount(tax)
      ? []
      : [{ label: t('tax'), amount: amounts.of(tax) }]),
  ];
}
