import { spawn } from 'node:child_process';
import type { FileHandle } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Log } from '../../kernel/log.ts';
import type { Binaries } from './binaries.ts';
import { failure } from './failure.ts';
import type { Home } from './home.ts';
import { openLog } from './log-file.ts';
import { findPostmaster, readPidFile } from './postmaster.ts';
import { processOptions } from './run.ts';
import { serverArguments, type Settings } from './settings.ts';

export interface LaunchOptions {
  readonly home: Home;
  readonly binaries: Binaries;
  readonly port: number;
  readonly settings?: Settings;
  readonly logFile: string;
  readonly log: Log;
}

/**
 * After a kill -9 of PostgreSQL, its child processes may still use its shared memory for a moment.
 */
const PATIENCE_WITH_LEFTOVERS_MS = 15_000;

/** Starts PostgreSQL and resolves when it accepts connections. */
export async function launch(options: LaunchOptions): Promise<void> {
  for (const end = Date.now() + PATIENCE_WITH_LEFTOVERS_MS; ; await sleep(100)) {
    const words = await attempt(options);
    if (words === undefined) return;
    if (/pre-existing shared memory block/.test(words) && Date.now() < end) continue;
    throw failure(
      `PostgreSQL could not start on ${options.home.cluster} (its log: ${options.logFile}).`,
      words,
    );
  }
}

/** Returns PostgreSQL's output if it exits instead of starting. */
async function attempt({
  home,
  binaries,
  port,
  settings,
  logFile,
  log,
}: LaunchOptions): Promise<string | undefined> {
  const output = await openLog(logFile);
  try {
    const { size } = await output.stat();
    // PostgreSQL refuses to start when the process id in a stale pid file belongs to another live
    // process, or to a zombie. This variable makes an exception. PostgreSQL's real protection, the
    // check that no process uses the cluster's shared memory, stays.
    const left = await readPidFile(home.cluster);
    const child = spawn(binaries.postgres, serverArguments(home, port, settings), {
      ...processOptions(home.account, left && { PG_GRANDPARENT_PID: String(left.pid) }),
      // In its own process group: Ctrl-C does not reach PostgreSQL, which runs until the last
      // process stops it.
      detached: true,
      stdio: ['ignore', output.fd, output.fd],
    });
    child.unref();
    let ended: string | undefined;
    child.once('error', (error) => (ended = error.message));
    child.once(
      'exit',
      (code, signal) => (ended = `PostgreSQL ended with ${signal ?? `code ${code}`}.`),
    );

    for (let waited = 0; ended === undefined; waited += 5) {
      const postmaster = await findPostmaster(home.cluster);
      if (postmaster?.ready && postmaster.pid === child.pid) return undefined;
      if (waited % 5_000 === 0 && waited > 0)
        log.info(
          { event: 'postgres.starting', logFile },
          'PostgreSQL is still starting; after a crash it first replays its log',
        );
      await sleep(5);
    }
    const said = await readFrom(output, size);
    return `${said}\n${ended}`;
  } finally {
    await output.close();
  }
}

async function readFrom(file: FileHandle, position: number): Promise<string> {
  const { size } = await file.stat();
  const start = Math.max(position, size - 4_000);
  const { buffer, bytesRead } = await file.read({
    buffer: Buffer.alloc(Math.max(size - start, 1)),
    position: start,
  });
  return buffer.toString('utf8', 0, bytesRead);
}
