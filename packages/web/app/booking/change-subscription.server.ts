import { memberships, subscriptions } from '@shopwright/sdk';
import type { UserSession } from '../session/user-session.server.ts';
import { formText } from '../ui/form-text.server.ts';

export type SubscriptionChange = 'paused' | 'resumed' | 'skipped' | 'canceled' | 'ended';

/** Applies the action of a subscription or plan card. Throws the platform's error. */
export async function changeSubscription(
  userSession: UserSession,
  form: FormData,
): Promise<SubscriptionChange | undefined> {
  const id = formText(form, 'id');
  const intent = form.get('intent');
  if (form.get('kind') === 'membership') {
    const mine = userSession.use(memberships);
    if (intent === 'pause') return mine.pauseMembership(id).then(() => 'paused' as const);
    if (intent === 'resume') return mine.resumeMembership(id).then(() => 'resumed' as const);
    return intent === 'cancel' ? mine.cancelMembership(id).then(() => 'ended' as const) : undefined;
  }
  const mine = userSession.use(subscriptions);
  if (intent === 'pause') return mine.pauseSubscription(id).then(() => 'paused' as const);
  if (intent === 'resume') return mine.resumeSubscription(id).then(() => 'resumed' as const);
  if (intent === 'skip') return mine.skipCycle(id).then(() => 'skipped' as const);
  return intent === 'cancel'
    ? mine.cancelSubscription(id).then(() => 'canceled' as const)
    : undefined;
}
