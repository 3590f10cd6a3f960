import { envelopeOf, type Envelope } from './event-envelope.ts';
import type { Expected, ProcessedEvent, Registration } from './processed-event.ts';
import type { AuthStrategy } from './strategy.ts';

/** Loaded on demand: only servers receive events. */
export async function readEvent(
  strategy: AuthStrategy | undefined,
  jwt: string,
): Promise<ProcessedEvent> {
  if (strategy?.decodeJWT === undefined)
    throw new Error('decodeJWT is not supported by the authentication strategy');
  const { decoded, valid } = await strategy.decodeJWT(jwt);
  if (!valid) throw new Error('JWT is not valid');
  if (typeof decoded.data !== 'string')
    throw new Error(`Unexpected type of JWT data: expected string, got ${typeof decoded.data}`);
  const { eventType, instanceId, identity, data, accountInfo } = JSON.parse(
    decoded.data,
  ) as Envelope;
  return {
    instanceId,
    eventType,
    payload: JSON.parse(data),
    identity: identity ? JSON.parse(identity) : undefined,
    accountInfo,
  };
}

export async function runHandlers(
  event: ProcessedEvent,
  registrations: ReadonlyMap<string, readonly Registration[]>,
  { expectedEvents }: Expected = { expectedEvents: [] },
): Promise<void> {
  const types = [...expectedEvents.map(({ type }) => type), ...registrations.keys()];
  if (types.length > 0 && !types.includes(event.eventType))
    throw new Error(
      `Unexpected event type: ${event.eventType}. Expected one of: ${types.join(', ')}`,
    );
  await Promise.all(
    (registrations.get(event.eventType) ?? []).map(({ eventDefinition, handler }) =>
      handler(envelopeOf(eventDefinition, event) as never),
    ),
  );
}
