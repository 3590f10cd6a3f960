import { describe, expect, it } from 'vitest';
import { refuseUnusable } from './refuse-unusable.ts';
import type { Choices } from './choices.ts';

const choices = (more: Partial<Choices> = {}): Choices => ({
  lines: [],
  channelType: 'WEB',
  purchaseFlowId: 'p',
  createdBy: {},
  ...more,
});
const coupon = {
  about: 'coupon',
  subject: 'TEN',
  code: 'ERROR_COUPON_HAS_EXPIRED',
  description: 'It is over.',
} as const;
const card = {
  about: 'giftCard',
  subject: 'card',
  code: 'GIFT_CARD_EXPIRED',
  description: 'The card is over.',
} as const;
type Quote = Parameters<ReturnType<typeof refuseUnusable>>[0]['quote'];
const check = (
  before: Parameters<typeof refuseUnusable>[0],
  after: Partial<Choices>,
  quote: Partial<Omit<Quote, 'priced'>> & { refusals?: readonly unknown[] } = {},
) => {
  const { refusals = [], ...rest } = quote;
  return refuseUnusable(before)(
    {
      quote: {
        priced: { refusals } as Quote['priced'],
        deliveryGone: false,
        destination: { country: 'DE' },
        ...rest,
      },
    },
    choices(after),
  );
};

describe('what a buyer adds to a checkout', () => {
  it('is accepted', () => {
    expect(check({}, { couponCode: 'TEN', delivery: { code: 'post' } })).toBeUndefined();
  });

  it('is refused when the coupon or the gift card cannot be used', () => {
    expect(check({}, { couponCode: 'TEN' }, { refusals: [card, coupon] })).toMatchObject({
      status: 428,
      code: 'ERROR_COUPON_HAS_EXPIRED',
      description: 'It is over.',
      data: { couponCode: 'TEN' },
    });
    expect(
      check({}, { giftCard: { giftCardId: 'card' } }, { refusals: [coupon, card] }),
    ).toMatchObject({
      status: 428,
      code: 'GIFT_CARD_EXPIRED',
      description: 'The card is over.',
      data: {},
    });
  });

  it('stays when it stops working later', () => {
    const had = { couponCode: 'TEN', giftCard: { giftCardId: 'card' } };
    expect(check(had, had, { refusals: [coupon, card] })).toBeUndefined();
  });

  it('is refused when the delivery option is not offered at the address', () => {
    const gone = { deliveryGone: true };
    const refused = { status: 404, code: 'SELECTED_CARRIER_SERVICE_OPTION_NOT_FOUND' };
    const post = { delivery: { code: 'post', carrierId: 'a' } };
    expect(check({}, post, gone)).toMatchObject(refused);
    expect(check({ delivery: { code: 'bike', carrierId: 'a' } }, post, gone)).toMatchObject(
      refused,
    );
    expect(check({ delivery: { code: 'post', carrierId: 'b' } }, post, gone)).toMatchObject(
      refused,
    );
    expect(check(post, post, gone)).toBeUndefined();
    expect(check(post, {}, gone)).toBeUndefined();
    expect(check({}, post)).toBeUndefined();
    // Without an address it is not known yet.
    expect(check({}, post, { ...gone, destination: undefined })).toBeUndefined();
  });
});
