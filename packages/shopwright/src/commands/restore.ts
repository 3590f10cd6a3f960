import { defineCommand } from '../command.ts';

export const restore = defineCommand({
  words: ['restore'],
  summary: 'Restore a backup into an empty data directory or database',
  about:
    'The whole file is verified before anything is written, and existing data is never replaced. Afterwards the database is ' +
    'migrated to this version, and its invariants are checked.',
  options: {
    file: {
      kind: 'argument',
      hint: 'FILE',
      required: true,
      help: 'Backup written by "shopwright backup": a file, or s3://bucket/key',
    },
    'passphrase-file': {
      kind: 'text',
      hint: 'FILE',
      help: 'File with the passphrase of the backup (default: SHOPWRIGHT_BACKUP_PASSPHRASE)',
    },
  },
  examples: [
    'shopwright restore shop.tar.gz --data ./restored',
    'shopwright restore s3://backups/shop.tar.gz --data ./restored',
    'DATABASE_URL=postgres://... shopwright restore shop.tar.gz --passphrase-file /etc/shopwright/passphrase',
  ],
  async run({ values, terminal, config }) {
    const [
      { openDatabase },
      { checkBackup, restoreBackup },
      { readPassphrase },
      { refuseOtherSecret, saveSecret },
      { openFiles },
      { BrokenArchive },
      { Refusal },
      { locateBackup },
    ] = await Promise.all([
      import('../database.ts'),
      import('../backup/restore.ts'),
      import('../backup/passphrase.ts'),
      import('../backup/secret-file.ts'),
      import('@shopwright/server/media/index'),
      import('../backup/archive.ts'),
      import('../refusal.ts'),
      import('../backup/location.ts'),
    ]);
    const settings = config();
    const passphrase = await readPassphrase(values['passphrase-file']);
    const backup = await terminal
      .progress('Checking the file', () =>
        checkBackup(locateBackup(values.file, settings.backup.s3), passphrase),
      )
      .catch((error: unknown) => {
        if (error instanceof BrokenArchive) throw new Refusal(error.message, { cause: error });
        throw error;
      });
    if (backup.secret !== undefined) await refuseOtherSecret(settings, backup.secret);
    const db = await openDatabase(settings, { terminal });
    try {
      const files = openFiles({ dataDir: settings.dataDir, s3: settings.s3 });
      const done = await terminal.progress('Restoring', () => restoreBackup({ db, files, backup }));
      if (backup.secret !== undefined) await saveSecret(settings, backup.secret);
      for (const { invariant, rows } of done.violations)
        terminal.note(`Violated in the restored store: "${invariant}" (${rows} rows).`);
      terminal.answer({
        json: { file: values.file, createdAt: backup.manifest.createdAt, ...done },
        text:
          `Restored ${done.rows.toLocaleString('en-US')} rows and ${done.files} files as of ${backup.manifest.createdAt}.` +
          (backup.secret === undefined
            ? ' The backup does not contain the secret: restore secret.key or set SHOPWRIGHT_SECRET.'
            : ''),
      });
      return done.violations.length > 0 ? 1 : 0;
    } finally {
      await db.close();
    }
  },
});
