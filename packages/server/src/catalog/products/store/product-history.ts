import type {
  DeletedProduct,
  ProductChangeKind,
  ProductHistoryEntry,
} from '@shopwright/contract/catalog/product-history';
import sql, { empty } from 'sql-template-tag';
import type { Reader, Tx } from '../../../db/index.ts';
import { orderedIds } from '../../../kernel/ids.ts';
import { lockFiles } from '../../../media/index.ts';
import type { FieldChange } from '../rules/product-changes.ts';
import type { ProductState } from '../rules/product-state.ts';
import { type Table, writeRows } from './write-rows.ts';

type Writer = Pick<Tx, 'query' | 'actor'>;
interface At {
  readonly siteId: string;
  readonly now: string;
}

export interface HistoryEntry {
  readonly productId: string;
  readonly kind: ProductChangeKind;
  readonly changes: readonly FieldChange[];
}

const productHistory: Table = {
  name: 'product_history',
  columns: {
    entryId: 'uuid',
    productId: 'uuid',
    kind: 'text',
    changes: 'jsonb',
    actor: 'text',
    createdAt: 'timestamptz',
  },
  replacing: sql``,
};

/** Records changes in the transaction that makes them. */
export async function insertHistory(
  tx: Writer,
  { siteId, now }: At,
  entries: readonly HistoryEntry[],
): Promise<void> {
  const mint = orderedIds();
  const actor = tx.actor();
  await writeRows(
    tx,
    productHistory,
    { siteId },
    entries.map((entry) => ({ ...entry, entryId: mint(), actor, createdAt: now })),
    false,
  );
}

interface Page {
  readonly limit: number;
  readonly before: string | undefined;
}

export async function listHistory(
  db: Reader,
  siteId: string,
  productId: string,
  { limit, before }: Page,
): Promise<ProductHistoryEntry[]> {
  const rows = await db.query<Omit<ProductHistoryEntry, 'createdDate'> & { createdAt: Date }>(sql`
    select entry_id as id, kind, changes, actor, created_at as "createdAt" from product_history
    where site_id = ${siteId} and product_id = ${productId} ${before === undefined ? empty : sql`and entry_id < ${before}`}
    order by entry_id desc limit ${limit}`);
  return rows.map(({ createdAt, ...row }) => ({ ...row, createdDate: createdAt.toISOString() }));
}

/** Stores deleted products whole. A product that was deleted before is stored as it is now. */
export async function insertDeletedProducts(
  tx: Writer,
  { siteId, now }: At,
  products: readonly ProductState[],
  planId: string | null,
): Promise<void> {
  if (products.length === 0) return;
  const mint = orderedIds();
  const rows = products.map((state) => ({
    productId: state.productId,
    deletionId: mint(),
    name: state.name,
    state,
  }));
  await tx.query(sql`
    insert into deleted_product (site_id, product_id, deletion_id, name, state, actor, plan_id, deleted_at)
    select ${siteId}, "productId", "deletionId", name, state, ${tx.actor()}, ${planId}::uuid, ${now}
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as deleted ("productId" uuid, "deletionId" uuid, name text, state jsonb)
    on conflict (site_id, product_id) do update set deletion_id = excluded.deletion_id, name = excluded.name,
      state = excluded.state, actor = excluded.actor, plan_id = excluded.plan_id, deleted_at = excluded.deleted_at`);
}

interface DeletedRow extends Pick<DeletedProduct, 'id' | 'deletionId' | 'name' | 'actor'> {
  readonly deletedAt: Date;
}

export async function listDeleted(
  db: Reader,
  siteId: string,
  since: Date,
  { limit, before }: Page,
): Promise<DeletedRow[]> {
  return db.query<DeletedRow>(sql`
    select product_id as id, deletion_id as "deletionId", name, actor, deleted_at as "deletedAt" from deleted_product
    where site_id = ${siteId} and deleted_at >= ${since} ${before === undefined ? empty : sql`and deletion_id < ${before}`}
    order by deletion_id desc limit ${limit}`);
}

/**
 * Removes products from the deleted ones and returns them; their rows stay locked until the end.
 * With a plan, only products that this plan deleted.
 */
export async function claimDeletedProducts(
  tx: Pick<Tx, 'query'>,
  siteId: string,
  productIds: readonly string[],
  { since, planId }: { readonly since: Date; readonly planId?: string },
): Promise<ProductState[]> {
  const rows = await tx.query<{ state: ProductState }>(sql`
    delete from deleted_product where site_id = ${siteId} and product_id = any(${productIds}::uuid[]) and deleted_at >= ${since}
      ${planId === undefined ? empty : sql`and plan_id = ${planId}`} returning state`);
  return rows.map(({ state }) => state);
}

/** The products that are deleted, and when. */
export async function findDeletedProducts(
  tx: Pick<Tx, 'query'>,
  siteId: string,
  productIds: readonly string[],
): Promise<Map<string, Date>> {
  const rows = await tx.query<{ productId: string; deletedAt: Date }>(sql`
    select product_id as "productId", deleted_at as "deletedAt" from deleted_product
    where site_id = ${siteId} and product_id = any(${productIds}::uuid[])`);
  return new Map(rows.map(({ productId, deletedAt }) => [productId, deletedAt]));
}

/** What of deleted products still exists, locked against deletion. */
export async function lockRemainingParts(
  tx: Pick<Tx, 'query'>,
  siteId: string,
  products: readonly Pick<ProductState, 'collectionIds' | 'infoSections' | 'doc'>[],
): Promise<{ collections: Set<string>; infoSections: Set<string>; files: Set<string> }> {
  const collectionIds = products.flatMap((product) => product.collectionIds);
  const sectionIds = products.flatMap((product) =>
    product.infoSections.map(({ infoSectionId }) => infoSectionId),
  );
  const collections = await tx.query<{ id: string }>(sql`
    select collection_id as id from collection where site_id = ${siteId} and collection_id = any(${collectionIds}::uuid[])
    order by 1 for key share`);
  const sections = await tx.query<{ id: string }>(sql`
    select info_section_id as id from info_section
    where site_id = ${siteId} and info_section_id = any(${sectionIds}::uuid[])
    order by 1 for key share`);
  const files = await lockFiles(
    tx,
    siteId,
    products.flatMap(({ doc }) => (doc.media ?? []).flatMap(({ id }) => id ?? [])),
  );
  return {
    collections: new Set(collections.map(({ id }) => id)),
    infoSections: new Set(sections.map(({ id }) => id)),
    files: new Set(files.map(({ mediaId }) => mediaId)),
  };
}

/** Reservations of products that were deleted: a release after their restoration would add stock. */
export async function deleteReservationsOf(
  tx: Pick<Tx, 'query'>,
  siteId: string,
  productIds: readonly string[],
): Promise<void> {
  await tx.query(
    sql`delete from stock_reservation where site_id = ${siteId} and product_id = any(${productIds}::uuid[])`,
  );
}

const ROWS_PER_PURGE = 1_000;

/** Deletes a batch of what is too old. Returns false when nothing is left. */
export async function purgeHistory(
  db: Reader,
  { deletedBefore, changedBefore }: { readonly deletedBefore: Date; readonly changedBefore: Date },
): Promise<boolean> {
  const deleted = await db.query(sql`
    delete from deleted_product where (site_id, product_id) in (
      select site_id, product_id from deleted_product where deleted_at < ${deletedBefore} limit ${ROWS_PER_PURGE}) returning 1`);
  const changes = await db.query(sql`
    delete from product_history where (site_id, entry_id) in (
      select site_id, entry_id from product_history where created_at < ${changedBefore} limit ${ROWS_PER_PURGE}) returning 1`);
  return deleted.length > 0 || changes.length > 0;
}
