import { describe, expect, it } from 'vitest';
import { isRefusal, type AnyRefusal } from '../../kernel/outcome.ts';
import { aState } from '../testing-orders.ts';
import { addNote, changeNote, editLine, editOrder, editTags } from './edit-order.ts';
import type { OrderState } from './order-state.ts';

const order = (more: Partial<OrderState> = {}): OrderState => ({
  ...aState(),
  status: 'APPROVED',
  ...more,
});
const done = (result: OrderState | AnyRefusal): OrderState => {
  if (isRefusal(result)) throw new Error(JSON.stringify(result));
  return result;
};
const edited = (sent: Parameters<typeof editOrder>[1], mask?: string, state = order()) =>
  done(editOrder(state, sent, mask));

describe('an order that the merchant edits', () => {
  it('changes only the fields sent', () => {
    const state = order();
    expect(edited({}, undefined, state)).toBe(state);
    const after = edited({ buyerNote: 'Hi', seenByAHuman: true, archived: true }, undefined, state);
    expect(after).toEqual({
      ...state,
      archived: true,
      doc: { ...state.doc, buyerNote: 'Hi', seenByAHuman: true },
    });
    expect(edited({ buyerNote: 'Hi', seenByAHuman: true, archived: true }, undefined, after)).toBe(
      after,
    );
  });

  it('can change every editable field', () => {
    const sent = {
      buyerLanguage: 'fr',
      billingInfo: { address: { city: 'Rome' } },
      buyerNote: 'note',
      attributionSource: 'UNSPECIFIED' as const,
      channelInfo: { type: 'POS' as const },
      customFields: [{ title: 'a', value: 'b' }],
      extendedFields: { namespaces: { crm: { a: 1 } } },
      recipientInfo: { address: { city: 'Bari' } },
      tags: { tags: { tagIds: ['t'] } },
      businessLocation: { id: 'here' },
    };
    expect(edited(sent as Parameters<typeof editOrder>[1]).doc).toMatchObject(sent);
  });

  it('never changes its amounts, lines or state', () => {
    const state = order();
    expect(
      edited(
        {
          status: 'CANCELED',
          number: '1',
          currency: 'EUR',
          lineItems: [],
          priceSummary: {},
          paymentStatus: 'PAID',
          shippingInfo: { cost: { price: { amount: '0' } } },
        },
        undefined,
        state,
      ),
    ).toBe(state);
    const title = edited({ shippingInfo: { title: 'Bike', cost: {} } }, undefined, state);
    expect(title.doc.shippingInfo).toEqual({ ...state.doc.shippingInfo, title: 'Bike' });
  });

  it('is merged field by field; lists are replaced, and null removes', () => {
    const { doc } = edited({
      billingInfo: { address: { city: 'Rome', addressLine: null }, contactDetails: { phone: '1' } },
      customFields: [{ title: 'new', value: 'x' }],
    });
    expect(doc.billingInfo).toEqual({
      contactDetails: { firstName: 'Ada', lastName: 'Lovelace', phone: '1' },
      address: { country: 'IT', city: 'Rome' },
    });
    expect(doc.customFields).toEqual([{ title: 'new', value: 'x' }]);
  });

  it('changes the fields of a mask, and clears those that are not sent', () => {
    const state = edited({ buyerNote: 'Hi', archived: true });
    const after = edited(
      { buyerLanguage: 'fr', seenByAHuman: true },
      'order.buyerNote, buyerLanguage,archived',
      state,
    );
    expect(after.doc).not.toHaveProperty('buyerNote');
    expect(after.doc).toMatchObject({ buyerLanguage: 'fr', seenByAHuman: false });
    expect(after.archived).toBe(false);
    expect(edited({}, 'shippingInfo', state)).toBe(state);
    expect(edited({ buyerNote: 'Ho' }, '', state).doc.buyerNote).toBe('Ho');
    expect(
      edited({ buyerInfo: { email: 'a@b.c' } }, 'order.buyerInfo.email', state).buyer.email,
    ).toBe('a@b.c');
  });

  it('belongs to a visitor or to a member with their contact', () => {
    const guest = order({ buyer: { visitorId: 'v', contactId: 'c', email: 'a@b.c' } });
    const buyerOf = (buyerInfo: OrderState['buyer'], state: OrderState) =>
      edited({ buyerInfo }, undefined, state).buyer;
    expect(buyerOf({ email: 'x@y.z' }, guest)).toEqual({
      visitorId: 'v',
      contactId: 'c',
      email: 'x@y.z',
    });
    const ada = order({ buyer: buyerOf({ memberId: 'ada' }, guest) });
    expect(ada.buyer).toEqual({ memberId: 'ada', contactId: 'ada', email: 'a@b.c' });
    expect(buyerOf({ visitorId: 'w' }, ada)).toEqual({ visitorId: 'w', email: 'a@b.c' });
    expect(buyerOf({ memberId: 'eve' }, ada)).toEqual({
      memberId: 'eve',
      contactId: 'eve',
      email: 'a@b.c',
    });
    expect(buyerOf({ email: 'x@y.z' }, ada)).toEqual({
      memberId: 'ada',
      contactId: 'ada',
      email: 'x@y.z',
    });
  });

  it('is not edited while it waits for its payment', () => {
    expect(editOrder(order({ status: 'PENDING' }), { buyerNote: 'x' }, undefined)).toMatchObject({
      code: 'ORDER_IS_PENDING',
    });
  });
});

describe('a line that the merchant edits', () => {
  const state = order();
  const [mug, card] = state.doc.lineItems;
  if (!mug || !card) throw new Error('An order without two lines.');

  it('changes its texts, never its price or quantity', () => {
    const sent = {
      productName: { original: 'Cup' },
      fulfillerId: 'post',
      digitalFile: { fileId: 'f' },
      physicalProperties: { sku: 'NEW' },
      image: { url: 'x' },
    };
    const after = done(
      editLine(state, mug.id, { ...sent, quantity: 9, price: { amount: '1' } }, undefined),
    );
    expect(after.doc.lineItems).toEqual([
      { ...mug, ...sent, physicalProperties: { shippable: true, sku: 'NEW' } },
      card,
    ]);
    expect(editLine(after, mug.id, sent as never, undefined)).toBe(after);
  });

  it('changes only the fields of a mask', () => {
    const sent = { fulfillerId: 'post', productName: { original: 'Cup' } };
    const after = done(editLine(state, mug.id, sent, 'lineItem.fulfillerId'));
    expect(after.doc.lineItems[0]).toEqual({ ...mug, fulfillerId: 'post' });
  });

  it('must be part of the order, which must be editable', () => {
    expect(editLine(state, 'none', {}, undefined)).toMatchObject({
      status: 404,
      code: 'LINE_ITEM_NOT_FOUND',
      description: 'The order has no line item "none".',
      data: { lineItemId: 'none' },
    });
    expect(editLine(order({ status: 'REJECTED' }), mug.id, {}, undefined)).toMatchObject({
      code: 'ORDER_IS_REJECTED',
    });
  });
});

describe('the tags of an order', () => {
  const tagged = (...given: Parameters<typeof editTags>) => done(editTags(...given)).doc.tags;
  const ids = (...tagIds: string[]) => ({ tagIds });

  it('are added once and removed, each kind separately', () => {
    const one = done(editTags(order(), { tags: ids('a', 'b', 'a'), privateTags: ids('p') }));
    expect(one.doc.tags).toEqual({ tags: ids('a', 'b'), privateTags: ids('p') });
    expect(tagged(one, { tags: ids('c') }, { tags: ids('a'), privateTags: ids('b') })).toEqual({
      tags: ids('b', 'c'),
      privateTags: ids('p'),
    });
    expect(editTags(one, { tags: ids('a') })).toBe(one);
    expect(tagged(order(), { tags: ids('a') }, { tags: ids('a') })).toEqual({
      tags: ids(),
      privateTags: ids(),
    });
  });

  it('are at most a hundred of a kind', () => {
    const many = (count: number) =>
      ids(...Array.from({ length: count }, (_, index) => `t${index}`));
    for (const kind of ['tags', 'privateTags'] as const) {
      expect(tagged(order(), { [kind]: many(100) })?.[kind]?.tagIds).toHaveLength(100);
      expect(editTags(order(), { [kind]: many(101) })).toMatchObject({
        status: 400,
        code: 'TOO_MANY_TAGS',
        description: 'An order has at most 100 tags of each kind.',
      });
    }
  });
});

describe('the notes of an order', () => {
  const at = { activityId: 'note', now: '2026-05-02' };
  const noted = (state = order()) =>
    done(
      addNote(state, { merchantComment: { message: 'Hi' } }, { ...at, authorEmail: 'owner@b.c' }),
    );

  it('are comments or custom activities, with their author', () => {
    expect(noted().activities).toEqual([
      {
        activityId: 'note',
        createdAt: '2026-05-02',
        doc: {
          type: 'MERCHANT_COMMENT',
          activityType: 'MERCHANT_COMMENT',
          merchantComment: { message: 'Hi' },
          authorEmail: 'owner@b.c',
        },
      },
    ]);
    const customActivity = { appId: 'app', type: 'packed' };
    expect(done(addNote(noted(), { customActivity }, at)).activities[1]?.doc).toEqual({
      type: 'CUSTOM_ACTIVITY',
      customActivity,
    });
    for (const nothing of [{}, { merchantComment: {} }, { merchantComment: { message: '' } }])
      expect(addNote(order(), nothing, at)).toMatchObject({
        status: 400,
        code: 'INVALID_ACTIVITY',
      });
  });

  it('can be edited and keep their author', () => {
    const two = done(
      addNote(noted(), { customActivity: { type: 'x' } }, { ...at, activityId: 'two' }),
    );
    const after = done(changeNote(two, 'note', { merchantComment: { message: 'Ho' } }));
    expect(after.activities[0]).toMatchObject({
      createdAt: '2026-05-02',
      doc: { merchantComment: { message: 'Ho' }, authorEmail: 'owner@b.c' },
    });
    expect(after.activities[1]).toBe(two.activities[1]);
    expect(changeNote(two, 'note', {})).toMatchObject({ code: 'INVALID_ACTIVITY' });
    expect(
      done(changeNote(two, 'two', { customActivity: { type: 'y' } })).activities[1]?.doc,
    ).toEqual({ type: 'CUSTOM_ACTIVITY', customActivity: { type: 'y' } });
    expect(
      done(changeNote(two, 'note', undefined)).activities.map(({ activityId }) => activityId),
    ).toEqual(['two']);
  });

  it('exclude recorded activities, and must exist', () => {
    const recorded = order({
      activities: [{ activityId: 'paid', createdAt: '', doc: { type: 'ORDER_PAID' } }],
    });
    for (const activity of [undefined, { merchantComment: { message: 'x' } }])
      expect(changeNote(recorded, 'paid', activity)).toMatchObject({
        status: 400,
        code: 'ACTIVITY_CANNOT_BE_CHANGED',
      });
    expect(changeNote(recorded, 'none', undefined)).toMatchObject({
      status: 404,
      code: 'ACTIVITY_NOT_FOUND',
      description: 'The order has no activity "none".',
      data: { activityId: 'none' },
    });
  });

  it('are at most a thousand activities', () => {
    const activity = { activityId: 'x', createdAt: '', doc: { type: 'ORDER_PAID' as const } };
    const full = (count: number) =>
      order({ activities: Array.from({ length: count }, () => activity) });
    expect(isRefusal(addNote(full(999), { merchantComment: { message: 'x' } }, at))).toBe(false);
    expect(addNote(full(1000), { merchantComment: { message: 'x' } }, at)).toMatchObject({
      status: 400,
      code: 'TOO_MANY_ACTIVITIES',
      description: 'An order has at most 1000 activities.',
    });
  });
});
