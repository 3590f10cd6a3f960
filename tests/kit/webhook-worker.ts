import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

export interface WorkerProcess {
  /** kill -9, and wait until it is gone. */
  kill(): Promise<void>;
}

export async function startWorkerProcess(options: {
  databaseUrl: string;
  mail?: { smtpUrl: string; from: string };
}): Promise<WorkerProcess> {
  const child = spawn(
    process.execPath,
    [
      fileURLToPath(new URL('./webhook-worker-process.ts', import.meta.url)),
      JSON.stringify(options),
    ],
    { stdio: ['pipe', 'pipe', 'inherit'] },
  );
  const ended = once(child, 'exit');
  const [line] = await Promise.race([once(createInterface(child.stdout), 'line'), ended]);
  if (line !== 'ready') throw new Error(`The worker did not start: ${String(line)}`);
  return {
    async kill() {
      child.kill('SIGKILL');
      await ended;
    },
  };
}
