import { fromWireValue, type Shape } from './fields.ts';

export interface EventMetadata {
  instanceId: string;
  identity?:
    | {
        identityType?: string;
        anonymousVisitorId?: string;
        memberId?: string;
        wixUserId?: string;
        appId?: string;
      }
    | undefined;
  accountInfo?: unknown;
  _id?: string;
  entityId?: string;
  entityFqdn?: string;
  slug?: string;
  eventTime?: Date;
  entityEventSequence?: string | null;
  triggeredByAnonymizeRequest?: boolean;
  originatedFrom?: string;
}

/** An event that a client can subscribe to. Both kinds of modules describe theirs this way. */
export interface EventDefinition<Payload = unknown, Type extends string = string> {
  readonly __type: 'event-definition';
  readonly type: Type;
  readonly isDomainEvent?: boolean;
  readonly transformations?: (envelope: unknown) => Payload;
  /** Type-level only. */
  readonly __payload: Payload;
}

export type EventOf<Payload, Type extends string> = EventDefinition<
  Payload & { metadata: EventMetadata; modifiedFields?: Record<string, unknown> },
  Type
>;

/** `shape` describes the entity of the event; `field` is its name in the body of an action. */
export function event<Payload, Type extends string>(
  type: Type,
  isDomainEvent = false,
  shape?: Shape,
  field = '',
): EventOf<Payload, Type> {
  const envelope: Shape = {
    metadata: { eventTime: 'D' },
    data: { updatedDate: 'D' },
    ...(shape === undefined
      ? {}
      : { entity: shape, modifiedFields: shape, data: { [field]: shape } }),
  };
  // The type of the payload exists at compile time only.
  return {
    __type: 'event-definition',
    type,
    isDomainEvent,
    transformations: (value: unknown) => fromWireValue(value, envelope),
  } as unknown as EventOf<Payload, Type>;
}

/** Defines a custom event. */
export const EventDefinition =
  <Type extends string>(
    type: Type,
    isDomainEvent = false,
    transformations: (envelope: unknown) => unknown = (envelope) => envelope,
  ) =>
  <Payload = unknown>(): EventDefinition<Payload, Type> =>
    ({
      __type: 'event-definition',
      type,
      isDomainEvent,
      transformations,
    }) as unknown as EventDefinition<Payload, Type>;
