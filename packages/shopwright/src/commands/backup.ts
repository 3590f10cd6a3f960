import { defineCommand } from '../command.ts';

export const backup = defineCommand({
  words: ['backup'],
  summary: 'Back up the store to one file: database, files and its secret',
  about:
    'The shop stays open; the file holds one moment of it. The secret that encrypts authenticator keys and the like is ' +
    'sealed by a passphrase, read from SHOPWRIGHT_BACKUP_PASSPHRASE or a file. Everything else in the file is readable: ' +
    'keep it as safe as the database.',
  options: {
    file: {
      kind: 'argument',
      hint: 'FILE',
      required: true,
      help: 'The file to write, such as shop-2026-11-16.tar.gz',
    },
    'passphrase-file': {
      kind: 'text',
      hint: 'FILE',
      help: 'A file with the passphrase that seals the secret',
    },
    'without-secret': {
      kind: 'flag',
      help: 'Leave the secret out: you keep secret.key or SHOPWRIGHT_SECRET yourself',
    },
  },
  examples: [
    'SHOPWRIGHT_BACKUP_PASSPHRASE=... shopwright backup shop.tar.gz',
    'shopwright backup shop.tar.gz --passphrase-file /etc/shopwright/passphrase',
  ],
  async run({ values, terminal, config }) {
    const [
      { withStore },
      { backUp },
      { readPassphrase },
      { currentSecret },
      { openFiles },
      { Refusal },
      { refuseBadTarget },
    ] = await Promise.all([
      import('../database.ts'),
      import('../backup/back-up.ts'),
      import('../backup/passphrase.ts'),
      import('../backup/secret-file.ts'),
      import('@shopwright/server/media/index'),
      import('../refusal.ts'),
      import('../files/write-file.ts'),
    ]);
    const settings = config();
    // Before the database is opened: a path that cannot be written is refused at once.
    await refuseBadTarget(values.file);
    const text = await currentSecret(settings);
    const passphrase = await readPassphrase(values['passphrase-file']);
    const sealing = text !== undefined && !values['without-secret'];
    if (sealing && passphrase === undefined) {
      throw new Refusal(
        'A backup needs a passphrase for the secret of the store: set SHOPWRIGHT_BACKUP_PASSPHRASE or --passphrase-file, or keep the secret yourself with --without-secret.',
      );
    }
    await withStore({ terminal, config }, async ({ db }) => {
      const done = await terminal.progress('Backing up', () =>
        backUp({
          db,
          files: openFiles({ dataDir: settings.dataDir, s3: settings.s3 }),
          secret: sealing && passphrase !== undefined ? { text, passphrase } : undefined,
          path: values.file,
          now: new Date(),
        }),
      );
      for (const id of done.missingFiles)
        terminal.note(`The database names a file that is not there: ${id}`);
      const size = `${(done.bytes / 1_000_000).toFixed(1)} MB`;
      terminal.answer({
        json: { file: values.file, ...done },
        text: `Backed up ${done.tables} tables and ${done.files} files to ${values.file} (${size}).${text === undefined || sealing ? '' : ' The secret is not in it: keep secret.key or SHOPWRIGHT_SECRET.'}`,
      });
    });
  },
});
