import type { CatalogExportState } from '@shopwright/contract/catalog/catalog-exports';
import type { PlanSelection } from '@shopwright/contract/change-plans/change-plans';
import sql from 'sql-template-tag';
import type { Reader, Tx } from '../../../db/index.ts';
import type { Format } from '../../exchange/rules/formats.ts';

export interface StoredExport {
  readonly exportId: string;
  readonly fileName: string;
  readonly state: CatalogExportState;
  readonly format: Format;
  readonly selection: PlanSelection | null;
  readonly totalProducts: number;
  readonly exportedProducts: number;
  readonly bytes: number;
  readonly createdBy: string;
  readonly createdAt: Date;
  readonly finishedAt: Date | null;
}

const exportColumns = sql`export_id as "exportId", file_name as "fileName", state, format, selection,
  total_products as "totalProducts", exported_products as "exportedProducts",
  bytes::float8 as bytes, created_by as "createdBy", created_at as "createdAt",
  finished_at as "finishedAt"`;

export async function insertExport(tx: Reader, siteId: string, row: StoredExport): Promise<void> {
  await tx.query(sql`insert into catalog_export (site_id, export_id, file_name, state, format,
      selection, total_products, exported_products, bytes, created_by, created_at)
    values (${siteId}, ${row.exportId}, ${row.fileName}, ${row.state}, ${row.format},
      ${row.selection === null ? null : JSON.stringify(row.selection)}::jsonb, ${row.totalProducts},
      ${row.exportedProducts}, ${row.bytes}, ${row.createdBy}, ${row.createdAt})`);
}

export async function findExport(
  db: Reader,
  siteId: string,
  exportId: string,
): Promise<StoredExport | undefined> {
  const rows = await db.query<StoredExport>(sql`select ${exportColumns} from catalog_export
    where site_id = ${siteId} and export_id = ${exportId}`);
  return rows[0];
}

export async function lockExport(
  tx: Tx,
  siteId: string,
  exportId: string,
): Promise<StoredExport | undefined> {
  const rows = await tx.query<StoredExport>(sql`select ${exportColumns} from catalog_export
    where site_id = ${siteId} and export_id = ${exportId} for update`);
  return rows[0];
}

export function listExports(
  db: Reader,
  siteId: string,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<StoredExport[]> {
  return db.query<StoredExport>(sql`select ${exportColumns} from catalog_export
    where site_id = ${siteId}
    order by created_at desc, export_id desc limit ${limit} offset ${offset}`);
}

export async function countRunningExports(db: Reader, siteId: string): Promise<number> {
  const rows = await db.query<{ count: number }>(
    sql`select count(*)::int as count from catalog_export
      where site_id = ${siteId} and state = 'RUNNING'`,
  );
  return rows[0]?.count ?? 0;
}

/** Saves how far a running export is. False when it does not run any more. */
export async function saveExportProgress(
  db: Reader,
  siteId: string,
  exportId: string,
  exportedProducts: number,
): Promise<boolean> {
  const rows = await db.query(sql`update catalog_export set exported_products = ${exportedProducts}
    where site_id = ${siteId} and export_id = ${exportId} and state = 'RUNNING' returning 1`);
  return rows.length > 0;
}

export async function finishExport(
  db: Reader,
  siteId: string,
  row: Pick<StoredExport, 'exportId' | 'state' | 'bytes' | 'finishedAt'>,
): Promise<boolean> {
  const rows = await db.query(sql`update catalog_export set state = ${row.state},
      bytes = ${row.bytes}, finished_at = ${row.finishedAt}
    where site_id = ${siteId} and export_id = ${row.exportId} and state = 'RUNNING' returning 1`);
  return rows.length > 0;
}

export async function deleteExport(tx: Reader, siteId: string, exportId: string): Promise<void> {
  await tx.query(
    sql`delete from catalog_export where site_id = ${siteId} and export_id = ${exportId}`,
  );
}

export function listExpiredExports(
  db: Reader,
  before: Date,
): Promise<{ readonly siteId: string; readonly exportId: string }[]> {
  return db.query(sql`select site_id as "siteId", export_id as "exportId" from catalog_export
    where created_at < ${before} and state <> 'RUNNING' order by created_at limit 1000`);
}
