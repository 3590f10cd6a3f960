import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { expect, test } from 'vitest';
import { linkDatabase } from './database-link.ts';

/** A stand-in for a database: echoes its input. */
async function listen(): Promise<{ port: number; close(): void }> {
  const server = createServer((socket) => {
    socket.on('error', () => {});
    socket.pipe(socket);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    close: () => {
      server.close();
    },
  };
}

async function say(url: string, word: string): Promise<{ socket: Socket; received: string }> {
  const socket = connect(Number(new URL(url).port), '127.0.0.1');
  socket.on('error', () => {});
  socket.write(word);
  // A connection that is reset closes with an error.
  const closed = () => 'closed';
  const received = await Promise.race([
    once(socket, 'data').then(([data]) => String(data), closed),
    once(socket, 'close').then(closed, closed),
  ]);
  return { socket, received };
}

test('a link forwards both ways, refuses while it is cut, and forwards again when restored', async ({
  onTestFinished,
}) => {
  const database = await listen();
  const link = await linkDatabase(
    `postgres://user:secret@127.0.0.1:${database.port}/shop?sslmode=disable`,
  );
  onTestFinished(async () => {
    await link.close();
    database.close();
  });
  expect(link.url).toMatch(/^postgres:\/\/user:secret@127\.0\.0\.1:\d+\/shop\?sslmode=disable$/);

  const { socket, received } = await say(link.url, 'hello');
  expect(received).toBe('hello');
  const closed = once(socket, 'close');
  link.cut();
  await closed;
  expect((await say(link.url, 'anyone?')).received).toBe('closed');
  link.mend();
  expect((await say(link.url, 'again')).received).toBe('again');
});

test('delivers delayed and held data later, complete and in order, and other data at once', async ({
  onTestFinished,
}) => {
  const database = await listen();
  const link = await linkDatabase(`postgres://user:secret@127.0.0.1:${database.port}/shop`);
  onTestFinished(async () => {
    await link.close();
    database.close();
  });
  link.delay(100);
  const began = performance.now();
  const { socket, received } = await say(link.url, 'slow');
  expect(received).toBe('slow');
  // There and back; a timer may fire a millisecond early.
  expect(performance.now() - began).toBeGreaterThanOrEqual(198);

  let answers = '';
  socket.on('data', (data) => {
    answers += String(data);
  });
  link.delay(0);
  for (const trouble of ['everything', 'answers'] as const) {
    answers = '';
    link.hold(trouble);
    for (const word of ['one ', 'two ', 'three']) socket.write(word);
    // Another connection shows when the data would have arrived.
    const other = connect(Number(new URL(link.url).port), '127.0.0.1');
    await once(other, 'connect');
    other.destroy();
    expect(answers).toBe('');
    link.release();
    await expect.poll(() => answers).toBe('one two three');
  }
});

test('breaks the connection at every n-th message', async ({ onTestFinished }) => {
  const database = await listen();
  const link = await linkDatabase(`postgres://user:secret@127.0.0.1:${database.port}/shop`);
  onTestFinished(async () => {
    await link.close();
    database.close();
  });
  link.breakEvery(3);
  const received: string[] = [];
  for (let count = 0; count < 6; count += 1) received.push((await say(link.url, 'word')).received);
  expect(received).toEqual(['word', 'word', 'closed', 'word', 'word', 'closed']);
});
