import { describe, expect, test } from 'vitest';
import { splitDatabaseUrl } from '../kernel/split-database-url.ts';
import { ConfigError, readConfig } from './config.ts';

const refusal = (env: Record<string, string>): string => {
  try {
    readConfig(env);
  } catch (error) {
    if (error instanceof ConfigError) return error.message;
    throw error;
  }
  return 'accepted';
};

describe('a setting that cannot be used is refused at the start, with one sentence', () => {
  test.each([
    [
      { SHOPWRIGHT_TRUST_PROXY: 'maybe' },
      'SHOPWRIGHT_TRUST_PROXY is "maybe"; it must be true or false.',
    ],
    [
      { SHOPWRIGHT_ACCEPT_LOST_SECRET: 'yes' },
      'SHOPWRIGHT_ACCEPT_LOST_SECRET is "yes"; it must be true or false.',
    ],
    [{ SHOPWRIGHT_ACCESS_LOG: 'json' }, 'SHOPWRIGHT_ACCESS_LOG is "json"; it must be on or off.'],
    [
      { DATABASE_PREPARED_STATEMENTS: 'no' },
      'DATABASE_PREPARED_STATEMENTS is "no"; it must be on or off.',
    ],
    [
      { LOG_LEVEL: 'loud' },
      'LOG_LEVEL is "loud"; it must be trace, debug, info, warn, error, fatal or silent.',
    ],
    [
      { STRIPE_SECRET_KEY: 'sk_test_x' },
      'STRIPE_SECRET_KEY is set without STRIPE_PUBLISHABLE_KEY, which the card form in the browser needs; set both, or none.',
    ],
    [
      { STRIPE_PUBLISHABLE_KEY: 'pk_test_x' },
      'STRIPE_PUBLISHABLE_KEY is set without STRIPE_SECRET_KEY; set both, or none.',
    ],
    [
      { STRIPE_WEBHOOK_SECRET: 'whsec_x' },
      'STRIPE_WEBHOOK_SECRET is set without STRIPE_SECRET_KEY; set both, or none.',
    ],
    [
      { STRIPE_SECRET_KEY: 'sk_live_x', STRIPE_PUBLISHABLE_KEY: 'pk_test_x' },
      'STRIPE_SECRET_KEY and STRIPE_PUBLISHABLE_KEY do not belong together: one is a test key, the other a live key.',
    ],
    [
      { SHOPWRIGHT_S3_KEY: 'key' },
      'SHOPWRIGHT_S3_KEY is set without SHOPWRIGHT_S3_ENDPOINT; set both, or none.',
    ],
    [
      { SHOPWRIGHT_S3_ENDPOINT: 'bucket' },
      'SHOPWRIGHT_S3_ENDPOINT is "bucket"; it must be a web address such as https://shop.example.com.',
    ],
    [
      { SHOPWRIGHT_BACKUP_SCHEDULE: '0 3 * * *' },
      'SHOPWRIGHT_BACKUP_SCHEDULE is set without SHOPWRIGHT_BACKUP_TO; set both, or none.',
    ],
    [
      { SHOPWRIGHT_BACKUP_TO: '/backups' },
      'SHOPWRIGHT_BACKUP_TO needs SHOPWRIGHT_BACKUP_PASSPHRASE with at least 12 characters: a backup contains the secret of the store, encrypted with it.',
    ],
    [
      { SHOPWRIGHT_BACKUP_TO: '/backups', SHOPWRIGHT_BACKUP_SCHEDULE: 'daily' },
      'SHOPWRIGHT_BACKUP_SCHEDULE is "daily"; it must be a crontab schedule in UTC, such as "0 3 * * *" for every day at three.',
    ],
    [
      { SHOPWRIGHT_BACKUP_TO: 's3://bucket' },
      'SHOPWRIGHT_BACKUP_TO names a bucket, but no S3 account is set. Set SHOPWRIGHT_BACKUP_S3_ENDPOINT, SHOPWRIGHT_BACKUP_S3_KEY and SHOPWRIGHT_BACKUP_S3_SECRET.',
    ],
    [
      {
        SHOPWRIGHT_BACKUP_TO: '/backups',
        SHOPWRIGHT_BACKUP_PASSPHRASE: 'twelve characters',
        SHOPWRIGHT_BACKUP_KEEP_DAILY: 'all',
      },
      'SHOPWRIGHT_BACKUP_KEEP_DAILY is "all"; it must be a number from 0 to 1000.',
    ],
    [
      { SHOPWRIGHT_MAIL_FROM: 'shop@example.com' },
      'SHOPWRIGHT_MAIL_FROM is set without SHOPWRIGHT_SMTP_URL; set both, or none.',
    ],
    [
      { SHOPWRIGHT_PUBLIC_ULR: 'https://shop.example' },
      'There is no setting SHOPWRIGHT_PUBLIC_ULR. Did you mean SHOPWRIGHT_PUBLIC_URL?',
    ],
    [
      { SHOPWRIGHT_TRUSTPROXY: 'true' },
      'There is no setting SHOPWRIGHT_TRUSTPROXY. Did you mean SHOPWRIGHT_TRUST_PROXY?',
    ],
    [
      { DATABASE_URL: 'postgres://pool.example/shop', DATABASE_PREPARED_STATEMENTS: 'off' },
      'DATABASE_PREPARED_STATEMENTS is off without DATABASE_DIRECT_URL; set it to the address of PostgreSQL itself, without the pooler. Notifications between processes, background jobs and migrations need it.',
    ],
    [
      { DATABASE_DIRECT_URL: 'postgres://db.example/shop' },
      'DATABASE_DIRECT_URL is set without DATABASE_URL; set both, or none.',
    ],
    [
      { DATABASE_REPLICA_URL: 'postgres://one.example,two.example/shop' },
      'DATABASE_REPLICA_URL names several servers; it must name one.',
    ],
    [
      { DATABASE_URL: 'postgres://one.example,,two.example/shop' },
      'DATABASE_URL names several servers, and one of them has no host.',
    ],
    [
      { DATABASE_URL: 'postgres://one:1,two:2/shop?target_session_attrs=standby' },
      'DATABASE_URL has target_session_attrs=standby; it must be read-write or primary.',
    ],
    [
      { DATABASE_URL: 'postgres://name:hush@db.example/shop?sslmode=strict' },
      'DATABASE_URL has sslmode=strict; it must be disable, no-verify, prefer, require, verify-ca or verify-full.',
    ],
  ])('%o', (env, sentence) => {
    expect(refusal(env)).toBe(sentence);
  });

  test.each(['mysql://name:hush@db.example/shop', 'db.example:5432/shop', 'https://db.example'])(
    'the database URL %s, without printing its password',
    (address) => {
      for (const name of ['DATABASE_URL', 'DATABASE_REPLICA_URL']) {
        expect(refusal({ [name]: address })).toBe(
          `${name} must be the address of a PostgreSQL server, such as postgres://name:password@db.example.com:5432/shop.`,
        );
      }
    },
  );

  test('a refusal never contains a key', () => {
    for (const env of [
      { STRIPE_SECRET_KEY: 'hush' },
      { STRIPE_SECRET_KEY: 'sk_test_hush', STRIPE_PUBLISHABLE_KEY: 'hush' },
      {
        STRIPE_SECRET_KEY: 'sk_test_hush',
        STRIPE_PUBLISHABLE_KEY: 'pk_test_x',
        STRIPE_WEBHOOK_SECRET: 'hush',
      },
    ]) {
      expect(refusal(env)).toMatch(/must begin with/);
      expect(refusal(env)).not.toContain('hush');
    }
  });
});

test('lists unknown SHOPWRIGHT_ variables, and no others', () => {
  expect(
    readConfig({ SHOPWRIGHT_COMPOSE_PROJECT: 'x', HOME: '/root', SHOPWRIGHT_TEST_ALL: '1' })
      .unknownSettings,
  ).toEqual(['SHOPWRIGHT_COMPOSE_PROJECT']);
});

test.each(['README.md', 'docs/configuration.md'])('every setting in %s exists', async (file) => {
  const { readFile } = await import('node:fs/promises');
  const text = await readFile(new URL(`../../../../${file}`, import.meta.url), 'utf8');
  const named = [...new Set(text.match(/SHOPWRIGHT_[A-Z0-9_]*[A-Z0-9]/g))];
  expect(named.length).toBeGreaterThan(2);
  expect(readConfig(Object.fromEntries(named.map((name) => [name, '']))).unknownSettings).toEqual(
    [],
  );
});

test('TLS to the database is configured as intended, without a driver warning', () => {
  const at = (query: string): string | undefined =>
    readConfig({ DATABASE_URL: `postgres://db.example/shop${query}` }).databaseUrl;
  for (const mode of ['prefer', 'require', 'verify-ca', 'verify-full'])
    expect(at(`?sslmode=${mode}&sslrootcert=/ca.pem`)).toBe(
      'postgres://db.example/shop?sslmode=verify-full&sslrootcert=/ca.pem',
    );
  for (const query of [
    '',
    '?sslmode=disable',
    '?sslmode=no-verify',
    '?uselibpqcompat=true&sslmode=require',
  ])
    expect(at(query)).toBe(`postgres://db.example/shop${query}`);
});

test('the access log is on in production, and can be turned off', () => {
  expect(readConfig({}).accessLog).toBe(false);
  expect(readConfig({ SHOPWRIGHT_PUBLIC_URL: 'https://shop.example' }).accessLog).toBe(true);
  expect(
    readConfig({ SHOPWRIGHT_PUBLIC_URL: 'https://shop.example', SHOPWRIGHT_ACCESS_LOG: 'off' })
      .accessLog,
  ).toBe(false);
});

test('metrics have a port of their own, for this machine unless it says otherwise', () => {
  expect(readConfig({}).metrics).toBeUndefined();
  expect(readConfig({ SHOPWRIGHT_METRICS_PORT: '9464' }).metrics).toEqual({
    host: '127.0.0.1',
    port: 9464,
  });
  expect(
    readConfig({ SHOPWRIGHT_METRICS_PORT: '9464', SHOPWRIGHT_METRICS_HOST: '0.0.0.0' }).metrics,
  ).toEqual({ host: '0.0.0.0', port: 9464 });
  expect(() => readConfig({ SHOPWRIGHT_METRICS_PORT: 'many' })).toThrow(
    'SHOPWRIGHT_METRICS_PORT is "many"; it must be a number from 0 to 65535.',
  );
  expect(() => readConfig({ SHOPWRIGHT_METRICS_HOST: '0.0.0.0' })).toThrow(
    'SHOPWRIGHT_METRICS_HOST is set without SHOPWRIGHT_METRICS_PORT',
  );
});

test('a database address may name several servers', () => {
  const url = 'postgres://name:a,b@one.example:5432,two.example:5433/shop?sslmode=disable';
  expect(readConfig({ DATABASE_URL: url }).databaseUrl).toBe(url);
  expect(splitDatabaseUrl(url)).toEqual([
    'postgres://name:a,b@one.example:5432/shop?sslmode=disable',
    'postgres://name:a,b@two.example:5433/shop?sslmode=disable',
  ]);
  const single = 'postgres://name:a,b@localhost/shop?host=%2Ftmp%2Fa,b';
  expect(splitDatabaseUrl(single)).toEqual([single]);
});

test('backups are daily by default, and use the S3 account of the files with another bucket', () => {
  const { backup } = readConfig({
    SHOPWRIGHT_BACKUP_TO: 's3://backups/shop',
    SHOPWRIGHT_BACKUP_PASSPHRASE: 'twelve characters',
    SHOPWRIGHT_S3_ENDPOINT: 'https://s3.example/files/',
    SHOPWRIGHT_S3_KEY: 'key',
    SHOPWRIGHT_S3_SECRET: 'secret',
  });
  expect(backup.s3?.endpoint).toBe('https://s3.example');
  expect(backup.scheduled).toMatchObject({
    to: 's3://backups/shop',
    schedule: '0 3 * * *',
    retain: { daily: 7, weekly: 4, monthly: 12 },
  });
  expect(readConfig({}).backup).toEqual({ s3: undefined, scheduled: undefined });
});
