import { connect, createServer, type Socket } from 'node:net';

export interface DatabaseLink {
  /** Reaches the same database, through the link. */
  readonly url: string;
  /** Closes every connection and refuses new ones, like a stopped database. */
  cut(): void;
  mend(): void;
  /** Delays data in both directions. */
  delay(ms: number): void;
  /** Closes the connection at every nth message to the database; 0 never. */
  breakEvery(messages: number): void;
  /** Drops data silently; with `answers`, only data from the database. */
  hold(what: 'everything' | 'answers'): void;
  /** Delivers held data. */
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
 * A proxy between a server and its database that a test can cut, delay or silence, like a real
 * network.
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
 * Forwards the data of a socket in order and with its delay. Returns a function that forwards due
 * data now.
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
    // Never before earlier data, even if the delay was shortened.
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

/** The address of a database: host and port, or a socket file in a folder. */
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
