import type { OrderLineItem } from '@shopwright/contract/orders/line-item';
import type { Order, OrderPriceSummary } from '@shopwright/contract/orders/order';
import type { AddressWithContact } from '@shopwright/contract/shared/address';
import type { Price } from '@shopwright/contract/shared/money';
import { writeMoment } from '../../kernel/calendar.ts';
import { unlinked, type MailTable, type Speech, type StoreWords } from '../../messages/index.ts';
import { amountBeforeDiscounts } from '../rules/line-amount.ts';
import type { OrderChange } from './order-change.ts';

/** What several mails of an order say alike. */

export function orderTable({ order: { lineItems = [], priceSummary = {}, taxIncludedInPrices }, currency }: Pick<OrderChange, 'order' | 'currency'>, speech: Speech): MailTable {
  const included = taxIncludedInPrices === true;
  return { rows: lineItems.map((line) => [lineWords(line, speech), `× ${line.quantity ?? 1}`, currency.format(amountBeforeDiscounts(line, included))]), totals: totalRows(priceSummary, included, speech.words.order) };
}

/** Its name, and what was chosen of it. */
export function lineWords({ productName, descriptionLines = [], serviceProperties }: OrderLineItem, { words, locale }: Speech): string {
  const { scheduledDate, timeZone } = serviceProperties ?? {};
  const choices = descriptionLines.map(({ name, plainText, colorInfo }) => {
    // The catalog writes the time in the store's language; the reader of this mail may have another one.
    if (name?.original === 'When' && scheduledDate && timeZone) return `${words.order.when}: ${writeMoment(Date.parse(scheduledDate), timeZone, locale)}`;
    const value = plainText?.translated ?? plainText?.original ?? colorInfo?.translated ?? colorInfo?.original ?? '';
    // Among them are texts that the buyer typed, such as an engraving.
    return `${name?.translated ?? name?.original ?? ''}: ${unlinked(value)}`;
  });
  return [productName?.translated ?? productName?.original ?? '', ...choices].join('\n');
}

export function totalRows({ subtotal, discount, shipping, totalAdditionalFees, tax, total }: OrderPriceSummary, taxIncluded: boolean, words: StoreWords['order']): [string, string][] {
  const row = (label: string, amount: Price | undefined, sign = ''): [string, string][] => (isNothing(amount) ? [] : [[label, `${sign}${amount?.formattedAmount ?? ''}`]]);
  return [
    [words.subtotal, subtotal?.formattedAmount ?? ''],
    ...row(words.discount, discount, '−'),
    ...row(words.delivery, shipping),
    ...row(words.fees, totalAdditionalFees),
    ...row(taxIncluded ? words.taxIncluded : words.tax, tax),
    [words.total, total?.formattedAmount ?? ''],
  ];
}

const isNothing = (amount: Price | undefined): boolean => Number(amount?.amount ?? 0) === 0;

export function addressWords({ contactDetails, address }: AddressWithContact, locale = 'en'): string {
  const street = address?.streetAddress ? [address.streetAddress.name, address.streetAddress.number].filter(Boolean).join(' ') : address?.addressLine;
  return [
    [contactDetails?.firstName, contactDetails?.lastName].filter(Boolean).join(' '), contactDetails?.company, street, address?.addressLine2,
    [address?.postalCode, address?.city, address?.subdivision].filter(Boolean).join(' '), address?.countryFullname ?? countryName(address?.country, locale),
  ].filter(Boolean).join('\n');
}

function countryName(code: string | null | undefined, locale: string): string | undefined {
  if (!code) return undefined;
  try {
    return new Intl.DisplayNames([locale], { type: 'region' }).of(code) ?? code;
  } catch {
    return code;
  }
}

/** Where it goes, or where it waits. */
export function deliveryWords({ shippingInfo }: Order, { words: { order: words }, locale }: Speech): string[] {
  const { shippingDestination, pickupDetails, deliveryTime, instructions } = shippingInfo?.logistics ?? {};
  const heading = [shippingInfo?.title, deliveryTime].filter(Boolean).join(', ');
  if (shippingDestination) return [`${words.sentTo(heading)}\n${unlinked(addressWords(shippingDestination, locale))}`];
  if (pickupDetails?.address) return [`${words.pickUpAt}\n${addressWords({ address: pickupDetails.address }, locale)}`, ...(instructions ? [instructions] : [])];
  return [];
}

export const buyerButton = (change: OrderChange, { words, page }: Speech) => ({ label: words.order.seeOrder, url: change.publicUrl + page(buyerPath(change)) });

function buyerPath({ after, order, orderKey }: OrderChange): string {
  if (after.buyer.memberId !== undefined) return `/account/orders/${after.orderId}`;
  return orderKey === undefined ? `/orders/lookup?number=${order.number ?? ''}` : `/orders/status/${after.orderId}?key=${orderKey}`;
}

export const ownerButton = ({ publicUrl, after }: OrderChange, { words }: Speech) => ({ label: words.order.openOrder, url: `${publicUrl}/admin/orders/${after.orderId}` });

export const said = (message: string | undefined): string[] => (message === undefined ? [] : [message]);

export function buyerName({ billingInfo, recipientInfo, buyerInfo }: Order, { words }: Speech): string {
  const contact = billingInfo?.contactDetails ?? recipientInfo?.contactDetails;
  return unlinked([contact?.firstName, contact?.lastName].filter(Boolean).join(' ')) || (buyerInfo?.email ?? words.order.aCustomer);
}
