import type { Logger } from 'pino';
import type { Config } from '../config/index.ts';
import type { Db } from '../db/index.ts';
import type { Clock } from '../kernel/clock.ts';
import type { Extension } from '../kernel/extend/extension.ts';
import type { Tracing } from '../kernel/tracing.ts';
import type { ProxySighting } from './proxy-watch.ts';

/** What the platform is built from: the database, and the settings that it needs. */
export interface PlatformOptions {
  readonly db: Db;
  readonly clock?: Clock;
  readonly log?: Logger;
  readonly trustProxy?: boolean;
  /** Called once, when a request looks forwarded by a proxy that is not trusted. */
  readonly onUntrustedProxy?: (sighting: ProxySighting) => void;
  /** Logs one line for each request. */
  readonly accessLog?: boolean;
  /** Records requests, statements and jobs as traces. */
  readonly tracing?: Tracing | undefined;
  /** Where files outside the database are stored. */
  readonly dataDir: string;
  /** The public URL of this server: the base of picture and page URLs. */
  readonly publicUrl: string;
  readonly env?: Config['env'];
  readonly s3?: Config['s3'];
  readonly stripe?: Config['stripe'];
  readonly mail?: Config['mail'];
  readonly smsUrl?: Config['smsUrl'];
  readonly retentionDays?: number;
  /** The maximum disk space for renditions. */
  readonly pictureCacheBytes?: number;
  /** A copy of another store: delivers no message and no webhook, and takes test cards. */
  readonly preview?: boolean;
  /** Caches carts and saves them in batches; off, the outcome is the same. */
  readonly cartFastPath?: boolean;
  /** What the operator's modules add. */
  readonly extensions?: readonly Extension[];
}
