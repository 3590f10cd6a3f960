import { after, test } from 'node:test';
import { paymentContract } from 'shopwright/extend/testing';
import { startService, WEBHOOK_SECRET } from './payment-service.ts';
import createExtension from './payment.ts';

/** Run with `node --test`. The service stands in for the provider's test account. */
const service = await startService();
after(() => service.close());

const contract = paymentContract({
  create: async () => {
    const { payment } = await createExtension({
      options: { apiUrl: service.url, apiKey: 'key', webhookSecret: WEBHOOK_SECRET },
      env: 'development',
      log: () => undefined,
    });
    if (!payment) throw new Error('The extension has no payment provider.');
    return payment;
  },
  approve: async (challengeUrl) => {
    await fetch(challengeUrl, { method: 'POST' });
  },
  loseNextAnswer: service.loseNextAnswer,
  signWebhook: service.signWebhook,
});
for (const { name, run } of contract) void test(name, run);
