import { isGuid } from '../kernel/guid.ts';
import type { Log } from '../kernel/log.ts';
import { withTimeout } from '../kernel/with-timeout.ts';
import { ProviderUnavailable, type PaymentProvider } from './port.ts';
import {
  whyNoPayment,
  whyNoReference,
  whyNoRefund,
} from '../kernel/extend/check-payment-answer.ts';

/** Longer than Stripe's library takes with its retries. */
const TIMEOUT_MS = 30_000;

/**
 * Every provider is called through this guard, the built-in ones too: a call ends in time, and an
 * answer has the form that it must have. A call that failed in any way counts as unknown: it is
 * repeated with the same ids, never assumed to have happened or not.
 */
export function guardProvider(
  provider: PaymentProvider,
  {
    log,
    timeoutMs = TIMEOUT_MS,
    usesDatabase = false,
  }: {
    readonly log: Log;
    readonly timeoutMs?: number;
    /** The sandbox is a part of this database: its errors are the database's, not a provider's. */
    readonly usesDatabase?: boolean;
  },
): PaymentProvider {
  const { name, reusable } = provider;
  const guard = async <Answer>(
    call: string,
    work: () => Promise<Answer>,
    whyWrong: (answer: unknown) => string | undefined,
  ): Promise<Answer> => {
    const answer = await withTimeout(
      work,
      timeoutMs,
      () => new ProviderUnavailable(`${name} did not answer ${call} within ${timeoutMs} ms.`),
    ).catch((error: unknown) => {
      throw usesDatabase || error instanceof ProviderUnavailable
        ? error
        : toUnavailable(name, call, error);
    });
    const wrong = whyWrong(answer);
    if (wrong !== undefined)
      throw new ProviderUnavailable(`${name} answered ${call} wrongly: ${wrong}`);
    return answer;
  };
  return {
    ...provider,
    start: (payment) => guard('start', () => provider.start(payment), whyNoReference),
    confirm: (payment, token, returnUrl) =>
      guard('confirm', () => provider.confirm(payment, token, returnUrl), whyNoPayment),
    find: (payment) => guard('find', () => provider.find(payment), whyNoPayment),
    capture: (payment, amount) =>
      guard('capture', () => provider.capture(payment, amount), whyNoPayment),
    cancel: (payment) => guard('cancel', () => provider.cancel(payment), whyNoPayment),
    refund: (payment, refund) =>
      guard('refund', () => provider.refund(payment, refund), whyNoRefund),
    ...(reusable
      ? {
          reusable: (payment) =>
            guard(
              'reusable',
              () => reusable(payment),
              () => undefined,
            ),
        }
      : {}),
    // Anyone can send a message: one that the provider cannot read counts as unsigned.
    readWebhook: async (message) => {
      try {
        const subject = await guard(
          'readWebhook',
          () => provider.readWebhook(message),
          () => undefined,
        );
        return subject && isGuid(subject.siteId) && isGuid(subject.attemptId) ? subject : undefined;
      } catch (error) {
        log.warn(
          { event: 'payment.webhook_unreadable', err: error, provider: name },
          'A payment provider could not read a webhook',
        );
        return undefined;
      }
    },
  };
}

function toUnavailable(name: string, call: string, error: unknown): Error {
  const message = error instanceof Error ? error.message : String(error);
  return new ProviderUnavailable(`${name} failed to ${call}: ${message}`, { cause: error });
}
