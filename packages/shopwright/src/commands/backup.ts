import { defineCommand } from '../command.ts';

export const backup = defineCommand({
  words: ['backup'],
  summary: 'Back up the database, files and secret to one file or S3 object',
  about:
    'The backup is a consistent snapshot, and the shop stays open while it is written. The secret that encrypts stored ' +
    'credentials is itself encrypted with a passphrase, from SHOPWRIGHT_BACKUP_PASSPHRASE or a file. The rest of the backup ' +
    'is not encrypted: protect the file like the database.',
  options: {
    file: {
      kind: 'argument',
      hint: 'FILE',
      required: true,
      help: 'File to write, such as shop-2026-11-16.tar.gz, or s3://bucket/shop-2026-11-16.tar.gz',
    },
    'passphrase-file': {
      kind: 'text',
      hint: 'FILE',
      help: 'File with the passphrase that encrypts the secret',
    },
    'without-secret': {
      kind: 'flag',
      help: 'Leave the secret out, if you back up secret.key or SHOPWRIGHT_SECRET separately',
    },
  },
  examples: [
    'SHOPWRIGHT_BACKUP_PASSPHRASE=... shopwright backup shop.tar.gz',
    'shopwright backup shop.tar.gz --passphrase-file /etc/shopwright/passphrase',
    'shopwright backup s3://backups/shop.tar.gz --passphrase-file /etc/shopwright/passphrase',
  ],
  async run({ values, terminal, config }) {
    const [
      { withStore },
      { backUp },
      { readPassphrase },
      { currentSecret },
      { openFiles },
      { Refusal },
      { locateBackup },
    ] = await Promise.all([
      import('../database.ts'),
      import('../backup/back-up.ts'),
      import('../backup/passphrase.ts'),
      import('../backup/secret-file.ts'),
      import('@shopwright/server/media/index'),
      import('../refusal.ts'),
      import('../backup/location.ts'),
    ]);
    const settings = config();
    // Before the database is opened: a file that cannot be written is refused at once.
    const location = locateBackup(values.file, settings.backup.s3);
    await location.prepare();
    const text = await currentSecret(settings);
    const passphrase = await readPassphrase(values['passphrase-file']);
    const sealing = text !== undefined && !values['without-secret'];
    if (sealing && passphrase === undefined) {
      throw new Refusal(
        'The backup contains the secret of the store and needs a passphrase. Set SHOPWRIGHT_BACKUP_PASSPHRASE or --passphrase-file, or leave the secret out with --without-secret.',
      );
    }
    await withStore({ terminal, config }, async ({ db }) => {
      const done = await terminal.progress('Backing up', () =>
        backUp({
          db,
          files: openFiles({ dataDir: settings.dataDir, s3: settings.s3 }),
          secret: sealing && passphrase !== undefined ? { text, passphrase } : undefined,
          location,
          now: new Date(),
        }),
      );
      for (const id of done.missingFiles)
        terminal.note(`Missing file, referenced by the database: ${id}`);
      const size = `${(done.bytes / 1_000_000).toFixed(1)} MB`;
      terminal.answer({
        json: { file: values.file, ...done },
        text: `Backed up ${done.tables} tables and ${done.files} files to ${values.file} (${size}).${text === undefined || sealing ? '' : ' The backup does not contain the secret: back up secret.key or SHOPWRIGHT_SECRET separately.'}`,
      });
    });
  },
});
