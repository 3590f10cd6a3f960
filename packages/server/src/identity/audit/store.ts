import sql, { empty } from 'sql-template-tag';
import type { AuditAction } from '@shopwright/contract/identity/audit';
import type { Reader } from '../../db/index.ts';

export interface AuditRow {
  readonly siteId: string;
  readonly auditId: string;
  readonly at: Date;
  readonly action: AuditAction;
  readonly subject: string;
  readonly actorRole: string;
  readonly actorId: string;
  readonly elevated: boolean;
  readonly target: string | null;
  readonly outcome: string;
  readonly address: string | null;
  readonly requestId: string | null;
  readonly detail: Readonly<Record<string, unknown>>;
}

/** Inserts many entries with one statement. */
export async function insertAudit(db: Reader, rows: readonly AuditRow[]): Promise<void> {
  await db.query(sql`insert into audit (site_id, audit_id, at, action, subject, actor_role, actor_id, elevated, target, outcome, address, request_id, detail)
    select "siteId", "auditId", at, action, subject, "actorRole", "actorId", elevated, target, outcome, address, "requestId", detail
    from json_to_recordset(${JSON.stringify(rows)}::json) as a ("siteId" uuid, "auditId" uuid, at timestamptz, action text, subject text, "actorRole" text, "actorId" text,
      elevated boolean, target text, outcome text, address text, "requestId" text, detail jsonb)
    where exists (select from site where site_id = "siteId") on conflict do nothing`);
}

/** For an entry that was stored with the change before the call failed. */
export async function saveOutcome(
  db: Reader,
  { siteId, auditId, outcome }: Pick<AuditRow, 'siteId' | 'auditId' | 'outcome'>,
): Promise<void> {
  await db.query(
    sql`update audit set outcome = ${outcome} where site_id = ${siteId} and audit_id = ${auditId}`,
  );
}

export interface AuditQuery {
  readonly siteId: string;
  readonly action?: AuditAction | undefined;
  readonly actorId?: string | undefined;
  readonly target?: string | undefined;
  readonly before?: string | undefined;
  readonly limit: number;
}

/** Newest first. */
export async function findAudit(db: Reader, query: AuditQuery): Promise<AuditRow[]> {
  return db.query<AuditRow>(sql`select site_id as "siteId", audit_id as "auditId", at, action, subject, actor_role as "actorRole", actor_id as "actorId", elevated, target, outcome,
      address, request_id as "requestId", detail from audit
    where site_id = ${query.siteId} ${query.before === undefined ? empty : sql`and audit_id < ${query.before}`} ${query.action === undefined ? empty : sql`and action = ${query.action}`}
      ${query.actorId === undefined ? empty : sql`and actor_id = ${query.actorId}`} ${query.target === undefined ? empty : sql`and target = ${query.target}`}
    order by audit_id desc limit ${query.limit}`);
}

export async function deleteOldAudit(db: Reader, before: Date): Promise<void> {
  await db.query(sql`delete from audit where at < ${before}`);
}
