import sql, { empty } from 'sql-template-tag';
import { first, type Reader } from '../../../db/index.ts';

export interface SingleUseRow {
  readonly siteId: string;
  readonly memberId: string | null;
  readonly clientId: string | null;
  readonly codeHash: Buffer | null;
  readonly attempts: number;
  readonly data: Readonly<Record<string, unknown>>;
  readonly createdAt: Date;
  readonly expiresAt: Date;
  readonly usedAt: Date | null;
  readonly sessionId: string | null;
}

interface Named {
  readonly siteId: string;
  readonly kind: string;
  readonly hash: Buffer;
}

const columns = sql`site_id as "siteId", member_id as "memberId", client_id as "clientId", code_hash as "codeHash", attempts, data,
  created_at as "createdAt", expires_at as "expiresAt", used_at as "usedAt", session_id as "sessionId"`;
const named = ({ siteId, kind, hash }: Named) =>
  sql`site_id = ${siteId} and kind = ${kind} and token_hash = ${hash}`;

export async function insertSingleUse(
  db: Reader,
  row: Named & {
    memberId: string | null;
    clientId: string | null;
    codeHash: Buffer | null;
    data: object;
    now: Date;
    expiresAt: Date;
  },
): Promise<boolean> {
  const rows =
    await db.query(sql`insert into single_use (site_id, kind, token_hash, member_id, client_id, code_hash, data, created_at, expires_at)
    values (${row.siteId}, ${row.kind}, ${row.hash}, ${row.memberId}, ${row.clientId}, ${row.codeHash}, ${JSON.stringify(row.data)}, ${row.now}, ${row.expiresAt})
    on conflict do nothing returning kind`);
  return rows.length > 0;
}

/** Revokes older tokens of the same kind. */
export async function deleteSingleUseOf(
  db: Reader,
  siteId: string,
  memberId: string,
  kinds: readonly string[],
): Promise<void> {
  await db.query(
    sql`delete from single_use where site_id = ${siteId} and member_id = ${memberId} and kind = any(${kinds}) and used_at is null`,
  );
}

/** Revokes older tokens of staff, whose id is in the data of the token. */
export async function deleteSingleUseOfStaff(
  db: Reader,
  siteId: string,
  staffId: string,
  kind: string,
): Promise<void> {
  await db.query(
    sql`delete from single_use where site_id = ${siteId} and kind = ${kind} and data->>'staffId' = ${staffId} and used_at is null`,
  );
}

/** Locks the token in any state; the caller checks whether it is used or expired. */
export async function lockSingleUse(db: Reader, what: Named): Promise<SingleUseRow | undefined> {
  return first(
    await db.query<SingleUseRow>(
      sql`select ${columns} from single_use where ${named(what)} for update`,
    ),
  );
}

/** Marks the token as used; undefined if it was used or has expired. */
export async function useSingleUse(
  db: Reader,
  what: Named,
  now: Date,
): Promise<SingleUseRow | undefined> {
  return first(
    await db.query<SingleUseRow>(
      sql`update single_use set used_at = ${now} where ${named(what)} and used_at is null and expires_at > ${now} returning ${columns}`,
    ),
  );
}

/** Counts an attempt before it is checked, so that concurrent attempts count too. */
export async function countAttempt(
  db: Reader,
  what: Named,
  now: Date,
  maxAttempts: number,
): Promise<SingleUseRow | undefined> {
  return first(
    await db.query<SingleUseRow>(sql`update single_use set attempts = attempts + 1
    where ${named(what)} and used_at is null and expires_at > ${now} and attempts < ${maxAttempts} returning ${columns}`),
  );
}

export async function changeSingleUse(
  db: Reader,
  what: Named,
  change: { codeHash?: Buffer; data?: object; sessionId?: string },
): Promise<void> {
  await db.query(sql`update single_use set code_hash = coalesce(${change.codeHash ?? null}, code_hash), data = data || ${JSON.stringify(change.data ?? {})}::jsonb
    ${change.sessionId === undefined ? empty : sql`, session_id = ${change.sessionId}`} where ${named(what)}`);
}

/** A push is answered under its transaction ID, which the push message contains. */
export async function answerPushOf(
  db: Reader,
  siteId: string,
  memberId: string,
  transactionId: string,
  approve: boolean,
  now: Date,
): Promise<boolean> {
  const rows =
    await db.query(sql`update single_use set data = data || ${JSON.stringify({ push: approve ? 'approved' : 'denied' })}::jsonb
    where site_id = ${siteId} and member_id = ${memberId} and kind = 'state' and data->>'transactionId' = ${transactionId}
      and data->>'push' = 'asked' and used_at is null and expires_at > ${now} returning kind`);
  return rows.length > 0;
}

/**
 * Deletes expired tokens, except recent authorization codes: a replayed code ends the session that
 * it opened.
 */
export async function deleteOldSingleUse(
  db: Reader,
  { codesBefore, othersBefore }: { codesBefore: Date; othersBefore: Date },
): Promise<void> {
  await db.query(
    sql`delete from single_use where expires_at < ${codesBefore} or (expires_at < ${othersBefore} and kind <> 'code')`,
  );
}
