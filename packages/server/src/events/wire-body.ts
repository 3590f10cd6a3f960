/**
 * The bodies of domain events in the provider's format. Events of carts, checkouts, orders and
 * members use one of these; catalog events contain the plain data.
 */

export const created = <Entity extends object>(entity: Entity) => ({ createdEvent: { entity } });

/** Names the changed fields if they are available. */
export const updated = <Entity extends object>(
  currentEntity: Entity,
  modifiedFields?: Readonly<Record<string, unknown>>,
) => ({
  updatedEvent: { currentEntity, ...(modifiedFields && { modifiedFields }) },
});

/** The deleted entity, if it may still be published. */
export const deleted = <Entity extends object>(deletedEntity?: Entity) => ({
  deletedEvent: { ...(deletedEntity && { deletedEntity }) },
});

/**
 * An action: approved, canceled, completed. The body depends on the event type, such as `{ order
 * }`.
 */
export const action = <Body extends object>(body: Body) => ({ actionEvent: { body } });
