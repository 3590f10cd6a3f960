import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { after, test } from 'node:test';
import { mailContract } from 'shopwright/extend/testing';
import createExtension from './mail.ts';

/** Run with `node --test`. The service below stands in for the mail service. */
const mails: { to: string; subject: string; text: string }[] = [];
let isDown = false;
const service = createServer(async (request, response) => {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  if (isDown) {
    response.writeHead(503).end();
    return;
  }
  mails.push(JSON.parse(Buffer.concat(chunks).toString()) as (typeof mails)[number]);
  response.writeHead(202).end();
}).listen(0, '127.0.0.1');
await once(service, 'listening');
after(() => {
  service.close();
  service.closeAllConnections();
});

const contract = mailContract({
  create: async () => {
    const { port } = service.address() as AddressInfo;
    const { mail } = await createExtension({
      options: { apiUrl: `http://127.0.0.1:${port}/send`, from: 'shop@example.com' },
      env: 'development',
      log: () => undefined,
    });
    if (!mail) throw new Error('The extension has no mail transport.');
    return mail;
  },
  accepted: () => mails,
  breakDown: () => {
    isDown = true;
  },
  recover: () => {
    isDown = false;
  },
});
for (const { name, run } of contract) void test(name, run);
