import type { OrderLineItem } from '@shopwright/contract/orders/line-item';
import type { Order } from '@shopwright/contract/orders/order';
import type { Store } from '@shopwright/contract/settings/store';
import type { Price } from '@shopwright/contract/shared/money';
import { addressLines } from '../../kernel/address-lines.ts';
import { toUnits } from '../../kernel/decimal.ts';
import { createCurrency, MONEY_SCALE } from '../../kernel/money.ts';
import type { Speech, StoreWords } from '../../messages/index.ts';
import { addressText, amountIn, choiceText } from '../mails/parts.ts';
import { amountBeforeDiscounts } from '../rules/line-amount.ts';

/** What an invoice says, before it is set on a page. */
export interface InvoiceContents {
  readonly store: readonly string[];
  readonly storeName: string;
  /** Below every page. */
  readonly footer: readonly string[];
  readonly number: string;
  readonly facts: readonly string[];
  readonly parties: readonly { readonly heading: string; readonly words: string }[];
  readonly lines: readonly InvoiceLine[];
  readonly totals: readonly (readonly [string, string])[];
  readonly total: readonly [string, string];
  readonly settled: readonly (readonly [string, string])[];
  readonly taxes: readonly {
    readonly name: string;
    readonly rate: string;
    readonly taxable: string;
    readonly tax: string;
  }[];
  readonly notes: readonly string[];
  /** Across the page's head, when the order does not stand any more. */
  readonly stamp: string | undefined;
}

export interface InvoiceLine {
  readonly name: string;
  readonly details: string;
  readonly quantity: string;
  readonly price: string;
  readonly tax: string;
  readonly amount: string;
}

const isSome = (price: { amount?: string } | undefined): boolean =>
  Number(price?.amount ?? 0) !== 0;
const unitsOf = (price: { amount?: string } | undefined): bigint =>
  toUnits(price?.amount ?? '0', MONEY_SCALE);
const minOf = (one: bigint, other: bigint): bigint => (one < other ? one : other);
/** Breaks in amounts are never wanted. */
const minus = (text: string): string => `−${text}`;

/** When it was issued, and its place in the store's invoices. */
export interface Issued {
  readonly number: number;
  readonly issuedAt: Date;
}

export function invoiceContents(
  order: Order,
  store: Store,
  { number, issuedAt }: Issued,
  speech: Pick<Speech, 'locale' | 'words'>,
): InvoiceContents {
  const {
    locale,
    words: { invoice: words, order: sums },
  } = speech;
  // As the pages write amounts: in the language of the invoice.
  const currency = createCurrency(order.currency ?? store.currency ?? 'USD', locale);
  const amountOf = (price: { readonly amount?: string } | undefined): string =>
    amountIn(currency, price);
  const summary = order.priceSummary ?? {};
  const balance = order.balanceSummary ?? {};
  const destination = order.shippingInfo?.logistics?.shippingDestination;
  const pickup = order.shippingInfo?.logistics?.pickupDetails?.address;
  const billing = order.billingInfo ?? order.recipientInfo ?? destination;
  const date = dateOf(order.purchasedDate ?? order.createdDate, locale, store.timeZone);
  const vat = billing?.contactDetails?.vatId?.id;
  // A canceled order is not collected.
  const open =
    order.status === 'CANCELED' ? minOf(unitsOf(balance.balance), 0n) : unitsOf(balance.balance);
  // Not due before the trial ends; once it is charged, the balance no longer holds it.
  const afterTrial = open > 0n ? minOf(unitsOf(order.payAfterFreeTrial?.total), open) : 0n;
  return {
    storeName: store.name ?? 'Store',
    store: [
      ...(store.legalName && store.legalName !== store.name ? [store.legalName] : []),
      ...addressLines({ address: store.address }, locale),
      ...(store.taxId ? [words.taxId(store.taxId)] : []),
      ...[store.email, store.phone].filter((text) => text !== undefined),
    ],
    footer: [
      ...(store.taxId ? [words.taxId(store.taxId)] : []),
      ...(store.email === undefined ? [] : [store.email]),
    ],
    number: String(number),
    facts: [
      words.number(String(number)),
      dateOf(issuedAt.toISOString(), locale, store.timeZone),
      words.ofOrder(order.number ?? '', date),
      afterTrial > 0n && open === afterTrial ? words.freeTrial : paymentWords(order, words),
    ],
    parties: [
      ...(billing
        ? [
            {
              heading: words.billedTo,
              words: [
                addressText(billing, locale),
                order.buyerInfo?.email ?? '',
                ...(vat ? [words.taxId(vat)] : []),
              ]
                .filter(Boolean)
                .join('\n'),
            },
          ]
        : order.buyerInfo?.email
          ? [{ heading: words.billedTo, words: order.buyerInfo.email }]
          : []),
      ...(destination
        ? [{ heading: words.deliveredTo, words: addressText(destination, locale) }]
        : pickup
          ? [{ heading: words.pickedUpAt, words: addressText({ address: pickup }, locale) }]
          : []),
    ],
    lines: (order.lineItems ?? []).map((line) =>
      lineOf(
        line,
        speech,
        amountOf(line.priceBeforeDiscounts ?? line.price),
        currency.format(amountBeforeDiscounts(line, order.taxIncludedInPrices === true)),
      ),
    ),
    totals: [
      [sums.subtotal, amountOf(summary.subtotal)],
      ...discountsOf(order, words, sums, amountOf),
      ...(isSome(summary.shipping) || order.shippingInfo?.title
        ? [
            [
              order.shippingInfo?.title
                ? words.named(sums.delivery, order.shippingInfo.title)
                : sums.delivery,
              amountOf(summary.shipping),
            ] as const,
          ]
        : []),
      ...(order.additionalFees ?? [])
        .filter(({ price }) => isSome(price))
        .map(({ name, price }) => [name ?? words.fee, amountOf(price)] as const),
      ...(isSome(summary.tax)
        ? [
            [
              order.taxIncludedInPrices ? words.taxIncluded : words.tax,
              amountOf(summary.tax),
            ] as const,
          ]
        : []),
    ],
    total: [sums.total, amountOf(summary.total)],
    settled: [
      ...(isSome(balance.paid) ? [[words.paid, minus(amountOf(balance.paid))] as const] : []),
      ...(isSome(balance.refunded) ? [[words.refunded, amountOf(balance.refunded)] as const] : []),
      ...(open !== afterTrial
        ? [[words.stillToBePaid, currency.format(open - afterTrial)] as const]
        : []),
      ...(afterTrial > 0n ? [[words.dueAfterTrial, currency.format(afterTrial)] as const] : []),
    ],
    taxes: (order.taxInfo?.taxBreakdown ?? []).map((tax) => ({
      name: [tax.taxName, tax.jurisdiction]
        .filter((text, index, all) => text && all.indexOf(text) === index)
        .join(', '),
      rate: percent(tax.rate, locale),
      taxable: amountOf(tax.aggregatedTaxableAmount),
      tax: amountOf(tax.aggregatedTaxAmount),
    })),
    notes: [
      ...(order.buyerNote ? [sums.note(order.buyerNote)] : []),
      ...(order.taxInfo?.taxExempt ? [words.exempt] : []),
    ],
    stamp:
      order.status === 'CANCELED'
        ? words.canceled
        : order.paymentStatus === 'FULLY_REFUNDED'
          ? words.refunded
          : undefined,
  };
}

function lineOf(
  line: OrderLineItem,
  speech: Pick<Speech, 'locale' | 'words'>,
  price: string,
  amount: string,
): InvoiceLine {
  const sku = line.physicalProperties?.sku;
  return {
    name: line.productName?.translated ?? line.productName?.original ?? '',
    details: [...choiceText(line, speech), ...(sku ? [`SKU ${sku}`] : [])].join('  ·  '),
    quantity: String(line.quantity ?? 1),
    price,
    tax: line.taxInfo?.taxRate ? percent(line.taxInfo.taxRate, speech.locale) : '',
    amount,
  };
}

function discountsOf(
  { appliedDiscounts = [], priceSummary }: Order,
  words: StoreWords['invoice'],
  { discount }: StoreWords['order'],
  amountOf: (price: Price | undefined) => string,
): (readonly [string, string])[] {
  const named = appliedDiscounts.flatMap(({ coupon, discountRule, merchantDiscount }) => {
    const amount = (coupon ?? discountRule ?? merchantDiscount)?.amount;
    const name = coupon
      ? (coupon.name ?? coupon.code)
      : discountRule
        ? (discountRule.name?.translated ?? discountRule.name?.original)
        : (merchantDiscount?.description ?? undefined);
    return isSome(amount)
      ? [[name ? words.named(discount, name) : discount, minus(amountOf(amount))] as const]
      : [];
  });
  return named.length > 0 || !isSome(priceSummary?.discount)
    ? named
    : [[discount, minus(amountOf(priceSummary?.discount))]];
}

function paymentWords({ status, paymentStatus }: Order, words: StoreWords['invoice']): string {
  if (status === 'CANCELED' && paymentStatus === 'NOT_PAID') return words.canceled;
  switch (paymentStatus) {
    case 'PAID':
      return words.paid;
    case 'PARTIALLY_PAID':
      return words.paidInPart;
    case 'FULLY_REFUNDED':
      return words.refunded;
    case 'PARTIALLY_REFUNDED':
      return words.refundedInPart;
    default:
      return words.due;
  }
}

function dateOf(
  date: string | null | undefined,
  locale: string,
  timeZone: string | undefined,
): string {
  if (!date) return '';
  try {
    return new Intl.DateTimeFormat(locale, {
      dateStyle: 'long',
      timeZone: timeZone || 'UTC',
    }).format(new Date(date));
  } catch {
    // A locale or a zone that this Node does not know.
    return date.slice(0, 10);
  }
}

function percent(rate: string | null | undefined, locale: string): string {
  try {
    return new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 4 }).format(
      Number(rate ?? 0),
    );
  } catch {
    return `${Number(rate ?? 0) * 100} %`;
  }
}
