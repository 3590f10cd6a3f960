import { describe, expect, it } from 'vitest';
import { isRefusal, type AnyRefusal } from '../../kernel/outcome.ts';
import { patchInfo, removeLocation, useLocation } from './cart-info.ts';
import { emptyCartOf, withLanguage, type CartState } from './cart-state.ts';
import { addToCart, mergeInto, updateCart, type UpdateCart } from './change-cart.ts';
import { MAX_UNITS_PER_LINE, type ShopLine } from './shop-line.ts';

const line = (key: string, quantity = 1): ShopLine => ({
  kind: 'catalog',
  id: key,
  quantity,
  key,
  reference: { appId: 'app', catalogItemId: key },
  seen: { productId: key, name: key, itemType: 'PHYSICAL', url: {}, price: '1', fullPrice: '1' },
});
const cart = (more: Partial<CartState> = {}): CartState => ({
  ...emptyCartOf(
    { kind: 'visitor', id: 'v' },
    { cartId: 'cart', now: '2026-05-01', current: true },
  ),
  ...more,
});
const done = (result: CartState | AnyRefusal): CartState => {
  if (isRefusal(result)) throw new Error(JSON.stringify(result));
  return result;
};
const patched = (patch: Parameters<typeof patchInfo>[1], before = cart(), isMerchant = false) =>
  done(patchInfo(before, patch, isMerchant));

it('a new cart is empty, and is the current cart only on request', () => {
  expect(cart()).toEqual({
    cartId: 'cart',
    revision: 0,
    owner: { kind: 'visitor', id: 'v' },
    current: true,
    checkoutId: null,
    lines: [],
    couponCode: null,
    merchantDiscounts: [],
    info: {},
    createdAt: '2026-05-01',
    updatedAt: '2026-05-01',
  });
});

it("a changed cart gets the buyer's language, an unchanged one does not", () => {
  const before = cart();
  const after = cart({ couponCode: 'TEN' });
  expect(withLanguage(before, before, 'de')).toBe(before);
  expect(withLanguage(after, before, undefined)).toBe(after);
  const german = withLanguage(after, before, 'de');
  expect(german).toEqual({ ...after, info: { language: 'de' } });
  expect(withLanguage(german, before, 'de')).toBe(german);
});

describe('buyer and cart details', () => {
  it('are replaced by the fields sent; null and empty strings remove', () => {
    const before = cart();
    expect(patched({}, before)).toBe(before);
    const whole = patched({
      buyerNote: 'Hi',
      buyerInfo: { contactId: 'contact', email: 'a@b.c' },
      contactInfo: { contactDetails: { phone: '1' } },
      overrideCheckoutUrl: 'https://a.example',
      selectedShippingOption: { code: 'post' },
      extendedFields: { namespaces: {} },
      businessLocationId: 'here',
    });
    expect(whole.info).toEqual({
      buyerNote: 'Hi',
      contactId: 'contact',
      email: 'a@b.c',
      contactInfo: { contactDetails: { phone: '1' } },
      overrideCheckoutUrl: 'https://a.example',
      selectedShippingOption: { code: 'post' },
      extendedFields: { namespaces: {} },
      businessLocationId: 'here',
    });
    expect(patched({ buyerNote: 'Hi' }, whole)).toBe(whole);
    const less = patched(
      {
        buyerNote: '',
        buyerInfo: { contactId: null, email: null },
        contactInfo: { address: { city: 'Rome' } },
        overrideCheckoutUrl: null,
        businessLocationId: null,
      },
      whole,
    );
    expect(less.info).toEqual({
      contactInfo: { contactDetails: { phone: '1' }, address: { city: 'Rome' } },
      selectedShippingOption: { code: 'post' },
      extendedFields: { namespaces: {} },
    });
  });

  it('let a guest set the contact; only the merchant sets that of a member', () => {
    const sent = { buyerInfo: { contactId: 'other' } };
    const member = cart({ owner: { kind: 'member', id: 'ada' } });
    expect(patched(sent).info.contactId).toBe('other');
    expect(patchInfo(member, sent, false)).toMatchObject({
      code: 'CAN_ONLY_UPDATE_CONTACT_ID_FOR_NOT_LOGGED_IN_CUSTOMER',
    });
    expect(patched(sent, member, true).info.contactId).toBe('other');
    expect(patched({ buyerInfo: { email: 'a@b.c' } }, member).info).toEqual({ email: 'a@b.c' });
  });

  it('hold at most 20,000 characters of extended fields', () => {
    const fields = (length: number) => ({ namespaces: { app: { text: 'x'.repeat(length) } } });
    const frame = JSON.stringify(fields(0)).length;
    expect(isRefusal(patchInfo(cart(), { extendedFields: fields(20_000 - frame) }, false))).toBe(
      false,
    );
    expect(patchInfo(cart(), { extendedFields: fields(20_001 - frame) }, false)).toMatchObject({
      violations: [
        {
          field: 'cartInfo.extendedFields',
          violatedRule: 'MAX_LENGTH',
          description: 'must not be longer than 20000 characters',
          data: { threshold: 20_000 },
        },
      ],
    });
  });
});

describe('the location of a cart', () => {
  it('applies to all of its items', () => {
    const here = cart({ info: { businessLocationId: 'here' } });
    expect(done(useLocation(cart({ lines: [line('a')] }), 'here')).info).toEqual(here.info);
    expect(useLocation(here, 'here')).toBe(here);
    expect(done(useLocation(here, 'there')).info.businessLocationId).toBe('there');
    const full = { ...here, lines: [line('a')] };
    for (const refused of [
      useLocation(full, 'there'),
      patchInfo(full, { businessLocationId: 'there' }, false),
      addToCart(full, { businessLocationId: 'there' }, [], { createId: () => 'id' }),
    ])
      expect(refused).toMatchObject({
        code: 'CART_IS_ALREADY_ASSOCIATED_WITH_DIFFERENT_LOCATION',
        data: { businessLocationId: 'here' },
      });
  });

  it('can be removed', () => {
    const before = cart({ info: { buyerNote: 'Hi' } });
    expect(removeLocation(before)).toBe(before);
    expect(
      removeLocation(cart({ info: { buyerNote: 'Hi', businessLocationId: 'here' } })).info,
    ).toEqual({ buyerNote: 'Hi' });
  });
});

describe('an update of a cart', () => {
  let created = 0;
  const context = { isMerchant: true, createId: () => `id-${(created += 1)}` };
  const updated = (request: UpdateCart, before = cart()) =>
    done(updateCart(before, request, [], context));

  it('changes nothing when no field is sent', () => {
    const before = cart({ couponCode: 'TEN' });
    expect(updated({}, before)).toBe(before);
    expect(updated({ couponCode: ' TEN ' }, before)).toBe(before);
  });

  it('trims a coupon code, and removes it when it is empty', () => {
    expect(updated({ couponCode: ' TEN ' }).couponCode).toBe('TEN');
    for (const couponCode of [null, '', ' '])
      expect(updated({ couponCode }, cart({ couponCode: 'TEN' })).couponCode).toBeNull();
  });

  it("replaces the merchant's discounts", () => {
    const granted = updated(
      { merchantDiscounts: [{ amount: '5' }, { amount: '1' }] },
      cart({ couponCode: 'TEN', merchantDiscounts: [{ id: 'old', amount: '9' }] }),
    );
    expect(granted.merchantDiscounts.map(({ amount }) => amount)).toEqual(['5', '1']);
    expect(new Set(granted.merchantDiscounts.map(({ id }) => id)).size).toBe(2);
    expect(granted.couponCode).toBe('TEN');
    expect(updated({ merchantDiscounts: [] }, granted).merchantDiscounts).toEqual([]);
    expect(updated({ couponCode: 'X' }, granted).merchantDiscounts).toBe(granted.merchantDiscounts);
  });

  it('changes all fields, or none if one is refused', () => {
    expect(updated({ cartInfo: { buyerNote: 'Hi' }, couponCode: 'TEN' })).toMatchObject({
      info: { buyerNote: 'Hi' },
      couponCode: 'TEN',
    });
    const member = cart({ owner: { kind: 'member', id: 'ada' } });
    expect(
      updateCart(member, { cartInfo: { buyerInfo: { contactId: 'x' } } }, [], {
        ...context,
        isMerchant: false,
      }),
    ).toMatchObject({ code: 'CAN_ONLY_UPDATE_CONTACT_ID_FOR_NOT_LOGGED_IN_CUSTOMER' });
  });
});

describe("merging a visitor's cart into a member's", () => {
  it('adds up the quantities of the same item', () => {
    const merged = mergeInto(
      cart({ cartId: 'member', lines: [line('a', 2)] }),
      cart({ lines: [line('a', 3), line('b')] }),
    );
    expect(merged.cartId).toBe('member');
    expect(
      merged.lines.map((one) => [one.kind === 'catalog' ? one.key : '', one.quantity]),
    ).toEqual([
      ['a', 5],
      ['b', 1],
    ]);
  });

  it('drops lines above the limit instead of failing the sign-in', () => {
    const full = cart({ lines: [line('a', MAX_UNITS_PER_LINE)] });
    const merged = mergeInto(full, cart({ lines: [line('a'), line('b')] }));
    expect(merged.lines.map(({ quantity }) => quantity)).toEqual([MAX_UNITS_PER_LINE, 1]);
  });

  it("copies coupon, checkout and details that the member's cart lacks", () => {
    const visitor = cart({
      couponCode: 'V',
      checkoutId: 'v',
      info: { buyerNote: 'v', email: 'v@b.c' },
      merchantDiscounts: [{ id: 'v', amount: '1' }],
    });
    expect(mergeInto(cart(), visitor)).toMatchObject({
      couponCode: 'V',
      checkoutId: 'v',
      info: { buyerNote: 'v', email: 'v@b.c' },
    });
    const member = cart({
      couponCode: 'M',
      checkoutId: 'm',
      info: { buyerNote: 'm' },
      merchantDiscounts: [{ id: 'm', amount: '2' }],
    });
    expect(mergeInto(member, visitor)).toMatchObject({
      couponCode: 'M',
      checkoutId: 'm',
      info: { buyerNote: 'm', email: 'v@b.c' },
      merchantDiscounts: [
        { id: 'm', amount: '2' },
        { id: 'v', amount: '1' },
      ],
    });
  });
});
