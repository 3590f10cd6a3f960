import { defineCommand } from '../command.ts';

const states = ['pending', 'delivered', 'parked'] as const;

export const webhooksDeliveries = defineCommand({
  words: ['webhooks', 'deliveries'],
  summary: 'Show what was sent to a webhook, what waits and what was given up',
  options: {
    id: {
      kind: 'argument',
      hint: 'ID',
      required: true,
      help: 'Which webhook; "shopwright webhooks list" shows them',
    },
    state: {
      kind: 'text',
      hint: states.join('|'),
      choices: states,
      help: 'Only those in this state (default: all, newest first, a hundred at most)',
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
          ? 'Nothing here.'
          : deliveries
              .map((delivery) =>
                [
                  `${delivery.state?.toLowerCase()}  ${delivery.eventType} of ${delivery.entityId}`,
                  `  Id        ${delivery.id}`,
                  `  Attempts  ${delivery.attempts}${delivery.lastError ? `: ${delivery.lastError}` : ''}`,
                ].join('\n'),
              )
              .join('\n\n'),
    });
  },
});
