import { spawn } from 'node:child_process';
import type { Account } from './account.ts';

export interface RunResult {
  readonly code: number | null;
  readonly output: string;
}

/** Runs one of PostgreSQL's programs to its end and keeps its words. */
export function run(
  program: string,
  args: readonly string[],
  options: { account: Account | undefined; input?: string },
): Promise<RunResult> {
  return new Promise((done) => {
    const child = spawn(program, args, { ...processOptions(options.account), stdio: 'pipe' });
    let output = '';
    child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.on('error', (error) => done({ code: null, output: `${output}${error.message}` }));
    child.on('close', (code, signal) =>
      done({ code, output: signal ? `${output}\nended by ${signal}` : output }),
    );
    // A program that ends early leaves its input unread; its exit code tells more than the broken pipe.
    child.stdin.on('error', () => undefined);
    child.stdin.end(options.input ?? '');
  });
}

/** Nothing of our environment reaches PostgreSQL (PGDATA, PGPORT, secrets), and its words stay English. */
export function processOptions(account: Account | undefined, extra: Record<string, string> = {}) {
  const base =
    process.platform === 'win32' ? process.env : { PATH: process.env['PATH'] ?? '', TZ: 'UTC' };
  return {
    cwd: '/',
    env: { ...base, LC_ALL: 'C', ...extra },
    windowsHide: true,
    ...(account && { uid: account.uid, gid: account.gid }),
  };
}
