import { createHash } from 'node:crypto';
import { expect } from 'vitest';
import { ownerClient } from '../kit/client.ts';
import { test as base } from '../kit/fixtures.ts';

/** A visitor, an owner and a line to buy, for the tests of checkouts. */

export const test = base
  .extend('owner', async ({ server, wire: _redirected }) =>
    ownerClient({ apiKey: await server.createApiKey(), siteId: server.siteId }),
  )
  .extend('apple', ({ catalog }) => catalog.productIds[0] ?? '')
  .extend('coupon', async ({ server }) => {
    const code = `OFF${createHash('sha256').update(String(Math.random())).digest('hex').slice(0, 8)}`;
    const answer = await fetch(`${server.url}/v1/discounts`, {
      method: 'POST',
      headers: { authorization: await server.createApiKey(), 'content-type': 'application/json' },
      body: JSON.stringify({
        discount: {
          kind: 'COUPON',
          code,
          name: 'Ten off a hundred',
          effect: { type: 'PERCENT', percent: '10' },
          scope: { type: 'GLOBAL' },
        },
      }),
    });
    expect(answer.status).toBe(200);
    return code;
  });

const appId = '215238eb-22a5-4c36-9e7b-e7c08025e04e';

export const lineOf = (catalogItemId: string, quantity = 1) => ({
  quantity,
  catalogReference: { appId, catalogItemId },
});

export const address = {
  country: 'US',
  subdivision: 'US-NY',
  city: 'New York',
  postalCode: '10001',
  addressLine1: '1 Main St',
};

export const info = {
  buyerInfo: { email: 'ann@example.com' },
  shippingInfo: {
    shippingDestination: {
      address,
      contactDetails: { firstName: 'Ann', lastName: 'Lee', phone: '+1 212 555 0100' },
    },
  },
  billingInfo: { address },
};

/** Types of the client say that an id may be missing; on this server it never is. */
export const idOf = (thing: { _id?: string | null } | undefined): string => thing?._id ?? '';
