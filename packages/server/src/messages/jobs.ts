import { enqueue, type Db } from '../db/index.ts';
import type { Clock } from '../kernel/clock.ts';
import { backoffMs } from '../kernel/backoff.ts';
import type { MailTransport } from '../kernel/extend/mail-transport.ts';
import { withTimeout } from '../kernel/with-timeout.ts';
import { sendTask } from './send-message.ts';
import {
  deleteOldMessages,
  findQueued,
  markSent,
  markTrouble,
  type QueuedMessage,
} from './store/messages.ts';
import {
  createGatewayTransport,
  createMailTransport,
  inboxTransport,
  missingTransport,
  type MailOptions,
  type Transport,
} from './transport.ts';

export interface MessageOptions {
  readonly db: Db;
  readonly clock: Clock;
  readonly env: 'development' | 'production';
  readonly mail: MailOptions | undefined;
  /** Of an extension; replaces the mail server. */
  readonly mailTransport?: MailTransport | undefined;
  readonly smsUrl: string | undefined;
  readonly retentionDays: number;
  /** Stores messages and sends none. */
  readonly preview?: boolean;
  readonly random?: () => number;
}

const RETRY_WINDOW_MS = 3 * 86_400_000;
/** Longer than an SMTP server may take; a transport that hangs must not block a worker. */
const SEND_TIMEOUT_MS = 60_000;
const RETRY_DELAYS = { firstMs: 5_000, maxMs: 4 * 3_600_000 };

export function messageJobs({
  db,
  clock,
  env,
  mail,
  mailTransport,
  smsUrl,
  retentionDays,
  preview = false,
  random = Math.random,
}: MessageOptions) {
  const without = (setting: string) =>
    env === 'development' || preview ? inboxTransport : missingTransport(setting);
  const configured = mailTransport ?? (mail && !preview ? createMailTransport(mail) : undefined);
  const letters: Transport = configured ?? without('SHOPWRIGHT_SMTP_URL');
  const phone =
    smsUrl === undefined || preview
      ? without('SHOPWRIGHT_SMS_URL')
      : createGatewayTransport(smsUrl);

  /**
   * Sends the message, then records it as sent. A worker that is killed in between sends it again:
   * at least once, never lost. Every attempt has the same Message-ID, or the same idempotency key
   * at the gateway.
   */
  async function send({ siteId, messageId }: { siteId: string; messageId: string }): Promise<void> {
    const message = await findQueued(db, siteId, messageId);
    if (!message) return;
    const failure = await attempt(message.channel === 'EMAIL' ? letters : phone, message);
    if (!failure) return markSent(db, message, { at: clock(), retainBody: env === 'development' });
    const giveUp =
      failure.name === 'MessageRefused' ||
      clock().getTime() - message.createdAt.getTime() >= RETRY_WINDOW_MS;
    await db.tx(async (tx) => {
      await markTrouble(tx, message, { error: failure.message.slice(0, 1000), giveUp });
      if (giveUp) return;
      const runAt = new Date(
        clock().getTime() + backoffMs(message.attempts + 1, { ...RETRY_DELAYS, random }),
      );
      await enqueue(tx, { task: sendTask, payload: { siteId, messageId }, runAt });
    });
  }

  return {
    tasks: {
      // Only sendMessage and this job enqueue it.
      [sendTask]: (payload: unknown): Promise<void> =>
        send(payload as { siteId: string; messageId: string }),
      'forget-old-messages': async (): Promise<void> => {
        await deleteOldMessages(db, new Date(clock().getTime() - retentionDays * 86_400_000));
      },
    },
    schedule: ['47 3 * * * forget-old-messages'],
    close: (): void => {
      letters.close?.();
      phone.close?.();
    },
  };
}

async function attempt(transport: Transport, message: QueuedMessage): Promise<Error | undefined> {
  try {
    await withTimeout(
      () => transport.send(message),
      SEND_TIMEOUT_MS,
      () => new Error('The message was not sent in time.'),
    );
    return undefined;
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error));
  }
}
