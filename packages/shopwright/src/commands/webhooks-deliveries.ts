import { defineCommand } from '../command.ts';

const states = ['pending', 'delivered', 'parked'] as const;

export const webhooksDeliveries = defineCommand({
  words: ['webhooks', 'deliveries'],
  summary: 'List the deliveries of a webhook',
  options: {
    id: {
      kind: 'argument',
      hint: 'ID',
      required: true,
      help: 'Webhook ID, from "shopwright webhooks list"',
    },
    state: {
      kind: 'text',
      hint: states.join('|'),
      choices: states,
      help: 'Show only deliveries in this state (default: all). Shows the 100 newest',
    },
  },
  examples: ['shopwright webhooks deliveries 3f8a0b1c-1d2e-4f3a-8b4c-5d6e7f8a9b0c --state parked'],
  async run({ values, terminal, config }) {
    const [{ withStore }, { manageWebhooks }] = await Promise.all([
      import('../database.ts'),
      import('../webhooks/manage.ts'),
    ]);
    const deliveries = await withStore({ terminal, config }, ({ db, site }) =>
      manageWebhooks({ db, config: config() }).deliveries({
        siteId: site.siteId,
        webhookId: values.id,
        state: values.state,
      }),
    );
    terminal.answer({
      json: { deliveries },
      text:
        deliveries.length === 0
          ? 'No deliveries.'
          : deliveries
              .map((delivery) =>
                [
                  `${delivery.state?.toLowerCase()}  ${delivery.eventType} of ${delivery.entityId}`,
                  `  ID        ${delivery.id}`,
                  `  Attempts  ${delivery.attempts}${delivery.lastError ? `: ${delivery.lastError}` : ''}`,
                ].join('\n'),
              )
              .join('\n\n'),
    });
  },
});
