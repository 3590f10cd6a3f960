import { service } from '../call.ts';
import { list, message, required, string } from '../field.ts';
import { PlatformPagingMetadata, PlatformQuery } from '../shared/paging.ts';
import { StoreEvent } from './event.ts';

/** Not in the provider's API: what people come to with a ticket. */
const call = service([]);
const permission = 'SHOPWRIGHT.MANAGE_EVENTS';
const manage = { who: 'merchant', permission } as const;
const id = { id: required(string({ format: 'GUID' })) };

export const createEvent = call({
  name: 'events.createEvent',
  method: 'POST',
  path: '/v1/events',
  ...manage,
  request: message('EventsCreateEventRequest', { event: required(StoreEvent) }),
  answer: message('EventsCreateEventAnswer', { event: StoreEvent }),
});

/**
 * The list of ticket types replaces the previous one; sold types stay. Ticket holders are notified
 * when the event is canceled.
 */
export const updateEvent = call({
  name: 'events.updateEvent',
  method: 'PATCH',
  path: '/v1/events/{event.id}',
  ...manage,
  request: message('EventsUpdateEventRequest', { event: required(StoreEvent) }),
  answer: message('EventsUpdateEventAnswer', { event: StoreEvent }),
});

/** Refused once a ticket was sold. */
export const deleteEvent = call({
  name: 'events.deleteEvent',
  method: 'DELETE',
  path: '/v1/events/{id}',
  ...manage,
  request: message('EventsDeleteEventRequest', id),
  answer: message('EventsDeleteEventAnswer', {}),
  errors: ['EVENT_HAS_TICKETS'],
});

export const getEvent = call({
  name: 'events.getEvent',
  method: 'GET',
  path: '/v1/events/{id}',
  who: 'anyone',
  permission,
  request: message('EventsGetEventRequest', id),
  answer: message('EventsGetEventAnswer', { event: StoreEvent }),
});

export const getEventBySlug = call({
  name: 'events.getEventBySlug',
  method: 'GET',
  path: '/v1/events/slug/{slug}',
  who: 'anyone',
  permission,
  request: message('EventsGetEventBySlugRequest', {
    slug: required(string({ minLength: 1, maxLength: 100 })),
  }),
  answer: message('EventsGetEventBySlugAnswer', { event: StoreEvent }),
});

export const queryEvents = call({
  name: 'events.queryEvents',
  method: 'POST',
  path: '/v1/events/query',
  who: 'anyone',
  permission,
  request: message('EventsQueryEventsRequest', { query: PlatformQuery }),
  answer: message('EventsQueryEventsAnswer', {
    events: list(StoreEvent, { maxItems: 100 }),
    metadata: PlatformPagingMetadata,
  }),
});
