import sql from 'sql-template-tag';
import type { Tx } from '../../../db/index.ts';
import type { Rows } from './from-rows.ts';
import { writeRows, type Table } from './write-rows.ts';

/** Options and info sections: entities of their own, linked to the product in its order. */

type Writer = Pick<Tx, 'query'>;

const customization: Table = {
  name: 'customization',
  columns: {
    customizationId: 'uuid',
    kind: 'text',
    key: 'text',
    name: 'text',
    renderType: 'text',
    choices: 'jsonb',
  },
  replacing: sql`on conflict (site_id, customization_id) do update set kind = excluded.kind, name = excluded.name, render_type = excluded.render_type,
    choices = excluded.choices, revision = customization.revision + 1`,
};

export const upsertCustomizations = (
  tx: Writer,
  siteId: string,
  rows: Rows,
  fresh: boolean,
): Promise<void> => writeRows(tx, customization, { siteId }, rows, fresh);

const customizationLink: Table = {
  name: 'product_customization',
  columns: { productId: 'uuid', customizationId: 'uuid', position: 'integer', choices: 'jsonb' },
  replacing: sql`on conflict (site_id, product_id, customization_id) do update set position = excluded.position, choices = excluded.choices`,
};

export async function linkCustomizations(
  tx: Writer,
  siteId: string,
  rows: Rows,
  fresh: boolean,
): Promise<void> {
  await writeRows(
    tx,
    customizationLink,
    { siteId },
    rows.map((row) => ({ ...row, choices: row['additions'] })),
    fresh,
  );
}

const infoSection: Table = {
  name: 'info_section',
  columns: { infoSectionId: 'uuid', title: 'text', description: 'text' },
  replacing: sql`on conflict (site_id, info_section_id) do update set title = excluded.title, description = excluded.description, revision = info_section.revision + 1`,
};

/** A shared section is linked as it is: its text is changed only where it belongs to one product. */
export async function upsertInfoSections(
  tx: Writer,
  siteId: string,
  rows: Rows,
  fresh: boolean,
): Promise<void> {
  await writeRows(
    tx,
    infoSection,
    { siteId },
    rows.filter((row) => row['shared'] !== true),
    fresh,
  );
}

const infoSectionLink: Table = {
  name: 'product_info_section',
  columns: { productId: 'uuid', infoSectionId: 'uuid', position: 'integer' },
  replacing: sql`on conflict (site_id, product_id, info_section_id) do update set position = excluded.position`,
};

export const linkInfoSections = (
  tx: Writer,
  siteId: string,
  rows: Rows,
  fresh: boolean,
): Promise<void> => writeRows(tx, infoSectionLink, { siteId }, rows, fresh);

export interface PartOfProduct {
  readonly productId: string;
  readonly partId: string;
}

/** Unlinked; and gone, when no other product uses it. */
export async function dropCustomizations(
  tx: Writer,
  siteId: string,
  parts: readonly PartOfProduct[],
): Promise<void> {
  if (parts.length === 0) return;
  const [productIds, ids] = columnsOf(parts);
  await tx.query(sql`delete from product_customization using unnest(${productIds}::uuid[], ${ids}::uuid[]) as gone (p, c)
    where site_id = ${siteId} and product_id = p and customization_id = c`);
  await tx.query(sql`delete from customization c where site_id = ${siteId} and customization_id = any(${ids}::uuid[])
    and not exists (select from product_customization l where l.site_id = c.site_id and l.customization_id = c.customization_id)`);
}

export async function dropInfoSections(
  tx: Writer,
  siteId: string,
  parts: readonly PartOfProduct[],
): Promise<void> {
  if (parts.length === 0) return;
  const [productIds, ids] = columnsOf(parts);
  await tx.query(sql`delete from product_info_section using unnest(${productIds}::uuid[], ${ids}::uuid[]) as gone (p, s)
    where site_id = ${siteId} and product_id = p and info_section_id = s`);
  await tx.query(sql`delete from info_section s where site_id = ${siteId} and info_section_id = any(${ids}::uuid[]) and unique_name is null
    and not exists (select from product_info_section l where l.site_id = s.site_id and l.info_section_id = s.info_section_id)`);
}

const columnsOf = (parts: readonly PartOfProduct[]): [string[], string[]] => [
  parts.map(({ productId }) => productId),
  parts.map(({ partId }) => partId),
];
