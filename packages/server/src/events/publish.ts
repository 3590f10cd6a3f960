import type { EventType } from '@shopwright/contract';
import { newId, orderedIds } from '../kernel/ids.ts';
import { insertEvent, insertEvents, type Publisher } from './store.ts';

export interface Change {
  readonly siteId: string;
  readonly type: EventType;
  /**
   * The entity type in the provider's naming: `wix.ecom.v1.cart`, `wix.stores.catalog.v1.product`.
   */
  readonly entityType: string;
  readonly entityId: string;
  readonly body: unknown;
}

/**
 * Publishes a change in the transaction that makes it: the event exists exactly when the change is
 * committed.
 */
export async function publish(tx: Publisher, change: Change): Promise<void> {
  await insertEvent(tx, {
    siteId: change.siteId,
    eventId: newId(),
    eventType: change.type,
    entityType: change.entityType,
    entityId: change.entityId,
    body: change.body,
  });
}

/** Publishes many changes of one site, in this order. */
export async function publishAll(
  tx: Publisher,
  siteId: string,
  changes: readonly Omit<Change, 'siteId'>[],
): Promise<void> {
  if (changes.length === 0) return;
  const mint = orderedIds();
  await insertEvents(
    tx,
    siteId,
    changes.map(({ type, entityType, entityId, body }) => ({
      eventId: mint(),
      eventType: type,
      entityType,
      entityId,
      body,
    })),
  );
}
