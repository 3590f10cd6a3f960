import { connect, createServer, type Socket } from 'node:net';

export interface DatabaseLink {
  /** Reaches the same database, through the link. */
  readonly url: string;
  /** Breaks every connection and refuses new ones, as a database that went away. */
  cut(): void;
  mend(): void;
  close(): Promise<void>;
}

/** A wire between a server and its database that a test can cut: the faults are those of a real network. */
export async function linkDatabase(databaseUrl: string): Promise<DatabaseLink> {
  const address = databaseAddress(databaseUrl);
  const open = new Set<Socket>();
  let isCut = false;

  const listener = createServer((near) => {
    if (isCut) {
      near.destroy();
      return;
    }
    const far = connect(address);
    for (const [socket, other] of [[near, far], [far, near]] as const) {
      open.add(socket);
      // An error is followed by `close`, which ends the other half.
      socket.on('error', () => {});
      socket.on('close', () => {
        open.delete(socket);
        other.destroy();
      });
      socket.pipe(other);
    }
  });
  await new Promise<void>((resolve) => { listener.listen(0, '127.0.0.1', resolve); });
  const breakAll = () => { for (const socket of open) socket.destroy(); };

  return {
    url: linkedUrl(databaseUrl, listener.address()),
    cut() {
      isCut = true;
      breakAll();
    },
    mend() {
      isCut = false;
    },
    async close() {
      breakAll();
      await new Promise((resolve) => { listener.close(resolve); });
    },
  };
}

/** A database is reached by host and port, or by a socket file in the folder named as its host. */
function databaseAddress(databaseUrl: string): { host: string; port: number } | { path: string } {
  const url = new URL(databaseUrl);
  const port = Number(url.port || url.searchParams.get('port') || 5432);
  const host = url.searchParams.get('host') ?? decodeURIComponent(url.hostname);
  return host.startsWith('/') ? { path: `${host}/.s.PGSQL.${port}` } : { host: host || '127.0.0.1', port };
}

function linkedUrl(databaseUrl: string, address: ReturnType<ReturnType<typeof createServer>['address']>): string {
  if (address === null || typeof address === 'string') throw new Error('The link to the database has no port.');
  const url = new URL(databaseUrl);
  url.searchParams.delete('host');
  url.searchParams.delete('port');
  url.hostname = '127.0.0.1';
  url.port = String(address.port);
  return url.href;
}
