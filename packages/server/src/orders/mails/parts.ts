import type { OrderLineItem } from '@shopwright/contract/orders/line-item';
import type { Order, OrderPriceSummary } from '@shopwright/contract/orders/order';
import type { AddressWithContact } from '@shopwright/contract/shared/address';
import type { Price } from '@shopwright/contract/shared/money';
import type { MailTable } from '../../messages/index.ts';
import { amountBeforeDiscounts } from '../rules/line-amount.ts';
import type { OrderChange } from './order-change.ts';

/** What several mails of an order say alike. */

export function orderTable({ order: { lineItems = [], priceSummary = {}, taxIncludedInPrices }, currency }: Pick<OrderChange, 'order' | 'currency'>): MailTable {
  const included = taxIncludedInPrices === true;
  return { rows: lineItems.map((line) => [lineWords(line), `× ${line.quantity ?? 1}`, currency.format(amountBeforeDiscounts(line, included))]), totals: totalRows(priceSummary, included) };
}

/** Its name, and what was chosen of it. */
export function lineWords({ productName, descriptionLines = [] }: OrderLineItem): string {
  const choices = descriptionLines.map(({ name, plainText, colorInfo }) => {
    const value = plainText?.translated ?? plainText?.original ?? colorInfo?.translated ?? colorInfo?.original ?? '';
    return `${name?.translated ?? name?.original ?? ''}: ${value}`;
  });
  return [productName?.translated ?? productName?.original ?? '', ...choices].join('\n');
}

export function totalRows({ subtotal, discount, shipping, totalAdditionalFees, tax, total }: OrderPriceSummary, taxIncluded: boolean): [string, string][] {
  const row = (label: string, amount: Price | undefined, sign = ''): [string, string][] => (isNothing(amount) ? [] : [[label, `${sign}${amount?.formattedAmount ?? ''}`]]);
  return [
    ['Subtotal', subtotal?.formattedAmount ?? ''],
    ...row('Discount', discount, '−'),
    ...row('Delivery', shipping),
    ...row('Fees', totalAdditionalFees),
    ...row(taxIncluded ? 'Tax, in the prices' : 'Tax', tax),
    ['Total', total?.formattedAmount ?? ''],
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
export function deliveryWords({ shippingInfo }: Order): string[] {
  const { shippingDestination, pickupDetails, deliveryTime, instructions } = shippingInfo?.logistics ?? {};
  const heading = [shippingInfo?.title, deliveryTime].filter(Boolean).join(', ');
  if (shippingDestination) return [`${heading === '' ? 'Delivery' : heading} to:\n${addressWords(shippingDestination)}`];
  if (pickupDetails?.address) return [`Pick up at:\n${addressWords({ address: pickupDetails.address })}`, ...(instructions ? [instructions] : [])];
  return [];
}

export const buyerButton = (change: OrderChange) => ({ label: 'See your order', url: change.publicUrl + buyerPath(change) });

function buyerPath({ after, order, orderKey }: OrderChange): string {
  if (after.buyer.memberId !== undefined) return `/account/orders/${after.orderId}`;
  return orderKey === undefined ? `/orders/lookup?number=${order.number ?? ''}` : `/orders/status/${after.orderId}?key=${orderKey}`;
}

export const ownerButton = ({ publicUrl, after }: OrderChange) => ({ label: 'Open the order', url: `${publicUrl}/admin/orders/${after.orderId}` });

export const said = (message: string | undefined): string[] => (message === undefined ? [] : [message]);

export function buyerName({ billingInfo, recipientInfo, buyerInfo }: Order): string {
  const contact = billingInfo?.contactDetails ?? recipientInfo?.contactDetails;
  return [contact?.firstName, contact?.lastName].filter(Boolean).join(' ') || (buyerInfo?.email ?? 'a customer');
}
