import { ConfigError } from './config-error.ts';
import { suggest } from '../kernel/suggest.ts';

/** All settings of the platform. A misspelled setting would have no effect and go unnoticed. */
const settingNames: readonly string[] = [
  'SHOPWRIGHT_ACCEPT_LOST_SECRET',
  'SHOPWRIGHT_ACCESS_LOG',
  'SHOPWRIGHT_BACKUP_KEEP_DAILY',
  'SHOPWRIGHT_BACKUP_KEEP_MONTHLY',
  'SHOPWRIGHT_BACKUP_KEEP_WEEKLY',
  'SHOPWRIGHT_BACKUP_PASSPHRASE',
  'SHOPWRIGHT_BACKUP_S3_ENDPOINT',
  'SHOPWRIGHT_BACKUP_S3_KEY',
  'SHOPWRIGHT_BACKUP_S3_REGION',
  'SHOPWRIGHT_BACKUP_S3_SECRET',
  'SHOPWRIGHT_BACKUP_SCHEDULE',
  'SHOPWRIGHT_BACKUP_TO',
  'SHOPWRIGHT_CHROMIUM',
  'SHOPWRIGHT_CONFIG',
  'SHOPWRIGHT_DATA',
  'SHOPWRIGHT_DRAIN_SECONDS',
  'SHOPWRIGHT_ENV',
  'SHOPWRIGHT_KEEP_DAYS',
  'SHOPWRIGHT_MAIL_FROM',
  'SHOPWRIGHT_METRICS_HOST',
  'SHOPWRIGHT_METRICS_PORT',
  'SHOPWRIGHT_OWNER_EMAIL',
  'SHOPWRIGHT_PICTURE_CACHE_MB',
  'SHOPWRIGHT_PUBLIC_URL',
  'SHOPWRIGHT_S3_ENDPOINT',
  'SHOPWRIGHT_S3_KEY',
  'SHOPWRIGHT_S3_REGION',
  'SHOPWRIGHT_S3_SECRET',
  'SHOPWRIGHT_SECRET',
  'SHOPWRIGHT_SITE_BUILD',
  'SHOPWRIGHT_SMS_URL',
  'SHOPWRIGHT_SMTP_URL',
  'SHOPWRIGHT_STARTER',
  'SHOPWRIGHT_TRUST_PROXY',
  'SHOPWRIGHT_URL',
];

/**
 * Settings of the test suite and the benchmarks, which start servers with their own environment.
 */
const forTests = /^SHOPWRIGHT_(?:TEST_|MODEL$|SAMPLES$)/;

/**
 * Refuses a misspelled name. Returns the names that resemble none of ours: they may belong to a
 * script of the operator.
 */
export function checkSettingNames(
  env: Readonly<Record<string, string | undefined>>,
): readonly string[] {
  const unknown = Object.keys(env)
    .filter(
      (name) =>
        name.startsWith('SHOPWRIGHT_') && !settingNames.includes(name) && !forTests.test(name),
    )
    .toSorted();
  for (const name of unknown) {
    const meant = suggest(shortName(name), settingNames.map(shortName));
    if (meant !== undefined)
      throw new ConfigError(`There is no setting ${name}. Did you mean SHOPWRIGHT_${meant}?`);
  }
  return unknown;
}

/** Without the common prefix, which would make any two names look alike. */
const shortName = (name: string): string => name.slice('SHOPWRIGHT_'.length);
