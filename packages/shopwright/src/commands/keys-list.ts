import { defineCommand } from '../command.ts';

export const keysList = defineCommand({
  words: ['keys', 'list'],
  summary: 'List API keys with their permissions and last use',
  options: {},
  examples: ['shopwright keys list'],
  async run({ terminal, config }) {
    const [{ withStore }, { listApiKeys }] = await Promise.all([
      import('../database.ts'),
      import('@shopwright/server/identity/index'),
    ]);
    const keys = await withStore({ terminal, config }, ({ db, site }) =>
      listApiKeys(db, site.siteId),
    );
    const now = new Date();
    const dates = ({ expiresAt, lastUsedAt }: (typeof keys)[number]) => ({
      expires: expiresAt?.toISOString() ?? null,
      lastUsed: lastUsedAt?.toISOString() ?? null,
    });
    terminal.answer({
      json: keys.map((key) => ({
        id: key.keyId,
        name: key.name,
        permissions: key.permissions,
        created: key.createdAt.toISOString(),
        ...dates(key),
      })),
      text:
        keys.length === 0
          ? 'No API keys. Run "shopwright keys create" to create one.'
          : keys
              .map((key) => {
                const { expires, lastUsed } = dates(key);
                return [
                  `${key.name}${key.expiresAt !== null && key.expiresAt <= now ? '   (expired)' : ''}`,
                  `  ID           ${key.keyId}`,
                  `  Permissions  ${key.permissions.includes('*') ? 'all' : key.permissions.join('\n               ')}`,
                  `  Created      ${key.createdAt.toISOString()}`,
                  `  Last used    ${lastUsed ?? 'never'}`,
                  `  Expires      ${expires ?? 'never'}`,
                ].join('\n');
              })
              .join('\n\n'),
    });
  },
});
