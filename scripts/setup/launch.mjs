import { spawn } from 'node:child_process';
import { onParentExit } from './parent-exit.mjs';

// Ctrl-C reaches every process of the terminal, and npm forwards it again. Two signals within this
// time count as one.
const REPEATED_SIGNAL_MS = 1_000;

/**
 * Runs a program in place of this process: same terminal, signals and exit code.
 * @param {string} program @param {string[]} args
 * @param {{ cwd: string, env: Record<string, string> }} options
 * @returns {Promise<number>} the exit code
 */
export function launch(program, args, { cwd, env }) {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, { cwd, env, stdio: 'inherit' });
    let last = -Infinity;
    /** @param {NodeJS.Signals} signal */
    const forward = (signal) => {
      if (performance.now() - last < REPEATED_SIGNAL_MS) return;
      last = performance.now();
      child.kill(signal);
    };
    for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']))
      process.on(signal, forward);
    const stopWatching = onParentExit(() => forward('SIGTERM'));
    child.on('error', reject);
    child.on('close', (code, signal) => {
      stopWatching();
      resolve(code ?? (signal === 'SIGINT' ? 130 : signal === 'SIGTERM' ? 143 : 1));
    });
  });
}
