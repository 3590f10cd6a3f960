import { expect, test } from 'vitest';
import { amountsIn } from '../../order/amounts.server.ts';
import { messagesOf } from '../../i18n/dictionary.server.ts';
import { createTranslate } from '../../i18n/translate.ts';
import { declineKey } from './decline-messages.ts';
import { choiceCookie, readChoice } from './payment-choice.server.ts';
import { describeChange } from './form-errors.server.ts';
import { chargesOf } from './subscription-charges.server.ts';
import { viewCheckout } from './view-checkout.server.ts';

const checkoutLocale = (language: 'en' | 'de', currency = 'USD') => ({
  t: createTranslate(messagesOf(language, 'checkout').checkout, language),
  locale: language,
  timeZone: 'America/New_York',
  amounts: amountsIn(language, currency),
});
const price = (amount: string) => ({ amount });

test('states when a subscription charges which amount', () => {
  const checkout = {
    lineItems: [
      {
        _id: 'a',
        subscriptionOptionInfo: {
          subscriptionSettings: {
            frequency: 'MONTH' as const,
            interval: 2,
            freeTrialPeriod: { frequency: 'WEEK' as const, interval: 1 },
            enableCustomerCancellation: true,
          },
        },
      },
    ],
    subscriptionCharges: [
      {
        lineItemIds: ['a'],
        charges: [
          {
            cycleFrom: 1,
            priceSummary: { total: price('18') },
            cycleBillingDate: new Date('2026-12-01T12:00:00Z'),
          },
        ],
      },
    ],
  };
  expect(chargesOf(checkout, checkoutLocale('en'))).toEqual([
    'Free for 1 week.',
    '$18.00 on December 1, 2026, then every 2 months.',
    'Cancel anytime in your account.',
  ]);
  expect(chargesOf(checkout, checkoutLocale('de', 'EUR'))[1]?.replaceAll('\u00a0', ' ')).toBe(
    '18,00 € am 1. Dezember 2026, danach alle 2 Monate.',
  );
});

test('the gift card amount and later charges are next to the total; included tax is stated', () => {
  const { totals } = viewCheckout(
    {
      currency: 'USD',
      taxIncludedInPrice: true,
      priceSummary: { subtotal: price('100'), tax: price('7'), total: price('100') },
      payLater: { total: price('60') },
      giftCard: { obfuscatedCode: '**12', amount: price('15') },
      payNowTotalAfterGiftCard: price('25'),
    },
    checkoutLocale('en'),
  );
  expect(totals).toMatchObject({
    total: '$100.00',
    dueNow: '$25.00',
    taxIncluded: '$7.00',
    due: [
      { label: 'Gift card **12', amount: '−$15.00' },
      { label: 'Due now', amount: '$25.00' },
      { label: 'Due later', amount: '$60.00' },
    ],
  });
});

test('formats amounts exactly, in currencies with zero, two and three decimals', () => {
  expect([
    amountsIn('en', 'JPY').text('1200'),
    amountsIn('en', 'USD').text('9007199254740993.10'),
    amountsIn('en', 'KWD').text('1.5').replace('\u00a0', ' '),
  ]).toEqual(['¥1,200', '$9,007,199,254,740,993.10', 'KWD 1.500']);
});

test('has a message for every change and every decline reason', () => {
  expect(
    describeChange({ kind: 'price', name: 'Mug', before: '34', after: '36' }, checkoutLocale('en')),
  ).toBe('Mug now costs $36.00 (was $34.00).');
  expect([declineKey('EXPIRED_CARD'), declineKey('constructor'), declineKey('')]).toEqual([
    'declinedExpired',
    'declinedTrouble',
    'declinedTrouble',
  ]);
});

test('the payment choice is remembered for this checkout only', () => {
  const choice = {
    checkoutId: 'c1',
    method: 'SANDBOX' as const,
    token: 'tok_success',
    label: 'Card; ending = 4242',
  };
  const cookie = choiceCookie(choice, true);
  expect(cookie.split('; ')).toEqual(
    expect.arrayContaining(['Path=/hosted', 'HttpOnly', 'SameSite=Lax', 'Secure']),
  );
  const request = new Request('https://shop.example/', {
    headers: { cookie: `a=1; ${cookie.split(';')[0]}` },
  });
  expect([readChoice(request, 'c1'), readChoice(request, 'c2')]).toEqual([choice, undefined]);
  expect(
    readChoice(
      new Request('https://shop.example/', { headers: { cookie: 'shopwright-payment=%7B%22' } }),
      'c1',
    ),
  ).toBeUndefined();
});
