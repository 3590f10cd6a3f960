import sql, { empty } from 'sql-template-tag';
import { prepared, type Tx } from '../../../db/index.ts';
import { POSITION_STEP, type ProductState } from '../rules/product-state.ts';

type Writer = Pick<Tx, 'query'>;

/** A product that is created, changed or deleted. */
export interface ProductTransition {
  readonly before: ProductState | undefined;
  readonly after: ProductState | undefined;
}

interface Membership {
  readonly collectionId: string;
  readonly productId: string;
  readonly visible: boolean;
}

/**
 * Saves which collections products are in, and updates the counts of all products, visible
 * products, and visible products of each collection.
 */
export async function saveMemberships(
  tx: Writer,
  siteId: string,
  transitions: readonly ProductTransition[],
): Promise<void> {
  const joined = transitions.flatMap(({ before, after }) => difference(after, before));
  const left = transitions.flatMap(({ before, after }) => (after ? difference(before, after) : []));
  const deltas = countDeltas(transitions);
  const touched = [
    ...new Set([...joined, ...left].map(({ collectionId }) => collectionId)),
    ...deltas.keys(),
  ].sort();
  if (touched.length > 0) {
    const statement = prepared(
      'catalog-lock-collections',
      sql`select from collection where site_id = ${siteId} and collection_id = any(${touched}::uuid[]) order by collection_id for no key update`,
    );
    await tx.query(statement);
  }
  if (left.length > 0) {
    await tx.query(sql`delete from collection_product using unnest(${left.map(({ collectionId }) => collectionId)}::uuid[], ${left.map(({ productId }) => productId)}::uuid[]) as removed (c, p)
      where site_id = ${siteId} and collection_id = c and product_id = p`);
  }
  // A new product cannot be in a collection yet, and inserting without a conflict check is faster.
  if (joined.length > 0)
    await join(
      tx,
      siteId,
      joined,
      transitions.every(({ before }) => before === undefined),
    );
  const changed = transitions.flatMap(({ before, after }) =>
    before && after && before.visible !== after.visible ? [after] : [],
  );
  if (changed.length > 0) {
    await tx.query(sql`update collection_product set visible = v from unnest(${changed.map(({ productId }) => productId)}::uuid[], ${changed.map(({ visible }) => visible)}::boolean[]) as changed (p, v)
      where site_id = ${siteId} and product_id = p`);
  }
  if (deltas.size > 0) {
    const statement = prepared(
      'catalog-count-collections',
      sql`update collection set product_count = product_count + by from unnest(${[...deltas.keys()]}::uuid[], ${[...deltas.values()]}::int[]) as delta (id, by)
      where site_id = ${siteId} and collection_id = id`,
    );
    await tx.query(statement);
  }
  await countCatalog(tx, siteId, transitions);
}

/** Appends new members. */
async function join(
  tx: Writer,
  siteId: string,
  joined: readonly Membership[],
  fresh: boolean,
): Promise<void> {
  // Not prepared: planned without the number of rows, PostgreSQL would compare each with every
  // collection.
  await tx.query(sql`
    with added as materialized (
      select c, p, v, row_number() over (partition by c order by n) as nth
      from unnest(${joined.map(({ collectionId }) => collectionId)}::uuid[], ${joined.map(({ productId }) => productId)}::uuid[], ${joined.map(({ visible }) => visible)}::boolean[]) with ordinality as input (c, p, v, n)
    ), last_positions as materialized (
      select c, coalesce((select position from collection_product where site_id = ${siteId} and collection_id = c order by position desc, product_id desc limit 1), 0) as last
      from (select distinct c from added) as collections
    )
    insert into collection_product (site_id, collection_id, product_id, position, visible)
    select ${siteId}::uuid, c, p, last + nth * ${POSITION_STEP}::bigint, v from added join last_positions using (c) ${fresh ? empty : sql`on conflict (site_id, collection_id, product_id) do nothing`}`);
}

/** Locks the site's counts only until the end of the transaction. */
async function countCatalog(
  tx: Writer,
  siteId: string,
  transitions: readonly ProductTransition[],
): Promise<void> {
  const all = sum(
    transitions,
    ({ before, after }) => Number(after !== undefined) - Number(before !== undefined),
  );
  const visible = sum(
    transitions,
    ({ before, after }) => Number(after?.visible ?? false) - Number(before?.visible ?? false),
  );
  if (all === 0 && visible === 0) return;
  await tx.query(sql`insert into catalog_count (site_id, products, visible_products) values (${siteId}, ${all}, ${visible})
    on conflict (site_id) do update set products = catalog_count.products + excluded.products, visible_products = catalog_count.visible_products + excluded.visible_products`);
}

/** Memberships of the first that the second does not have. */
function difference(one: ProductState | undefined, other: ProductState | undefined): Membership[] {
  if (!one || one.collectionIds === other?.collectionIds) return [];
  const otherIds = new Set(other?.collectionIds);
  return [...new Set(one.collectionIds)]
    .filter((id) => !otherIds.has(id))
    .map((collectionId) => ({ collectionId, productId: one.productId, visible: one.visible }));
}

function countDeltas(transitions: readonly ProductTransition[]): Map<string, number> {
  const deltas = new Map<string, number>();
  const count = (state: ProductState | undefined, by: number) => {
    if (state?.visible)
      for (const id of state.collectionIds) deltas.set(id, (deltas.get(id) ?? 0) + by);
  };
  for (const { before, after } of transitions) {
    if (before?.visible === after?.visible && before?.collectionIds === after?.collectionIds)
      continue;
    count(before, -1);
    count(after, 1);
  }
  return new Map([...deltas].filter(([, by]) => by !== 0));
}

const sum = (
  transitions: readonly ProductTransition[],
  of: (transition: ProductTransition) => number,
): number => transitions.reduce((total, transition) => total + of(transition), 0);
