import sql, { empty } from 'sql-template-tag';
import type { Tx } from '../../db/index.ts';
import { fromRows, type Rows } from './from-rows.ts';

/** Options and info sections: entities of their own, linked to the product in its order. */

type Writer = Pick<Tx, 'query'>;

export async function upsertCustomizations(tx: Writer, siteId: string, rows: Rows, fresh: boolean): Promise<void> {
  if (rows.length === 0) return;
  const { text, values } = sql`insert into customization (site_id, customization_id, kind, key, name, render_type, choices)
    select ${siteId}::uuid, "customizationId", kind, key, name, "renderType", choices
    from ${fromRows(rows, { customizationId: 'uuid', kind: 'text', key: 'text', name: 'text', renderType: 'text', choices: 'jsonb' })}
    ${fresh ? empty : sql`on conflict (site_id, customization_id) do update set kind = excluded.kind, name = excluded.name, render_type = excluded.render_type,
      choices = excluded.choices, revision = customization.revision + 1`}`;
  await tx.query({ name: fresh ? 'catalog-insert-customizations' : 'catalog-upsert-customizations', text, values });
}

export async function linkCustomizations(tx: Writer, siteId: string, rows: Rows, fresh: boolean): Promise<void> {
  if (rows.length === 0) return;
  const { text, values } = sql`insert into product_customization (site_id, product_id, customization_id, position, choices)
    select ${siteId}::uuid, "productId", "customizationId", position, additions
    from ${fromRows(rows, { productId: 'uuid', customizationId: 'uuid', position: 'integer', additions: 'jsonb' })}
    ${fresh ? empty : sql`on conflict (site_id, product_id, customization_id) do update set position = excluded.position, choices = excluded.choices`}`;
  await tx.query({ name: fresh ? 'catalog-insert-customization-links' : 'catalog-upsert-customization-links', text, values });
}

/** A shared section is linked as it is: its text is changed only where it belongs to one product. */
export async function upsertInfoSections(tx: Writer, siteId: string, rows: Rows, fresh: boolean): Promise<void> {
  const own = rows.filter((row) => row['shared'] !== true);
  if (own.length === 0) return;
  const { text, values } = sql`insert into info_section (site_id, info_section_id, title, description)
    select ${siteId}::uuid, "infoSectionId", title, description
    from ${fromRows(own, { infoSectionId: 'uuid', title: 'text', description: 'text' })}
    ${fresh ? empty : sql`on conflict (site_id, info_section_id) do update set title = excluded.title, description = excluded.description, revision = info_section.revision + 1`}`;
  await tx.query({ name: fresh ? 'catalog-insert-info-sections' : 'catalog-upsert-info-sections', text, values });
}

export async function linkInfoSections(tx: Writer, siteId: string, rows: Rows, fresh: boolean): Promise<void> {
  if (rows.length === 0) return;
  const { text, values } = sql`insert into product_info_section (site_id, product_id, info_section_id, position)
    select ${siteId}::uuid, "productId", "infoSectionId", position
    from ${fromRows(rows, { productId: 'uuid', infoSectionId: 'uuid', position: 'integer' })}
    ${fresh ? empty : sql`on conflict (site_id, product_id, info_section_id) do update set position = excluded.position`}`;
  await tx.query({ name: fresh ? 'catalog-insert-info-section-links' : 'catalog-upsert-info-section-links', text, values });
}

export interface PartOfProduct {
  readonly productId: string;
  readonly partId: string;
}

/** Unlinked; and gone, when no other product uses it. */
export async function dropCustomizations(tx: Writer, siteId: string, parts: readonly PartOfProduct[]): Promise<void> {
  if (parts.length === 0) return;
  const [productIds, ids] = columnsOf(parts);
  await tx.query(sql`delete from product_customization using unnest(${productIds}::uuid[], ${ids}::uuid[]) as gone (p, c)
    where site_id = ${siteId} and product_id = p and customization_id = c`);
  await tx.query(sql`delete from customization c where site_id = ${siteId} and customization_id = any(${ids}::uuid[])
    and not exists (select from product_customization l where l.site_id = c.site_id and l.customization_id = c.customization_id)`);
}

export async function dropInfoSections(tx: Writer, siteId: string, parts: readonly PartOfProduct[]): Promise<void> {
  if (parts.length === 0) return;
  const [productIds, ids] = columnsOf(parts);
  await tx.query(sql`delete from product_info_section using unnest(${productIds}::uuid[], ${ids}::uuid[]) as gone (p, s)
    where site_id = ${siteId} and product_id = p and info_section_id = s`);
  await tx.query(sql`delete from info_section s where site_id = ${siteId} and info_section_id = any(${ids}::uuid[]) and unique_name is null
    and not exists (select from product_info_section l where l.site_id = s.site_id and l.info_section_id = s.info_section_id)`);
}

const columnsOf = (parts: readonly PartOfProduct[]): [string[], string[]] => [parts.map(({ productId }) => productId), parts.map(({ partId }) => partId)];
