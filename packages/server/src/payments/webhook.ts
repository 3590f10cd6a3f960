import { refuse, type Refusal } from '../kernel/outcome.ts';
import type { ReconcileDeps } from './deps.ts';
import { providerNamed } from './methods.ts';
import type { WebhookMessage } from './port.ts';
import { reconcilePayment } from './reconcile.ts';
import { isFinal } from './rules/attempt.ts';
import { findAttempt } from './store/attempts.ts';

/**
 * Handles a provider's message. Only its signature and the payment it names are used; the status
 * comes from a call to the provider. A message that is repeated, late, out of order or forged
 * therefore changes nothing.
 */
export async function receiveWebhook(
  deps: ReconcileDeps,
  name: string,
  message: WebhookMessage,
): Promise<{ received: boolean } | Refusal<'INVALID_SIGNATURE'>> {
  const provider = providerNamed(deps.providers, name);
  // A message of an unknown provider counts as unsigned.
  const subject = await provider?.readWebhook(message);
  if (!subject) return refuse('INVALID_SIGNATURE');
  const attempt = await findAttempt(deps.db, subject.siteId, subject.attemptId);
  if (attempt && attempt.provider === name && !isFinal(attempt.state))
    await reconcilePayment(deps, attempt);
  return { received: true };
}
