import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';

/** Whether programs can be held to one core each here: Linux with taskset and a second core. */
export const canPin =
  availableParallelism() > 1 && spawnSync('taskset', ['--version']).status === 0;

/**
 * Holds a data directory's PostgreSQL to a core: whatever it starts for new connections stays there
 * too.
 */
export function holdPostgres(dataDir: string, core: number): void {
  if (!canPin) return;
  const [postmaster = ''] = readFileSync(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8').split(
    '\n',
  );
  spawnSync('taskset', ['-cp', String(core), postmaster]);
}

/** How to start a program so that it stays on one core. */
export function onCore(core: number, program: string): { command: string; args: string[] } {
  return canPin
    ? { command: 'taskset', args: ['-c', String(core), program] }
    : { command: program, args: [] };
}
