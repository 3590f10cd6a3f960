import { fileURLToPath } from 'node:url';
import sql from 'sql-template-tag';
import { expect, test } from 'vitest';
import { openTestDb } from './testing-db.ts';
import { readSchemaSql } from './testing-schema-sql.ts';

/** What the schema promises: see the rules at the top of migrations/0001-baseline/01-sites.sql. */

const { db } = await openTestDb();

interface Key {
  readonly table: string;
  readonly type: 'p' | 'f';
  readonly columns: string[];
  readonly references: string | null;
  readonly cascades: boolean;
}

const keys = await db.query<Key>(sql`
  select c.relname as table, k.contype as type, f.relname as references, k.confdeltype = 'c' as cascades,
    array(select a.attname::text from unnest(k.conkey) with ordinality as u (attnum, n)
      join pg_attribute a on a.attrelid = c.oid and a.attnum = u.attnum order by n) as columns
  from pg_constraint k join pg_class c on c.oid = k.conrelid left join pg_class f on f.oid = k.confrelid
  where k.connamespace = 'public'::regnamespace and k.contype in ('p', 'f') order by 1, 2`);
const columns = await db.query<{ table: string; column: string }>(sql`
  select c.relname as table, a.attname as column from pg_class c join pg_attribute a on a.attrelid = c.oid
  where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and a.attnum > 0 and not a.attisdropped
    and c.relname <> 'shopwright_migration' order by 1, 2`);
const withSite = columns.filter(({ column }) => column === 'site_id').map(({ table }) => table);
const foreignKeys = keys.filter(({ type }) => type === 'f');

test('docs/schema.sql is the schema of a migrated database (npm test -- db/schema.test.ts -u)', async () => {
  const heading =
    '-- Generated from a migrated database by packages/server/src/db/schema.test.ts; do not edit.\n' +
    '-- The reasons are in packages/server/src/db/migrations.\n\n';
  await expect(heading + (await readSchemaSql(db))).toMatchFileSnapshot(
    fileURLToPath(new URL('../../../../docs/schema.sql', import.meta.url)),
  );
});

test('there are no triggers and no functions', async () => {
  expect(
    await db.query(sql`
      select tgname as name from pg_trigger t join pg_class c on c.oid = t.tgrelid
      where not t.tgisinternal and c.relnamespace = 'public'::regnamespace
      union all
      select proname from pg_proc p where pronamespace = 'public'::regnamespace
        and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e')`),
  ).toEqual([]);
});

test('every primary key and every foreign key begins with site_id', () => {
  const others = keys.filter(
    ({ table, columns: [first] }) => withSite.includes(table) && first !== 'site_id',
  );
  expect(others).toEqual([]);
  // These belong to the whole platform.
  expect(columns.map(({ table }) => table).filter((table) => !withSite.includes(table))).toEqual([
    ...Array.from({ length: 6 }, () => 'backup_state'),
    'event_task',
    'event_task',
    'worker_heartbeat',
    'worker_heartbeat',
  ]);
});

test('every row belongs to a site, through its own foreign key or that of a row it belongs to', () => {
  const bound = new Set(['site']);
  for (let size = 0; size < bound.size;) {
    size = bound.size;
    for (const { table, references } of foreignKeys)
      if (references !== null && references !== table && bound.has(references)) bound.add(table);
  }
  expect(withSite.filter((table) => !bound.has(table))).toEqual([]);
});

/**
 * Columns that name something and have no foreign key. The reason is in the schema, at the column
 * or its table.
 */
const WITHOUT_FOREIGN_KEY = new Set(
  Object.entries({
    audit: ['actor_id', 'request_id'],
    back_in_stock_request: ['app_id', 'catalog_item_id', 'contact_id', 'variant_id'],
    booking: ['holder_id', 'joined_member_id', 'line_id', 'member_id', 'order_id', 'visitor_id'],
    cart: ['checkout_id', 'owner_id'],
    checkout: ['cart_id', 'order_id', 'owner_id'],
    deleted_product: ['deletion_id', 'plan_id', 'product_id'],
    discount_redemption: ['checkout_id', 'member_id'],
    entity_sequence: ['entity_id'],
    facet_value: ['facet_id'],
    gift_card_delivery: ['line_id', 'order_id'],
    idp_connection: ['client_id', 'tenant_id'],
    member: ['contact_id'],
    order_download: ['line_id', 'product_id'],
    orders: [
      'cart_id',
      'checkout_id',
      'contact_id',
      'external_order_id',
      'joined_member_id',
      'member_id',
      'visitor_id',
    ],
    outbox: ['entity_id'],
    payment_attempt: ['checkout_id', 'order_id'],
    plan_benefit_use: ['holder_id', 'line_id', 'order_id'],
    plan_membership: ['member_id', 'order_id', 'subscription_id'],
    product: ['inventory_item_id', 'numeric_id'],
    redirect_session: [
      'member_session_id',
      'person_id',
      'proven_member_id',
      'proven_visitor_id',
      'visitor_id',
    ],
    product_history: ['product_id'],
    sandbox_payment: ['attempt_id'],
    session: ['visitor_id'],
    single_use: ['session_id'],
    stock: ['product_id'],
    stock_movement: ['product_id', 'reference_id', 'variant_id'],
    stock_reservation: ['holder_id', 'product_id', 'variant_id'],
    subscription: ['member_id', 'origin_order_id', 'visitor_id'],
    subscription_cycle: ['attempt_id', 'order_id'],
    ticket: ['joined_member_id', 'line_id', 'member_id', 'order_id', 'type_id', 'visitor_id'],
    ticket_hold: ['holder_id', 'line_id', 'member_id', 'type_id'],
    webhook_delivery: ['entity_id'],
    webhook_lane: ['entity_id'],
  }).flatMap(([table, names]) => names.map((name) => `${table}.${name}`)),
);

test('a column that names a row of another table has a foreign key, or the schema says why not', () => {
  const ownIds = new Set(
    keys.flatMap(({ table, type, columns: names }) =>
      type === 'p' ? [`${table}.${names.at(-1)}`] : [],
    ),
  );
  const referring = new Set(
    foreignKeys.flatMap(({ table, columns: names }) => names.map((name) => `${table}.${name}`)),
  );
  const without = columns
    .filter(({ column }) => column.endsWith('_id') && column !== 'site_id')
    .map(({ table, column }) => `${table}.${column}`)
    .filter(
      (name) => !referring.has(name) && !(ownIds.has(name) && !WITHOUT_FOREIGN_KEY.has(name)),
    );
  expect(new Set(without)).toEqual(WITHOUT_FOREIGN_KEY);
});

test('the rows that a deletion cascades to are found by an index', async () => {
  const indexes = await db.query<{ table: string; columns: string[] }>(sql`
    select c.relname as table, array(select a.attname::text from unnest(i.indkey::smallint[]) with ordinality as u (attnum, n)
      join pg_attribute a on a.attrelid = c.oid and a.attnum = u.attnum order by n) as columns
    from pg_index i join pg_class c on c.oid = i.indrelid
    where c.relnamespace = 'public'::regnamespace and coalesce(pg_get_expr(i.indpred, i.indrelid) ~ '^\\(\\w+ IS NOT NULL\\)$', true)`);
  // The site and one more column leave few rows, also of a longer key.
  const start = (names: readonly string[]): string => names.slice(0, 2).join();
  const unindexed = foreignKeys.filter(
    (key) =>
      key.cascades &&
      !indexes.some(
        (index) => index.table === key.table && start(index.columns) === start(key.columns),
      ),
  );
  expect(unindexed).toEqual([]);
});
