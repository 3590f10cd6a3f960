import { eventPermissions, type SubscribableEvent } from '@shopwright/contract/event-permissions';
import { hasPermission, type Caller } from '../http/index.ts';
import { refuse, type Refusal } from '../kernel/outcome.ts';

/**
 * A webhook carries the data of its events, so only events of areas that the caller may read can be
 * subscribed to or replayed.
 */

/** Every event that the caller may read. */
export function readableEvents(caller: Pick<Caller, 'permissions'>): SubscribableEvent[] {
  return (Object.keys(eventPermissions) as SubscribableEvent[]).filter((event) =>
    hasPermission(caller, eventPermissions[event]),
  );
}

/** Refuses the first event that the caller may not read. */
export function refuseUnreadable(
  caller: Pick<Caller, 'permissions'>,
  events: readonly SubscribableEvent[],
): Refusal | undefined {
  const unreadable = events.find((event) => !hasPermission(caller, eventPermissions[event]));
  return unreadable === undefined
    ? undefined
    : refuse(
        'PERMISSION_DENIED',
        `The event ${unreadable} requires the permission ${eventPermissions[unreadable]}, which the caller does not have.`,
      );
}
