import { isAbsolute, resolve } from 'node:path';
import { readBackupOptions, type BackupOptions } from './backup.ts';
import { ConfigError } from './config-error.ts';
import { readDatabaseUrl } from './database-url.ts';
import { oneOf, refuseWithout, text, webAddress, type Env } from './env.ts';
import { readS3Options, type S3Options } from './s3.ts';
import { checkSettingNames } from './setting-names.ts';
import { readTelemetry, type Telemetry } from './telemetry.ts';

/** The environment, read once. Everything else takes what it needs as an argument. */

export interface Config {
  readonly env: 'development' | 'production';
  readonly host: string;
  readonly port: number;
  /** The public URL of this server: the base of links in mails and redirects. */
  readonly publicUrl: string | undefined;
  /** The platform behind standalone pages. */
  readonly platformUrl: string | undefined;
  readonly dataDir: string;
  readonly databaseUrl: string | undefined;
  readonly replicaUrl: string | undefined;
  /** PostgreSQL without the pooler at `databaseUrl`: for what needs a session of its own. */
  readonly directUrl: string | undefined;
  readonly preparedStatements: boolean;
  readonly trustProxy: boolean;
  /** A second port that serves only metrics, without a key. */
  readonly metrics: { readonly host: string; readonly port: number } | undefined;
  /** Where traces and metrics are exported to. */
  readonly telemetry: Telemetry | undefined;
  readonly logLevel: string;
  /** Logs one line for each request. */
  readonly accessLog: boolean;
  /** Environment variables with the prefix SHOPWRIGHT_ that are not settings of this version. */
  readonly unknownSettings: readonly string[];
  /** The email address of the owner account that the first start in production creates. */
  readonly ownerEmail: string | undefined;
  /** An S3-compatible store for files, instead of the data directory. */
  readonly s3: S3Options | undefined;
  readonly backup: BackupOptions;
  readonly stripe: StripeOptions | undefined;
  /** The mail server; without it mails stay in the development inbox. */
  readonly mail: MailOptions | undefined;
  /** A gateway that accepts text messages, calls and notifications as JSON. */
  readonly smsUrl: string | undefined;
  /** How many days events, deliveries and messages are retained. */
  readonly retentionDays: number;
  /** How long a stopping server still accepts requests, so that load balancers notice. */
  readonly drainSeconds: number;
  /** The maximum disk space for renditions. */
  readonly pictureCacheBytes: number;
  /**
   * The keys that encrypt secrets in the database: the newest encrypts, the others still decrypt.
   */
  readonly secrets: readonly string[];
  /** Start although the database holds secrets that none of the keys decrypts; they are lost. */
  readonly acceptLostSecret: boolean;
  /** The file that names extensions; by default shopwright.config.* in the working directory. */
  readonly configFile: string | undefined;
}

interface MailOptions {
  readonly smtpUrl: string;
  readonly from: string;
}

interface StripeOptions {
  readonly secretKey: string;
  /** Without it, the provider's webhooks are refused, and a worker polls instead. */
  readonly webhookSecret: string | undefined;
  readonly publishableKey: string | undefined;
  /** Another server that speaks Stripe's API, for tests. */
  readonly apiBase: string | undefined;
}

export { ConfigError };

const BARE_ADDRESS = /^[^\s@<>",;]+@[^\s@<>",;]+$/;

/** In characters. Shorter secrets can be guessed. */
export const MIN_SECRET_LENGTH = 32;

export function readConfig(env: Env, overrides: { port?: number; dataDir?: string } = {}): Config {
  const unknownSettings = checkSettingNames(env);
  const publicUrl = webAddress(env, 'SHOPWRIGHT_PUBLIC_URL');
  const mode =
    text(env, 'SHOPWRIGHT_ENV') ?? (publicUrl === undefined ? 'development' : 'production');
  if (mode !== 'development' && mode !== 'production')
    throw new ConfigError(`SHOPWRIGHT_ENV is "${mode}"; it must be development or production.`);
  if (mode === 'production' && publicUrl?.startsWith('http://') && !isLoopback(publicUrl)) {
    throw new ConfigError(
      'SHOPWRIGHT_PUBLIC_URL begins with http://; a shop on the open network needs https://. For a trial on this machine set SHOPWRIGHT_ENV=development.',
    );
  }
  const dataDir = overrides.dataDir ?? text(env, 'SHOPWRIGHT_DATA') ?? 'data';
  return {
    env: mode,
    host: text(env, 'HOST') ?? (mode === 'development' ? '127.0.0.1' : '0.0.0.0'),
    port: overrides.port ?? port(env, 'PORT') ?? 8080,
    publicUrl,
    platformUrl: webAddress(env, 'SHOPWRIGHT_URL'),
    dataDir: isAbsolute(dataDir) ? dataDir : resolve(dataDir),
    databaseUrl: readDatabaseUrl('DATABASE_URL', text(env, 'DATABASE_URL')),
    replicaUrl: readDatabaseUrl('DATABASE_REPLICA_URL', text(env, 'DATABASE_REPLICA_URL')),
    directUrl: directUrl(env),
    preparedStatements: oneOf(env, 'DATABASE_PREPARED_STATEMENTS', ['on', 'off'], 'on') === 'on',
    trustProxy: oneOf(env, 'SHOPWRIGHT_TRUST_PROXY', ['true', 'false'], 'false') === 'true',
    metrics: metrics(env),
    telemetry: readTelemetry(env),
    logLevel: oneOf(env, 'LOG_LEVEL', LOG_LEVELS, mode === 'development' ? 'warn' : 'info'),
    accessLog:
      oneOf(env, 'SHOPWRIGHT_ACCESS_LOG', ['on', 'off'], mode === 'production' ? 'on' : 'off') ===
      'on',
    unknownSettings,
    ownerEmail: ownerEmail(env),
    s3: readS3Options(env, 'SHOPWRIGHT_S3'),
    backup: readBackupOptions(env),
    stripe: stripe(env),
    mail: mail(env),
    smsUrl: smsUrl(env),
    retentionDays: readRetentionDays(env),
    drainSeconds: drainSeconds(env, mode),
    pictureCacheBytes: pictureCacheMegabytes(env) * 1024 ** 2,
    secrets: secrets(env),
    acceptLostSecret:
      oneOf(env, 'SHOPWRIGHT_ACCEPT_LOST_SECRET', ['true', 'false'], 'false') === 'true',
    configFile: text(env, 'SHOPWRIGHT_CONFIG'),
  };
}

/** The log levels of pino, from most to least verbose. */
const LOG_LEVELS = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const;

/** A transaction pooler drops LISTEN and session locks without an error. */
function directUrl(env: Env): string | undefined {
  const url = readDatabaseUrl('DATABASE_DIRECT_URL', text(env, 'DATABASE_DIRECT_URL'));
  const hasPooler =
    text(env, 'DATABASE_URL') !== undefined &&
    text(env, 'DATABASE_PREPARED_STATEMENTS')?.toLowerCase() === 'off';
  if (hasPooler && url === undefined)
    throw new ConfigError(
      'DATABASE_PREPARED_STATEMENTS is off without DATABASE_DIRECT_URL; set it to the address of PostgreSQL itself, without the pooler. Notifications between processes, background jobs and migrations need it.',
    );
  if (text(env, 'DATABASE_URL') === undefined)
    refuseWithout(env, 'DATABASE_URL', ['DATABASE_DIRECT_URL']);
  return url;
}

function mail(env: Env): MailOptions | undefined {
  const smtpUrl = text(env, 'SHOPWRIGHT_SMTP_URL');
  const from = text(env, 'SHOPWRIGHT_MAIL_FROM');
  if (smtpUrl === undefined) {
    refuseWithout(env, 'SHOPWRIGHT_SMTP_URL', ['SHOPWRIGHT_MAIL_FROM']);
    return undefined;
  }
  // The URL may contain a password, so the message does not repeat it.
  if (!/^smtps?:$/.test(URL.parse(smtpUrl)?.protocol ?? ''))
    throw new ConfigError(
      'SHOPWRIGHT_SMTP_URL must look like smtp://name:password@mail.example.com:587, or smtps:// for port 465.',
    );
  if (from === undefined)
    throw new ConfigError(
      'SHOPWRIGHT_SMTP_URL is set without SHOPWRIGHT_MAIL_FROM; set the address that mails are sent from, such as shop@example.com.',
    );
  if (!BARE_ADDRESS.test(from))
    throw new ConfigError(
      `SHOPWRIGHT_MAIL_FROM is "${from}"; it must be a bare address such as shop@example.com. The store's name is put before it.`,
    );
  return { smtpUrl, from };
}

function smsUrl(env: Env): string | undefined {
  const url = text(env, 'SHOPWRIGHT_SMS_URL');
  if (url !== undefined && !/^https?:$/.test(URL.parse(url)?.protocol ?? ''))
    throw new ConfigError(
      'SHOPWRIGHT_SMS_URL must be a web address such as https://sms.example.com/send.',
    );
  return url;
}

function readRetentionDays(env: Env): number {
  const value = text(env, 'SHOPWRIGHT_KEEP_DAYS') ?? '30';
  const days = Number(value);
  // Webhooks are retried for three days.
  if (!Number.isInteger(days) || days < 4 || days > 3650)
    throw new ConfigError(
      `SHOPWRIGHT_KEEP_DAYS is "${value}"; it must be a number of days from 4 to 3650.`,
    );
  return days;
}

function ownerEmail(env: Env): string | undefined {
  const email = text(env, 'SHOPWRIGHT_OWNER_EMAIL');
  if (email !== undefined && !BARE_ADDRESS.test(email))
    throw new ConfigError(
      `SHOPWRIGHT_OWNER_EMAIL is "${email}"; it must be an e-mail address such as me@example.com.`,
    );
  return email;
}

function drainSeconds(env: Env, mode: Config['env']): number {
  const value = text(env, 'SHOPWRIGHT_DRAIN_SECONDS') ?? (mode === 'production' ? '3' : '0');
  const seconds = Number(value);
  if (!(seconds >= 0 && seconds <= 60))
    throw new ConfigError(
      `SHOPWRIGHT_DRAIN_SECONDS is "${value}"; it must be a number of seconds from 0 to 60.`,
    );
  return seconds;
}

function pictureCacheMegabytes(env: Env): number {
  const value = text(env, 'SHOPWRIGHT_PICTURE_CACHE_MB') ?? '1024';
  const megabytes = Number(value);
  if (!Number.isInteger(megabytes) || megabytes < 16 || megabytes > 1_048_576)
    throw new ConfigError(
      `SHOPWRIGHT_PICTURE_CACHE_MB is "${value}"; it must be a number of megabytes from 16 to 1048576.`,
    );
  return megabytes;
}

function secrets(env: Env): string[] {
  const given =
    text(env, 'SHOPWRIGHT_SECRET')
      ?.split(',')
      .map((secret) => secret.trim()) ?? [];
  // Not repeated: others may read this message.
  if (given.some((secret) => secret.length < MIN_SECRET_LENGTH))
    throw new ConfigError(
      'SHOPWRIGHT_SECRET must have at least 32 characters, such as `openssl rand -base64 32` gives; several are separated by commas, the newest first.',
    );
  return given;
}

function stripe(env: Env): StripeOptions | undefined {
  const secretKey = text(env, 'STRIPE_SECRET_KEY');
  if (secretKey === undefined) {
    refuseWithout(env, 'STRIPE_SECRET_KEY', ['STRIPE_PUBLISHABLE_KEY', 'STRIPE_WEBHOOK_SECRET']);
    return undefined;
  }
  // Not repeated: others may read this message.
  if (!/^[sr]k_/.test(secretKey))
    throw new ConfigError(
      'STRIPE_SECRET_KEY must begin with sk_ (or rk_ for a restricted key), as in the dashboard of Stripe under "API keys".',
    );
  const publishableKey = text(env, 'STRIPE_PUBLISHABLE_KEY');
  if (publishableKey === undefined)
    throw new ConfigError(
      'STRIPE_SECRET_KEY is set without STRIPE_PUBLISHABLE_KEY, which the card form in the browser needs; set both, or none.',
    );
  if (!publishableKey.startsWith('pk_'))
    throw new ConfigError(
      'STRIPE_PUBLISHABLE_KEY must begin with pk_, as in the dashboard of Stripe under "API keys".',
    );
  const isTest = (key: string): boolean => /^\w\w_test_/.test(key);
  if (isTest(secretKey) !== isTest(publishableKey))
    throw new ConfigError(
      'STRIPE_SECRET_KEY and STRIPE_PUBLISHABLE_KEY do not belong together: one is a test key, the other a live key.',
    );
  if (text(env, 'STRIPE_WEBHOOK_SECRET')?.startsWith('whsec_') === false)
    throw new ConfigError(
      'STRIPE_WEBHOOK_SECRET must begin with whsec_, as in the dashboard of Stripe under "Webhooks".',
    );
  return {
    secretKey,
    webhookSecret: text(env, 'STRIPE_WEBHOOK_SECRET'),
    publishableKey,
    apiBase: webAddress(env, 'STRIPE_API_BASE'),
  };
}

function metrics(env: Env): Config['metrics'] {
  const number = port(env, 'SHOPWRIGHT_METRICS_PORT');
  if (number === undefined) {
    refuseWithout(env, 'SHOPWRIGHT_METRICS_PORT', ['SHOPWRIGHT_METRICS_HOST']);
    return undefined;
  }
  return { host: text(env, 'SHOPWRIGHT_METRICS_HOST') ?? '127.0.0.1', port: number };
}

function port(env: Env, name: string): number | undefined {
  const value = text(env, name);
  if (value === undefined) return undefined;
  const number = Number(value);
  if (!Number.isInteger(number) || number < 0 || number > 65_535)
    throw new ConfigError(`${name} is "${value}"; it must be a number from 0 to 65535.`);
  return number;
}

function isLoopback(url: string): boolean {
  const host = URL.parse(url)?.hostname ?? '';
  return host === 'localhost' || host === '[::1]' || host.startsWith('127.');
}
