import { publish, updated } from '@shopwright/server/events/index';
import { startServer, type TestServerOptions } from './start-server.ts';
import { startReceiver, type Receiver } from './webhook-receiver.ts';

export const cartUpdated = 'wix.ecom.v1.cart_updated';

interface WireDelivery {
  id: string;
  eventId: string;
  eventType: string;
  entityId: string;
  state: string;
  attempts: number;
  lastStatus: number | null;
  lastError: string | null;
  nextAttemptDate: string | null;
}

/** A shop, the owner's calls, and receivers that end with the test file. */
export async function startWebhookShop(options: TestServerOptions = {}) {
  const server = await startServer(options);
  const key = await server.createApiKey();
  const receivers: Receiver[] = [];

  async function call<T>(
    method: string,
    path: string,
    body?: object,
    authorization = key,
  ): Promise<{ status: number; answer: T }> {
    const response = await fetch(server.url + path, {
      method,
      headers: {
        authorization,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    return { status: response.status, answer: (await response.json()) as T };
  }

  return {
    server,
    call,
    /** A webhook with its own receiver. */
    async hook(
      events: readonly string[] = [cartUpdated],
    ): Promise<{ id: string; publicKey: string; receiver: Receiver }> {
      const receiver = await startReceiver();
      receivers.push(receiver);
      const { status, answer } = await call<{ webhook: { id: string }; publicKey: string }>(
        'POST',
        '/v1/webhooks',
        { webhook: { url: receiver.url, events } },
      );
      if (status !== 200) throw new Error(`createWebhook: ${status} ${JSON.stringify(answer)}`);
      receiver.trust(answer.publicKey);
      return { id: answer.webhook.id, publicKey: answer.publicKey, receiver };
    },
    /** Changes a cart, which publishes an event. */
    change: (entityId: string, body: object = updated({ id: entityId })) =>
      server.db.tx((tx) =>
        publish(tx, {
          siteId: server.siteId,
          type: cartUpdated,
          entityType: 'wix.ecom.v1.cart',
          entityId,
          body,
        }),
      ),
    deliveries: async (webhookId: string, query = ''): Promise<WireDelivery[]> =>
      (
        await call<{ deliveries: WireDelivery[] }>(
          'GET',
          `/v1/webhooks/${webhookId}/deliveries${query}`,
        )
      ).answer.deliveries,
    /** Deletes all subscriptions, so that tests do not receive each other's events. */
    async unhook() {
      const { answer } = await call<{ webhooks: { id: string }[] }>('GET', '/v1/webhooks');
      for (const { id } of answer.webhooks) await call('DELETE', `/v1/webhooks/${id}`);
    },
    async close() {
      await server.close();
      for (const receiver of receivers) await receiver.close();
    },
  };
}
export type WebhookShop = Awaited<ReturnType<typeof startWebhookShop>>;

/** The sequence numbers that arrived for one entity. */
export const sequences = (receiver: Receiver, entityId: string): number[] =>
  receiver.received
    .filter(({ data }) => data.entityId === entityId)
    .map(({ data }) => Number(data.entityEventSequence));
export const upTo = (last: number): number[] =>
  Array.from({ length: last }, (_, index) => index + 1);
