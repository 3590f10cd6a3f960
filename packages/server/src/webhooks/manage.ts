import type { Db } from '../db/index.ts';
import type { createSigningKeys } from '../identity/index.ts';
import type { Clock } from '../kernel/clock.ts';
import { newId } from '../kernel/ids.ts';
import { notFound, refuse, type Refusal } from '../kernel/outcome.ts';
import { whyNotAllowed } from './receiver.ts';
import { publicKeyOf } from './sign.ts';
import * as store from './store/webhooks.ts';

/** Webhooks as the owner handles them, by call and by command. */
export interface WebhookDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly keys: Pick<ReturnType<typeof createSigningKeys>, 'current'>;
  /** Development may deliver to this machine. */
  readonly allowPrivate: boolean;
}

const atMost = 100;

export async function createWebhook(
  { db, keys, allowPrivate }: WebhookDeps,
  ask: { siteId: string; url: string; events: readonly string[] },
): Promise<{ webhook: store.StoredWebhook; publicKey: string } | Refusal> {
  const why = whyNotAllowed(ask.url, { allowPrivate });
  if (why !== undefined) return refuse(400, 'ADDRESS_NOT_ALLOWED', why);
  const publicKey = await publicKeyOf(keys, ask.siteId);
  const webhook = await db.tx((tx) =>
    store.insertWebhook(
      tx,
      { siteId: ask.siteId, webhookId: newId(), url: ask.url, events: [...new Set(ask.events)] },
      atMost,
    ),
  );
  return webhook
    ? { webhook, publicKey }
    : refuse(
        409,
        'TOO_MANY_WEBHOOKS',
        `A store can have at most ${atMost} webhooks. Delete one that is no longer needed.`,
      );
}

export async function listWebhooks(
  { db, keys }: WebhookDeps,
  siteId: string,
): Promise<{ webhooks: store.StoredWebhook[]; publicKey: string }> {
  return {
    webhooks: await store.listWebhooks(db, siteId),
    publicKey: await publicKeyOf(keys, siteId),
  };
}

export async function deleteWebhook(
  { db }: Pick<WebhookDeps, 'db'>,
  siteId: string,
  webhookId: string,
): Promise<Refusal | undefined> {
  return (await db.tx((tx) => store.deleteWebhook(tx, siteId, webhookId)))
    ? undefined
    : missing(webhookId);
}

export async function listDeliveries(
  { db }: Pick<WebhookDeps, 'db'>,
  ask: Parameters<typeof store.listDeliveries>[1],
): Promise<store.ListedDelivery[] | Refusal> {
  if (!(await store.hasWebhook(db, ask.siteId, ask.webhookId))) return missing(ask.webhookId);
  return store.listDeliveries(db, ask);
}

export async function replayDelivery(
  { db, clock }: Pick<WebhookDeps, 'db' | 'clock'>,
  {
    siteId,
    deliveryId,
    eventTypes,
  }: { siteId: string; deliveryId: string; eventTypes?: readonly string[] },
): Promise<store.ListedDelivery | Refusal> {
  const isAgain = await db.tx((tx) =>
    store.replay(tx, { siteId, deliveryId, eventTypes, at: clock() }),
  );
  const delivery = isAgain ? await store.findDelivery(db, siteId, deliveryId) : undefined;
  return (
    delivery ??
    notFound(`There is no delivery with the id ${deliveryId}, or its event is no longer kept.`)
  );
}

const missing = (webhookId: string): Refusal =>
  notFound(`There is no webhook with the id ${webhookId}.`);
