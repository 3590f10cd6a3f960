import type { Tx } from '../db/index.ts';
import { action, publish } from '../events/index.ts';
import { writeMoment } from '../kernel/calendar.ts';
import { mailLayout, sendMessage, speechIn } from '../messages/index.ts';
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
  const { language, locale, page, words: { subscription: words } } = speechIn(state.template.buyerLanguage, store.locale);
  const when = nextTry === undefined ? undefined : writeMoment(nextTry, state.schedule.timeZone, locale);
  const title = when === undefined ? words.ended : words.notCharged;
  const { html, text } = mailLayout({
    store, language, title,
    paragraphs: [words.what(state.template.name), when === undefined ? words.gaveUp : words.again(when)],
    button: { label: words.see, url: publicUrl + page('/account/subscriptions') },
  });
  await sendMessage(tx, { siteId, channel: 'EMAIL', to: state.email, kind: 'subscription-payment-failed', subject: `${title}: ${state.template.name}`, html, text, dedupeKey: `subscription-payment-failed ${key}` });
}

/** Once for a cycle: whoever waits for something knows why it does not come. */
export async function mailPutOff(tx: Tx, { sites, publicUrl }: { sites: Pick<Sites, 'find'>; publicUrl: string }, siteId: string, { subscriptionId, nextCycle, email, template }: SubscriptionState): Promise<void> {
  if (email === null) return;
  const store = (await sites.find(siteId))?.store ?? { name: '' };
  const { language, page, words: { subscription: words } } = speechIn(template.buyerLanguage, store.locale);
  const { html, text } = mailLayout({ store, language, title: words.late, paragraphs: [words.what(template.name), words.putOff], button: { label: words.see, url: publicUrl + page('/account/subscriptions') } });
  await sendMessage(tx, { siteId, channel: 'EMAIL', to: email, kind: 'subscription-late', subject: `${words.late}: ${template.name}`, html, text, dedupeKey: `subscription-late ${subscriptionId} ${nextCycle}` });
}
