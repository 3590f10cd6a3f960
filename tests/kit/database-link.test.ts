import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { expect, test } from 'vitest';
import { linkDatabase } from './database-link.ts';

/** Stands for a database: says back what it hears. */
async function listen(): Promise<{ port: number; close(): void }> {
  const server = createServer((socket) => { socket.on('error', () => {}); socket.pipe(socket); });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { port: (server.address() as AddressInfo).port, close: () => { server.close(); } };
}

async function say(url: string, word: string): Promise<{ socket: Socket; heard: string }> {
  const socket = connect(Number(new URL(url).port), '127.0.0.1');
  socket.on('error', () => {});
  socket.write(word);
  const heard = await Promise.race([once(socket, 'data').then(([data]) => String(data)), once(socket, 'close').then(() => 'closed')]);
  return { socket, heard };
}

test('a link carries both ways until it is cut, refuses while it is, and carries again when mended', async ({ onTestFinished }) => {
  const database = await listen();
  const link = await linkDatabase(`postgres://user:secret@127.0.0.1:${database.port}/shop?sslmode=disable`);
  onTestFinished(async () => {
    await link.close();
    database.close();
  });
  expect(link.url).toMatch(/^postgres:\/\/user:secret@127\.0\.0\.1:\d+\/shop\?sslmode=disable$/);

  const { socket, heard } = await say(link.url, 'hello');
  expect(heard).toBe('hello');
  const closed = once(socket, 'close');
  link.cut();
  await closed;
  expect((await say(link.url, 'anyone?')).heard).toBe('closed');
  link.mend();
  expect((await say(link.url, 'again')).heard).toBe('again');
});
