/**
 * How a domain event tells of its entity, in the provider's words. Domain events (cart, checkout, order, member) are
 * published with one of these as their body; the catalog's plain events with the bare thing.
 */

export const created = <Entity extends object>(entity: Entity) => ({ createdEvent: { entity } });

/** Name the fields that changed when they are known. */
export const updated = <Entity extends object>(
  currentEntity: Entity,
  modifiedFields?: Readonly<Record<string, unknown>>,
) => ({
  updatedEvent: { currentEntity, ...(modifiedFields && { modifiedFields }) },
});

/** What was deleted, where it may still be told. */
export const deleted = <Entity extends object>(deletedEntity?: Entity) => ({
  deletedEvent: { ...(deletedEntity && { deletedEntity }) },
});

/** Something that was done: approved, cancelled, completed. The body is what the event's type says, such as `{ order }`. */
export const action = <Body extends object>(body: Body) => ({ actionEvent: { body } });
