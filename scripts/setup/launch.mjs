import { spawn } from 'node:child_process';
import { onStarterGone } from './starter.mjs';

// Ctrl-C reaches every process of the terminal, and npm forwards it once more: within this time,
// both count as one.
const REPEATED_SIGNAL_MS = 1_000;

/**
 * Runs a program in our place: same terminal, same signals, same exit code.
 * @param {string} program @param {string[]} args
 * @param {{ cwd: string, env: Record<string, string> }} options
 * @returns {Promise<number>} the exit code
 */
export function launch(program, args, { cwd, env }) {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, { cwd, env, stdio: 'inherit' });
    let last = -Infinity;
    /** @param {NodeJS.Signals} signal */
    const pass = (signal) => {
      if (performance.now() - last < REPEATED_SIGNAL_MS) return;
      last = performance.now();
      child.kill(signal);
    };
    for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']))
      process.on(signal, pass);
    const stopLooking = onStarterGone(() => pass('SIGTERM'));
    child.on('error', reject);
    child.on('close', (code, signal) => {
      stopLooking();
      resolve(code ?? (signal === 'SIGINT' ? 130 : signal === 'SIGTERM' ? 143 : 1));
    });
  });
}
