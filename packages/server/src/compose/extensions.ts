import type { EventType } from '@shopwright/contract';
import type { Db } from '../db/index.ts';
import { findEvent, type EventNotice, type OnEvents } from '../events/index.ts';
import type { EventHandler } from '../kernel/extend/event-handler.ts';
import type { Extension } from '../kernel/extend/extension.ts';
import type { Log } from '../kernel/log.ts';
import { withTimeout } from '../kernel/with-timeout.ts';
import type { Jobs } from './worker.ts';

const HANDLER_TIMEOUT_MS = 30_000;

/** What the operator's extensions add to each domain. */
export function composeExtensions({
  db,
  log,
  extensions,
  preview,
  handlerTimeoutMs = HANDLER_TIMEOUT_MS,
}: {
  readonly db: Db;
  readonly log: Log;
  readonly extensions: readonly Extension[];
  /** A preview store takes no money, sends no mail and reports nothing to other services. */
  readonly preview: boolean;
  readonly handlerTimeoutMs?: number;
}) {
  const acting = preview ? [] : extensions;
  return {
    payments: acting.flatMap(({ payment }) => payment ?? []),
    pricing: {
      taxProvider: extensions.find(({ tax }) => tax)?.tax,
      shippingProviders: extensions.flatMap(({ shipping }) => shipping ?? []),
    },
    mailTransport: acting.find(({ mail }) => mail)?.mail,
    jobs: acting.flatMap(({ name, events }): Jobs[] =>
      events ? [handlerJobs({ db, log, name, handler: events, handlerTimeoutMs })] : [],
    ),
    close: async (): Promise<void> => {
      for (const { close } of extensions) await close?.();
    },
  };
}

/**
 * One task for each event type: jobs of one task and entity are merged, and an order that was
 * approved and then paid must not lose the first event.
 */
function handlerJobs({
  db,
  log,
  name,
  handler,
  handlerTimeoutMs,
}: {
  readonly db: Db;
  readonly log: Log;
  readonly name: string;
  readonly handler: EventHandler;
  readonly handlerTimeoutMs: number;
}): Jobs {
  const handle = async (payload: unknown): Promise<void> => {
    // Enqueued by the event itself.
    const { siteId, eventId, eventType } = payload as EventNotice;
    const event = await findEvent(db, siteId, eventId);
    if (!event) return;
    try {
      await withTimeout(
        async (signal) => handler.handle(event, signal),
        handlerTimeoutMs,
        () => new Error(`The handler did not finish within ${handlerTimeoutMs} ms.`),
      );
    } catch (error) {
      log.warn(
        { event: 'extension.event_failed', err: error, extension: name, eventId, eventType },
        'An event handler of an extension failed; it is retried',
      );
      throw error;
    }
  };
  const tasks = handler.events.map((eventType) => ({
    eventType,
    task: `extension ${name} ${eventType}`,
  }));
  return {
    tasks: Object.fromEntries(tasks.map(({ task }) => [task, handle])),
    schedule: [],
    // The event types were checked when the extension was loaded.
    on: Object.fromEntries(
      tasks.map(({ eventType, task }): [EventType, string] => [eventType as EventType, task]),
    ) satisfies OnEvents,
  };
}
