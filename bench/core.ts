import { spawnSync } from 'node:child_process';
import { availableParallelism } from 'node:os';

/** Whether programs can be held to one core each here: Linux with taskset and a second core. */
export const canPin = availableParallelism() > 1 && spawnSync('taskset', ['--version']).status === 0;

/** How to start a program so that it stays on one core. */
export function onCore(core: number, program: string): { command: string; args: string[] } {
  return canPin ? { command: 'taskset', args: ['-c', String(core), program] } : { command: program, args: [] };
}
