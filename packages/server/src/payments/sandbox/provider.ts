import { createHmac, timingSafeEqual } from 'node:crypto';
import { findSecretOf, secretOf } from '../../checkout/index.ts';
import { enqueue, type Db } from '../../db/index.ts';
import type { Clock } from '../../kernel/clock.ts';
import { isGuid } from '../../kernel/guid.ts';
import { newSecret } from '../../kernel/ids.ts';
import {
  ProviderUnavailable,
  type StartedPayment,
  type PaymentProvider,
  type ProviderPayment,
  type WebhookMessage,
  type WebhookSubject,
} from '../port.ts';
import { findCard } from '../rules/sandbox-cards.ts';
import { isRecent, readSignatureHeader } from '../rules/signature.ts';
import {
  findPayment,
  openPayment,
  refundPayment,
  stepPayment,
  type SandboxPayment,
} from '../store/sandbox.ts';

export interface SandboxDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly publicUrl: string;
  /** The delay of the test card that is authorized later. */
  readonly lateSeconds?: number;
}

/**
 * A built-in provider for testing a shop without money. It stores payments and sends webhooks as a
 * real one does.
 */
export function createSandbox({
  db,
  clock,
  publicUrl,
  lateSeconds = 5,
}: SandboxDeps): PaymentProvider {
  const loadPayment = async ({ siteId, reference }: StartedPayment): Promise<ProviderPayment> => {
    const payment = await findPayment(db, siteId, reference);
    if (!payment) throw new ProviderUnavailable(`The sandbox knows no payment ${reference}.`);
    return toProviderPayment(payment, publicUrl, siteId);
  };

  return {
    name: 'sandbox',
    async start(payment) {
      return {
        reference: await openPayment(
          db,
          payment,
          { reference: `sbx_${newSecret(12)}`, challenge: newSecret(16) },
          clock(),
        ),
      };
    },
    async confirm(payment, token, returnUrl) {
      const card = findCard(token);
      await db.tx(async (tx) => {
        const to = card?.leadsTo ?? 'DECLINED';
        const reason = card ? card.reason : 'INCORRECT_DETAILS';
        const moved = await stepPayment(tx, payment, {
          from: ['NEW'],
          to,
          card: card?.token ?? 'unknown',
          returnUrl,
          ...(reason === undefined ? {} : { reason }),
        });
        // Like a real provider, it sends its webhook later, and perhaps twice.
        if (moved && to === 'PENDING') {
          const runAt = new Date(clock().getTime() + lateSeconds * 1000);
          await enqueue(tx, {
            task: 'sandbox-settle',
            payload: {
              siteId: payment.siteId,
              reference: payment.reference,
              times: card?.webhooks ?? 1,
            },
            runAt,
          });
        }
      });
      return loadPayment(payment);
    },
    find: loadPayment,
    async capture(payment, amount) {
      await stepPayment(db, payment, { from: ['AUTHORISED'], to: 'CAPTURED', taken: amount });
      return loadPayment(payment);
    },
    async cancel(payment) {
      const found = await findPayment(db, payment.siteId, payment.reference);
      if (found?.state === 'CAPTURED')
        await refundPayment(db, payment, payment.attemptId, found.taken);
      else
        await stepPayment(db, payment, {
          from: ['NEW', 'CHALLENGE', 'PENDING', 'AUTHORISED'],
          to: 'VOIDED',
        });
      return { ...(await loadPayment(payment)), state: 'VOIDED' };
    },
    async refund(payment, { refundId, amount }) {
      return (await refundPayment(db, payment, refundId, amount))
        ? { state: 'REFUNDED' }
        : { state: 'REFUSED', reason: 'There is not so much left of this payment to give back.' };
    },
    readWebhook: (message) => readSandboxWebhook(db, clock, message),
  };
}

export function toProviderPayment(
  { state, amount, currency, attemptId, reference, challenge, reason, card }: SandboxPayment,
  publicUrl: string,
  siteId: string,
): ProviderPayment {
  const used = findCard(card ?? '');
  return {
    state,
    amount,
    currency,
    attemptId,
    ...(used ? { card: { lastFourDigits: used.number.slice(-4), brand: 'Visa' } } : {}),
    ...(state === 'CHALLENGE'
      ? {
          challengeUrl: `${publicUrl}/v1/payments/sandbox/${siteId}/${reference}?challenge=${challenge}`,
        }
      : {}),
    // Written by the provider above, from its own list.
    ...(reason === null ? {} : { reason: reason as NonNullable<ProviderPayment['reason']> }),
  };
}

/** The sandbox's signature: `t=<seconds>,v1=<HMAC of time.body>`. */
export async function signSandboxWebhook(
  db: Pick<Db, 'query' | 'vault'>,
  siteId: string,
  body: string,
  time: number,
): Promise<string> {
  return `t=${time},v1=${mac(await secretOf(db, siteId, 'sandbox'), time, body)}`;
}

const mac = (secret: string, time: number, body: string): string =>
  createHmac('sha256', secret).update(`${time}.${body}`).digest('hex');

async function readSandboxWebhook(
  db: Db,
  clock: Clock,
  { headers, body }: WebhookMessage,
): Promise<WebhookSubject | undefined> {
  const header = headers['sandbox-signature'];
  const signature = typeof header === 'string' ? readSignatureHeader(header) : undefined;
  const subject = readSubject(body);
  if (!signature || !subject || !isRecent(signature, clock().getTime())) return undefined;
  const secret = await findSecretOf(db, subject.siteId, 'sandbox');
  if (secret === undefined) return undefined;
  const expected = Buffer.from(mac(secret, signature.time, body), 'hex');
  const isSigned = signature.signatures.some((each) => {
    const given = Buffer.from(each, 'hex');
    return given.length === expected.length && timingSafeEqual(given, expected);
  });
  return isSigned ? subject : undefined;
}

function readSubject(body: string): WebhookSubject | undefined {
  try {
    const { siteId, attemptId } = JSON.parse(body) as { siteId?: unknown; attemptId?: unknown };
    return typeof siteId === 'string' &&
      typeof attemptId === 'string' &&
      isGuid(siteId) &&
      isGuid(attemptId)
      ? { siteId, attemptId }
      : undefined;
  } catch {
    return undefined;
  }
}
