import sql from 'sql-template-tag';
import { isAlive, type Db } from '../../db/index.ts';

export interface KeyRow {
  readonly requestMark: string;
  readonly status: number | null;
  readonly answer: string | null;
  readonly createdAt: Date;
}

interface Key {
  readonly siteId: string;
  readonly scope: string;
  readonly key: string;
}

/** Undefined: it is ours now. Else what stands there. One whose process is dead, or that was left under way before `stale`, is taken over. */
export async function takeKey(
  db: Pick<Db, 'query' | 'life'>,
  { siteId, scope, key }: Key,
  requestMark: string,
  now: Date,
  stale: Date,
): Promise<KeyRow | undefined> {
  const life = db.life ?? null;
  const taken =
    await db.query(sql`insert into idempotency_key (site_id, scope, key, request_mark, created_at, holder) values (${siteId}, ${scope}, ${key}, ${requestMark}, ${now}, ${life})
    on conflict (site_id, scope, key) do update set created_at = excluded.created_at, holder = excluded.holder
      where idempotency_key.status is null and idempotency_key.request_mark = excluded.request_mark and (idempotency_key.created_at < ${stale}
        or (idempotency_key.holder <> excluded.holder and not ${isAlive(sql`idempotency_key.holder`)}))
    returning 1`);
  if (taken.length > 0) return undefined;
  const [row] = await db.query<KeyRow>(
    sql`select request_mark as "requestMark", status, answer, created_at as "createdAt" from idempotency_key where site_id = ${siteId} and scope = ${scope} and key = ${key}`,
  );
  return row;
}

export async function keepAnswer(
  db: Pick<Db, 'query'>,
  { siteId, scope, key }: Key,
  status: number,
  answer: string,
): Promise<void> {
  await db.query(
    sql`update idempotency_key set status = ${status}, answer = ${answer} where site_id = ${siteId} and scope = ${scope} and key = ${key}`,
  );
}

export async function dropKey(db: Pick<Db, 'query'>, { siteId, scope, key }: Key): Promise<void> {
  await db.query(
    sql`delete from idempotency_key where site_id = ${siteId} and scope = ${scope} and key = ${key} and status is null`,
  );
}

export async function forgetKeys(db: Pick<Db, 'query'>, before: Date): Promise<void> {
  await db.query(sql`delete from idempotency_key where created_at < ${before}`);
}
