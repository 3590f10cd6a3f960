import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

export interface PlanWorker {
  /** Resolves when the worker has committed this many transactions. */
  committed(count: number): Promise<void>;
  /** kill -9, and wait until it is gone. */
  kill(): Promise<void>;
}

export async function startPlanWorker(options: {
  readonly databaseUrl: string;
  readonly dataDir: string;
}): Promise<PlanWorker> {
  const child = spawn(
    process.execPath,
    [
      '--disable-warning=ExperimentalWarning',
      fileURLToPath(new URL('./plan-worker-process.ts', import.meta.url)),
      JSON.stringify(options),
    ],
    { stdio: ['pipe', 'pipe', 'inherit'] },
  );
  const ended = once(child, 'exit');
  const lines = createInterface(child.stdout)[Symbol.asyncIterator]();
  const next = async (expected: string): Promise<void> => {
    const { value, done } = await lines.next();
    if (done || value !== expected) throw new Error(`The worker said ${String(value)}.`);
  };
  let seen = 0;
  // Building the platform commits transactions, too.
  for (;;) {
    const { value, done } = await lines.next();
    if (done) throw new Error('The worker did not start.');
    if (value === 'ready') break;
  }
  return {
    async committed(count) {
      for (; seen < count; seen += 1) await next('committed');
    },
    async kill() {
      child.kill('SIGKILL');
      await ended;
    },
  };
}
