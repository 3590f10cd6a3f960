import { once } from 'node:events';
import { Agent, createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { createDrain } from './drain.ts';

interface Answer {
  readonly body: string;
  readonly connection: string | undefined;
}

const portOf = (server: Server): number => (server.address() as AddressInfo).port;

function get(port: number, path: string, agent: Agent): Promise<Answer> {
  return new Promise((resolve, reject) => {
    request({ host: '127.0.0.1', port, path, agent }, (response) => {
      let body = '';
      response.on('data', (data) => (body += String(data)));
      response.once('error', reject);
      response.once('end', () => resolve({ body, connection: response.headers.connection }));
    })
      .once('error', reject)
      .end();
  });
}

/** A server whose path /slow is answered when the test allows it. */
async function serve() {
  const slow = Promise.withResolvers<void>();
  const begun = Promise.withResolvers<void>();
  const server = createServer(async ({ url }, response) => {
    if (url === '/slow') {
      begun.resolve();
      await slow.promise;
    }
    response.end(url);
  });
  const drain = createDrain(server);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const agent = new Agent({ keepAlive: true });
  onTestFinished(() => {
    agent.destroy();
    server.close();
    server.closeAllConnections();
  });
  const close = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      server.closeIdleConnections();
    });
  return { server, drain, agent, port: portOf(server), slow, begun, close };
}

test('a draining server answers, and closes each connection with its answer', async () => {
  const { port, agent, drain } = await serve();
  expect(await get(port, '/a', agent)).toEqual({ body: '/a', connection: 'keep-alive' });
  expect(drain.isBegun()).toBe(false);
  drain.begin();
  expect(drain.isBegun()).toBe(true);
  expect(await get(port, '/b', agent)).toEqual({ body: '/b', connection: 'close' });
  expect(await get(port, '/c', agent)).toEqual({ body: '/c', connection: 'close' });
});

test('a request in progress is answered after the port has closed, and new ones are refused', async () => {
  const { server, port, agent, drain, slow, begun, close } = await serve();
  const inFlight = get(port, '/slow', agent);
  await begun.promise;
  drain.begin();
  const closed = drain.closePort(close);
  await expect.poll(() => server.listening).toBe(false);
  await expect(get(port, '/late', new Agent())).rejects.toMatchObject({ code: 'ECONNREFUSED' });
  slow.resolve();
  expect(await inFlight).toEqual({ body: '/slow', connection: 'close' });
  await closed;
});

test('a connection that arrives while the port closes is answered', async () => {
  const { server, port, drain, close } = await serve();
  drain.begin();
  const received = once(server, 'connection');
  const arriving = get(port, '/arriving', new Agent());
  const closed = drain.closePort(async () => {
    // Accepted by the kernel before the port closes, and read after it.
    await received;
    await close();
  });
  expect(await arriving).toEqual({ body: '/arriving', connection: 'close' });
  await closed;
});
