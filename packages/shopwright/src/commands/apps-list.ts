import { defineCommand } from '../command.ts';

export const appsList = defineCommand({
  words: ['apps', 'list'],
  summary: 'List the OAuth apps',
  options: {},
  examples: ['shopwright apps list'],
  async run({ terminal, config }) {
    const [{ withStore }, { listApps }] = await Promise.all([import('../database.ts'), import('@shopwright/server/identity/index')]);
    const apps = await withStore({ terminal, config }, ({ db, site }) => listApps(db, site.siteId));
    terminal.answer({
      json: apps.map(({ clientId, name, kind, redirects, origins }) => ({ clientId, name, kind, redirects, origins })),
      text: apps.map(describe).join('\n\n'),
    });
  },
});

function describe({ clientId, name, kind, redirects, origins }: { clientId: string; name: string; kind: string; redirects: readonly string[]; origins: readonly string[] }): string {
  const lines = [`${name} (${kind})`, `  Client id  ${clientId}`];
  if (redirects.length > 0) lines.push(`  Redirects  ${redirects.join('\n             ')}`);
  if (origins.length > 0) lines.push(`  Origins    ${origins.join('\n             ')}`);
  return lines.join('\n');
}
