import { service } from '../call.ts';
import { domainEvents, plainEvents } from '../events.ts';
import {
  enumeration,
  integer,
  list,
  message,
  of,
  required,
  string,
  timestamp,
  type Static,
} from '../field.ts';
import { Paging, PagingMetadata } from '../shared/paging.ts';

/** Not in the provider's API: the provider has its webhooks registered on a page of its own. */
const call = service([]);
const permission = 'SHOPWRIGHT.MANAGE_WEBHOOKS';

export const WebhookEvent = enumeration('WebhookEvent', [...domainEvents, ...plainEvents]);
export type WebhookEvent = Static<typeof WebhookEvent>;

export const Webhook = message('Webhook', {
  id: string({ readOnly: true, format: 'GUID' }),
  url: string({ format: 'WEB_URL', maxLength: 2048 }),
  events: list(WebhookEvent, { minItems: 1, maxItems: 100 }),
  createdDate: timestamp({ readOnly: true }),
  failures: integer({ readOnly: true }),
  lastSuccessDate: timestamp({ nullable: true, readOnly: true }),
  pausedUntilDate: timestamp({ nullable: true, readOnly: true }),
});
export type Webhook = Static<typeof Webhook>;

export const WebhookDeliveryState = enumeration('WebhookDeliveryState', [
  'PENDING',
  'DELIVERED',
  'PARKED',
]);
export type WebhookDeliveryState = Static<typeof WebhookDeliveryState>;

export const WebhookDelivery = message('WebhookDelivery', {
  id: string({ readOnly: true }),
  webhookId: string({ readOnly: true }),
  eventId: string({ readOnly: true }),
  eventType: string({ readOnly: true }),
  entityId: string({ readOnly: true }),
  entityEventSequence: string({ readOnly: true }),
  state: of(WebhookDeliveryState, { readOnly: true }),
  attempts: integer({ readOnly: true }),
  lastStatus: integer({ nullable: true, readOnly: true }),
  lastError: string({ nullable: true, readOnly: true }),
  createdDate: timestamp({ readOnly: true }),
  attemptedDate: timestamp({ nullable: true, readOnly: true }),
  deliveredDate: timestamp({ nullable: true, readOnly: true }),
  nextAttemptDate: timestamp({ nullable: true, readOnly: true }),
});
export type WebhookDelivery = Static<typeof WebhookDelivery>;

const publicKey = string();

export const createWebhook = call({
  name: 'webhooks.createWebhook',
  method: 'POST',
  path: '/v1/webhooks',
  who: 'merchant',
  permission,
  request: message('WebhooksCreateWebhookRequest', {
    webhook: required(
      message('NewWebhook', {
        url: required(string({ format: 'WEB_URL', maxLength: 2048 })),
        events: required(list(WebhookEvent, { minItems: 1, maxItems: 100 })),
      }),
    ),
  }),
  answer: message('WebhooksCreateWebhookAnswer', { webhook: Webhook, publicKey }),
  errors: ['ADDRESS_NOT_ALLOWED', 'TOO_MANY_WEBHOOKS'],
});

export const listWebhooks = call({
  name: 'webhooks.listWebhooks',
  method: 'GET',
  path: '/v1/webhooks',
  who: 'merchant',
  permission,
  request: message('WebhooksListWebhooksRequest', {}),
  answer: message('WebhooksListWebhooksAnswer', { webhooks: list(Webhook), publicKey }),
});

export const deleteWebhook = call({
  name: 'webhooks.deleteWebhook',
  method: 'DELETE',
  path: '/v1/webhooks/{webhookId}',
  who: 'merchant',
  permission,
  request: message('WebhooksDeleteWebhookRequest', {
    webhookId: required(string({ format: 'GUID' })),
  }),
  answer: message('WebhooksDeleteWebhookAnswer', {}),
});

export const listDeliveries = call({
  name: 'webhooks.listDeliveries',
  method: 'GET',
  path: '/v1/webhooks/{webhookId}/deliveries',
  who: 'merchant',
  permission,
  request: message('WebhooksListDeliveriesRequest', {
    webhookId: required(string({ format: 'GUID' })),
    states: list(WebhookDeliveryState, { maxItems: 3 }),
    paging: Paging,
  }),
  answer: message('WebhooksListDeliveriesAnswer', {
    deliveries: list(WebhookDelivery),
    metadata: PagingMetadata,
  }),
});

export const replayDelivery = call({
  name: 'webhooks.replayDelivery',
  method: 'POST',
  path: '/v1/webhooks/deliveries/{deliveryId}/replay',
  who: 'merchant',
  permission,
  request: message('WebhooksReplayDeliveryRequest', {
    deliveryId: required(string({ format: 'GUID' })),
  }),
  answer: message('WebhooksReplayDeliveryAnswer', { delivery: WebhookDelivery }),
});
