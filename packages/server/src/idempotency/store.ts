import sql from 'sql-template-tag';
import { isAlive, type Db } from '../db/index.ts';

export interface KeyRow {
  /** The fingerprint of the request that the key came with. */
  readonly requestMark: string;
  /** Null while the request is in progress. */
  readonly status: number | null;
  readonly answer: string | null;
  readonly createdAt: Date;
}

export interface StoredKey {
  readonly siteId: string;
  readonly scope: string;
  readonly key: string;
}

/**
 * Claims the key for this request. Undefined on success, otherwise the row of the request that has
 * the key. A request in progress loses its key when its process has died or it started before
 * `abandonedBefore`.
 */
export async function claimKey(
  db: Pick<Db, 'query' | 'processNumber'>,
  { siteId, scope, key }: StoredKey,
  {
    fingerprint,
    now,
    abandonedBefore,
  }: { readonly fingerprint: string; readonly now: Date; readonly abandonedBefore: Date },
): Promise<KeyRow | undefined> {
  const processNumber = db.processNumber ?? null;
  const claimed =
    await db.query(sql`insert into idempotency_key (site_id, scope, key, request_mark, created_at, holder) values (${siteId}, ${scope}, ${key}, ${fingerprint}, ${now}, ${processNumber})
    on conflict (site_id, scope, key) do update set created_at = excluded.created_at, holder = excluded.holder
      where idempotency_key.status is null and idempotency_key.request_mark = excluded.request_mark and (idempotency_key.created_at < ${abandonedBefore}
        or (idempotency_key.holder <> excluded.holder and not ${isAlive(sql`idempotency_key.holder`)}))
    returning 1`);
  if (claimed.length > 0) return undefined;
  const [row] = await db.query<KeyRow>(
    sql`select request_mark as "requestMark", status, answer, created_at as "createdAt" from idempotency_key where site_id = ${siteId} and scope = ${scope} and key = ${key}`,
  );
  return row;
}

export async function saveAnswer(
  db: Pick<Db, 'query'>,
  { siteId, scope, key }: StoredKey,
  status: number,
  answer: string,
): Promise<void> {
  await db.query(
    sql`update idempotency_key set status = ${status}, answer = ${answer} where site_id = ${siteId} and scope = ${scope} and key = ${key}`,
  );
}

/** Only while the request is in progress: a stored answer stays. */
export async function releaseKey(
  db: Pick<Db, 'query'>,
  { siteId, scope, key }: StoredKey,
): Promise<void> {
  await db.query(
    sql`delete from idempotency_key where site_id = ${siteId} and scope = ${scope} and key = ${key} and status is null`,
  );
}

export async function deleteOldKeys(db: Pick<Db, 'query'>, before: Date): Promise<void> {
  await db.query(sql`delete from idempotency_key where created_at < ${before}`);
}
