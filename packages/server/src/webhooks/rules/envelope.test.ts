import { domainEvents } from '@shopwright/contract/events';
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

const sent = (more: Partial<Parameters<typeof envelope>[0]> = {}) => {
  const { data, ...outer } = JSON.parse(envelope({ ...event, acted: null, ...more })) as {
    data: string;
  };
  return { outer, data: JSON.parse(data) as unknown };
};

it('a domain event has its entity, its sequence number and its kind', () => {
  expect(
    sent({
      entitySequence: 12,
      body: { updatedEvent: { currentEntity: { id: 'c' } } },
      createdAt: new Date('2026-05-01T10:00:00.000Z'),
    }),
  ).toEqual({
    outer: {
      eventType: 'wix.ecom.v1.cart_updated',
      instanceId: 's',
      identity: '{"identityType":"UNKNOWN"}',
    },
    data: {
      id: 'e',
      entityFqdn: 'wix.ecom.v1.cart',
      slug: 'updated',
      entityId: 'c',
      eventTime: '2026-05-01T10:00:00.000Z',
      entityEventSequence: '12',
      triggeredByAnonymizeRequest: false,
      originatedFrom: '',
      updatedEvent: { currentEntity: { id: 'c' } },
    },
  });
});

it('a domain event with a name of several words keeps all of them', () => {
  const eventType = 'wix.ecom.v1.order_payment_status_updated';
  expect(domainEvents).toContain(eventType);
  expect(sent({ eventType, entityType: 'wix.ecom.v1.order' }).data).toMatchObject({
    slug: 'payment_status_updated',
  });
  // Where the event is not named after its entity, the name begins at the first underscore.
  expect(sent({ eventType, entityType: 'wix.ecom.v1.ord' }).data).toMatchObject({
    slug: 'payment_status_updated',
  });
  expect(sent({ eventType, entityType: 'another' }).data).toMatchObject({
    slug: 'payment_status_updated',
  });
});

it('a catalog event contains only its data', () => {
  expect(sent({ eventType: 'com.wix.ecommerce.catalog.x', body: { productId: 'p' } }).data).toEqual(
    { productId: 'p' },
  );
});
