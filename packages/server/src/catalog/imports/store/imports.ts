import sql from 'sql-template-tag';
import type { Reader, Tx } from '../../../db/index.ts';
import type { StoredImport, StoredProblem } from '../rules/stored-import.ts';

const importColumns = sql`import_id as "importId", file_name as "fileName", state, format, encoding,
  separator, bytes::float8 as bytes, columns, update_existing as "updateExisting",
  fetch_images as "fetchImages", entries_done as "entriesDone", bytes_read::float8 as "bytesRead",
  problem_count as "problemCount", validation, result, failure, created_by as "createdBy",
  created_at as "createdAt", started_at as "startedAt", finished_at as "finishedAt"`;

export async function insertImport(tx: Reader, siteId: string, row: StoredImport): Promise<void> {
  await tx.query(sql`insert into catalog_import (site_id, import_id, file_name, state, bytes, columns,
      update_existing, fetch_images, entries_done, bytes_read, problem_count, created_by, created_at)
    values (${siteId}, ${row.importId}, ${row.fileName}, ${row.state}, ${row.bytes},
      ${JSON.stringify(row.columns)}, ${row.updateExisting}, ${row.fetchImages}, ${row.entriesDone},
      ${row.bytesRead}, ${row.problemCount}, ${row.createdBy}, ${row.createdAt})`);
}

export async function findImport(
  db: Reader,
  siteId: string,
  importId: string,
): Promise<StoredImport | undefined> {
  const rows = await db.query<StoredImport>(sql`select ${importColumns} from catalog_import
    where site_id = ${siteId} and import_id = ${importId}`);
  return rows[0];
}

export async function lockImport(
  tx: Tx,
  siteId: string,
  importId: string,
): Promise<StoredImport | undefined> {
  const rows = await tx.query<StoredImport>(sql`select ${importColumns} from catalog_import
    where site_id = ${siteId} and import_id = ${importId} for update`);
  return rows[0];
}

export function listImports(
  db: Reader,
  siteId: string,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<StoredImport[]> {
  return db.query<StoredImport>(sql`select ${importColumns} from catalog_import
    where site_id = ${siteId}
    order by created_at desc, import_id desc limit ${limit} offset ${offset}`);
}

/** Imports that wait for the merchant. */
export async function countOpenImports(db: Reader, siteId: string): Promise<number> {
  const rows = await db.query<{ count: number }>(
    sql`select count(*)::int as count from catalog_import
      where site_id = ${siteId} and state in ('AWAITING_FILE', 'READY', 'VALIDATED')`,
  );
  return rows[0]?.count ?? 0;
}

export async function saveImport(tx: Reader, siteId: string, row: StoredImport): Promise<void> {
  await tx.query(sql`update catalog_import set state = ${row.state}, format = ${row.format},
      encoding = ${row.encoding}, separator = ${row.separator}, bytes = ${row.bytes},
      columns = ${JSON.stringify(row.columns)}, update_existing = ${row.updateExisting},
      fetch_images = ${row.fetchImages}, entries_done = ${row.entriesDone},
      bytes_read = ${row.bytesRead}, problem_count = ${row.problemCount},
      validation = ${row.validation === null ? null : JSON.stringify(row.validation)}::jsonb,
      result = ${row.result === null ? null : JSON.stringify(row.result)}::jsonb,
      failure = ${row.failure}, started_at = ${row.startedAt}, finished_at = ${row.finishedAt}
    where site_id = ${siteId} and import_id = ${row.importId}`);
}

export async function deleteImport(tx: Reader, siteId: string, importId: string): Promise<void> {
  await tx.query(
    sql`delete from catalog_import where site_id = ${siteId} and import_id = ${importId}`,
  );
}

export async function insertProblems(
  tx: Tx,
  siteId: string,
  importId: string,
  problems: readonly StoredProblem[],
): Promise<void> {
  if (problems.length === 0) return;
  // PostgreSQL stores no null character.
  const rows = JSON.stringify(problems).replaceAll(String.raw`\u0000`, '');
  await tx.query(sql`insert into catalog_import_problem
      (site_id, import_id, position, line, product, title, value, problem, reason, rejected)
    select ${siteId}, ${importId}, position, line, product, title, value, code, reason, rejected
    from jsonb_to_recordset(${rows}::jsonb) as problem (position integer, line integer,
      product text, title text, value text, code text, reason text, rejected boolean)`);
}

export async function deleteProblems(tx: Tx, siteId: string, importId: string): Promise<void> {
  await tx.query(
    sql`delete from catalog_import_problem where site_id = ${siteId} and import_id = ${importId}`,
  );
}

export function listProblems(
  db: Reader,
  siteId: string,
  importId: string,
  { after, limit }: { readonly after: number; readonly limit: number },
): Promise<StoredProblem[]> {
  return db.query<StoredProblem>(sql`select position, line, product, title, value, problem as code,
      reason, rejected
    from catalog_import_problem
    where site_id = ${siteId} and import_id = ${importId} and position > ${after}
    order by position limit ${limit}`);
}

export interface ExpiredImport {
  readonly siteId: string;
  readonly importId: string;
  /** No file was uploaded. */
  readonly isUnused: boolean;
}

/** Imports from before a time that no job works on. */
export function listExpiredImports(
  db: Reader,
  before: { readonly unused: Date; readonly file: Date },
): Promise<ExpiredImport[]> {
  return db.query<ExpiredImport>(sql`select site_id as "siteId", import_id as "importId",
      state = 'AWAITING_FILE' as "isUnused"
    from catalog_import
    where bytes > 0 and created_at < ${before.file} and state not in ('VALIDATING', 'RUNNING')
      or created_at < ${before.unused} and state = 'AWAITING_FILE'
    order by created_at limit 1000`);
}

/** The file of a finished import is deleted earlier than its report. */
export async function forgetFile(db: Reader, siteId: string, importId: string): Promise<void> {
  await db.query(sql`update catalog_import set bytes = 0
    where site_id = ${siteId} and import_id = ${importId}`);
}

export async function deleteOldImports(db: Reader, before: Date): Promise<void> {
  await db.query(sql`delete from catalog_import
    where created_at < ${before} and bytes = 0 and state not in ('VALIDATING', 'RUNNING')`);
}
