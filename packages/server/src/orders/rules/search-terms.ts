import type { Order } from '@shopwright/contract/orders/order';
import { foldCase } from '../../kernel/fold-case.ts';

/** The words by which staff find an order, and the same words of what staff type. */

const MAX_TERM_LENGTH = 100;
const MAX_TERMS_PER_QUERY = 8;
/** Shorter words match only whole words: the prefix of one or two letters is in a large part of all orders. */
const MIN_PREFIX_LENGTH = 3;

const wordsOf = (text: string): string[] =>
  foldCase(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')
    .map((word) => word.slice(0, MAX_TERM_LENGTH));

/** Without spaces and punctuation, as tracking numbers and phone numbers are compared. */
const compact = (text: string): string =>
  foldCase(text)
    .replaceAll(/[^\p{L}\p{N}]+/gu, '')
    .slice(0, MAX_TERM_LENGTH);

const emailTerm = (email: string): string => foldCase(email.trim()).slice(0, MAX_TERM_LENGTH);

type Contact = NonNullable<NonNullable<Order['billingInfo']>['contactDetails']>;
type Address = NonNullable<NonNullable<Order['billingInfo']>['address']>;

export function searchTermsOfOrder(wire: Order, trackingNumbers: readonly string[]): string[] {
  const destination = wire.shippingInfo?.logistics?.shippingDestination;
  const contacts: (Contact | undefined)[] = [
    wire.billingInfo?.contactDetails,
    wire.recipientInfo?.contactDetails,
    destination?.contactDetails,
  ];
  const addresses: (Address | undefined)[] = [
    wire.billingInfo?.address,
    wire.recipientInfo?.address,
    destination?.address,
  ];
  const texts = [
    ...contacts.flatMap((contact) => [contact?.firstName, contact?.lastName, contact?.company]),
    ...addresses.flatMap((address) => [
      address?.addressLine,
      address?.addressLine2,
      address?.streetAddress?.name,
      address?.streetAddress?.number,
      address?.city,
      address?.postalCode,
    ]),
  ];
  const compacted = [
    ...trackingNumbers,
    ...contacts.flatMap((contact) => contact?.phone ?? []),
    ...addresses.flatMap((address) => address?.postalCode ?? []),
    wire.channelInfo?.externalOrderId ?? '',
  ];
  const terms = [
    wire.number ?? '',
    emailTerm(wire.buyerInfo?.email ?? ''),
    ...compacted.map(compact),
    ...texts.flatMap((text) => wordsOf(text ?? '')),
  ];
  return [...new Set(terms.filter((term) => term !== ''))];
}

const quote = (term: string): string => {
  const quoted = `'${term.replaceAll('\\', '\\\\').replaceAll("'", "''")}'`;
  return term.length >= MIN_PREFIX_LENGTH ? `${quoted}:*` : quoted;
};

/** For `::tsquery`: every word, or the whole text as one number. Undefined when the text has no word. */
export function orderSearchQuery(text: string): string | undefined {
  if (text.includes('@')) return quote(emailTerm(text));
  const words = [...new Set(wordsOf(text))].slice(0, MAX_TERMS_PER_QUERY);
  if (words.length === 0) return undefined;
  const every = words.map(quote).join(' & ');
  return words.length === 1 ? every : `(${every}) | ${quote(compact(text))}`;
}
