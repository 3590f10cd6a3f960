import { defineCommand } from '../command.ts';
import { Refusal } from '../refusal.ts';
import { suggest } from '@shopwright/server/kernel/suggest';

export const webhooksCreate = defineCommand({
  words: ['webhooks', 'create'],
  summary: 'Tell an address of events: orders, carts, members, products',
  about:
    'Every event is sent as a signed token (JWT, RS256) that the public key checks. It is sent at least once and in order for each thing, and tried again for three days; what then still fails is parked and can be replayed.',
  options: {
    url: {
      kind: 'text',
      hint: 'URL',
      required: true,
      help: 'Where to send them, such as https://example.com/webhooks',
    },
    event: {
      kind: 'list',
      hint: 'NAME',
      help: 'Which event, such as wix.ecom.v1.order_approved; may be repeated',
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
      text: `Webhook ${webhook.webhookId} to ${webhook.url}:\n\n  ${webhook.events.join('\n  ')}\n\nIts receiver checks signatures with this public key:\n\n${publicKey}`,
    });
  },
});

function refuseUnknown(events: readonly string[], known: readonly string[]): void {
  if (events.length === 0)
    throw new Refusal(
      `--event is missing: which events? They are: ${known.toSorted().join(', ')}.`,
    );
  for (const event of events) {
    if (known.includes(event)) continue;
    const meant = suggest(event, known);
    throw new Refusal(
      `There is no event "${event}".${meant === undefined ? ` The events are: ${known.toSorted().join(', ')}.` : ` Did you mean ${meant}?`}`,
    );
  }
}
