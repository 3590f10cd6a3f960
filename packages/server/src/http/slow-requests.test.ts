import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { service } from '@shopwright/contract/call';
import { integer, message } from '@shopwright/contract/field';
import type { FastifyInstance } from 'fastify';
import { afterEach, expect, it } from 'vitest';
import { CHECK_INTERVAL_MS } from './deadlines.ts';
import { publicRoute } from './route.ts';
import { createShell } from './shell.ts';
import { BODY_TIMEOUT_MS, disconnectSlowBodies, requestTimeouts } from './slow-requests.ts';

/** F7: a slow sender is disconnected within the time that SECURITY.md names. */

const pour = service(['/tea-api'])({
  name: 'tea.pour',
  method: 'POST',
  path: '/v1/pour',
  who: 'public',
  request: message('PourRequest', { cups: integer() }),
  answer: message('PourAnswer', { poured: integer() }),
});
const silent = { info() {}, warn() {}, error() {} };
const ends: (() => Promise<unknown> | void)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0)) await end();
});

async function shell(): Promise<FastifyInstance> {
  const app = await createShell({
    calls: [pour],
    routes: [publicRoute(pour, async () => ({ poured: 1 }))],
    authenticate: async () => undefined,
    isTransient: () => false,
    observe: () => undefined,
    log: silent,
    limits: { waitFor: () => 0 },
    receiving: { headersMs: 500, bodyMs: 500 },
  });
  await app.listen({ host: '127.0.0.1', port: 0 });
  ends.push(() => app.close());
  return app;
}

/** Sends the start, then a byte now and then, forever. */
function drip(
  server: Server,
  beginning: string,
  next: string,
): { socket: Socket; answer: Promise<string> } {
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  socket.write(beginning);
  const timer = setInterval(() => socket.write(next), 50);
  let text = '';
  socket.on('data', (data) => {
    text += data.toString();
  });
  socket.on('error', () => undefined);
  const answer = once(socket, 'close').then(() => {
    clearInterval(timer);
    return text;
  });
  ends.push(() => {
    clearInterval(timer);
    socket.destroy();
  });
  return { socket, answer };
}

it('refuses a slow body with a reason, even if bytes trickle in', async () => {
  const { server } = await shell();
  const { answer } = drip(
    server,
    'POST /tea-api/v1/pour HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 1000000\r\n\r\n{',
    ' ',
  );
  expect(await answer).toMatch(/^HTTP\/1\.1 408 [^]*REQUEST_TIMEOUT/);
});

it('disconnects a slow body of unknown length, and one that no handler reads', async () => {
  const { server } = await shell();
  const chunked = drip(
    server,
    'POST /tea-api/v1/pour HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ntransfer-encoding: chunked\r\n\r\n1\r\n{\r\n',
    '1\r\n \r\n',
  );
  const unread = drip(
    server,
    'PUT /tea-api/v1/pour HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 1000000\r\n\r\n{',
    ' ',
  );
  expect(await chunked.answer).toMatch(/^HTTP\/1\.1 408 /);
  expect(await unread.answer).toMatch(/^HTTP\/1\.1 405 /);
});

it('disconnects slow headers', async () => {
  const { server } = await shell();
  expect(
    await drip(server, 'POST /tea-api/v1/pour HTTP/1.1\r\nhost: x\r\n', 'x-a: b\r\n').answer,
  ).toMatch(/^HTTP\/1\.1 408 /);
});

it('accepts a body that arrives in time, and keeps the connection open', async () => {
  const { server } = await shell();
  const request =
    'POST /tea-api/v1/pour HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 2\r\n\r\n{}';
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  ends.push(() => void socket.destroy());
  for (let round = 0; round < 3; round += 1) {
    socket.write(request);
    expect(String((await once(socket, 'data'))[0])).toMatch(/^HTTP\/1\.1 200 /);
  }
});

it('allows file uploads more time', async () => {
  const server = createServer((request, response) => {
    request.resume().once('end', () => response.end('done'));
  });
  disconnectSlowBodies(server, 100);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  ends.push(() => {
    server.closeAllConnections();
    server.close();
  });
  const head = 'HTTP/1.1\r\nhost: x\r\ncontent-length: 1000000\r\n\r\n';
  const file = drip(server, `PUT /media/upload?ticket=t ${head}`, 'x');
  const other = drip(server, `PUT /media/other?ticket=t ${head}`, 'x');
  expect(await other.answer).toMatch(/^HTTP\/1\.1 408 /);
  expect([file.socket.destroyed, file.socket.readyState]).toEqual([false, 'open']);
});

it('the configured limits are those of SECURITY.md', () => {
  expect(BODY_TIMEOUT_MS + CHECK_INTERVAL_MS).toBeLessThanOrEqual(30_000);
  const { http } = requestTimeouts();
  expect(http.headersTimeout + http.connectionsCheckingInterval).toBeLessThanOrEqual(15_000);
});
