import type { Config, Db } from '@shopwright/server';
import { createSigningKeys } from '@shopwright/server/identity/index';
import { isGuid } from '@shopwright/server/kernel/guid';
import { isRefusal, type AnyRefusal as Refused } from '@shopwright/server/kernel/outcome';
import {
  createWebhook,
  deleteWebhook,
  deliveryToWire,
  listDeliveries,
  listWebhooks,
  replayDelivery,
} from '@shopwright/server/webhooks/index';
import { Refusal } from '../refusal.ts';

/** Webhooks for commands: a refusal ends the command with its message. */
export function manageWebhooks({ db, config }: { db: Db; config: Config }) {
  const clock = () => new Date();
  const deps = {
    db,
    clock,
    keys: createSigningKeys(db, clock),
    allowPrivate: config.env === 'development',
  };
  return {
    create: async (subscription: { siteId: string; url: string; events: readonly string[] }) =>
      orRefuse(await createWebhook(deps, subscription)),
    list: (siteId: string) => listWebhooks(deps, siteId),
    delete: async (siteId: string, id: string) =>
      orRefuse(await deleteWebhook(deps, siteId, asId(id))),
    deliveries: async ({
      siteId,
      webhookId,
      state,
    }: {
      siteId: string;
      webhookId: string;
      state: 'pending' | 'delivered' | 'parked' | undefined;
    }) => {
      const states =
        state === undefined
          ? []
          : [({ pending: 'PENDING', delivered: 'DELIVERED', parked: 'PARKED' } as const)[state]];
      return orRefuse(
        await listDeliveries(deps, {
          siteId,
          webhookId: asId(webhookId),
          states,
          limit: 100,
          offset: 0,
        }),
      ).map(deliveryToWire);
    },
    replay: async (siteId: string, id: string) =>
      deliveryToWire(orRefuse(await replayDelivery(deps, { siteId, deliveryId: asId(id) }))),
  };
}

function orRefuse<T>(outcome: T | Refused): T {
  if (isRefusal(outcome))
    throw new Refusal(
      'description' in outcome ? outcome.description : 'The operation was refused.',
    );
  return outcome;
}

function asId(text: string): string {
  if (!isGuid(text))
    throw new Refusal(
      `"${text}" is not an ID. IDs look like 3f8a0b1c-1d2e-4f3a-8b4c-5d6e7f8a9b0c.`,
    );
  return text;
}
