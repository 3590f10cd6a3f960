import { refuse, type Refusal } from '../kernel/outcome.ts';
import { providerNamed } from './methods.ts';
import type { WebhookMessage } from './port.ts';
import { isOver } from './rules/attempt.ts';
import { findAttempt } from './store/attempts.ts';
import { advance } from './reconcile.ts';
import type { PlaceDeps } from './deps.ts';

/**
 * A provider says that something happened. Its signature is checked, what it says is not believed: the payment it names is asked for
 * at the provider and held against our own record. So a message told twice, late, out of order or made up changes nothing.
 */
export async function receiveWebhook(
  deps: PlaceDeps,
  name: string,
  message: WebhookMessage,
): Promise<{ received: boolean } | Refusal> {
  const provider = providerNamed(deps.providers, name);
  // Nobody can sign for a provider there is not.
  const subject = await provider?.readWebhook(message);
  if (!subject)
    return refuse(
      400,
      'INVALID_SIGNATURE',
      'This message is not signed by the provider, is too old, or is not about a payment of this server.',
    );
  const attempt = await findAttempt(deps.db, subject.siteId, subject.attemptId);
  if (attempt && attempt.provider === name && !isOver(attempt.state)) await advance(deps, attempt);
  return { received: true };
}
