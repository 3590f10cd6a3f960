import { defineCommand } from '../command.ts';
import { describeApp } from '../describe-app.ts';

export const appsList = defineCommand({
  words: ['apps', 'list'],
  summary: 'List the OAuth apps',
  options: {},
  examples: ['shopwright apps list'],
  async run({ terminal, config }) {
    const [{ withStore }, { listApps }] = await Promise.all([import('../database.ts'), import('@shopwright/server/identity/index')]);
    const apps = await withStore({ terminal, config }, ({ db, site }) => listApps(db, site.siteId));
    terminal.answer({
      json: apps.map(({ clientId, name, kind, redirects, origins, permissions }) => ({ clientId, name, kind, redirects, origins, permissions })),
      text: apps.map(describeApp).join('\n\n'),
    });
  },
});
