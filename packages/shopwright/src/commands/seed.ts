import { defineCommand } from '../command.ts';

export const seed = defineCommand({
  words: ['seed'],
  summary: 'Create the demo store in an empty database',
  about:
    'In development, the first "start" creates the demo store. In production it does not, and this command requires SHOPWRIGHT_OWNER_EMAIL. A database that already contains a store is not changed.',
  options: {},
  examples: ['shopwright seed', 'shopwright seed --data /srv/trial-shop'],
  async run({ terminal, config }) {
    const [
      { openDatabase },
      { openVault, prepareDb },
      { seedDemo },
      { addressOf },
      { requireOwner },
    ] = await Promise.all([
      import('../database.ts'),
      import('@shopwright/server'),
      import('../demo/seed-demo.ts'),
      import('../shop/address.ts'),
      import('../shop/first-store.ts'),
    ]);
    const settings = config();
    await requireOwner(settings);
    const opened = await openDatabase(settings, { terminal });
    try {
      await requireOwner(settings, opened);
      const db = await openVault(opened, settings);
      await terminal.progress('Migrating the database', () =>
        prepareDb({
          pool: db.pool,
          log: { info: () => undefined, warn: () => undefined, error: () => undefined },
        }),
      );
      const { owner, ...site } = await terminal.progress('Creating the demo store', () =>
        seedDemo(db, { ...settings, siteUrl: addressOf(settings, settings.port) }),
      );
      terminal.answer({
        json: { ...site, ...(owner === undefined ? {} : { owner }) },
        text:
          owner === undefined
            ? 'The database already contains a store. Nothing was changed.'
            : `Created the demo store. Sign in as the owner with (shown only once):\n\n  Email     ${owner.email}\n  Password  ${owner.password}\n`,
      });
    } finally {
      await opened.close();
    }
  },
});
