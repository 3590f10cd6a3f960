import type { Db } from '../db/index.ts';
import { providerNamed } from './methods.ts';
import type { Providers, RefundOutcome } from './port.ts';
import { findAttempt } from './store/attempts.ts';

export interface RefundRequest {
  readonly siteId: string;
  /** The payment's id in the order, which is the attempt's id. */
  readonly paymentId: string;
  /** Makes the refund idempotent. */
  readonly refundId: string;
  /** Thousandths. */
  readonly amount: bigint;
}

/**
 * Refunds through the provider of the payment. Throws `ProviderUnavailable` when the provider
 * cannot be reached; retry then.
 */
export async function refundThrough(
  providers: Providers,
  db: Pick<Db, 'query'>,
  { siteId, paymentId, refundId, amount }: RefundRequest,
): Promise<RefundOutcome> {
  const attempt = await findAttempt(db, siteId, paymentId);
  const provider = attempt && providerNamed(providers, attempt.provider);
  if (!attempt || !provider || attempt.reference === null)
    return {
      state: 'REFUSED',
      reason: 'This payment was not made through a provider of this server; refund it manually.',
    };
  if (attempt.state !== 'CAPTURED')
    return {
      state: 'REFUSED',
      reason: 'This payment was not captured; there is nothing to refund.',
    };
  return provider.refund({ ...attempt, reference: attempt.reference }, { refundId, amount });
}
