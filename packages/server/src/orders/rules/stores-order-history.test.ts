import type { Activity } from '@shopwright/contract/orders/activities';
import { describe, expect, it } from 'vitest';
import { activityOf } from './stores-order-history.ts';
import { PURCHASED, render } from './testing-stores-order.ts';

describe('an activity', () => {
  it.each([
    ['ORDER_PLACED', 'ORDER_PLACED'],
    ['MERCHANT_COMMENT', 'MERCHANT_COMMENT'],
    ['ORDER_PARTIALLY_PAID', 'ORDER_PARTIALLY_PAID'],
    ['TRACKING_LINK_ADDED', 'TRACKING_LINK_WAS_SET'],
    ['INVOICE_ADDED', 'INVOICE_WAS_SET'],
    ['INVOICE_REMOVED', 'INVOICE_WAS_REMOVED'],
    ['INVOICE_SENT', 'INVOICE_WAS_SENT'],
    ['ORDER_REFUNDED', 'UNSPECIFIED_ORDER_HISTORY_ITEM_TYPE'],
    ['constructor', 'UNSPECIFIED_ORDER_HISTORY_ITEM_TYPE'],
  ])('%s was called %s', (type, older) => {
    expect(activityOf({ type } as Activity).type).toBe(older);
    expect(activityOf({ activityType: type, type: 'ORDER_PAID' } as Activity).type).toBe(older);
  });

  it('has its author, text and time, and a default type', () => {
    expect(
      activityOf({
        authorEmail: 'staff@example.com',
        merchantComment: { message: 'Called' },
        createdDate: PURCHASED,
      }),
    ).toEqual({
      type: 'UNSPECIFIED_ORDER_HISTORY_ITEM_TYPE',
      author: 'staff@example.com',
      message: 'Called',
      timestamp: PURCHASED,
    });
    expect(render({ activities: [{ type: 'ORDER_PAID' }] }).activities).toEqual([
      { type: 'ORDER_PAID' },
    ]);
  });
});
