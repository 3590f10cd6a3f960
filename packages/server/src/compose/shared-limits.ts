import { randomUUID } from 'node:crypto';
import { MAX_NOTIFICATION_BYTES, notify, type Db } from '../db/index.ts';
import {
  createLimits,
  type LimitOptions,
  type LimitReport,
  type Limits,
  type ReportingLimits,
} from '../http/index.ts';

/**
 * Rate limits that hold over all servers of a shop: each counts in its memory, and once a second
 * tells the others what its busy clients used. A client of all servers exceeds its limit by what it
 * sends in that second.
 */
export interface SharedLimits {
  readonly create: (name: string, options: LimitOptions) => Limits;
  /** Sends the counts to the other processes now. */
  readonly share: () => Promise<void>;
  readonly close: () => Promise<void>;
}

interface Message {
  readonly process: string;
  readonly name: string;
  readonly report: LimitReport;
}

const limitChannel = 'shopwright_limits';
const SHARE_EVERY_MS = 1_000;

export async function createSharedLimits(
  db: Pick<Db, 'listen' | 'query'>,
  { shareEveryMs = SHARE_EVERY_MS }: { readonly shareEveryMs?: number } = {},
): Promise<SharedLimits> {
  const process = randomUUID();
  const limitsByName = new Map<string, ReportingLimits>();
  const stopListening = await db.listen(limitChannel, (payload) => {
    const message = JSON.parse(payload) as Message;
    if (message.process !== process) limitsByName.get(message.name)?.addReport(message.report);
  });
  const share = async (): Promise<void> => {
    for (const [name, limits] of limitsByName) {
      const payload = toPayload({ process, name, report: limits.takeReport() });
      if (payload !== undefined) await notify(db, limitChannel, payload);
    }
  };
  // Without its database a server limits its own clients.
  const timer = setInterval(() => void share().catch(() => undefined), shareEveryMs).unref();
  return {
    create(name, options) {
      const limits = createLimits(options);
      limitsByName.set(name, limits);
      return limits;
    },
    share,
    async close() {
      clearInterval(timer);
      await stopListening();
    },
  };
}

/** The busiest clients that fit into one notification. Undefined without any. */
export function toPayload(message: Message): string | undefined {
  let { report } = message;
  for (;;) {
    if (report.length === 0) return undefined;
    const payload = JSON.stringify({ ...message, report });
    if (Buffer.byteLength(payload) <= MAX_NOTIFICATION_BYTES) return payload;
    report = report.slice(0, Math.floor(report.length / 2));
  }
}
