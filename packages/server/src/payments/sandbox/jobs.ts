import { enqueue, type Db } from '../../db/index.ts';
import type { Clock } from '../../kernel/clock.ts';
import type { WebhookMessage } from '../port.ts';
import { signSandboxWebhook } from './provider.ts';
import { findPayment, stepPayment } from '../store/sandbox.ts';

interface SandboxJob {
  readonly siteId: string;
  readonly reference: string;
  /** How often the webhook is sent: real providers deliver at least once. */
  readonly times: number;
}

/** What a real provider does on its own: authorizes later and sends webhooks. */
export function sandboxJobs({
  db,
  clock,
  receive,
}: {
  db: Db;
  clock: Clock;
  receive: (provider: string, message: WebhookMessage) => Promise<unknown>;
}) {
  async function sendWebhook({ siteId, reference, times }: SandboxJob): Promise<void> {
    const payment = await findPayment(db, siteId, reference);
    if (!payment) return;
    const body = JSON.stringify({
      siteId,
      attemptId: payment.attemptId,
      reference,
      state: payment.state,
    });
    const signature = await signSandboxWebhook(
      db,
      siteId,
      body,
      Math.floor(clock().getTime() / 1000),
    );
    for (let count = 0; count < times; count += 1)
      await receive('sandbox', { headers: { 'sandbox-signature': signature }, body });
  }
  return {
    tasks: {
      // Only this domain enqueues these jobs.
      'sandbox-settle': async (payload: unknown): Promise<void> => {
        const job = payload as SandboxJob;
        await db.tx(async (tx) => {
          await stepPayment(tx, job, { from: ['PENDING'], to: 'AUTHORISED' });
          await enqueue(tx, { task: 'sandbox-tell', payload: job });
        });
      },
      'sandbox-tell': async (payload: unknown): Promise<void> => sendWebhook(payload as SandboxJob),
    },
    schedule: [],
  };
}
