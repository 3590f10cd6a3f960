import { expect, test } from 'vitest';
import type { ViewedLine } from '../../cart/rules/view-lines.ts';
import { pricePurchase } from '../../pricing/rules/price-purchase.ts';
import { lineOf, purchaseOf } from '../../pricing/testing-examples.ts';
import { findViolations, findPaymentBlocker, type PayableCheckout } from './ready-to-pay.ts';

const shopLine = { kind: 'custom' as const, id: 'a', quantity: 1, custom: {} };
const viewed = (
  status: 'AVAILABLE' | 'NOT_AVAILABLE' | 'PARTIALLY_AVAILABLE' = 'AVAILABLE',
  more: object = {},
): ViewedLine => ({ line: { ...shopLine, custom: more }, availability: { status } });

function toBuy(more: Partial<PayableCheckout> = {}): PayableCheckout {
  const bought = more.purchase ?? purchaseOf([lineOf('a', 10)]);
  return {
    choices: { lines: [shopLine], channelType: 'WEB', purchaseFlowId: 'p', createdBy: {} },
    viewed: [viewed()],
    purchase: bought,
    priced: pricePurchase(bought),
    deliveryNeeded: false,
    deliveryGone: false,
    errors: {},
    violations: [],
    ownerKind: 'visitor',
    acceptsPayments: true,
    ...more,
  };
}
const codeOf = (more: Partial<PayableCheckout>): string | undefined => {
  const refusal = findPaymentBlocker(toBuy(more));
  return refusal?.refused === 'application' ? refusal.code : undefined;
};
const subscription = { frequency: 'MONTH', interval: 1, autoRenewal: true } as const;

test('a complete checkout can be bought; each problem has its own code', () => {
  expect(findPaymentBlocker(toBuy())).toBeUndefined();
  expect(codeOf({ acceptsPayments: false })).toBe('SITE_NOT_ACCEPTING_PAYMENTS');
  expect(codeOf({ choices: { ...toBuy().choices, lines: [] } })).toBe('EMPTY_CHECKOUT');
  expect(codeOf({ viewed: [viewed('NOT_AVAILABLE')] })).toBe('FULL_OUT_OF_STOCK');
  expect(codeOf({ viewed: [viewed('NOT_AVAILABLE'), viewed()] })).toBe('PARTIAL_OUT_OF_STOCK');
  expect(codeOf({ viewed: [viewed('PARTIALLY_AVAILABLE')] })).toBe('PARTIAL_OUT_OF_STOCK');
  expect(codeOf({ viewed: [viewed('AVAILABLE', { membersOnly: true })] })).toBe(
    'MEMBERS_ONLY_ITEM',
  );
  expect(
    codeOf({ viewed: [viewed('AVAILABLE', { membersOnly: true })], ownerKind: 'member' }),
  ).toBeUndefined();
  expect(codeOf({ deliveryNeeded: true })).toBe('NO_SELECTED_CARRIER_SERVICE_OPTION');
  expect(codeOf({ deliveryGone: true })).toBe(
    'SELECTED_CARRIER_SERVICE_OPTION_NO_LONGER_AVAILABLE',
  );
  expect(
    codeOf({
      errors: {
        couponCalculationError: {
          applicationError: { code: 'ERROR_COUPON_HAS_EXPIRED', description: 'It is over.' },
        },
      },
    }),
  ).toBe('ERROR_COUPON_HAS_EXPIRED');
  expect(
    codeOf({
      errors: {
        giftCardCalculationError: {
          applicationError: { code: 'SUBSCRIPTION_WITH_GIFT_CARD', description: 'No.' },
        },
      },
    }),
  ).toBe('SUBSCRIPTION_WITH_GIFT_CARD');
  expect(
    codeOf({ violations: [{ severity: 'ERROR', description: 'A phone number is required.' }] }),
  ).toBe('VIOLATIONS_WITH_ERROR_SEVERITY');
  expect(
    codeOf({ purchase: purchaseOf([lineOf('a', 10, { subscription }), lineOf('b', 10)]) }),
  ).toBe('SUBSCRIPTION_WITH_SEVERAL_LINE_ITEMS');
  expect(codeOf({ purchase: purchaseOf([lineOf('a', 0, { subscription })]) })).toBe(
    'SUBSCRIPTION_WITH_ZERO_TOTAL',
  );
});

test('names each requirement of the store that a checkout does not meet', () => {
  const terms = { guestCheckout: false, requirePhone: true, minimumSubtotal: '50' };
  const { choices, priced } = toBuy();
  expect(findViolations(choices, priced, terms, 'visitor').map(({ ruleName }) => ruleName)).toEqual(
    ['MEMBERS_ONLY', 'MINIMUM_SUBTOTAL', 'PHONE_REQUIRED'],
  );
  const completed = { ...choices, billingInfo: { contactDetails: { phone: '1' } } };
  expect(
    findViolations(
      completed,
      { summary: { ...priced.summary, subtotal: 50_000n } },
      terms,
      'member',
    ),
  ).toEqual([]);
});
