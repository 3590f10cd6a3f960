import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { after, test } from 'node:test';
import { eventContract } from 'shopwright/extend/testing';
import createExtension from './events.ts';

/** Run with `node --test`. The server below stands in for the receiver. */
const received = new Set<string>();
let isDown = false;
const receiver = createServer((request, response) => {
  if (!isDown) received.add(String(request.headers['idempotency-key']));
  request.resume();
  request.on('end', () => response.writeHead(isDown ? 503 : 200).end());
}).listen(0, '127.0.0.1');
await once(receiver, 'listening');
after(() => {
  receiver.close();
  receiver.closeAllConnections();
});

const contract = eventContract({
  create: async () => {
    const { port } = receiver.address() as AddressInfo;
    const { events } = await createExtension({
      options: { url: `http://127.0.0.1:${port}/orders` },
      env: 'development',
      log: () => undefined,
    });
    if (!events) throw new Error('The extension has no event handler.');
    return events;
  },
  event: {
    eventType: 'wix.ecom.v1.order_approved',
    entityType: 'wix.ecom.v1.order',
    body: { actionEvent: { body: { order: { number: '10001' } } } },
  },
  effects: () => received.size,
  breakDown: () => {
    isDown = true;
  },
  recover: () => {
    isDown = false;
  },
});
for (const { name, run } of contract) void test(name, run);
