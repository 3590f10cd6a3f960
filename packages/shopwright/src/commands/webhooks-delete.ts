import { defineCommand } from '../command.ts';

export const webhooksDelete = defineCommand({
  words: ['webhooks', 'delete'],
  summary: 'Delete a webhook subscription',
  about: 'Deletes its pending deliveries, too.',
  options: {
    id: {
      kind: 'argument',
      hint: 'ID',
      required: true,
      help: 'Webhook ID, from "shopwright webhooks list"',
    },
  },
  examples: ['shopwright webhooks delete 3f8a0b1c-1d2e-4f3a-8b4c-5d6e7f8a9b0c'],
  async run({ values, terminal, config }) {
    const [{ withStore }, { manageWebhooks }] = await Promise.all([
      import('../database.ts'),
      import('../webhooks/manage.ts'),
    ]);
    await withStore({ terminal, config }, ({ db, site }) =>
      manageWebhooks({ db, config: config() }).delete(site.siteId, values.id),
    );
    terminal.answer({ json: { deleted: values.id }, text: `Deleted the webhook ${values.id}.` });
  },
});
