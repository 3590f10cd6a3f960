import type { Tx } from '../db/index.ts';
import { action, publish } from '../events/index.ts';
import { formatDay, formatMoment } from '../kernel/calendar.ts';
import { createCurrency } from '../kernel/money.ts';
import { mailLayout, sendMessage, speechIn } from '../messages/index.ts';
import type { SubscriptionCharges } from '../pricing/index.ts';
import type { Sites } from '../settings/index.ts';
import { subscriptionToWire, type SubscriptionState } from './rules/subscription.ts';

export type News = 'created' | 'updated' | 'renewed' | 'payment_failed' | 'ended';

export async function publishSubscription(
  tx: Tx,
  siteId: string,
  what: News,
  state: SubscriptionState,
  failures = 0,
  more: object = {},
): Promise<void> {
  await publish(tx, {
    siteId,
    type: `shopwright.v1.subscription_${what}`,
    entityType: 'shopwright.v1.subscription',
    entityId: state.subscriptionId,
    body: action({ subscription: subscriptionToWire(state, failures), ...more }),
  });
}

/** Mails what the buyer agreed to: the schedule of charges. */
export async function mailStarted(
  tx: Tx,
  { sites, publicUrl }: MailDeps,
  siteId: string,
  { subscriptionId, email, memberId, template, schedule }: SubscriptionState,
  charges: SubscriptionCharges['charges'],
): Promise<void> {
  if (email === null) return;
  const store = (await sites.find(siteId))?.store ?? { name: '' };
  const {
    language,
    locale,
    page,
    words: { subscription: words },
  } = speechIn(template.buyerLanguage, store.locale);
  const { format } = createCurrency(template.currency, locale);
  const every = words.every(schedule.period.frequency, schedule.period.interval);
  const sentences = charges.map(({ summary, billingDate, cycleCount }) => {
    const [amount, day] = [
      format(summary.total),
      formatDay(billingDate, schedule.timeZone, locale),
    ];
    return cycleCount === 1
      ? words.chargeOnce(amount, day)
      : cycleCount === undefined
        ? words.chargeOn(amount, day, every)
        : words.chargeTimes(amount, day, every, cycleCount);
  });
  const [first] = charges;
  const trial =
    template.firstAmount !== '0' && first
      ? [words.trial(formatDay(first.billingDate, schedule.timeZone, locale))]
      : [];
  const { html, text } = mailLayout({
    store,
    language,
    title: words.started,
    paragraphs: [
      words.what(template.name),
      words.terms,
      [...trial, ...sentences].join('\n'),
      ...(memberId !== null && template.mayCancel ? [words.cancel] : []),
    ],
    ...(memberId === null
      ? {}
      : { button: { label: words.see, url: publicUrl + page('/account/subscriptions') } }),
  });
  await sendMessage(tx, {
    siteId,
    channel: 'EMAIL',
    to: email,
    kind: 'subscription-started',
    subject: `${words.started}: ${template.name}`,
    html,
    text,
    dedupeKey: `subscription-started ${subscriptionId}`,
  });
}

interface MailDeps {
  readonly sites: Pick<Sites, 'find'>;
  readonly publicUrl: string;
}

/** The buyer can act: with another card, before the next attempt. */
export async function mailFailure(
  tx: Tx,
  sites: Pick<Sites, 'find'>,
  publicUrl: string,
  siteId: string,
  state: SubscriptionState,
  nextTry: number | undefined,
  key: string,
): Promise<void> {
  if (state.email === null) return;
  const store = (await sites.find(siteId))?.store ?? { name: '' };
  const {
    language,
    locale,
    page,
    words: { subscription: words },
  } = speechIn(state.template.buyerLanguage, store.locale);
  const when =
    nextTry === undefined ? undefined : formatMoment(nextTry, state.schedule.timeZone, locale);
  const title = when === undefined ? words.ended : words.notCharged;
  const { html, text } = mailLayout({
    store,
    language,
    title,
    paragraphs: [
      words.what(state.template.name),
      when === undefined ? words.gaveUp : words.again(when),
    ],
    button: { label: words.see, url: publicUrl + page('/account/subscriptions') },
  });
  await sendMessage(tx, {
    siteId,
    channel: 'EMAIL',
    to: state.email,
    kind: 'subscription-payment-failed',
    subject: `${title}: ${state.template.name}`,
    html,
    text,
    dedupeKey: `subscription-payment-failed ${key}`,
  });
}

/** Once for each cycle, so that the customer learns why an order is late. */
export async function mailDelayed(
  tx: Tx,
  { sites, publicUrl }: MailDeps,
  siteId: string,
  { subscriptionId, nextCycle, email, template }: SubscriptionState,
): Promise<void> {
  if (email === null) return;
  const store = (await sites.find(siteId))?.store ?? { name: '' };
  const {
    language,
    page,
    words: { subscription: words },
  } = speechIn(template.buyerLanguage, store.locale);
  const { html, text } = mailLayout({
    store,
    language,
    title: words.late,
    paragraphs: [words.what(template.name), words.putOff],
    button: { label: words.see, url: publicUrl + page('/account/subscriptions') },
  });
  await sendMessage(tx, {
    siteId,
    channel: 'EMAIL',
    to: email,
    kind: 'subscription-late',
    subject: `${words.late}: ${template.name}`,
    html,
    text,
    dedupeKey: `subscription-late ${subscriptionId} ${nextCycle}`,
  });
}
