import sql from 'sql-template-tag';
import type { Reader, Tx } from '../../../db/index.ts';
import { foldCase } from '../../../kernel/fold-case.ts';
import type { CollectionDoc, CollectionState } from '../rules/collection-state.ts';
import { takeSlugs } from '../../products/store/slugs.ts';

type Writer = Pick<Tx, 'query'>;
interface CollectionRow extends Omit<CollectionState, 'doc' | 'createdAt' | 'updatedAt'> {
  readonly doc: Partial<CollectionDoc>;
  readonly createdAt: Date;
  readonly updatedAt: Date;
}

const columns = sql`collection_id as "collectionId", revision, name, slug, description, visible, product_count as "productCount", doc, created_at as "createdAt", updated_at as "updatedAt"`;

const toState = ({ doc, createdAt, updatedAt, ...row }: CollectionRow): CollectionState => ({
  ...row,
  doc: { media: { items: [] }, ...doc },
  createdAt: createdAt.toISOString(),
  updatedAt: updatedAt.toISOString(),
});

/** Held until the transaction ends. */
export async function lockCollection(
  tx: Writer,
  siteId: string,
  collectionId: string,
): Promise<CollectionState | undefined> {
  const rows = await tx.query<CollectionRow>(
    sql`select ${columns} from collection where site_id = ${siteId} and collection_id = ${collectionId} for update`,
  );
  return rows[0] && toState(rows[0]);
}

export async function findCollectionIds(
  db: Reader,
  siteId: string,
  slugs: readonly string[],
): Promise<Map<string, string>> {
  const rows = await db.query<{ slug: string; id: string }>(
    sql`select slug, collection_id as id from collection where site_id = ${siteId} and slug = any(${slugs}::text[])`,
  );
  return new Map(rows.map(({ slug, id }) => [slug, id]));
}

/** The collection of all products has this one; it is in no table. */
const reserved = ['all-products'];

/** Written with a slug that nobody else has; the count is not written here. */
export async function saveCollection(
  tx: Writer,
  siteId: string,
  before: CollectionState | undefined,
  after: CollectionState,
): Promise<CollectionState> {
  const [slug = after.slug] =
    before?.slug === after.slug
      ? []
      : await takeSlugs({ tx, siteId, table: 'collection' }, [after.slug], reserved);
  const stored = { ...after, slug, revision: (before?.revision ?? 0) + 1 };
  await tx.query(sql`insert into collection (site_id, collection_id, revision, name, folded_name, slug, description, visible, position, doc, created_at, updated_at)
    values (${siteId}, ${stored.collectionId}, ${stored.revision}, ${stored.name}, ${foldCase(stored.name)}, ${slug}, ${stored.description}, ${stored.visible},
      (select coalesce(max(position), 0) + 1 from collection where site_id = ${siteId}), ${JSON.stringify(stored.doc)}, ${stored.createdAt}, ${stored.updatedAt})
    on conflict (site_id, collection_id) do update set revision = excluded.revision, name = excluded.name, folded_name = excluded.folded_name, slug = excluded.slug,
      description = excluded.description, visible = excluded.visible, doc = excluded.doc, updated_at = excluded.updated_at`);
  return stored;
}

export async function deleteCollectionRow(
  tx: Writer,
  siteId: string,
  collectionId: string,
): Promise<void> {
  await tx.query(
    sql`delete from collection where site_id = ${siteId} and collection_id = ${collectionId}`,
  );
}

/** The links themselves, for a collection that goes: whatever its products say, it gets emptier. */
export async function dropMembers(
  tx: Writer,
  siteId: string,
  collectionId: string,
  productIds: readonly string[],
): Promise<void> {
  await tx.query(
    sql`delete from collection_product where site_id = ${siteId} and collection_id = ${collectionId} and product_id = any(${productIds}::uuid[])`,
  );
}

/** Some of its products, by id. */
export async function listMembers(
  db: Reader,
  siteId: string,
  collectionId: string,
  limit: number,
): Promise<string[]> {
  const rows = await db.query<{ id: string }>(
    sql`select product_id as id from collection_product where site_id = ${siteId} and collection_id = ${collectionId} order by product_id limit ${limit}`,
  );
  return rows.map(({ id }) => id);
}
