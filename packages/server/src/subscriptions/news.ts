import type { Tx } from '../db/index.ts';
import { action, publish } from '../events/index.ts';
import { writeMoment } from '../kernel/calendar.ts';
import { mailLayout, sendMessage } from '../messages/index.ts';
import type { Sites } from '../settings/index.ts';
import { subscriptionToWire, type SubscriptionState } from './rules/subscription.ts';

export type News = 'created' | 'updated' | 'renewed' | 'payment_failed' | 'ended';

export async function tell(tx: Tx, siteId: string, what: News, state: SubscriptionState, failures = 0, more: object = {}): Promise<void> {
  await publish(tx, {
    siteId, type: `shopwright.v1.subscription_${what}`, entityType: 'shopwright.v1.subscription', entityId: state.subscriptionId, body: action({ subscription: subscriptionToWire(state, failures), ...more }),
  });
}

/** The buyer can do something about it: another card, before the next try. */
export async function mailFailure(tx: Tx, sites: Pick<Sites, 'find'>, publicUrl: string, siteId: string, state: SubscriptionState, nextTry: number | undefined, key: string): Promise<void> {
  if (state.email === null) return;
  const store = (await sites.find(siteId))?.store ?? { name: '' };
  const when = nextTry === undefined ? undefined : writeMoment(nextTry, state.schedule.timeZone, store.locale ?? 'en-US');
  const title = when === undefined ? 'Your subscription has ended' : 'We could not charge your card';
  const { html, text } = mailLayout({
    store, title,
    paragraphs: [`For ${state.template.name}.`, when === undefined ? 'We tried several times and could not charge your card. Nothing more will be sent or charged.' : `We try again on ${when}. You can give us another card before that.`],
    button: { label: 'Your subscriptions', url: `${publicUrl}/account/subscriptions` },
  });
  await sendMessage(tx, { siteId, channel: 'EMAIL', to: state.email, kind: 'subscription-payment-failed', subject: `${title}: ${state.template.name}`, html, text, dedupeKey: `subscription-payment-failed ${key}` });
}
