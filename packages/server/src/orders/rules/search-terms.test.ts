import { describe, expect, it } from 'vitest';
import { orderSearchQuery, searchTermsOfOrder } from './search-terms.ts';

describe('the search terms of an order', () => {
  const contact = (name: string) => ({
    firstName: `${name}-first`,
    lastName: `${name}last`,
    company: `${name} & Co.`,
    phone: `+39 ${name.length}-23`,
  });

  it('are number, email, names, addresses, phones, tracking numbers and external number', () => {
    expect(
      searchTermsOfOrder(
        {
          number: '10001',
          buyerInfo: { email: ' Ada@Example.com ' },
          billingInfo: {
            contactDetails: contact('Bill'),
            address: {
              addressLine: 'Via Uno 1',
              addressLine2: 'Floor 2',
              streetAddress: { name: 'Hauptstraße', number: '7b' },
              city: 'Milano',
              postalCode: 'SW1A 1AA',
            },
          },
          recipientInfo: { contactDetails: contact('Rec'), address: { city: 'Graz' } },
          shippingInfo: {
            logistics: {
              shippingDestination: {
                contactDetails: contact('Destiny'),
                address: { city: 'Linz' },
              },
            },
          },
          channelInfo: { type: 'WEB', externalOrderId: 'EXT-5/6' },
        },
        ['1Z 999-AA'],
      ),
    ).toEqual([
      '10001',
      'ada@example.com',
      '1z999aa',
      '39423',
      '39323',
      '39723',
      'sw1a1aa',
      'ext56',
      'bill',
      'first',
      'billlast',
      'co',
      'rec',
      'reclast',
      'destiny',
      'destinylast',
      'via',
      'uno',
      '1',
      'floor',
      '2',
      'hauptstrasse',
      '7b',
      'milano',
      'sw1a',
      '1aa',
      'graz',
      'linz',
    ]);
  });

  it('are empty for an order without details, and have no duplicates', () => {
    expect(searchTermsOfOrder({}, [])).toEqual([]);
    expect(searchTermsOfOrder({ number: '7' }, ['7', ' - '])).toEqual(['7']);
  });

  it('are truncated after a hundred characters', () => {
    const long = 'x'.repeat(120);
    expect(
      searchTermsOfOrder(
        { buyerInfo: { email: long }, billingInfo: { address: { city: `${long}y` } } },
        [`${long}z`],
      ),
    ).toEqual(['x'.repeat(100)]);
  });
});

describe('a search of orders', () => {
  it.each([
    ['Ada', "'ada':*"],
    ['al', "'al'"],
    ['ali', "'ali':*"],
    [' Ada@Example.com ', "'ada@example.com':*"],
    ["o'hara@example.com", "'o''hara@example.com':*"],
    ['a\\b@example.com', "'a\\\\b@example.com':*"],
    ['Ada Lovelace', "('ada':* & 'lovelace':*) | 'adalovelace':*"],
    ['Ada ada', "'ada':*"],
    ['1Z 999-AA', "('1z' & '999':* & 'aa') | '1z999aa':*"],
    ["'); drop | & !", "'drop':*"],
    ['Straße', "'strasse':*"],
  ])('for %j becomes %s', (text, query) => {
    expect(orderSearchQuery(text)).toBe(query);
  });

  it('for an empty text searches for nothing', () => {
    for (const text of ['', '  ', '&|!']) expect(orderSearchQuery(text)).toBeUndefined();
  });

  it('has at most eight words', () => {
    const query = orderSearchQuery('a b c d e f g h i j');
    expect(query).toBe("('a' & 'b' & 'c' & 'd' & 'e' & 'f' & 'g' & 'h') | 'abcdefghij':*");
  });
});
