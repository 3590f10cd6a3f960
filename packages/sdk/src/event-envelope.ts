import type { EventDefinition } from './event.ts';

/** The claim `data` of a webhook's token. */
export interface Envelope {
  readonly eventType: string;
  readonly instanceId: string;
  /** JSON. */
  readonly identity?: string;
  /** JSON. */
  readonly data: string;
  readonly accountInfo?: unknown;
}

interface Notification {
  readonly instanceId: string;
  readonly identity?: unknown;
  readonly accountInfo?: unknown;
  readonly payload: unknown;
}

interface DomainEvent {
  readonly createdEvent?: { readonly entity?: unknown };
  readonly updatedEvent?: { readonly currentEntity?: unknown; readonly modifiedFields?: unknown };
  readonly deletedEvent?: { readonly deletedEntity?: unknown };
  readonly actionEvent?: { readonly body?: unknown };
}

type Fields = Record<string, unknown>;

/** The argument of a handler: the entity or the data, with metadata. */
export function envelopeOf(
  { isDomainEvent, transformations = (value: unknown) => value }: EventDefinition,
  { instanceId, identity, accountInfo, payload }: Notification,
): unknown {
  const base = { instanceId, identity, accountInfo };
  if (!isDomainEvent) return transformations({ data: payload, metadata: base });
  const { createdEvent, updatedEvent, deletedEvent, actionEvent, ...about } =
    payload as DomainEvent;
  const metadata = { ...base, ...about };
  if (deletedEvent)
    return transformations(
      deletedEvent.deletedEntity ? { entity: deletedEvent.deletedEntity, metadata } : { metadata },
    );
  if (actionEvent) return transformations({ data: actionEvent.body, metadata });
  if (!updatedEvent) return transformations({ entity: createdEvent?.entity, metadata });

  const { currentEntity, modifiedFields } = updatedEvent;
  const whole = transformations({ entity: currentEntity, metadata }) as Fields;
  return modifiedFields
    ? { ...whole, modifiedFields: changedFields(modifiedFields as Fields, transformations) }
    : whole;
}

/**
 * `{ "lineItems[0].image": .. }`: each path is expanded to an object, converted like the entity, and
 * flattened again.
 */
function changedFields(fields: Fields, transformations: (value: unknown) => unknown): Fields {
  return Object.fromEntries(
    Object.entries(fields).map(([path, value]) => {
      const parts = path.split(/\.|\[(\d+)\]/).filter(Boolean);
      const nested = parts.reduceRight<unknown>(
        (inner, part) =>
          /^\d+$/.test(part) ? Object.assign([], { [part]: inner }) : { [part]: inner },
        value,
      );
      const { modifiedFields } = transformations({ modifiedFields: nested, metadata: {} }) as {
        modifiedFields: unknown;
      };
      let at: unknown = modifiedFields;
      const names: string[] = [];
      for (const part of parts) {
        const isIndex = Array.isArray(at);
        // One path was expanded, so the only key is the renamed part.
        const key: string = isIndex ? part : (Object.keys(at as Fields)[0] ?? part);
        names.push(isIndex ? `[${key}]` : key);
        at = (at as Fields)[key];
      }
      return [names.join('.').replaceAll('.[', '['), at];
    }),
  );
}
