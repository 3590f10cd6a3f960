import { isAbsolute, resolve } from 'node:path';
import { parseCron } from '../kernel/cron.ts';
import { ConfigError } from './config-error.ts';
import { refuseWithout, text, type Env } from './env.ts';
import { readS3Options, type S3Options } from './s3.ts';

export interface BackupOptions {
  /** The account for backups at `s3://bucket/key`. Its endpoint does not name a bucket. */
  readonly s3: S3Options | undefined;
  readonly scheduled: ScheduledBackups | undefined;
}

export interface ScheduledBackups {
  /** A directory, or `s3://bucket/prefix`. */
  readonly to: string;
  /** A crontab schedule in UTC. */
  readonly schedule: string;
  /** How many days, weeks and months have a backup. */
  readonly retain: { readonly daily: number; readonly weekly: number; readonly monthly: number };
  /** Encrypts the secret of the store in the backup. */
  readonly passphrase: string;
}

const MIN_PASSPHRASE_LENGTH = 12;
const S3_ADDRESS = /^s3:\/\/[^/\s]+(\/.*)?$/;

export function readBackupOptions(env: Env): BackupOptions {
  const s3 = readS3Options(env, 'SHOPWRIGHT_BACKUP_S3') ?? sameAccount(env);
  const to = text(env, 'SHOPWRIGHT_BACKUP_TO');
  if (to === undefined) {
    refuseWithout(env, 'SHOPWRIGHT_BACKUP_TO', [
      'SHOPWRIGHT_BACKUP_SCHEDULE',
      'SHOPWRIGHT_BACKUP_KEEP_DAILY',
      'SHOPWRIGHT_BACKUP_KEEP_WEEKLY',
      'SHOPWRIGHT_BACKUP_KEEP_MONTHLY',
    ]);
    return { s3, scheduled: undefined };
  }
  if (to.startsWith('s3:') && !S3_ADDRESS.test(to))
    throw new ConfigError(
      `SHOPWRIGHT_BACKUP_TO is "${to}"; it must be a directory, or an address such as s3://bucket/shop.`,
    );
  if (to.startsWith('s3:') && s3 === undefined)
    throw new ConfigError(
      'SHOPWRIGHT_BACKUP_TO names a bucket, but no S3 account is set. Set SHOPWRIGHT_BACKUP_S3_ENDPOINT, SHOPWRIGHT_BACKUP_S3_KEY and SHOPWRIGHT_BACKUP_S3_SECRET.',
    );
  const schedule = text(env, 'SHOPWRIGHT_BACKUP_SCHEDULE') ?? '0 3 * * *';
  if (parseCron(schedule) === undefined)
    throw new ConfigError(
      `SHOPWRIGHT_BACKUP_SCHEDULE is "${schedule}"; it must be a crontab schedule in UTC, such as "0 3 * * *" for every day at three.`,
    );
  const passphrase = text(env, 'SHOPWRIGHT_BACKUP_PASSPHRASE');
  // Not repeated: others may read this message.
  if (passphrase === undefined || passphrase.length < MIN_PASSPHRASE_LENGTH)
    throw new ConfigError(
      `SHOPWRIGHT_BACKUP_TO needs SHOPWRIGHT_BACKUP_PASSPHRASE with at least ${MIN_PASSPHRASE_LENGTH} characters: a backup contains the secret of the store, encrypted with it.`,
    );
  return {
    s3,
    scheduled: {
      to: to.startsWith('s3:') || isAbsolute(to) ? to : resolve(to),
      schedule,
      retain: {
        daily: readCount(env, 'SHOPWRIGHT_BACKUP_KEEP_DAILY', 7),
        weekly: readCount(env, 'SHOPWRIGHT_BACKUP_KEEP_WEEKLY', 4),
        monthly: readCount(env, 'SHOPWRIGHT_BACKUP_KEEP_MONTHLY', 12),
      },
      passphrase,
    },
  };
}

/** The account of the files. The last part of its endpoint's path is their bucket. */
function sameAccount(env: Env): S3Options | undefined {
  const files = readS3Options(env, 'SHOPWRIGHT_S3');
  return files && { ...files, endpoint: files.endpoint.replace(/(?<!\/)\/[^/]+$/, '') };
}

function readCount(env: Env, name: string, standard: number): number {
  const value = text(env, name) ?? String(standard);
  const count = Number(value);
  if (!Number.isInteger(count) || count < 0 || count > 1000)
    throw new ConfigError(`${name} is "${value}"; it must be a number from 0 to 1000.`);
  return count;
}
