import { EventDefinition } from './event.ts';
import type { Expected, ProcessedEvent, Registration } from './processed-event.ts';
import type { AuthStrategy } from './strategy.ts';

export interface Webhooks {
  /** Checks the signature, then runs the handlers of the event. */
  process(jwt: string, options?: Expected): Promise<ProcessedEvent>;
  processRequest(request: Request, options?: Expected): Promise<ProcessedEvent>;
  parseJWT(jwt: string): Promise<ProcessedEvent>;
  parseRequest(request: Request): Promise<ProcessedEvent>;
  executeHandlers(event: ProcessedEvent): Promise<void>;
  getRegisteredEvents(): ReadonlyMap<string, readonly Registration[]>;
  /** Called when a handler is registered; the result stops that. */
  on(event: 'registered', listener: (definition: EventDefinition) => void): () => void;
  readonly apps: {
    readonly AppInstalled: EventDefinition<
      { data: { appId: string; originInstanceId: string } },
      'AppInstalled'
    >;
    readonly AppRemoved: EventDefinition<{ data: { appId: string } }, 'AppRemoved'>;
  };
}

/** Receives webhooks on an app's server: verifies signed events and calls their handlers. */
export function createWebhooks(auth: () => AuthStrategy | undefined) {
  const registrations = new Map<string, Registration[]>();
  const listeners = new Set<(definition: EventDefinition) => void>();

  function register(eventDefinition: EventDefinition, handler: unknown): void {
    const list = registrations.get(eventDefinition.type) ?? [];
    list.push({ eventDefinition, handler: handler as Registration['handler'] });
    registrations.set(eventDefinition.type, list);
    for (const listener of listeners) listener(eventDefinition);
  }

  const parseJWT = async (jwt: string): Promise<ProcessedEvent> =>
    (await import('./process-event.ts')).readEvent(auth(), jwt);

  async function executeHandlers(event: ProcessedEvent, options?: Expected): Promise<void> {
    await (await import('./process-event.ts')).runHandlers(event, registrations, options);
  }

  async function process(jwt: string, options?: Expected): Promise<ProcessedEvent> {
    const event = await parseJWT(jwt);
    await executeHandlers(event, options);
    return event;
  }

  const client: Webhooks = {
    process,
    processRequest: async (request, options) => process(await request.text(), options),
    parseJWT,
    parseRequest: async (request) => parseJWT(await request.text()),
    executeHandlers: (event) => executeHandlers(event),
    getRegisteredEvents: () => registrations,
    on(_event, listener) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    apps: {
      AppInstalled: EventDefinition('AppInstalled')(),
      AppRemoved: EventDefinition('AppRemoved')(),
    },
  };
  return { client, register };
}
