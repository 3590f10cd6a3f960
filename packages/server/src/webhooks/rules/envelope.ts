import { domainEvents } from '@shopwright/contract/events';

/** An event as stored in the outbox. */
export interface StoredEvent {
  readonly siteId: string;
  readonly eventId: string;
  readonly eventType: string;
  readonly entityType: string;
  readonly entityId: string;
  readonly entitySequence: number;
  readonly body: unknown;
  /** The actor who caused the event: a role and an ID; missing if the system did. */
  readonly acted: string | null;
  readonly createdAt: Date;
}

const domain: ReadonlySet<string> = new Set(domainEvents);

/**
 * The `data` claim of a webhook: JSON inside JSON inside JSON, as the provider's client reads it.
 * Domain events name their entity; catalog events contain only the data.
 */
export function envelope(event: StoredEvent): string {
  const inner = domain.has(event.eventType) ? domainBody(event) : event.body;
  return JSON.stringify({
    eventType: event.eventType,
    instanceId: event.siteId,
    identity: JSON.stringify(identityOf(event)),
    data: JSON.stringify(inner),
  });
}

/** In the provider's terms. */
function identityOf({ acted }: StoredEvent): Record<string, string> {
  const [role, id = ''] = (acted ?? '').split(' ');
  switch (role) {
    case 'visitor':
      return { identityType: 'ANONYMOUS_VISITOR', anonymousVisitorId: id };
    case 'member':
      return { identityType: 'MEMBER', memberId: id };
    case 'owner':
      return { identityType: 'WIX_USER', wixUserId: id };
    case 'app':
      return { identityType: 'APP', appId: id };
    default:
      return { identityType: 'UNKNOWN' };
  }
}

function domainBody({
  eventId,
  eventType,
  entityType,
  entityId,
  entitySequence,
  body,
  createdAt,
}: StoredEvent): object {
  return {
    id: eventId,
    entityFqdn: entityType,
    // The rest of `wix.ecom.v1.order_payment_status_updated` after its entity.
    slug: eventType.startsWith(`${entityType}_`)
      ? eventType.slice(entityType.length + 1)
      : eventType.slice(eventType.indexOf('_') + 1),
    entityId,
    eventTime: createdAt.toISOString(),
    entityEventSequence: String(entitySequence),
    triggeredByAnonymizeRequest: false,
    originatedFrom: '',
    ...(body as object | null),
  };
}
