import sql from 'sql-template-tag';
import type { Db } from './open.ts';

/** The work that waits in the database, for metrics. */
export interface Measures {
  readonly jobs: {
    readonly due: number;
    readonly scheduled: number;
    readonly running: number;
    readonly failed: number;
    readonly oldestDueSeconds: number;
  };
  /** The number of all published events. */
  readonly events: number;
  readonly webhooks: {
    readonly pending: number;
    readonly parked: number;
    readonly oldestPendingSeconds: number;
  };
  readonly messages: readonly {
    readonly channel: string;
    readonly state: string;
    readonly count: number;
  }[];
  /** Of the last 24 hours: a count of all orders would read the whole table. */
  readonly orders: readonly {
    readonly status: string;
    readonly paymentStatus: string;
    readonly count: number;
  }[];
  /** Scheduled backups, in seconds since 1970. */
  readonly backups: readonly {
    readonly location: string;
    readonly succeededAt: number | null;
    readonly failedAt: number | null;
  }[];
}

export async function measure(db: Pick<Db, 'query'>): Promise<Measures> {
  const [[jobs], [events], [webhooks], messages, orders, backups] = await Promise.all([
    db.query<Measures['jobs']>(sql`
      select count(*) filter (where locked_at is null and run_at <= now() and attempts < max_attempts)::int as due,
        count(*) filter (where locked_at is null and run_at > now() and attempts < max_attempts)::int as scheduled,
        count(*) filter (where locked_at is not null)::int as running,
        count(*) filter (where locked_at is null and attempts >= max_attempts)::int as failed,
        coalesce(extract(epoch from now() - min(run_at) filter (where locked_at is null and run_at <= now() and attempts < max_attempts)), 0)::float8 as "oldestDueSeconds"
      from graphile_worker._private_jobs`),
    db.query<{ events: number }>(
      sql`select coalesce(max(position), 0)::float8 as events from outbox`,
    ),
    db.query<Measures['webhooks']>(sql`
      select count(*) filter (where state = 'PENDING')::int as pending, count(*) filter (where state = 'PARKED')::int as parked,
        coalesce(extract(epoch from now() - min(created_at) filter (where state = 'PENDING')), 0)::float8 as "oldestPendingSeconds"
      from webhook_delivery where state <> 'DELIVERED'`),
    db.query<Measures['messages'][number]>(
      sql`select channel, state, count(*)::int as count from message group by channel, state order by channel, state`,
    ),
    db.query<Measures['orders'][number]>(sql`
      select status, payment_status as "paymentStatus", count(*)::int as count
      from site join orders using (site_id) where orders.created_at > now() - interval '24 hours' group by 1, 2 order by 1, 2`),
    db.query<Measures['backups'][number]>(sql`
      select location, extract(epoch from succeeded_at)::float8 as "succeededAt", extract(epoch from failed_at)::float8 as "failedAt"
      from backup_state order by location`),
  ]);
  return {
    jobs: jobs ?? { due: 0, scheduled: 0, running: 0, failed: 0, oldestDueSeconds: 0 },
    events: events?.events ?? 0,
    webhooks: webhooks ?? { pending: 0, parked: 0, oldestPendingSeconds: 0 },
    messages,
    orders,
    backups,
  };
}
