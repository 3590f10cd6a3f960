import { defineCommand } from '../command.ts';
import { describeApp } from '../describe-app.ts';

export const appsList = defineCommand({
  words: ['apps', 'list'],
  summary: 'List the OAuth apps',
  options: {},
  examples: ['shopwright apps list'],
  async run({ terminal, config }) {
    const [{ withStore }, { listApps }] = await Promise.all([
      import('../database.ts'),
      import('@shopwright/server/identity/index'),
    ]);
    const apps = await withStore({ terminal, config }, ({ db, site }) => listApps(db, site.siteId));
    terminal.answer({
      json: apps.map(({ clientId, name, kind, redirects, origins, permissions, expiresAt }) => ({
        clientId,
        name,
        kind,
        redirects,
        origins,
        permissions,
        expirationDate: expiresAt?.toISOString() ?? null,
      })),
      text: apps.map(describeApp).join('\n\n'),
    });
  },
});
