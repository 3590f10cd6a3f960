import { defineCommand } from '../command.ts';

export const seed = defineCommand({
  words: ['seed'],
  summary: 'Fill an empty database with the demo store',
  about:
    'In development "start" does this by itself on the first run; in production it never does, and this command needs SHOPWRIGHT_OWNER_EMAIL. A database that has a store already is left as it is.',
  options: {},
  examples: ['shopwright seed', 'shopwright seed --data /srv/trial-shop'],
  async run({ terminal, config }) {
    const [
      { openDatabase },
      { openVault, prepareDb },
      { seedDemo },
      { addressOf },
      { assertOwnerKnown },
    ] = await Promise.all([
      import('../database.ts'),
      import('@shopwright/server'),
      import('../demo/seed-demo.ts'),
      import('../shop/address.ts'),
      import('../shop/first-store.ts'),
    ]);
    const settings = config();
    await assertOwnerKnown(settings);
    const opened = await openDatabase(settings, { terminal });
    try {
      await assertOwnerKnown(settings, opened);
      const db = await openVault(opened, settings);
      await terminal.progress('Migrating the database', () =>
        prepareDb({
          pool: db.pool,
          log: { info: () => undefined, warn: () => undefined, error: () => undefined },
        }),
      );
      const { owner, ...site } = await terminal.progress('Filling the demo store', () =>
        seedDemo(db, { ...settings, siteUrl: addressOf(settings, settings.port) }),
      );
      terminal.answer({
        json: { ...site, ...(owner === undefined ? {} : { owner }) },
        text:
          owner === undefined
            ? 'There is a store already; nothing was changed.'
            : `The demo store is ready. The owner signs in with (shown only this once):\n\n  E-mail    ${owner.email}\n  Password  ${owner.password}\n`,
      });
    } finally {
      await opened.close();
    }
  },
});
