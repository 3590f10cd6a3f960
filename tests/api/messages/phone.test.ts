import { sendMessage } from '@shopwright/server/messages/index';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import sql from 'sql-template-tag';
import { expect, it } from 'vitest';
import { startServer } from '../../kit/start-server.ts';

/** Text messages and calls leave by the gateway that is set, each under its own key. */

it('is posted as JSON, tried again after a fault, and given up after a plain no', async ({
  onTestFinished,
}) => {
  const requests: {
    body: { channel: string; to: string; text: string; id: string };
    key: string | undefined;
  }[] = [];
  const answers = [503, 200, 200, 422];
  const gateway = createServer((request, response) => {
    let text = '';
    request
      .on('data', (chunk) => {
        text += String(chunk);
      })
      .on('end', () => {
        requests.push({
          body: JSON.parse(text),
          key: request.headers['idempotency-key'] as string | undefined,
        });
        response.writeHead(answers.shift() ?? 200).end('as you say');
      });
  });
  gateway.listen(0, '127.0.0.1');
  await once(gateway, 'listening');
  const server = await startServer({
    platform: {
      env: 'production',
      smsUrl: `http://127.0.0.1:${(gateway.address() as AddressInfo).port}/send`,
    },
  });
  onTestFinished(async () => {
    await server.close();
    gateway.close();
  });
  const send = (channel: 'SMS' | 'CALL', to: string) =>
    server.db.tx((tx) =>
      sendMessage(tx, {
        siteId: server.siteId,
        channel,
        to,
        kind: 'code',
        text: 'Your code is 123456.',
      }),
    );
  const states = () =>
    server.db.query(
      sql`select recipient as "to", state, attempts from message order by created_at`,
    );

  await send('SMS', '+1 555 0100');
  await server.runJobs();
  expect(await states()).toEqual([{ to: '+1 555 0100', state: 'QUEUED', attempts: 1 }]);
  await server.db.query(sql`update graphile_worker._private_jobs set run_at = now()`);
  await server.runJobs();
  await send('CALL', '+15550101');
  await server.runJobs();
  await send('SMS', '+15550102');
  await server.runJobs();
  await send('SMS', 'not a number');
  await server.runJobs();

  expect(await states()).toEqual([
    { to: '+1 555 0100', state: 'SENT', attempts: 2 },
    { to: '+15550101', state: 'SENT', attempts: 1 },
    { to: '+15550102', state: 'FAILED', attempts: 1 },
    { to: 'not a number', state: 'FAILED', attempts: 0 },
  ]);
  expect(requests.map(({ body }) => [body.channel, body.to, body.text])).toEqual([
    ['SMS', '+1 555 0100', 'Your code is 123456.'],
    ['SMS', '+1 555 0100', 'Your code is 123456.'],
    ['CALL', '+15550101', 'Your code is 123456.'],
    ['SMS', '+15550102', 'Your code is 123456.'],
  ]);
  expect(requests[0]?.key).toBe(requests[1]?.key);
  expect(new Set(requests.map(({ key }) => key)).size).toBe(3);
});
