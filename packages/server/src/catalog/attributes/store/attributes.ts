import sql, { join, raw, type Sql } from 'sql-template-tag';
import { first, type Reader, type Tx } from '../../../db/index.ts';
import type { FieldTable, QueryRules, QuerySql } from '../../../query/index.ts';
import { storedHtml } from '../../../kernel/safe-html.ts';
import type { Attribute } from '../rules/attribute.ts';
import type { InfoSectionFields } from '../rules/info-section.ts';
import type { LabelFields } from '../rules/label.ts';

/** Brands, ribbons and info sections in the database. */

type Writer = Pick<Tx, 'query'>;
type Value = string | null;

/** How products are linked to a kind of attribute. */
export interface LinkedTable {
  readonly table: 'brand' | 'ribbon' | 'info_section';
  /** The rows that link products, with the columns `site_id`, `product_id` and the attribute's. */
  readonly links: 'product' | 'product_info_section';
}

/** Where a kind of attribute is stored. */
export interface AttributeTable<Fields> extends LinkedTable {
  readonly nameColumn: string;
  readonly columns: readonly string[];
  readonly toValues: (fields: Fields) => readonly Value[];
  readonly fromValues: (values: readonly string[]) => Fields;
  readonly query: QueryRules;
}

const queryable = { filterable: true, sortable: true, nullable: false } as const;
const common = (idColumn: string): FieldTable => ({
  id: { kind: 'id', column: raw(idColumn), nullable: false, filterable: true },
  createdDate: { kind: 'moment', column: sql`created_at`, ...queryable },
  updatedDate: { kind: 'moment', column: sql`updated_at`, ...queryable },
});

const labelTable = (table: 'brand' | 'ribbon', maxLimit: number): AttributeTable<LabelFields> => {
  const name = { kind: 'text', column: sql`name`, ...queryable } as const;
  return {
    table,
    nameColumn: 'name',
    columns: ['name'],
    toValues: (fields) => [fields.name],
    fromValues: ([value = '']) => ({ name: value }),
    query: {
      fields: { ...common(`${table}_id`), name },
      tieBreaker: { kind: 'id', column: raw(`${table}_id`), nullable: false },
      defaultSort: [{ name: 'name', field: name, order: 'asc' }],
      defaultPaging: 'cursor',
      maxLimit,
    },
    links: 'product',
  };
};

export const brandTable = labelTable('brand', 300);
export const ribbonTable = labelTable('ribbon', 100);

const uniqueName = { kind: 'text', column: sql`unique_name`, ...queryable } as const;

export const infoSectionTable: AttributeTable<InfoSectionFields> = {
  table: 'info_section',
  nameColumn: 'unique_name',
  columns: ['unique_name', 'title', 'description'],
  toValues: (fields) => [fields.uniqueName, fields.title, fields.description],
  fromValues: ([name = '', title = '', description = '']) => ({
    uniqueName: name === '' ? null : name,
    title,
    description: storedHtml(description),
  }),
  query: {
    fields: {
      ...common('info_section_id'),
      uniqueName,
      title: { kind: 'text', column: sql`title`, ...queryable },
    },
    tieBreaker: { kind: 'id', column: sql`info_section_id`, nullable: false },
    defaultSort: [{ name: 'uniqueName', field: uniqueName, order: 'asc' }],
    defaultPaging: 'cursor',
  },
  links: 'product_info_section',
};

const idOf = ({ table }: LinkedTable): Sql => raw(`${table}_id`);

interface Row {
  readonly id: string;
  readonly revision: number;
  readonly createdAt: Date;
  readonly updatedAt: Date;
  readonly values: readonly string[];
}

const selected = <Fields>(table: AttributeTable<Fields>): Sql =>
  sql`${idOf(table)} as id, revision, created_at as "createdAt", updated_at as "updatedAt",
    array[${join(table.columns.map((column) => sql`coalesce(${raw(column)}, '')`))}] as values`;

const toAttribute = <Fields>(
  { fromValues }: AttributeTable<Fields>,
  { values, ...row }: Row,
): Attribute<Fields> => ({ ...row, fields: fromValues(values) });

export async function findAttribute<Fields>(
  db: Reader,
  table: AttributeTable<Fields>,
  siteId: string,
  id: string,
): Promise<Attribute<Fields> | undefined> {
  const rows = await db.query<Row>(
    sql`select ${selected(table)} from ${raw(table.table)} where site_id = ${siteId} and ${idOf(table)} = ${id}`,
  );
  return rows[0] && toAttribute(table, rows[0]);
}

/** Locks the attribute until the transaction ends; products that use it are locked before. */
export async function lockAttribute<Fields>(
  tx: Writer,
  table: AttributeTable<Fields>,
  siteId: string,
  id: string,
): Promise<Attribute<Fields> | undefined> {
  const rows = await tx.query<Row>(
    sql`select ${selected(table)} from ${raw(table.table)} where site_id = ${siteId} and ${idOf(table)} = ${id} for update`,
  );
  return rows[0] && toAttribute(table, rows[0]);
}

export async function findAttributesByName<Fields>(
  db: Reader,
  table: AttributeTable<Fields>,
  siteId: string,
  names: readonly string[],
): Promise<Attribute<Fields>[]> {
  const rows = await db.query<Row>(
    sql`select ${selected(table)} from ${raw(table.table)} where site_id = ${siteId} and ${raw(table.nameColumn)} = any(${names}::text[])`,
  );
  return rows.map((row) => toAttribute(table, row));
}

/** False when another attribute has the name. */
export async function insertAttribute<Fields>(
  tx: Writer,
  table: AttributeTable<Fields>,
  siteId: string,
  { id, createdAt, updatedAt, fields }: Attribute<Fields>,
): Promise<boolean> {
  const rows = await tx.query(sql`
    insert into ${raw(table.table)} (site_id, ${idOf(table)}, created_at, updated_at, ${join(table.columns.map((column) => raw(column)))})
    values (${siteId}, ${id}, ${createdAt}, ${updatedAt}, ${join(table.toValues(fields))})
    on conflict do nothing returning 1`);
  return rows.length > 0;
}

export async function updateAttribute<Fields>(
  tx: Writer,
  table: AttributeTable<Fields>,
  siteId: string,
  { id, revision, updatedAt, fields }: Attribute<Fields>,
): Promise<void> {
  const values = table.toValues(fields);
  await tx.query(sql`
    update ${raw(table.table)} set revision = ${revision}, updated_at = ${updatedAt},
      ${join(table.columns.map((column, index) => sql`${raw(column)} = ${values[index] ?? null}`))}
    where site_id = ${siteId} and ${idOf(table)} = ${id}`);
}

export async function deleteAttribute<Fields>(
  tx: Writer,
  table: AttributeTable<Fields>,
  siteId: string,
  id: string,
): Promise<void> {
  await tx.query(
    sql`delete from ${raw(table.table)} where site_id = ${siteId} and ${idOf(table)} = ${id}`,
  );
}

/** Info sections of one product have no name and are not listed. */
const listed = <Fields>({ nameColumn }: AttributeTable<Fields>): Sql =>
  sql`${raw(nameColumn)} is not null`;

export async function queryAttributes<Fields>(
  db: Reader,
  table: AttributeTable<Fields>,
  siteId: string,
  query: QuerySql,
): Promise<{ readonly position: readonly (string | null)[]; attribute: Attribute<Fields> }[]> {
  const rows = await db.query<Row & { position: readonly (string | null)[] }>(sql`
    select ${selected(table)}, ${query.position} as position from ${raw(table.table)}
    where site_id = ${siteId} and ${listed(table)} and ${query.within} order by ${query.orderBy} ${query.limit}`);
  return rows.map(({ position, ...row }) => ({ position, attribute: toAttribute(table, row) }));
}

export async function countAttributes<Fields>(
  db: Reader,
  table: AttributeTable<Fields>,
  siteId: string,
  where: Sql = sql`true`,
): Promise<number> {
  const rows = await db.query<{ count: number }>(
    sql`select count(*)::int as count from ${raw(table.table)} where site_id = ${siteId} and ${listed(table)} and ${where}`,
  );
  return first(rows)?.count ?? 0;
}

/** How many products have each attribute, by its ID. */
export async function countProducts(
  db: Reader,
  table: LinkedTable,
  siteId: string,
  ids: readonly string[],
): Promise<Map<string, number>> {
  const rows = await db.query<{ id: string; count: number }>(sql`
    select ${idOf(table)} as id, count(*)::int as count from ${raw(table.links)}
    where site_id = ${siteId} and ${idOf(table)} = any(${ids}::uuid[]) group by 1`);
  return new Map(rows.map(({ id, count }) => [id, count]));
}

/** The next products that have the attribute, in the order of their IDs. */
export async function listProductIds(
  db: Reader,
  table: LinkedTable,
  siteId: string,
  id: string,
  { after = null, limit }: { readonly after?: string | null; readonly limit: number },
): Promise<string[]> {
  const rows = await db.query<{ productId: string }>(sql`
    select product_id as "productId" from ${raw(table.links)}
    where site_id = ${siteId} and ${idOf(table)} = ${id} and (${after}::uuid is null or product_id > ${after})
    order by product_id limit ${limit}`);
  return rows.map(({ productId }) => productId);
}

/** Locked against deletion until the transaction ends; sections of other products are left out. */
export async function lockSharedSections(
  tx: Writer,
  siteId: string,
  ids: readonly string[],
): Promise<Attribute<InfoSectionFields>[]> {
  const rows = await tx.query<Row>(sql`
    select ${selected(infoSectionTable)} from info_section
    where site_id = ${siteId} and info_section_id = any(${ids}::uuid[]) and unique_name is not null
    order by info_section_id for key share`);
  return rows.map((row) => toAttribute(infoSectionTable, row));
}

/** The sections of a product, in its order. */
export async function listProductSections(
  db: Reader,
  siteId: string,
  productId: string,
): Promise<Attribute<InfoSectionFields>[]> {
  const rows = await db.query<Row>(sql`
    select ${selected(infoSectionTable)}
    from product_info_section join info_section using (site_id, info_section_id)
    where site_id = ${siteId} and product_id = ${productId} order by position`);
  return rows.map((row) => toAttribute(infoSectionTable, row));
}
