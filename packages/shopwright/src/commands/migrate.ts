import { defineCommand } from '../command.ts';

export const migrate = defineCommand({
  words: ['migrate'],
  summary: 'Apply pending database migrations',
  about:
    '"start" and "worker" apply migrations on their own. Use this command in deployments that migrate before they start.',
  options: {},
  examples: ['shopwright migrate', 'DATABASE_URL=postgres://... shopwright migrate'],
  async run({ terminal, config }) {
    const [{ openDatabase }, { prepareDb }] = await Promise.all([
      import('../database.ts'),
      import('@shopwright/server'),
    ]);
    const db = await openDatabase(config(), { terminal });
    try {
      const applied = await terminal.progress('Migrating the database', () =>
        prepareDb({
          pool: db.pool,
          log: { info: () => undefined, warn: () => undefined, error: () => undefined },
        }),
      );
      const names = applied.map(({ number, name }) => `${String(number).padStart(4, '0')}-${name}`);
      terminal.answer({
        json: { applied: names },
        text:
          names.length === 0
            ? 'The database is up to date.'
            : `Applied:\n${names.map((name) => `  ${name}`).join('\n')}`,
      });
    } finally {
      await db.close();
    }
  },
});
