import { connect, createServer, type Socket } from 'node:net';

export interface DatabaseLink {
  /** Reaches the same database, through the link. */
  readonly url: string;
  /** Breaks every connection and refuses new ones, as a database that went away. */
  cut(): void;
  mend(): void;
  /** Everything arrives this much later, in each direction. */
  delay(ms: number): void;
  /** Breaks the connection of every so many-th message to the database; 0 breaks none. */
  breakEvery(messages: number): void;
  /**
   * Nothing arrives any more, and no connection says so; with `answers`, only what the database
   * says is lost on the way.
   */
  hold(what: 'everything' | 'answers'): void;
  /** What was held arrives. */
  release(): void;
  close(): Promise<void>;
}

interface Trouble {
  isCut: boolean;
  delayMs: number;
  breakEvery: number;
  messages: number;
  held: 'nothing' | 'everything' | 'answers';
}

/**
 * A wire between a server and its database that a test can cut, slow down or silence: the faults
 * are those of a real network.
 */
export async function linkDatabase(databaseUrl: string): Promise<DatabaseLink> {
  const address = databaseAddress(databaseUrl);
  const open = new Set<Socket>();
  const waiting = new Set<() => void>();
  const trouble: Trouble = {
    isCut: false,
    delayMs: 0,
    breakEvery: 0,
    messages: 0,
    held: 'nothing',
  };

  const listener = createServer((near) => {
    if (trouble.isCut) {
      near.destroy();
      return;
    }
    const far = connect(address);
    for (const [socket, other, isAnswer] of [
      [near, far, false],
      [far, near, true],
    ] as const) {
      open.add(socket);
      const flush = pipe(socket, other, isAnswer, trouble);
      waiting.add(flush);
      // An error is followed by `close`, which ends the other half.
      socket.on('error', () => {});
      socket.on('close', () => {
        open.delete(socket);
        waiting.delete(flush);
        other.destroy();
      });
    }
  });
  await new Promise<void>((resolve) => {
    listener.listen(0, '127.0.0.1', resolve);
  });
  const breakAll = () => {
    for (const socket of open) socket.destroy();
  };

  return {
    url: linkedUrl(databaseUrl, listener.address()),
    cut() {
      trouble.isCut = true;
      breakAll();
    },
    mend() {
      trouble.isCut = false;
    },
    delay(ms) {
      trouble.delayMs = ms;
    },
    breakEvery(messages) {
      trouble.breakEvery = messages;
    },
    hold(what) {
      trouble.held = what;
    },
    release() {
      trouble.held = 'nothing';
      for (const flush of waiting) flush();
    },
    async close() {
      breakAll();
      await new Promise((resolve) => {
        listener.close(resolve);
      });
    },
  };
}

/**
 * Passes on what a socket says, in order and when it is time. Returns a function that passes on
 * what is due now.
 */
function pipe(socket: Socket, other: Socket, isAnswer: boolean, trouble: Trouble): () => void {
  const queue: { readonly due: number; readonly send: () => void }[] = [];
  const flush = (): void => {
    const isHeld = trouble.held === 'everything' || (isAnswer && trouble.held === 'answers');
    for (let next = queue[0]; next && !isHeld; next = queue[0]) {
      const wait = next.due - performance.now();
      if (wait > 0) return void setTimeout(flush, wait);
      queue.shift();
      next.send();
    }
  };
  const later = (send: () => void): void => {
    // Never before what was said earlier, though the delay may have become shorter.
    queue.push({
      due: Math.max(queue.at(-1)?.due ?? 0, performance.now() + trouble.delayMs),
      send,
    });
    flush();
  };
  socket.on('data', (chunk: Buffer) => {
    trouble.messages += isAnswer ? 0 : 1;
    if (!isAnswer && trouble.breakEvery > 0 && trouble.messages % trouble.breakEvery === 0)
      socket.resetAndDestroy();
    else later(() => other.write(chunk));
  });
  socket.on('end', () => later(() => other.end()));
  return flush;
}

/** A database is reached by host and port, or by a socket file in the folder named as its host. */
function databaseAddress(databaseUrl: string): { host: string; port: number } | { path: string } {
  const url = new URL(databaseUrl);
  const port = Number(url.port || url.searchParams.get('port') || 5432);
  const host = url.searchParams.get('host') ?? decodeURIComponent(url.hostname);
  return host.startsWith('/')
    ? { path: `${host}/.s.PGSQL.${port}` }
    : { host: host || '127.0.0.1', port };
}

function linkedUrl(
  databaseUrl: string,
  address: ReturnType<ReturnType<typeof createServer>['address']>,
): string {
  if (address === null || typeof address === 'string')
    throw new Error('The link to the database has no port.');
  const url = new URL(databaseUrl);
  url.searchParams.delete('host');
  url.searchParams.delete('port');
  url.hostname = '127.0.0.1';
  url.port = String(address.port);
  return url.href;
}
