import { afterAll, beforeAll, expect, it } from 'vitest';
import sql from 'sql-template-tag';
import { openDb, prepareDb, sealedColumns, type Db } from './index.ts';
import { createTestDatabase, TEST_TIMEOUT_MS, type TestDatabase } from './testing.ts';

/**
 * Reading the database alone must not be enough to impersonate anyone: no secret is stored in plain
 * text.
 */

const silent = { info() {}, warn() {}, error() {} };
let database: TestDatabase;
let db: Db;
beforeAll(async () => {
  database = await createTestDatabase();
  db = await openDb({
    databaseUrl: database.url,
    dataDir: '',
    log: silent,
    timeoutMs: TEST_TIMEOUT_MS,
  });
  await prepareDb({ pool: db.pool, log: silent });
});
afterAll(async () => {
  await db.close();
  await database.drop();
});

/** Columns with the name of a secret that hold none, each with its reason. */
const harmless: Readonly<Record<string, string>> = {
  'attempt.key': 'names what is counted; account names in it are hashed',
  'customization.key': 'names an option of a product',
  'discount.code': 'a coupon code, which the shop prints',
  'gift_card.obfuscated_code': 'the last letters only',
  'idempotency_key.key': "chosen by the caller, worth nothing without the caller's token",
  'member.login_email_key': 'the address, folded',
  'member_role.role_key': 'names a role',
  'member_role_name.role_key': 'names a role',
  'message.dedupe_key': 'names a message',
  'orders.private_tags': 'labels that only the shop sees',
  'payment_attempt.saved_token':
    "names a card at the provider; worth nothing without the provider's key, which is in the environment",
  'sandbox_payment.challenge': 'confirms a test payment',
  'signing_key.public_jwk': 'public',
  'subscription.payment_token':
    "names a card at the provider; worth nothing without the provider's key, which is in the environment",
  'ticket.code': 'printed on the ticket, scanned at the door',
  'variant.barcode': 'printed on the product',
};
const secretLike =
  /secret|private|jwk|token|passw|credential|challenge|(^|_)code$|(^|_)key$|barcode/;
const isHash = /_hash$|^hash$/;

it('every column that looks like a secret is encrypted, hashed, or listed as harmless', async () => {
  const columns = await db.query<{
    name: string;
    column: string;
  }>(sql`select table_name || '.' || column_name as name, column_name as "column" from information_schema.columns
    where table_schema = 'public' and data_type in ('text', 'bytea', 'jsonb', 'json', 'ARRAY', 'character varying') order by 1`);
  expect(columns.length).toBeGreaterThan(100);
  const sealed = new Set(sealedColumns.map(({ table, column }) => `${table}.${column}`));
  const open = columns.filter(
    ({ name, column }) =>
      secretLike.test(column) && !isHash.test(column) && !sealed.has(name) && !(name in harmless),
  );
  expect(open.map(({ name }) => name)).toEqual([]);
  for (const name of [...sealed, ...Object.keys(harmless)])
    expect(
      columns.map((column) => column.name),
      'a column of this list that is not there',
    ).toContain(name);
});
