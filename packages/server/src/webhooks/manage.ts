import type { Db } from '../db/index.ts';
import type { createSigningKeys } from '../identity/index.ts';
import type { Clock } from '../kernel/clock.ts';
import { newId } from '../kernel/ids.ts';
import { notFound, refuse, type Refusal } from '../kernel/outcome.ts';
import { whyNotAllowed } from './receiver.ts';
import { publicKeyOf } from './sign.ts';
import * as store from './store/webhooks.ts';

/** Webhooks as the owner manages them, through the API and the command line. */
export interface WebhookDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly keys: Pick<ReturnType<typeof createSigningKeys>, 'current'>;
  /** During development, local receivers are allowed. */
  readonly allowPrivate: boolean;
}

const MAX_WEBHOOKS_PER_SITE = 100;

export async function createWebhook(
  { db, keys, allowPrivate }: WebhookDeps,
  request: { siteId: string; url: string; events: readonly string[] },
): Promise<
  | { webhook: store.StoredWebhook; publicKey: string }
  | Refusal<'ADDRESS_NOT_ALLOWED' | 'TOO_MANY_WEBHOOKS'>
> {
  const why = whyNotAllowed(request.url, { allowPrivate });
  if (why !== undefined) return refuse('ADDRESS_NOT_ALLOWED', why);
  const publicKey = await publicKeyOf(keys, request.siteId);
  const webhook = await db.tx((tx) =>
    store.insertWebhook(
      tx,
      {
        siteId: request.siteId,
        webhookId: newId(),
        url: request.url,
        events: [...new Set(request.events)],
      },
      MAX_WEBHOOKS_PER_SITE,
    ),
  );
  return webhook
    ? { webhook, publicKey }
    : refuse('TOO_MANY_WEBHOOKS', { max: MAX_WEBHOOKS_PER_SITE });
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
  request: Parameters<typeof store.listDeliveries>[1],
): Promise<store.ListedDelivery[] | Refusal> {
  if (!(await store.hasWebhook(db, request.siteId, request.webhookId)))
    return missing(request.webhookId);
  return store.listDeliveries(db, request);
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
