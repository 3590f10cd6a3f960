import pg from 'pg';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Log } from '../kernel/log.ts';
import { TransientError } from '../kernel/transient-error.ts';

/**
 * A client that connects to the primary of several PostgreSQL servers: libpq's
 * `target_session_attrs=read-write`, which the driver lacks. After a fail-over, connections go to
 * the promoted standby.
 */

interface Server {
  readonly host: string;
  readonly port: number;
}

interface State {
  readonly writable: boolean;
  /** Higher after each promotion. */
  readonly timeline: number;
}

/** Shorter than the connection timeout of a pool: those who wait for a search connect after it. */
const SEARCH_MS = 1_500;
const PROBE_TIMEOUT_MS = 1_000;
const RETRY_MS = 100;

const STATE = `SELECT NOT pg_is_in_recovery() AND NOT current_setting('transaction_read_only')::boolean AS writable,
  CASE WHEN pg_is_in_recovery() THEN 0 ELSE ('x' || left(pg_walfile_name(pg_current_wal_lsn()), 8))::bit(32)::int END AS timeline`;

export function createPrimaryClient(
  urls: readonly [string, ...string[]],
  log: Log,
): typeof pg.Client {
  const servers = urls.map((connectionString): Server => {
    const { host, port } = new pg.Client({ connectionString });
    return { host, port };
  });
  let current = servers[0] as Server;
  let search: Promise<void> | undefined;
  /** Of the newest primary that was seen. */
  let newestTimeline = 0;

  /** An old primary that comes back has missed the orders of the new one. */
  const isPrimary = ({ writable, timeline }: State): boolean =>
    writable && timeline >= newestTimeline;

  const searchPrimary = async (config: pg.ClientConfig): Promise<void> => {
    for (const end = performance.now() + SEARCH_MS; ; await sleep(RETRY_MS)) {
      const states = await Promise.all(servers.map((server) => probe(config, server)));
      const found = choosePrimary(
        states.map((state) => (state && isPrimary(state) ? state : null)),
      );
      const server = found === undefined ? undefined : servers[found];
      if (server) {
        if (server !== current)
          log.warn(
            { event: 'database.primary_changed', host: server.host, port: server.port },
            'Another PostgreSQL server is the primary now',
          );
        current = server;
        return;
      }
      if (performance.now() > end)
        throw new TransientError('No server of DATABASE_URL accepts writes at the moment.');
    }
  };

  return class PrimaryClient extends pg.Client {
    readonly #config: pg.ClientConfig;

    constructor(config: pg.ClientConfig = {}) {
      super(config);
      this.#config = config;
      // Lost between its connection and its first user.
      this.on('error', () => undefined);
    }

    override connect(): Promise<this>;
    override connect(callback: (error: Error) => void): void;
    override connect(callback?: (error: Error) => void): Promise<this> | void {
      const connected = this.#connectToPrimary();
      if (!callback) return connected;
      // The driver calls back without an error when the connection is open.
      const done = callback as (error?: unknown) => void;
      connected.then(() => done(), done);
    }

    async #connectToPrimary(): Promise<this> {
      await search;
      const server = current;
      Object.assign(this, server);
      try {
        await super.connect();
        const state = await readState(this);
        if (!isPrimary(state))
          throw new TransientError('The PostgreSQL server is not the primary any more.');
        newestTimeline = state.timeline;
        return this;
      } catch (error) {
        await this.end().catch(() => undefined);
        if (server === current && !search) {
          search = searchPrimary(this.#config).finally(() => (search = undefined));
          // Its failure belongs to those who wait for it.
          search.catch(() => undefined);
        }
        throw error;
      }
    }
  };
}

/** The index of the primary. Of two that accept writes, the one that was promoted last. */
export function choosePrimary(states: readonly (State | null)[]): number | undefined {
  let chosen: number | undefined;
  for (const [index, state] of states.entries()) {
    const best = chosen === undefined ? undefined : states[chosen];
    if (state?.writable && state.timeline > (best?.timeline ?? 0)) chosen = index;
  }
  return chosen;
}

async function readState(client: pg.Client): Promise<State> {
  const { rows } = await client.query<State>(STATE);
  return rows[0] ?? { writable: false, timeline: 0 };
}

/** Undefined when the server does not answer. */
async function probe(config: pg.ClientConfig, server: Server): Promise<State | undefined> {
  const client = new pg.Client({
    ...config,
    connectionTimeoutMillis: PROBE_TIMEOUT_MS,
    query_timeout: PROBE_TIMEOUT_MS,
  });
  client.on('error', () => undefined);
  Object.assign(client, server);
  try {
    await client.connect();
    return await readState(client);
  } catch {
    return undefined;
  } finally {
    await client.end().catch(() => undefined);
  }
}
