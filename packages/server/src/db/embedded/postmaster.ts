import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Log } from '../../kernel/log.ts';
import type { Binaries } from './binaries.ts';
import { EmbeddedFailure } from './failure.ts';
import type { Home } from './home.ts';
import { run } from './run.ts';

/** A running PostgreSQL server of a cluster, started by any process. */
export interface Postmaster {
  readonly pid: number;
  /** It accepts connections: neither starting, nor recovering, nor stopping. */
  readonly ready: boolean;
  /**
   * False if it answers but its process is not visible, for example in another container on the
   * same volume.
   */
  readonly visible: boolean;
}

/** Reads postmaster.pid and verifies it, because a kill leaves a stale one. */
export async function findPostmaster(cluster: string): Promise<Postmaster | undefined> {
  const note = await readPidFile(cluster);
  if (!note) return undefined;
  if (await isPostmaster(note.pid, cluster))
    return { pid: note.pid, ready: note.ready, visible: true };
  if (await answers(note)) return { pid: note.pid, ready: true, visible: false };
  return undefined;
}

interface Note {
  readonly pid: number;
  readonly port: number;
  readonly socketDir: string;
  readonly ready: boolean;
}

/**
 * The lines of postmaster.pid: process, directory, time, port, socket directory, address, shared
 * memory, status.
 */
export async function readPidFile(cluster: string): Promise<Note | undefined> {
  const text = await readFile(join(cluster, 'postmaster.pid'), 'utf8').catch(() => '');
  const [pid, , , port, socketDir, , , status] = text.split('\n');
  if (!Number.isInteger(Number(pid)) || Number(pid) === 0) return undefined;
  return {
    pid: Math.abs(Number(pid)),
    port: Number(port),
    socketDir: socketDir ?? '',
    ready: status?.trim() === 'ready',
  };
}

/**
 * Process ids are reused, so the process must have been started on this cluster. This also prevents
 * root from signaling a process that another user wrote into the file.
 */
async function isPostmaster(pid: number, cluster: string): Promise<boolean> {
  if (process.platform === 'linux') {
    const command = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '');
    return command.includes(`\0-D\0${cluster}\0`);
  }
  if (process.platform === 'win32') return false;
  return new Promise((done) => {
    execFile('ps', ['-ww', '-o', 'command=', '-p', String(pid)], (_, command) =>
      done(command.includes(` -D ${cluster} `)),
    );
  });
}

function answers(note: Note): Promise<boolean> {
  const address =
    process.platform === 'win32'
      ? { host: '127.0.0.1', port: note.port }
      : { path: join(note.socketDir, `.s.PGSQL.${note.port}`) };
  return new Promise((done) => {
    const socket = connect(address);
    const answer = (yes: boolean) => {
      socket.destroy();
      done(yes);
    };
    socket.once('connect', () => answer(true)).once('error', () => answer(false));
  });
}

/**
 * Fast shutdown: running transactions are rolled back, committed data is flushed. Escalates if it
 * does not stop.
 */
export async function stopPostmaster(home: Home, binaries: Binaries, log: Log): Promise<void> {
  const postmaster = await findPostmaster(home.cluster);
  if (!postmaster) return;
  if (process.platform === 'win32') {
    await run(binaries.pgCtl, ['stop', '-m', 'fast', '-D', home.cluster], { account: undefined });
    return;
  }
  if (!postmaster.visible) {
    log.warn(
      { event: 'postgres.left_running', cluster: home.cluster },
      'The embedded PostgreSQL was started by another machine or container and is left running',
    );
    return;
  }
  process.kill(postmaster.pid, 'SIGINT');
  if (await hasEnded(postmaster.pid, home.cluster, 20_000)) return;
  log.warn(
    { event: 'postgres.killed', pid: postmaster.pid },
    'The embedded PostgreSQL did not stop in time; stopping it immediately, it recovers at the next start',
  );
  process.kill(postmaster.pid, 'SIGQUIT');
  if (await hasEnded(postmaster.pid, home.cluster, 10_000)) return;
  throw new EmbeddedFailure(
    `The embedded PostgreSQL (process ${postmaster.pid}) does not stop. Look at the disk it writes to, then end it with "kill -QUIT ${postmaster.pid}".`,
  );
}

async function hasEnded(pid: number, cluster: string, withinMs: number): Promise<boolean> {
  for (const end = Date.now() + withinMs; Date.now() < end; await sleep(10)) {
    if (!(await isPostmaster(pid, cluster))) return true;
  }
  return false;
}
