import { defineCommand } from '../command.ts';

const fares = (failures: number, pausedUntil: Date | null): string =>
  failures === 0
    ? ''
    : `   (${failures} attempts failed in a row${pausedUntil === null ? '' : `; paused until ${pausedUntil.toISOString()}`})`;

export const webhooksList = defineCommand({
  words: ['webhooks', 'list'],
  summary: 'List the webhooks, and how their receivers fare',
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
          ? 'There are no webhooks. "shopwright webhooks create" makes one.'
          : webhooks
              .map(({ webhookId, url, events, failures, pausedUntil }) =>
                [
                  `${url}${fares(failures, pausedUntil)}`,
                  `  Id      ${webhookId}`,
                  `  Events  ${events.join('\n          ')}`,
                ].join('\n'),
              )
              .join('\n\n'),
    });
  },
});
