import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';

/** Whether processes can be pinned to a core: Linux with taskset and a second core. */
export const canPin =
  availableParallelism() > 1 && spawnSync('taskset', ['--version']).status === 0;

/**
 * Pins the PostgreSQL of a data directory to a core, including the processes of new connections.
 */
export function holdPostgres(dataDir: string, core: number): void {
  if (!canPin) return;
  const [postmaster = ''] = readFileSync(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8').split(
    '\n',
  );
  spawnSync('taskset', ['-cp', String(core), postmaster]);
}

/** The command that starts a process pinned to one core. */
export function onCore(core: number, program: string): { command: string; args: string[] } {
  return canPin
    ? { command: 'taskset', args: ['-c', String(core), program] }
    : { command: program, args: [] };
}
