import { defineCommand } from '../command.ts';

export const webhooksReplay = defineCommand({
  words: ['webhooks', 'replay'],
  summary: 'Replay a webhook delivery',
  options: {
    id: {
      kind: 'argument',
      hint: 'ID',
      required: true,
      help: 'Delivery ID, from "shopwright webhooks deliveries"',
    },
  },
  examples: ['shopwright webhooks replay 3f8a0b1c-1d2e-4f3a-8b4c-5d6e7f8a9b0c'],
  async run({ values, terminal, config }) {
    const [{ withStore }, { manageWebhooks }] = await Promise.all([
      import('../database.ts'),
      import('../webhooks/manage.ts'),
    ]);
    const delivery = await withStore({ terminal, config }, ({ db, site }) =>
      manageWebhooks({ db, config: config() }).replay(site.siteId, values.id),
    );
    terminal.answer({
      json: { delivery },
      text: `Queued ${delivery.eventType} of ${delivery.entityId}. The running shop delivers it, with retries for three days.`,
    });
  },
});
