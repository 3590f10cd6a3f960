import type { Db } from '../db/index.ts';
import { providerNamed, type Providers } from './methods.ts';
import type { RefundOutcome } from './port.ts';
import { findAttempt } from './store/attempts.ts';

export interface RefundOrder {
  readonly siteId: string;
  /** The payment's id in the order, which is its attempt's. */
  readonly paymentId: string;
  /** Given back once, however often it is asked for. */
  readonly refundId: string;
  /** Thousandths. */
  readonly amount: bigint;
}

/** Back the way the money came. Throws `ProviderUnavailable` when the provider cannot be reached: ask again then. */
export async function refundThrough(
  providers: Providers,
  db: Pick<Db, 'query'>,
  { siteId, paymentId, refundId, amount }: RefundOrder,
): Promise<RefundOutcome> {
  const attempt = await findAttempt(db, siteId, paymentId);
  const provider = attempt && providerNamed(providers, attempt.provider);
  if (!attempt || !provider || attempt.reference === null)
    return {
      state: 'REFUSED',
      reason:
        'This payment was not made through a provider that this server knows; give the money back by hand.',
    };
  if (attempt.state !== 'CAPTURED')
    return {
      state: 'REFUSED',
      reason: 'The money of this payment was not taken; there is nothing to give back.',
    };
  return provider.refund({ ...attempt, reference: attempt.reference }, { refundId, amount });
}
