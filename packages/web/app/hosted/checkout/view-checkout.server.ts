import type { checkout as sdk } from '@shopwright/sdk';
import { detailText, lineDetails } from '../../order/line-details.server.ts';
import { pictureOfLine } from '../../order/line-view.server.ts';
import { amountOf, isZeroAmount, timesAmount } from '../../order/amounts.server.ts';
import type {
  AmountRow,
  CheckoutView,
  DeliveryChoice,
  ExplainedPart,
  LineView,
  TotalsView,
} from './checkout-view.ts';
import type { Seen } from './price-changes.server.ts';
import type { CheckoutLocale } from './checkout-locale.ts';
import { chargesOf } from './subscription-charges.server.ts';

export function viewCheckout(checkout: sdk.Checkout, checkoutLocale: CheckoutLocale): CheckoutView {
  const { giftCard, calculationErrors, appliedDiscounts = [] } = checkout;
  const { t, amounts } = checkoutLocale;
  const coupon = appliedDiscounts.find((discount) => discount.coupon?.code)?.coupon;
  const refused = calculationErrors?.couponCalculationError?.applicationError;
  const subject: unknown = refused?.data?.['subject'];
  return {
    lines: (checkout.lineItems ?? []).map((line) => viewLine(line, checkoutLocale)),
    totals: viewTotals(checkout, checkoutLocale),
    ...(coupon?.code
      ? { coupon: { code: coupon.code } }
      : typeof subject === 'string'
        ? { coupon: { code: subject, problem: t('couponNoLonger') } }
        : {}),
    ...(giftCard?.obfuscatedCode
      ? { giftCard: { code: giftCard.obfuscatedCode, amount: amounts.of(giftCard.amount) } }
      : {}),
    subscription: chargesOf(checkout, checkoutLocale),
    locked: {
      coupon: checkout.customSettings?.lockCouponCode === true,
      giftCard: checkout.customSettings?.lockGiftCard === true,
    },
  };
}

function viewLine(
  line: sdk.CheckoutLineItem,
  { t, locale, timeZone, amounts }: CheckoutLocale,
): LineView {
  const { availability, quantity = 1, paymentOption, depositAmount } = line;
  const name = line.productName?.translated || line.productName?.original || '';
  const picture = pictureOfLine(line.media, name);
  const short = availability?.status !== undefined && availability.status !== 'AVAILABLE';
  const left =
    availability?.status === 'PARTIALLY_AVAILABLE' ? (availability.quantityAvailable ?? 0) : 0;
  const payment =
    paymentOption === 'DEPOSIT_ONLINE' && depositAmount
      ? t('lineDeposit', { amount: amounts.of(depositAmount) })
      : paymentOption === 'MEMBERSHIP' || paymentOption === 'MEMBERSHIP_OFFLINE'
        ? t('lineMembership')
        : paymentOption === 'FULL_PAYMENT_OFFLINE'
          ? t('lineOnTheSpot')
          : undefined;
  const total = amounts.of(line.lineItemPrice);
  const before = line.priceBeforeDiscounts
    ? amounts.text(timesAmount(line.priceBeforeDiscounts, quantity))
    : undefined;
  return {
    id: line._id ?? '',
    name,
    quantity,
    details: lineDetails(line, { locale, timeZone, when: t('when') }).map(detailText),
    total,
    ...(picture ? { picture } : {}),
    ...(before === undefined || before === total ? {} : { before }),
    ...(short
      ? { problem: left > 0 ? t('lineShort', { count: left }) : t('lineGone'), offer: left }
      : {}),
    ...(payment === undefined ? {} : { payment }),
  };
}

function viewTotals(checkout: sdk.Checkout, checkoutLocale: CheckoutLocale): TotalsView {
  const { t, amounts, inDisplayCurrency } = checkoutLocale;
  const {
    priceSummary = {},
    payNow,
    payLater,
    payAfterFreeTrial,
    giftCard,
    additionalFees = [],
    taxIncludedInPrice,
    shippingInfo,
    appliedDiscounts = [],
  } = checkout;
  const { subtotal, shipping, tax, discount, total } = priceSummary;
  const delivery = shippingInfo?.selectedCarrierServiceOption;
  const row = (
    label: string,
    amount: sdk.MultiCurrencyPrice | undefined,
    sign = '',
  ): AmountRow => ({ label, amount: sign + amounts.of(amount) });
  const named = appliedDiscounts.map((each) =>
    row(
      each.coupon?.code
        ? t('discountNamed', { name: each.coupon.name || each.coupon.code })
        : each.discountRule?.name?.translated || each.discountRule?.name?.original || t('discount'),
      each.coupon?.amount ?? each.discountRule?.amount ?? each.merchantDiscount?.amount,
      '−',
    ),
  );
  const rows = [
    row(t('subtotal'), subtotal),
    ...(named.length > 0
      ? named
      : isZeroAmount(discount)
        ? []
        : [row(t('discount'), discount, '−')]),
    ...(delivery
      ? [
          isZeroAmount(shipping)
            ? { label: deliveryName(delivery, t), amount: t('free') }
            : row(deliveryName(delivery, t), shipping),
        ]
      : []),
    ...additionalFees.map((fee) => row(fee.translatedName || fee.name || t('fees'), fee.price)),
    ...(taxIncludedInPrice === true || isZeroAmount(tax) ? [] : [row(t('tax'), tax)]),
  ];
  const dueNow = checkout.payNowTotalAfterGiftCard ?? payNow?.total ?? total;
  const plain = amountOf(dueNow) === amountOf(total);
  const due: AmountRow[] = plain
    ? []
    : [
        ...(giftCard
          ? [row(t('giftCardNamed', { code: giftCard.obfuscatedCode ?? '' }), giftCard.amount, '−')]
          : []),
        row(t('dueNow'), dueNow),
        ...(isZeroAmount(payLater?.total) ? [] : [row(t('dueLater'), payLater?.total)]),
        ...(isZeroAmount(payAfterFreeTrial?.total)
          ? []
          : [row(t('dueAfterTrial'), payAfterFreeTrial?.total)]),
      ];
  return {
    rows,
    total: amounts.of(total),
    due,
    dueNow: amounts.of(dueNow),
    missing: missingIn(checkout),
    ...(inDisplayCurrency ? { converted: inDisplayCurrency(Number(amountOf(dueNow))) } : {}),
    ...(taxIncludedInPrice === true && !isZeroAmount(tax) ? { taxIncluded: amounts.of(tax) } : {}),
    explained: explain(checkout, checkoutLocale),
  };
}

/** The generic name, whatever the shop calls its delivery options. */
function deliveryName(
  { title, logistics }: Pick<sdk.SelectedCarrierServiceOption, 'title' | 'logistics'>,
  t: CheckoutLocale['t'],
): string {
  if (!title) return t('delivery');
  return t(logistics?.pickupDetails ? 'pickupNamed' : 'deliveryNamed', { name: title });
}

/**
 * What the total does not include yet, by the data and not by the step. Items without delivery wait
 * for none.
 */
function missingIn(checkout: sdk.Checkout): TotalsView['missing'] {
  const { shippingInfo, billingInfo, priceSummary, taxIncludedInPrice } = checkout;
  if (needsDelivery(checkout) && !shippingInfo?.selectedCarrierServiceOption)
    return shippingInfo?.shippingDestination?.address?.country ? 'delivery' : 'deliveryAndTax';
  const isPickup =
    shippingInfo?.selectedCarrierServiceOption?.logistics?.pickupDetails !== undefined;
  const isPlaced =
    isPickup ||
    [shippingInfo?.shippingDestination, billingInfo].some(
      (destination) => destination?.address?.country,
    );
  return isPlaced || taxIncludedInPrice === true || !isZeroAmount(priceSummary?.tax)
    ? undefined
    : 'tax';
}

/** Every amount with its parts, so that it can be recomputed. */
function explain(
  {
    lineItems = [],
    appliedDiscounts = [],
    taxSummary,
    shippingInfo,
    taxIncludedInPrice,
    priceSummary = {},
    additionalFees = [],
  }: sdk.Checkout,
  { t, amounts, locale }: CheckoutLocale,
): ExplainedPart[] {
  const percent = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 4 });
  const delivery = shippingInfo?.selectedCarrierServiceOption;
  const goods: ExplainedPart = {
    heading: t('explainItems'),
    rows: [
      ...lineItems.map((line) => ({
        label: t('explainLine', {
          quantity: line.quantity ?? 1,
          price: amounts.of(line.priceBeforeDiscounts ?? line.price),
          name: line.productName?.translated || line.productName?.original || '',
        }),
        amount: line.priceBeforeDiscounts
          ? amounts.text(timesAmount(line.priceBeforeDiscounts, line.quantity ?? 1))
          : amounts.of(line.lineItemPrice),
      })),
      { label: t('subtotal'), amount: amounts.of(priceSummary.subtotal) },
    ],
  };
  const discounts = appliedDiscounts.flatMap(({ coupon, discountRule, merchantDiscount }) => {
    const amount = coupon?.amount ?? discountRule?.amount ?? merchantDiscount?.amount;
    return [
      {
        label: coupon
          ? `${coupon.name || ''} (${coupon.code ?? ''})`
          : discountRule?.name?.original || t('discount'),
        amount: `−${amounts.of(amount)}`,
      },
    ];
  });
  const rest = [
    ...(delivery
      ? [
          {
            label: [deliveryName(delivery, t), shippingInfo.region?.name]
              .filter(Boolean)
              .join(', '),
            amount: amounts.of(priceSummary.shipping),
          },
        ]
      : []),
    ...additionalFees.map((fee) => ({ label: fee.name ?? '', amount: amounts.of(fee.price) })),
  ];
  const taxes = (taxSummary?.aggregatedTaxBreakdown ?? []).map((part) => ({
    label: t('explainTax', {
      name: part.taxName || t('tax'),
      rate: percent.format(Number(part.rate ?? 0)),
      amount: amounts.of(part.aggregatedTaxableAmount),
    }),
    amount: amounts.of(part.aggregatedTaxAmount),
  }));
  return [
    goods,
    ...(discounts.length > 0 ? [{ heading: t('explainDiscounts'), rows: discounts }] : []),
    ...(rest.length > 0 ? [{ heading: t('explainDelivery'), rows: rest }] : []),
    ...(taxes.length > 0
      ? [
          {
            heading: t(taxIncludedInPrice === true ? 'explainTaxIncluded' : 'explainTaxAdded'),
            rows: taxes,
          },
        ]
      : []),
    { rows: [{ label: t('total'), amount: amounts.of(priceSummary.total) }] },
  ];
}

/** The delivery options, by kind. */
export function viewDeliveries(
  { shippingInfo, calculationErrors }: sdk.Checkout,
  { t, amounts }: CheckoutLocale,
): { readonly shipped: DeliveryChoice[]; readonly pickedUp: DeliveryChoice[] } {
  const selected = shippingInfo?.selectedCarrierServiceOption;
  const gone = calculationErrors?.selectedShippingOptionError !== undefined;
  const all = (shippingInfo?.carrierServiceOptions ?? []).flatMap(
    ({ carrierId = '', shippingOptions = [] }) =>
      shippingOptions.map((option) => {
        const { code = '', title = '', logistics, cost } = option;
        const charges = (cost?.otherCharges ?? []).map((charge) =>
          t('deliveryCharge', {
            what: charge.details || t(charge.type === 'INSURANCE' ? 'insurance' : 'handling'),
            amount: amounts.of(charge.price),
          }),
        );
        const choice: DeliveryChoice = {
          value: deliveryValue(carrierId, code),
          title,
          ...(logistics?.deliveryTime ? { time: logistics.deliveryTime } : {}),
          notes: [...(logistics?.instructions ? [logistics.instructions] : []), ...charges],
          price: isZeroAmount(cost?.price) ? t('free') : amounts.of(cost?.price),
          chosen: !gone && selected?.code === code && (selected.carrierId ?? '') === carrierId,
        };
        return { choice, pickup: logistics?.pickupDetails !== undefined };
      }),
  );
  return {
    shipped: all.filter(({ pickup }) => !pickup).map(({ choice }) => choice),
    pickedUp: all.filter(({ pickup }) => pickup).map(({ choice }) => choice),
  };
}

/** A choice of delivery as a form sends it. */
export const deliveryValue = (carrierId: string, code: string): string => `${carrierId} ${code}`;
export function readDelivery(value: string): { carrierId?: string; code: string } {
  const [carrierId = '', ...code] = value.split(' ');
  return { code: code.join(' '), ...(carrierId === '' ? {} : { carrierId }) };
}

/** The values on the page that the buyer agrees to. */
export function seenOf({
  currency = '',
  lineItems = [],
  shippingInfo,
  priceSummary = {},
  giftCard,
  payNowTotalAfterGiftCard,
  payNow,
}: sdk.Checkout): Seen {
  const { shipping, tax, discount, additionalFees, total } = priceSummary;
  return {
    currency,
    lines: lineItems.map((line) => ({
      id: line._id ?? '',
      name: line.productName?.translated || line.productName?.original || '',
      quantity: line.quantity ?? 1,
      price: amountOf(line.price),
    })),
    delivery: shippingInfo?.selectedCarrierServiceOption?.title ?? '',
    shipping: amountOf(shipping),
    tax: amountOf(tax),
    discount: amountOf(discount),
    fees: amountOf(additionalFees),
    giftCard: amountOf(giftCard?.amount),
    total: amountOf(total),
    dueNow: amountOf(payNowTotalAfterGiftCard ?? payNow?.total ?? total),
  };
}

/** Something in it has to be brought or fetched. */
export const needsDelivery = ({ lineItems = [] }: sdk.Checkout): boolean =>
  lineItems.some(
    ({ itemType, physicalProperties }) =>
      (itemType?.preset ?? 'PHYSICAL') === 'PHYSICAL' && physicalProperties?.shippable !== false,
  );
