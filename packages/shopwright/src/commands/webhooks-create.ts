import { defineCommand } from '../command.ts';
import { Refusal } from '../refusal.ts';
import { suggest } from '@shopwright/server/kernel/suggest';

export const webhooksCreate = defineCommand({
  words: ['webhooks', 'create'],
  summary: 'Create a webhook subscription',
  about:
    'Each event is delivered as a signed JWT (RS256) that the receiver verifies with the public key. Events are delivered at least once, in order for each entity, and retried for three days. Deliveries that still fail are parked and can be replayed.',
  options: {
    url: {
      kind: 'text',
      hint: 'URL',
      required: true,
      help: 'URL of the receiver, such as https://example.com/webhooks',
    },
    event: {
      kind: 'list',
      hint: 'NAME',
      help: 'Event to subscribe to, such as wix.ecom.v1.order_approved; can be repeated',
    },
  },
  examples: [
    'shopwright webhooks create --url https://example.com/webhooks --event wix.ecom.v1.order_approved --event wix.ecom.v1.order_canceled',
  ],
  async run({ values, terminal, config }) {
    const [{ withStore }, { domainEvents, plainEvents }, { manageWebhooks }] = await Promise.all([
      import('../database.ts'),
      import('@shopwright/contract/events'),
      import('../webhooks/manage.ts'),
    ]);
    refuseUnknown(values.event, [...domainEvents, ...plainEvents]);
    const { webhook, publicKey } = await withStore({ terminal, config }, ({ db, site }) =>
      manageWebhooks({ db, config: config() }).create({
        siteId: site.siteId,
        url: values.url,
        events: values.event,
      }),
    );
    terminal.answer({
      json: { id: webhook.webhookId, url: webhook.url, events: webhook.events, publicKey },
      text: `Created the webhook ${webhook.webhookId} to ${webhook.url}:\n\n  ${webhook.events.join('\n  ')}\n\nVerify its signatures with this public key:\n\n${publicKey}`,
    });
  },
});

function refuseUnknown(events: readonly string[], eventTypes: readonly string[]): void {
  if (events.length === 0)
    throw new Refusal(
      `Missing option --event. Available events: ${eventTypes.toSorted().join(', ')}.`,
    );
  for (const event of events) {
    if (eventTypes.includes(event)) continue;
    const meant = suggest(event, eventTypes);
    throw new Refusal(
      `Unknown event "${event}".${meant === undefined ? ` Available events: ${eventTypes.toSorted().join(', ')}.` : ` Did you mean ${meant}?`}`,
    );
  }
}
