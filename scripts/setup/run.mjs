import { spawn } from 'node:child_process';
import { onInterrupt } from './interrupt.mjs';

const MAX_OUTPUT_LENGTH = 200_000;

/**
 * Runs a program and collects its output; rejects only if it cannot be started.
 * @param {string} program
 * @param {string[]} args
 * @param {{ cwd: string, env: Record<string, string>, show?: boolean }} options show: also print the
 * output
 * @returns {Promise<{ code: number, output: string }>}
 */
export function run(program, args, { cwd, env, show = false }) {
  return new Promise((resolve, reject) => {
    // In its own process group, so that npm and the scripts it started can be stopped with us.
    const child = spawn(program, args, {
      cwd,
      env,
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: process.platform !== 'win32',
    });
    const removeHandler = onInterrupt(() => killGroup(child));
    let output = '';
    /** @param {Buffer} chunk */
    const append = (chunk) => {
      output = (output + chunk.toString()).slice(-MAX_OUTPUT_LENGTH);
      if (show) process.stderr.write(chunk);
    };
    child.stdout.on('data', append);
    child.stderr.on('data', append);
    child.on('error', (error) => {
      removeHandler();
      reject(error);
    });
    child.on('close', (code) => {
      removeHandler();
      resolve({ code: code ?? 1, output });
    });
  });
}

/** @param {import('node:child_process').ChildProcess} child */
function killGroup(child) {
  if (child.pid === undefined) return;
  try {
    process.kill(process.platform === 'win32' ? child.pid : -child.pid, 'SIGKILL');
  } catch {
    // The process has exited already.
  }
}
