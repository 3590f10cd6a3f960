import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';

/**
 * A free port for a process that cannot choose one itself. It is below the ports that systems hand
 * out by themselves: no connection or server of another test can take it in the meantime.
 */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(10_000, 30_000);
    if (await isFree(port)) return port;
  }
}

function isFree(port: number): Promise<boolean> {
  const server = createServer();
  return new Promise((resolve) => {
    server.once('error', () => resolve(false));
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
  });
}
