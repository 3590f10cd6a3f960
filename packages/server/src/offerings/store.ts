import type { ErrorCode } from '@shopwright/contract';
import sql, { empty, raw, type Sql } from 'sql-template-tag';
import type { Db, Reader, Tx } from '../db/index.ts';
import type { Refusal } from '../kernel/outcome.ts';
import type { FindFileUsages, FoundUsage } from '../media/index.ts';
import type { QueryRules, QuerySql } from '../query/index.ts';
import type { Offering, OfferingFacts, OfferingKind } from './offering.ts';

type Writer = Pick<Tx, 'query'>;

interface Row<Facts> {
  id: string;
  revision: number;
  facts: Facts;
  createdAt: Date;
  updatedAt: Date;
}

const columns = sql`id, revision, facts, created_at as "createdAt", updated_at as "updatedAt"`;
const toOffering = <Facts extends OfferingFacts>({
  createdAt,
  updatedAt,
  ...row
}: Row<Facts>): Offering<Facts> => ({
  ...row,
  createdAt: createdAt.toISOString(),
  updatedAt: updatedAt.toISOString(),
});

/** Table names are our own constants. */
const tableOf = ({ table }: OfferingKind): Sql => raw(table);

export async function findOfferings<Facts extends OfferingFacts>(
  db: Reader,
  kind: OfferingKind,
  siteId: string,
  ids: readonly string[],
): Promise<Map<string, Offering<Facts>>> {
  if (ids.length === 0) return new Map();
  const rows = await db.query<Row<Facts>>(
    sql`select ${columns} from ${tableOf(kind)} where site_id = ${siteId} and id = any(${ids}::uuid[])`,
  );
  return new Map(rows.map((row) => [row.id, toOffering(row)]));
}

export async function findOfferingBySlug<Facts extends OfferingFacts>(
  db: Reader,
  kind: OfferingKind,
  siteId: string,
  slug: string,
): Promise<Offering<Facts> | undefined> {
  const rows = await db.query<Row<Facts>>(
    sql`select ${columns} from ${tableOf(kind)} where site_id = ${siteId} and slug = ${slug}`,
  );
  return rows[0] && toOffering(rows[0]);
}

/** Offerings name their images by URL. A store has few, so all of them are read. */
export const findOfferingUsages =
  (kind: OfferingKind, usage: FoundUsage['kind']): FindFileUsages =>
  (db, siteId, mediaIds, limit) =>
    db.query<FoundUsage>(sql`
      select distinct ${usage} as kind, wanted.id as "mediaId", o.id as "entityId", o.name
      from ${tableOf(kind)} o cross join jsonb_array_elements(o.facts -> 'media') as item
        join unnest(${mediaIds}::text[]) as wanted (id) on wanted.id = substring(item ->> 'url' from '/media/([^/?#]+)')
      where o.site_id = ${siteId} order by o.name, o.id limit ${limit}`);

/** Locked until the transaction ends. */
export async function lockOffering<Facts extends OfferingFacts>(
  tx: Writer,
  kind: OfferingKind,
  siteId: string,
  id: string,
): Promise<Offering<Facts> | undefined> {
  const rows = await tx.query<Row<Facts>>(
    sql`select ${columns} from ${tableOf(kind)} where site_id = ${siteId} and id = ${id} for update`,
  );
  return rows[0] && toOffering(rows[0]);
}

/** With a unique slug: the requested one, or the same with a number appended. */
export async function saveOffering<Facts extends OfferingFacts>(
  tx: Writer,
  kind: OfferingKind,
  siteId: string,
  before: Offering<Facts> | undefined,
  after: Offering<Facts>,
): Promise<Offering<Facts>> {
  const slug =
    before?.facts.slug === after.facts.slug
      ? after.facts.slug
      : await freeSlug(tx, kind, siteId, after);
  const stored: Offering<Facts> = {
    ...after,
    revision: (before?.revision ?? 0) + 1,
    facts: { ...after.facts, slug },
  };
  await tx.query(sql`insert into ${tableOf(kind)} (site_id, id, revision, slug, name, visible, facts, created_at, updated_at)
    values (${siteId}, ${stored.id}, ${stored.revision}, ${slug}, ${stored.facts.name}, ${stored.facts.visible}, ${JSON.stringify(stored.facts)}, ${stored.createdAt}, ${stored.updatedAt})
    on conflict (site_id, id) do update set revision = excluded.revision, slug = excluded.slug, name = excluded.name, visible = excluded.visible,
      facts = excluded.facts, updated_at = excluded.updated_at`);
  return stored;
}

async function freeSlug(
  tx: Writer,
  kind: OfferingKind,
  siteId: string,
  { id, facts: { slug } }: Offering<OfferingFacts>,
): Promise<string> {
  await tx.query(
    sql`select pg_advisory_xact_lock(hashtext(${`${kind.table} slugs of ${siteId}`}))`,
  );
  const rows = await tx.query<{ slug: string }>(
    sql`select slug from ${tableOf(kind)} where site_id = ${siteId} and id <> ${id} and starts_with(slug, ${slug})`,
  );
  const taken = new Set(rows.map((row) => row.slug));
  for (let number = 1; ; number += 1) {
    const form = number === 1 ? slug : `${slug}-${number}`;
    if (!taken.has(form)) return form;
  }
}

export async function deleteOffering(
  tx: Writer,
  kind: OfferingKind,
  siteId: string,
  id: string,
): Promise<void> {
  await tx.query(sql`delete from ${tableOf(kind)} where site_id = ${siteId} and id = ${id}`);
}

export async function queryOfferings<Facts extends OfferingFacts>(
  db: Pick<Db, 'read'>,
  kind: OfferingKind,
  siteId: string,
  merchant: boolean,
  query: QuerySql,
): Promise<{ total: number; rows: (Offering<Facts> & { position: (string | null)[] })[] }> {
  const scope = sql`site_id = ${siteId} ${merchant ? empty : sql`and visible`}`;
  const rows = await db.read<Row<Facts> & { position: (string | null)[] }>(sql`
    select ${columns}, ${query.position} as position from ${tableOf(kind)} where ${scope} and ${query.within} order by ${query.orderBy} ${query.limit}`);
  const [count] = await db.read<{ total: number }>(
    sql`select count(*)::int as total from ${tableOf(kind)} where ${scope} and ${query.where}`,
  );
  return {
    total: count?.total ?? 0,
    rows: rows.map(({ position, ...row }) => ({ ...toOffering<Facts>(row), position })),
  };
}

const queryable = { filterable: true, sortable: true } as const;

export const offeringQuery: QueryRules = {
  fields: {
    id: { kind: 'id', column: sql`id`, nullable: false, ...queryable },
    name: { kind: 'text', column: sql`name`, nullable: false, ...queryable },
    slug: { kind: 'text', column: sql`slug`, nullable: false, ...queryable },
    visible: { kind: 'boolean', column: sql`visible`, nullable: false, filterable: true },
    createdDate: { kind: 'moment', column: sql`created_at`, nullable: false, ...queryable },
    updatedDate: { kind: 'moment', column: sql`updated_at`, nullable: false, ...queryable },
  },
  tieBreaker: { kind: 'id', column: sql`id`, nullable: false },
  defaultSort: [
    {
      name: 'createdDate',
      field: { kind: 'moment', column: sql`created_at`, nullable: false },
      order: 'asc',
    },
  ],
};

/** On a refusal, only this work is rolled back, not the whole transaction. */
export async function undoneIfRefused<Code extends ErrorCode = never>(
  tx: Writer,
  work: () => Promise<Refusal<Code> | undefined>,
): Promise<Refusal<Code> | undefined> {
  await tx.query(sql`savepoint work`);
  const refusal = await work();
  await tx.query(refusal ? sql`rollback to savepoint work` : sql`release savepoint work`);
  return refusal;
}
