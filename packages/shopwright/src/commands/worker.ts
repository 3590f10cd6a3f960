import { defineCommand } from '../command.ts';
import { listenForStop } from '../shop/stop-wish.ts';

const DRAIN_MS = 20_000;

export const worker = defineCommand({
  words: ['worker'],
  summary: 'Do background jobs only, without serving requests',
  about:
    '"start" does the jobs too. More workers, here or on other machines with the same DATABASE_URL, share them: each job is done by one.',
  options: {},
  examples: ['shopwright worker', 'DATABASE_URL=postgres://... shopwright worker'],
  async run({ terminal, config }) {
    const settings = config();
    const stop = listenForStop();
    const { startJobs } = await import('../shop/start-jobs.ts');
    const jobs = await startJobs({ config: settings, terminal });
    terminal.answer({ json: { working: true }, text: 'Working. Ctrl-C stops it.' });
    await stop.wished;
    await terminal.progress('Finishing the jobs under way', () => jobs.stop(DRAIN_MS));
    process.exit(0);
  },
});
