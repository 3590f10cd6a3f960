import { measure, type Db, type Measures } from '../db/index.ts';
import type { Reading } from '../http/index.ts';

/** However often the metrics are read, the database is measured once in this time. */
const MEASURE_EVERY_MS = 5_000;

/**
 * The gauges of the process and the database at the moment of a scrape. If the database is
 * unavailable, its gauges are omitted.
 */
export function createGauges(
  db: Db,
  hasSeenProxy: () => boolean,
): () => Promise<readonly Reading[]> {
  let last: { readonly at: number; readonly measures: Promise<Measures | undefined> } | undefined;
  const sum = (count: 'totalCount' | 'idleCount' | 'waitingCount'): number =>
    db.pools.reduce((total, pool) => total + pool[count], 0);
  return async () => {
    if (!last || performance.now() - last.at > MEASURE_EVERY_MS)
      last = { at: performance.now(), measures: measure(db).catch(() => undefined) };
    const measures = await last.measures;
    return [
      gauge('shopwright_database_up', 'Whether the database answered.', [
        { value: measures ? 1 : 0 },
      ]),
      gauge(
        'shopwright_database_connections',
        'Connections of this process to the database, and requests that wait for one.',
        [
          { labels: { state: 'open' }, value: sum('totalCount') },
          { labels: { state: 'idle' }, value: sum('idleCount') },
          { labels: { state: 'waiting' }, value: sum('waitingCount') },
        ],
      ),
      gauge(
        'shopwright_untrusted_proxy',
        'Whether requests look forwarded by a proxy that is not trusted.',
        [{ value: hasSeenProxy() ? 1 : 0 }],
      ),
      ...(measures ? databaseGauges(measures) : []),
    ];
  };
}

function databaseGauges({
  jobs,
  events,
  webhooks,
  messages,
  orders,
  backups,
}: Measures): Reading[] {
  const { oldestDueSeconds, ...states } = jobs;
  return [
    gauge(
      'shopwright_jobs',
      'Background jobs, by state.',
      Object.entries(states).map(([state, value]) => ({ labels: { state }, value })),
    ),
    gauge('shopwright_jobs_oldest_due_seconds', 'For how long the oldest job has been due.', [
      { value: oldestDueSeconds },
    ]),
    {
      ...gauge('shopwright_events_published_total', 'Events written to the outbox.', [
        { value: events },
      ]),
      type: 'counter',
    },
    gauge(
      'shopwright_webhook_deliveries',
      'Deliveries to webhooks that are not delivered, by state.',
      [
        { labels: { state: 'pending' }, value: webhooks.pending },
        { labels: { state: 'parked' }, value: webhooks.parked },
      ],
    ),
    gauge(
      'shopwright_webhooks_oldest_pending_seconds',
      'For how long the oldest pending delivery has waited.',
      [{ value: webhooks.oldestPendingSeconds }],
    ),
    gauge(
      'shopwright_messages',
      'Mails and text messages that are stored, by channel and state.',
      messages.map(({ channel, state, count }) => ({ labels: { channel, state }, value: count })),
    ),
    gauge(
      'shopwright_orders_24h',
      'Orders of the last 24 hours, by status and payment status.',
      orders.map(({ status, paymentStatus, count }) => ({
        labels: { status, payment_status: paymentStatus },
        value: count,
      })),
    ),
    gauge(
      'shopwright_backup_last_success_timestamp_seconds',
      'When the latest scheduled backup was finished, by location.',
      backups.flatMap(({ location, succeededAt }) =>
        succeededAt === null ? [] : [{ labels: { location }, value: succeededAt }],
      ),
    ),
    gauge(
      'shopwright_backup_last_failure_timestamp_seconds',
      'When a scheduled backup failed last, by location.',
      backups.flatMap(({ location, failedAt }) =>
        failedAt === null ? [] : [{ labels: { location }, value: failedAt }],
      ),
    ),
  ];
}

const gauge = (name: string, help: string, values: Reading['values']): Reading => ({
  name,
  help,
  values,
});
