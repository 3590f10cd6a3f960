import { defineCommand } from '../command.ts';

export const clone = defineCommand({
  words: ['clone'],
  summary: 'Copy the store to another data directory, as a preview store',
  about:
    'The copy is for trying things out. It says so at its start and in the admin, asks search engines not to list it, ' +
    'and sends no mails and no webhooks, takes no card payments except test cards, and makes no scheduled backups, whatever ' +
    'the settings say. It has secrets of its own: everyone signs in again, and authenticator apps are set up again. ' +
    'The store stays open while it is copied.',
  options: {
    target: {
      kind: 'argument',
      hint: 'TARGET_DATA_DIR',
      required: true,
      help: 'Data directory of the copy, which must not exist or be empty',
    },
  },
  examples: [
    'shopwright clone ./preview',
    'DATABASE_URL=postgres://... shopwright clone /srv/preview',
  ],
  async run({ values, terminal, config }) {
    const [{ resolve }, { cloneStore }, { withStore }] = await Promise.all([
      import('node:path'),
      import('../backup/clone-store.ts'),
      import('../database.ts'),
    ]);
    const settings = config();
    const target = resolve(values.target);
    const done = await withStore({ terminal, config }, ({ db }) =>
      cloneStore({ db, config: settings, target, terminal }),
    );
    for (const { invariant, rows } of done.violations)
      terminal.note(`Violated in the copy: "${invariant}" (${rows} rows).`);
    const how =
      settings.databaseUrl === undefined ? '' : ', without DATABASE_URL and SHOPWRIGHT_SECRET';
    terminal.answer({
      json: { dataDir: target, ...done },
      text: `Copied ${done.rows.toLocaleString('en-US')} rows and ${done.files} files. Start the preview store with: shopwright start --data ${values.target}${how}`,
    });
    return done.violations.length > 0 ? 1 : 0;
  },
});
