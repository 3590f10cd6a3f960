import { spawn } from 'node:child_process';
import type { Account } from './account.ts';

export interface RunResult {
  readonly code: number | null;
  readonly output: string;
}

/** Runs one of PostgreSQL's executables until it exits, and returns its output. */
export function run(
  executable: string,
  args: readonly string[],
  options: { account: Account | undefined; input?: string },
): Promise<RunResult> {
  return new Promise((done) => {
    const child = spawn(executable, args, { ...processOptions(options.account), stdio: 'pipe' });
    let output = '';
    child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.on('error', (error) => done({ code: null, output: `${output}${error.message}` }));
    child.on('close', (code, signal) =>
      done({ code, output: signal ? `${output}\nended by ${signal}` : output }),
    );
    // An executable that exits early does not read its input; its exit code is more useful than the
    // broken pipe.
    child.stdin.on('error', () => undefined);
    child.stdin.end(options.input ?? '');
  });
}

/**
 * Our environment is not passed to PostgreSQL (PGDATA, PGPORT, secrets), and its messages stay
 * English.
 */
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
