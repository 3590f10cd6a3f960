import type { OrderLineItem } from '@shopwright/contract/orders/line-item';
import type { Order } from '@shopwright/contract/orders/order';
import type { OrderPriceSummary } from '@shopwright/contract/orders/order-totals';
import type { AddressWithContact } from '@shopwright/contract/shared/address';
import type { Price } from '@shopwright/contract/shared/money';
import { addressLines } from '../../kernel/address-lines.ts';
import { formatMoment } from '../../kernel/calendar.ts';
import { toUnits } from '../../kernel/decimal.ts';
import { createCurrency, MONEY_SCALE, type Currency } from '../../kernel/money.ts';
import { unlinked, type MailTable, type Speech, type StoreWords } from '../../messages/index.ts';
import { amountBeforeDiscounts } from '../rules/line-amount.ts';
import type { OrderChange } from './order-change.ts';

/** Parts that several order mails share. */

/** Formats amounts in the reader's language, as the pages do. */
export const moneyIn = (
  { currency }: Pick<Order, 'currency'>,
  { locale }: Pick<Speech, 'locale'>,
): Currency => createCurrency(currency || 'USD', locale);
export const amountIn = (
  money: Currency,
  price: { readonly amount?: string } | undefined,
): string => money.format(toUnits(price?.amount ?? '0', MONEY_SCALE));

export function orderTable({ order }: Pick<OrderChange, 'order'>, speech: Speech): MailTable {
  const { lineItems = [], priceSummary = {}, taxIncludedInPrices } = order;
  const included = taxIncludedInPrices === true;
  const money = moneyIn(order, speech);
  return {
    rows: lineItems.map((line) => [
      lineText(line, speech),
      `× ${line.quantity ?? 1}`,
      money.format(amountBeforeDiscounts(line, included)),
    ]),
    totals: totalRows(priceSummary, included, speech.words.order, money),
  };
}

/** The product's name and its chosen options. */
export function lineText(line: OrderLineItem, speech: Speech): string {
  const { productName } = line;
  // Among them are texts that the buyer typed, such as an engraving.
  return [
    productName?.translated ?? productName?.original ?? '',
    ...choiceText(line, speech, unlinked),
  ].join('\n');
}

/** The chosen options of a line, and the time of a booking or event. */
export function choiceText(
  { descriptionLines = [], serviceProperties }: OrderLineItem,
  { words, locale }: Pick<Speech, 'locale' | 'words'>,
  write = (typed: string): string => typed,
): string[] {
  const { scheduledDate, timeZone } = serviceProperties ?? {};
  return descriptionLines.map(({ name, plainText, colorInfo }) => {
    // The catalog writes the time in the store's language; the reader may have another one.
    if (name?.original === 'When' && scheduledDate && timeZone)
      return `${words.order.when}: ${formatMoment(Date.parse(scheduledDate), timeZone, locale)}`;
    const value =
      plainText?.translated ??
      plainText?.original ??
      colorInfo?.translated ??
      colorInfo?.original ??
      '';
    return `${name?.translated ?? name?.original ?? ''}: ${write(value)}`;
  });
}

export function totalRows(
  { subtotal, discount, shipping, totalAdditionalFees, tax, total }: OrderPriceSummary,
  taxIncluded: boolean,
  words: StoreWords['order'],
  money: Currency,
): [string, string][] {
  const row = (label: string, amount: Price | undefined, sign = ''): [string, string][] =>
    isNothing(amount) ? [] : [[label, `${sign}${amountIn(money, amount)}`]];
  return [
    [words.subtotal, amountIn(money, subtotal)],
    ...row(words.discount, discount, '−'),
    ...row(words.delivery, shipping),
    ...row(words.fees, totalAdditionalFees),
    ...row(taxIncluded ? words.taxIncluded : words.tax, tax),
    [words.total, amountIn(money, total)],
  ];
}

const isNothing = (amount: Price | undefined): boolean => Number(amount?.amount ?? 0) === 0;

export const addressText = (given: AddressWithContact, locale = 'en'): string =>
  addressLines(given, locale).join('\n');

/** The delivery address or the pickup location. */
export function deliveryText(
  { shippingInfo }: Order,
  { words: { order: words }, locale }: Speech,
): string[] {
  const { shippingDestination, pickupDetails, deliveryTime, instructions } =
    shippingInfo?.logistics ?? {};
  const heading = [shippingInfo?.title, deliveryTime].filter(Boolean).join(', ');
  if (shippingDestination)
    return [`${words.sentTo(heading)}\n${unlinked(addressText(shippingDestination, locale))}`];
  if (pickupDetails?.address)
    return [
      `${words.pickUpAt}\n${addressText({ address: pickupDetails.address }, locale)}`,
      ...(instructions ? [instructions] : []),
    ];
  return [];
}

export const buyerButton = (change: OrderChange, { words, page }: Speech) => ({
  label: words.order.seeOrder,
  url: change.publicUrl + page(buyerPath(change)),
});

function buyerPath({ after, order, orderKey }: OrderChange): string {
  if (after.buyer.memberId !== undefined) return `/account/orders/${after.orderId}`;
  return orderKey === undefined
    ? `/orders/lookup?number=${order.number ?? ''}`
    : `/orders/status/${after.orderId}?key=${orderKey}`;
}

/**
 * What the owner needs to act: orders have no admin page yet, so the mail says how to reach the
 * buyer.
 */
export function contactText(
  { buyerInfo, billingInfo, recipientInfo }: Order,
  { words: { order: words } }: Speech,
): string[] {
  const phone = billingInfo?.contactDetails?.phone ?? recipientInfo?.contactDetails?.phone;
  const lines = [buyerInfo?.email, phone ? unlinked(phone) : undefined].filter(Boolean);
  return lines.length === 0 ? [] : [`${words.contact}\n${lines.join('\n')}`];
}

export const said = (message: string | undefined): string[] =>
  message === undefined ? [] : [message];

export function buyerName(
  { billingInfo, recipientInfo, buyerInfo }: Order,
  { words }: Speech,
): string {
  const contact = billingInfo?.contactDetails ?? recipientInfo?.contactDetails;
  return (
    unlinked([contact?.firstName, contact?.lastName].filter(Boolean).join(' ')) ||
    (buyerInfo?.email ?? words.order.aCustomer)
  );
}
