import pg from 'pg';
import sql, { type Sql } from 'sql-template-tag';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Log } from '../kernel/log.ts';

export interface Subscription {
  onMessage(payload: string): void;
  /**
   * Called when listening works again after a gap, in which messages may have been missed: drop
   * cached state.
   */
  onReconnect?(): void;
}

export interface Listener {
  listen(channel: string, subscription: Subscription): Promise<() => Promise<void>>;
  close(): Promise<void>;
}

/** A dead connection is detected within the sum of both. */
const PING_INTERVAL_MS = 2_000;
const PING_TIMEOUT_MS = 2_000;
const MAX_BACKOFF_MS = 1_000;

/**
 * The class of the advisory locks that show which processes are alive. Each process holds one on
 * this connection, so the lock ends with its process.
 */
const PROCESS_LOCK_CLASS = 1_937_076_023;

/** An SQL condition: the process with this number is alive. */
export const isAlive = (
  processNumber: Sql,
): Sql => sql`exists (select from pg_locks where locktype = 'advisory' and classid = ${sql([String(PROCESS_LOCK_CLASS)])} and objid = ${processNumber}::bigint::oid and objsubid = 2
  and database = (select oid from pg_database where datname = current_database()))`;

/**
 * One connection for all LISTENs of this process, opened with the first. It reconnects; a query
 * every two seconds detects a connection that was lost silently.
 */
export function createListener(
  config: pg.ClientConfig,
  log: Log,
  {
    processNumber,
    Client = pg.Client,
  }: { processNumber?: number | undefined; Client?: typeof pg.Client | undefined },
): Listener {
  const channels = new Map<string, Set<Subscription>>();
  const closing = new AbortController();
  let connection: Promise<pg.Client> | undefined;
  /** The connection, while it is open. */
  let live: pg.Client | undefined;
  let lastQuery: Promise<unknown> = Promise.resolve();

  return { listen, close };

  async function listen(channel: string, subscription: Subscription): Promise<() => Promise<void>> {
    const subscriptions = channels.get(channel) ?? new Set();
    channels.set(channel, subscriptions.add(subscription));
    connection ??= connectAgain();
    // If the connection is lost now, the next one listens to all channels.
    await send(await connection, `LISTEN ${pg.escapeIdentifier(channel)}`).catch(() => undefined);
    return async () => {
      subscriptions.delete(subscription);
      if (subscriptions.size > 0 || closing.signal.aborted) return;
      channels.delete(channel);
      // Without a connection there is nothing to undo: the next one listens only to the remaining
      // channels. Waiting for it would keep the process from stopping while the database is down.
      if (live) await send(live, `UNLISTEN ${pg.escapeIdentifier(channel)}`).catch(() => undefined);
    };
  }

  async function close(): Promise<void> {
    closing.abort();
    const client = await connection?.catch(() => undefined);
    await client?.end();
  }

  async function connectAgain(): Promise<pg.Client> {
    for (let pause = 50; ; pause = Math.min(pause * 2, MAX_BACKOFF_MS)) {
      closing.signal.throwIfAborted();
      try {
        return await connect();
      } catch (error) {
        if (pause === MAX_BACKOFF_MS)
          log.warn(
            { event: 'database.listener_unavailable', err: error },
            'Could not reconnect to receive database notifications; retrying',
          );
        await sleep(pause, undefined, { signal: closing.signal });
      }
    }
  }

  async function connect(): Promise<pg.Client> {
    const client = new Client({ ...config, query_timeout: PING_TIMEOUT_MS });
    let isUp = false;
    const onLost = (error?: unknown) => {
      if (!isUp || closing.signal.aborted) return;
      isUp = false;
      live = undefined;
      log.warn(
        { event: 'database.listener_lost', err: error },
        'The connection for database notifications was lost; reconnecting',
      );
      connection = connectAgain().then((next) => (announceGap(), next));
      connection.catch(() => undefined);
      client.end().catch(() => undefined);
    };
    client.on('error', onLost);
    client.on('end', onLost);
    client.on('notification', ({ channel, payload }) => {
      for (const { onMessage } of channels.get(channel) ?? [])
        guarded(() => onMessage(payload ?? ''));
    });
    await client.connect();
    if (processNumber !== undefined)
      await send(client, `SELECT pg_advisory_lock_shared(${PROCESS_LOCK_CLASS}, ${processNumber})`);
    for (const channel of channels.keys())
      await send(client, `LISTEN ${pg.escapeIdentifier(channel)}`);
    isUp = true;
    live = client;
    ping(client).catch(onLost);
    return client;
  }

  async function ping(client: pg.Client): Promise<never> {
    for (;;) {
      await sleep(PING_INTERVAL_MS, undefined, { ref: false, signal: closing.signal });
      await send(client, 'SELECT 1');
    }
  }

  /** The driver runs one query at a time. */
  function send(client: pg.Client, text: string): Promise<unknown> {
    const query = lastQuery.then(() => client.query(text));
    lastQuery = query.catch(() => undefined);
    return query;
  }

  function announceGap(): void {
    for (const subscriptions of channels.values()) {
      for (const subscription of subscriptions) guarded(() => subscription.onReconnect?.());
    }
  }

  /** An error of one subscriber must not affect the others. */
  function guarded(call: () => void): void {
    try {
      call();
    } catch (error) {
      log.error(
        { event: 'database.listener_failed', err: error },
        'A handler of a database notification failed',
      );
    }
  }
}
