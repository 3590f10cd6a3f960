import { defineCommand } from '../command.ts';

const statusOf = (failures: number, pausedUntil: Date | null): string =>
  failures === 0
    ? ''
    : `   (${failures} consecutive failures${pausedUntil === null ? '' : `; paused until ${pausedUntil.toISOString()}`})`;

export const webhooksList = defineCommand({
  words: ['webhooks', 'list'],
  summary: 'List webhook subscriptions and their status',
  options: {},
  examples: ['shopwright webhooks list'],
  async run({ terminal, config }) {
    const [{ withStore }, { manageWebhooks }] = await Promise.all([
      import('../database.ts'),
      import('../webhooks/manage.ts'),
    ]);
    const { webhooks, publicKey } = await withStore({ terminal, config }, ({ db, site }) =>
      manageWebhooks({ db, config: config() }).list(site.siteId),
    );
    terminal.answer({
      json: {
        webhooks: webhooks.map(
          ({ webhookId, url, events, failures, lastSuccessAt, pausedUntil }) => ({
            id: webhookId,
            url,
            events,
            failures,
            lastSuccess: lastSuccessAt,
            pausedUntil,
          }),
        ),
        publicKey,
      },
      text:
        webhooks.length === 0
          ? 'No webhooks. Run "shopwright webhooks create" to create one.'
          : webhooks
              .map(({ webhookId, url, events, failures, pausedUntil }) =>
                [
                  `${url}${statusOf(failures, pausedUntil)}`,
                  `  ID      ${webhookId}`,
                  `  Events  ${events.join('\n          ')}`,
                ].join('\n'),
              )
              .join('\n\n'),
    });
  },
});
