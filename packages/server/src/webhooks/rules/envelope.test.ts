import { expect, it } from 'vitest';
import { envelope } from './envelope.ts';

const event = {
  siteId: 's',
  eventId: 'e',
  eventType: 'wix.ecom.v1.cart_updated',
  entityType: 'wix.ecom.v1.cart',
  entityId: 'c',
  entitySequence: 2,
  body: {},
  createdAt: new Date(0),
};

it.each([
  ['visitor v1', { identityType: 'ANONYMOUS_VISITOR', anonymousVisitorId: 'v1' }],
  ['member m1', { identityType: 'MEMBER', memberId: 'm1' }],
  ['owner o1', { identityType: 'WIX_USER', wixUserId: 'o1' }],
  ['app a1', { identityType: 'APP', appId: 'a1' }],
  [null, { identityType: 'UNKNOWN' }],
])("an event names %s as its cause in the provider's terms", (acted, identity) => {
  // The claim is JSON inside JSON.
  const { identity: sentIdentity } = JSON.parse(envelope({ ...event, acted })) as {
    identity: string;
  };
  expect(JSON.parse(sentIdentity)).toEqual(identity);
});
