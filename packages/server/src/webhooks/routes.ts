import {
  createWebhook,
  deleteWebhook,
  listDeliveries,
  listWebhooks,
  replayDelivery,
  type Webhook,
  type WebhookDelivery,
} from '@shopwright/contract/webhooks/webhooks';
import { emptyAnswer, route, type Route } from '../http/index.ts';
import { isRefusal } from '../kernel/outcome.ts';
import * as manage from './manage.ts';
import { readableEvents, refuseUnreadable } from './readable-events.ts';
import type { ListedDelivery, StoredWebhook } from './store/webhooks.ts';

export function webhookRoutes(deps: manage.WebhookDeps): Route[] {
  return [
    route(createWebhook, async ({ actor, request: { webhook } }) => {
      const refusal = refuseUnreadable(actor, webhook.events);
      if (refusal) return refusal;
      const made = await manage.createWebhook(deps, {
        siteId: actor.siteId,
        url: webhook.url,
        events: webhook.events,
      });
      return isRefusal(made) ? made : { webhook: toWire(made.webhook), publicKey: made.publicKey };
    }),
    route(listWebhooks, async ({ actor }) => {
      const { webhooks, publicKey } = await manage.listWebhooks(deps, actor.siteId);
      return { webhooks: webhooks.map(toWire), publicKey };
    }),
    route(
      deleteWebhook,
      async ({ actor, request }) =>
        (await manage.deleteWebhook(deps, actor.siteId, request.webhookId)) ?? emptyAnswer,
    ),
    route(listDeliveries, async ({ actor, request }) => {
      const offset = Math.max(request.paging?.offset ?? 0, 0);
      const found = await manage.listDeliveries(deps, {
        siteId: actor.siteId,
        webhookId: request.webhookId,
        states: request.states ?? [],
        eventTypes: readableEvents(actor),
        limit: Math.max(request.paging?.limit ?? 50, 1),
        offset,
      });
      return isRefusal(found)
        ? found
        : { deliveries: found.map(deliveryToWire), metadata: { items: found.length, offset } };
    }),
    route(replayDelivery, async ({ actor, request }) => {
      const delivery = await manage.replayDelivery(deps, {
        siteId: actor.siteId,
        deliveryId: request.deliveryId,
        eventTypes: readableEvents(actor),
      });
      return isRefusal(delivery) ? delivery : { delivery: deliveryToWire(delivery) };
    }),
  ];
}

function toWire({
  webhookId,
  url,
  events,
  createdAt,
  failures,
  lastSuccessAt,
  pausedUntil,
}: StoredWebhook): Webhook {
  return {
    id: webhookId,
    url,
    events,
    createdDate: createdAt.toISOString(),
    failures,
    lastSuccessDate: iso(lastSuccessAt),
    pausedUntilDate: iso(pausedUntil),
  };
}

export function deliveryToWire({
  deliveryId,
  webhookId,
  eventId,
  eventType,
  entityId,
  entitySequence,
  state,
  attempts,
  lastStatus,
  lastError,
  ...times
}: ListedDelivery): WebhookDelivery {
  return {
    id: deliveryId,
    webhookId,
    eventId,
    eventType,
    entityId,
    entityEventSequence: String(entitySequence),
    state,
    attempts,
    lastStatus,
    lastError,
    createdDate: times.createdAt.toISOString(),
    attemptedDate: iso(times.attemptedAt),
    deliveredDate: iso(times.deliveredAt),
    nextAttemptDate: iso(times.nextAttemptAt),
  };
}

const iso = (at: Date | null): string | null => at?.toISOString() ?? null;
