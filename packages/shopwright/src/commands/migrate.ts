import { defineCommand } from '../command.ts';

export const migrate = defineCommand({
  words: ['migrate'],
  summary: 'Bring the database to the shape this version needs',
  about:
    '"start" and "worker" do this by themselves. Alone it is for deployments that migrate before they start.',
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
            ? 'The database is current; nothing to do.'
            : `Applied:\n${names.map((name) => `  ${name}`).join('\n')}`,
      });
    } finally {
      await db.close();
    }
  },
});
