import { sendMessage } from '@shopwright/server/messages/index';
import sql from 'sql-template-tag';
import { expect, onTestFinished, test } from 'vitest';
import { startMailServer } from '../../kit/mail-server.ts';
import { startWebhookShop } from '../../kit/webhook-shop.ts';

test('a preview store delivers no mail and no webhook, although both are configured', async () => {
  const mail = await startMailServer();
  onTestFinished(() => mail.close());
  const shop = await startWebhookShop({
    platform: { preview: true, mail: { smtpUrl: mail.url, from: 'shop@example.com' } },
  });
  onTestFinished(() => shop.close());
  const { server } = shop;
  const { id, receiver } = await shop.hook();
  await server.db.tx((tx) =>
    sendMessage(tx, {
      siteId: server.siteId,
      channel: 'EMAIL',
      kind: 'test',
      to: 'buyer@example.com',
      subject: 'A subject',
      text: 'Words.',
    }),
  );
  await shop.change('00000000-0000-4000-8000-000000000001');
  await server.runJobs();
  expect([mail.mails, receiver.received]).toEqual([[], []]);
  // The mail is done with: it is not sent later.
  expect(
    await server.db.query(sql`select state from message where recipient = 'buyer@example.com'`),
  ).toEqual([{ state: 'SENT' }]);
  expect(await shop.deliveries(id)).toMatchObject([{ state: 'PENDING', attempts: 0 }]);
});
