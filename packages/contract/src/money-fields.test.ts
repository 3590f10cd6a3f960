import { describe, expect, it } from 'vitest';
import { calls } from './calls.ts';
import { message, string, struct } from './field.ts';
import { isMoneyLeaf, isOpen, moneyFieldsOf, writePath } from './testing-money-fields.ts';

/**
 * Fields of visitors and members that look like money and may be taken from them, and why nothing
 * costs less by them.
 */
const harmless = new Map([
  ['quantity', 'the price of the line follows from it; bounded'],
  ['couponCode', "looked up: a coupon is the shop's, with its limits"],
  ['giftCardCode', 'looked up: what it pays is what is on the card'],
  [
    'giftCardRedeemAmount',
    'how much of their own card a buyer spends: never more than is on it, or is due',
  ],
  ['paymentToken', 'names a card at the payment provider'],
  ['savePaymentMethod', 'consent of the buyer; changes no amount'],
  ['expectedAmount', 'only ever refuses: the buyer saw another total'],
  ['calculateTax', 'leaves tax out of an estimate; a checkout always has it'],
  ['calculateShipping', 'leaves delivery out of an estimate; a checkout always has it'],
  ['calculateAdditionalFees', 'leaves fees out of an estimate; a checkout always has them'],
  ['currencyCode', 'accepted for old clients and not read'],
  ['from', 'a question about currencies'],
  ['to', 'a question about currencies'],
  ['minPrice', 'narrows a search'],
  ['maxPrice', 'narrows a search'],
  ['options', 'chooses a variant, a slot or a plan; its price is looked up'],
  ['numericFilter', 'narrows a search'],
  ['filter', 'narrows a query'],
  ['selectItemsBy', 'narrows a query'],
  ['price', 'of a back-in-stock request: nobody pays it'],
  ['carrierId', 'chosen among what the shop offers'],
  ['refreshOverride', 'asks for a fresh answer'],
  ['subscription', 'whether a new member wants mails'],
  ['customFields', 'columns of a query, or words of a member'],
  ['clientMetaData', 'data of a client about itself'],
  ['customPayload', 'data of a client, handed back to it'],
  ['planId', "looked up: the plan and its price are the shop's"],
  ['checkoutData', 'data of a client about itself; the page looks the plan up by its id'],
  ['paymentRequestId', 'names a payment request; there are none here'],
  ['totalSpots', 'of a slot that is looked up again: only its id counts'],
]);

/**
 * Messages that name or describe something; a field of them that is money-like by itself is not
 * excused.
 */
const harmlessInside = new Map([
  ['amounts', 'a question about currencies'],
  ['selectedMembership', 'only a plan of the buyer, with what is left on it, pays'],
  ['selectedMemberships', 'only a plan of the buyer, with what is left on it, pays'],
  ['selectedShippingOption', 'chosen by its code among what the shop offers'],
  ['selectedCarrierServiceOption', 'chosen by its code among what the shop offers'],
  ['shippingAddress', "where it goes; what that costs is the shop's to say"],
  ['shippingInfo', "where it goes and by which of the shop's ways"],
  ['shippingDestination', "where it goes; what that costs is the shop's to say"],
  ['extendedFields', 'data of apps, stored as it is and never read for a price'],
  ['customFields', 'words of the buyer, stored as they are and never read for a price'],
]);
const shoppers = calls.filter(({ who }) => who !== 'merchant');
const isExcused = (path: readonly { readonly name: string }[], isLeaf: boolean): boolean => {
  const names = path.map(({ name }) => name);
  const last = names.at(-1) ?? '';
  if (harmless.has(last)) return true;
  return !isLeaf && names.some((name) => harmlessInside.has(name));
};

describe('money fields in requests of visitors and members', () => {
  it.each(shoppers.map((call) => [call.name, call] as const))(
    '%s: is merchant-only, or exempt',
    (_name, call) => {
      const open = moneyFieldsOf(call).filter(
        ({ handling, path, schema }) =>
          handling === 'taken' &&
          !isExcused(path, isMoneyLeaf(path.at(-1)?.name ?? '', schema) && !isOpen(schema)),
      );
      expect(
        open.map(({ path }) => writePath(path)),
        'mark the field merchantInput, or say above why it is harmless',
      ).toEqual([]);
    },
  );

  it('are found by name, by type and in free-form values, at any depth', () => {
    const request = message('R', {
      a: message('A', {
        handlingFee: string(),
        b: string({ decimal: { gte: 0 } }),
        c: string({ format: 'CURRENCY' }),
        d: struct(),
        e: string(),
        taxableAddress: message('T', { kind: string() }),
      }),
    });
    expect(
      moneyFieldsOf({ request, path: '/' }).map(({ path, handling }) => [
        writePath(path),
        handling,
      ]),
    ).toEqual(
      ['a.handlingFee', 'a.b', 'a.c', 'a.d', 'a.taxableAddress.kind'].map((path) => [
        path,
        'taken',
      ]),
    );
  });
});
