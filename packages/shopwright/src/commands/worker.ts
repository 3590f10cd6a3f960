import { defineCommand } from '../command.ts';
import { listenForStop } from '../shop/stop-request.ts';

const DRAIN_MS = 20_000;

export const worker = defineCommand({
  words: ['worker'],
  summary: 'Run background jobs without serving requests',
  about:
    '"start" runs background jobs, too. Additional workers with the same DATABASE_URL share the work; each job runs once.',
  options: {},
  examples: ['shopwright worker', 'DATABASE_URL=postgres://... shopwright worker'],
  async run({ terminal, config }) {
    const settings = config();
    const stop = listenForStop();
    const { startJobs } = await import('../shop/start-jobs.ts');
    const jobs = await startJobs({ config: settings, terminal });
    terminal.answer({
      json: { working: true },
      text: 'Running background jobs. Press Ctrl-C to stop.',
    });
    await stop.requested;
    await terminal.progress('Finishing running jobs', () => jobs.stop(DRAIN_MS));
    process.exit(0);
  },
});
