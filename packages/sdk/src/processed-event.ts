import type { EventDefinition } from './event.ts';

export interface ProcessedEvent {
  readonly eventType: string;
  readonly instanceId: string;
  readonly identity?: unknown;
  readonly accountInfo?: unknown;
  readonly payload: unknown;
}

export interface Expected {
  readonly expectedEvents: readonly { readonly type: string }[];
}
export interface Registration {
  readonly eventDefinition: EventDefinition;
  readonly handler: (event: never) => unknown;
}
