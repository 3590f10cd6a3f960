import { setTimeout as sleep } from 'node:timers/promises';
import type { Db } from '../db/index.ts';
import type { createSigningKeys } from '../identity/index.ts';
import type { Clock } from '../kernel/clock.ts';
import { backoffMs } from '../kernel/backoff.ts';
import { newId } from '../kernel/ids.ts';
import type { Log } from '../kernel/log.ts';
import { fetchExternal } from '../kernel/outbound.ts';
import {
  atOnce,
  isOver,
  overBefore,
  pauseMs,
  RETRY_DELAYS,
  failureReason,
} from './rules/attempts.ts';
import { signEvent } from './sign.ts';
import {
  closeLane,
  findDueWebhooks,
  findNext,
  extendLease,
  releaseLane,
  markDelivered,
  markFailed,
  noteFailure,
  noteSuccess,
  parkOverdue,
  pauseWebhook,
  leaseLanes,
  type DueWebhook,
  type LeasedLane,
  type NextDelivery,
} from './store/lanes.ts';

export interface DeliveryDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly keys: Pick<ReturnType<typeof createSigningKeys>, 'current'>;
  readonly log: Log;
  /** During development, local receivers are allowed. */
  readonly allowPrivate: boolean;
  readonly random?: () => number;
}

const POLL_INTERVAL_MS = 1_000;
const RESPONSE_TIMEOUT_MS = 10_000;
/** Longer than an attempt can take: a lane held for longer belongs to a process that is gone. */
const LEASE_MS = 60_000;
const MAX_PARKED_PER_STATEMENT = 5_000;
/** Then other entities of the same webhook get their turn. */
const MAX_CONSECUTIVE_DELIVERIES = 50;

/**
 * Delivers events to webhooks: at least once, in order for each entity, many entities and webhooks
 * concurrently. Each webhook has its own few slots, so a slow or dead one does not delay others.
 * Any number of processes may deliver; a lane is leased by one of them, and the lease expires when
 * that process is gone.
 */
export function createDeliveries(deps: DeliveryDeps) {
  const { db, clock, log } = deps;
  const underWay = new Map<string, number>();
  const working = new Set<Promise<void>>();

  /** Starts the due deliveries that have a free slot; returns their number. */
  async function begin(): Promise<number> {
    let begun = 0;
    for (const webhook of await findDueWebhooks(db, clock())) {
      const free = atOnce(webhook.failures) - (underWay.get(webhook.webhookId) ?? 0);
      if (free <= 0) continue;
      const lanes = await leaseLanes(db, webhook, {
        now: clock(),
        until: new Date(clock().getTime() + LEASE_MS),
        limit: free,
        lease: newId(),
      });
      for (const lane of lanes) track(webhook, lane);
      begun += lanes.length;
    }
    return begun;
  }

  function track(webhook: DueWebhook, lane: LeasedLane): void {
    underWay.set(lane.webhookId, (underWay.get(lane.webhookId) ?? 0) + 1);
    const work = deliverLane(deps, webhook, lane)
      .catch((error: unknown) => {
        // The lease expires, and the delivery is retried.
        log.error(
          {
            event: 'webhook.delivery_failed',
            err: error,
            webhook: lane.webhookId,
            entity: lane.entityId,
          },
          'Could not deliver a webhook because of a bug; it is retried',
        );
      })
      .finally(() => {
        const left = (underWay.get(lane.webhookId) ?? 1) - 1;
        if (left === 0) underWay.delete(lane.webhookId);
        else underWay.set(lane.webhookId, left);
        working.delete(work);
      });
    working.add(work);
  }

  return {
    /** Until the signal; then finishes what is in progress. */
    async run(signal: AbortSignal): Promise<void> {
      while (!signal.aborted) {
        const begun = await begin().catch((error: unknown) => {
          log.warn(
            { event: 'webhook.poll_failed', err: error },
            'Could not read the due webhook deliveries; retrying',
          );
          return 0;
        });
        // Poll immediately when a slot becomes free.
        const rest = new AbortController();
        const wait = sleep(POLL_INTERVAL_MS, undefined, {
          signal: AbortSignal.any([signal, rest.signal]),
        }).catch(() => undefined);
        await (begun > 0 || working.size > 0 ? Promise.race([wait, ...working]) : wait);
        rest.abort();
      }
      await Promise.all(working);
    },
    /** Delivers everything that is due now. */
    async once(): Promise<void> {
      while ((await begin()) > 0 || working.size > 0) await Promise.race(working);
    },
  };
}

/** Delivers the events of one entity in order, until none waits or one fails. */
async function deliverLane(
  deps: DeliveryDeps,
  webhook: DueWebhook,
  lane: LeasedLane,
): Promise<void> {
  const { db, clock } = deps;
  for (let deliveries = 0; deliveries < MAX_CONSECUTIVE_DELIVERIES; deliveries += 1) {
    if (deliveries > 0 && !(await extendLease(db, lane, new Date(clock().getTime() + LEASE_MS))))
      return;
    const next = await findNext(db, lane);
    if (!next) return db.tx((tx) => closeLane(tx, lane, clock()));

    const { status, error } = await sendEvent(deps, webhook.url, next);
    const at = clock();
    if (error === undefined) {
      await noteSuccess(db, lane, at);
      await markDelivered(db, next, { at, status: status ?? 0 });
      continue;
    }
    const park = isOver(next, at);
    await markFailed(db, next, { at, status, error, park });
    await pauseIfFailing(deps, lane, at);
    const waitMs = park
      ? 0
      : backoffMs(next.attempts + 1, { ...RETRY_DELAYS, random: deps.random ?? Math.random });
    return releaseLane(db, lane, new Date(at.getTime() + waitMs));
  }
  await releaseLane(db, lane, clock());
}

/**
 * A dead receiver costs one attempt an hour, however many events wait for it. The owner reads the
 * pause in the list of webhooks.
 */
async function pauseIfFailing(
  { db, log }: DeliveryDeps,
  lane: LeasedLane,
  at: Date,
): Promise<void> {
  const failures = await noteFailure(db, lane);
  const pause = pauseMs(failures);
  if (pause === 0) return;
  const until = new Date(at.getTime() + pause);
  await pauseWebhook(db, lane, until);
  await parkOverdue(db, lane, {
    before: overBefore(at),
    error: 'The webhook was paused because its receiver kept failing.',
    limit: MAX_PARKED_PER_STATEMENT,
  });
  log.warn(
    { event: 'webhook.paused', webhook: lane.webhookId, failures, until: until.toISOString() },
    'A webhook is paused because its receiver keeps failing',
  );
}

async function sendEvent(
  deps: DeliveryDeps,
  url: string,
  event: NextDelivery,
): Promise<{ status?: number; error?: string }> {
  const body = await signEvent(deps, event);
  try {
    const { status } = await fetchExternal(url, {
      method: 'POST',
      body,
      maxBytes: 1_000_000,
      timeoutMs: RESPONSE_TIMEOUT_MS,
      allowPrivate: deps.allowPrivate,
      headers: {
        'content-type': 'text/plain; charset=utf-8',
        'content-length': String(Buffer.byteLength(body)),
        'x-shopwright-delivery': event.deliveryId,
        'x-shopwright-event': event.eventId,
      },
    });
    const error = failureReason(status);
    return { status, ...(error !== undefined && { error }) };
  } catch (error) {
    return { error: words(error) };
  }
}

/** Node's error for a connection that failed on every address has no message; its parts do. */
function words(error: unknown): string {
  if (error instanceof AggregateError) return error.errors.map(words).join('; ').slice(0, 500);
  return (error instanceof Error ? error.message || error.name : String(error)).slice(0, 500);
}
