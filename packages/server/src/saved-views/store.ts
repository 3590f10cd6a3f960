import type { SavedViewList, SavedViewSort } from '@shopwright/contract/saved-views/saved-views';
import sql from 'sql-template-tag';
import type { Reader, Tx } from '../db/index.ts';

export interface View {
  readonly viewId: string;
  readonly list: SavedViewList;
  readonly name: string;
  /** Null in a view that all staff share. */
  readonly staffId: string | null;
  readonly filter: Record<string, unknown> | null;
  readonly sort: readonly SavedViewSort[];
  readonly columns: readonly string[];
  readonly createdAt: Date;
  readonly updatedAt: Date;
}

const viewColumns = sql`view_id as "viewId", list, name, staff_id as "staffId", filter, sort, columns,
  created_at as "createdAt", updated_at as "updatedAt"`;

/** The staff member's own views and the shared ones. */
export const listViews = (
  db: Reader,
  siteId: string,
  staffId: string,
  list: SavedViewList,
): Promise<View[]> =>
  db.query<View>(sql`select ${viewColumns} from saved_view
    where site_id = ${siteId} and list = ${list} and (staff_id = ${staffId} or staff_id is null)
    order by lower(name), view_id`);

/** Another staff member's view is not found. */
export async function lockView(
  tx: Tx,
  siteId: string,
  staffId: string,
  viewId: string,
): Promise<View | undefined> {
  const rows = await tx.query<View>(sql`select ${viewColumns} from saved_view
    where site_id = ${siteId} and view_id = ${viewId} and (staff_id = ${staffId} or staff_id is null)
    for update`);
  return rows[0];
}

export async function countViews(
  db: Reader,
  siteId: string,
  { list, staffId }: Pick<View, 'list' | 'staffId'>,
): Promise<number> {
  const rows = await db.query<{ count: number }>(sql`select count(*)::int as count from saved_view
    where site_id = ${siteId} and list = ${list} and staff_id is not distinct from ${staffId}::uuid`);
  return rows[0]?.count ?? 0;
}

export async function saveView(tx: Tx, siteId: string, view: View): Promise<void> {
  const filter = view.filter === null ? null : JSON.stringify(view.filter);
  const [sort, columns] = [JSON.stringify(view.sort), JSON.stringify(view.columns)];
  await tx.query(sql`insert into saved_view
      (site_id, view_id, list, name, staff_id, filter, sort, columns, created_at, updated_at)
    values (${siteId}, ${view.viewId}, ${view.list}, ${view.name}, ${view.staffId}, ${filter}, ${sort},
      ${columns}, ${view.createdAt}, ${view.updatedAt})
    on conflict (site_id, view_id) do update set name = excluded.name, staff_id = excluded.staff_id,
      filter = excluded.filter, sort = excluded.sort, columns = excluded.columns,
      updated_at = excluded.updated_at`);
}

export async function deleteView(tx: Tx, siteId: string, viewId: string): Promise<void> {
  await tx.query(sql`delete from saved_view where site_id = ${siteId} and view_id = ${viewId}`);
}
