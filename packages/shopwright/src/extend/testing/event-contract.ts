import type { EventHandler, StoreEvent } from '@shopwright/server/kernel/extend/event-handler';
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import type { ContractTest } from './contract-test.ts';

export interface EventContract {
  readonly create: () => Promise<EventHandler> | EventHandler;
  /** The data of an event that the handler acts on. */
  readonly event: Pick<StoreEvent, 'eventType' | 'entityType' | 'body'>;
  /** How often the handler acted, as its target sees it. */
  readonly effects: () => Promise<number> | number;
  /** The target fails until `recover` is called. */
  readonly breakDown?: () => void;
  readonly recover?: () => void;
}

export function eventContract({
  create,
  event,
  effects,
  breakDown,
  recover,
}: EventContract): ContractTest[] {
  const newEvent = (): StoreEvent => ({
    siteId: randomUUID(),
    eventId: randomUUID(),
    entityId: randomUUID(),
    createdAt: new Date(),
    ...event,
  });
  const handleOnce = async (handler: EventHandler, given: StoreEvent): Promise<void> =>
    handler.handle(given, new AbortController().signal);

  const tests: ContractTest[] = [
    {
      name: 'acts once on an event, however often it arrives',
      run: async () => {
        const handler = await create();
        assert.ok(handler.events.includes(event.eventType), 'The handler must list the event.');
        const before = await effects();
        const given = newEvent();
        await handleOnce(handler, given);
        await handleOnce(handler, given);
        assert.equal((await effects()) - before, 1);
      },
    },
  ];
  if (breakDown && recover)
    tests.push({
      name: 'throws when its target is down, so that the event is retried',
      run: async () => {
        const handler = await create();
        const before = await effects();
        const given = newEvent();
        breakDown();
        await assert.rejects(() => handleOnce(handler, given));
        recover();
        await handleOnce(handler, given);
        assert.equal((await effects()) - before, 1);
      },
    });
  return tests;
}
