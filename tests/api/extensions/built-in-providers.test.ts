import { createHmac } from 'node:crypto';
import { createProviders } from '@shopwright/server/payments/index';
import { createMailTransport } from '@shopwright/server/messages/transport';
import { createTaxTable } from '@shopwright/server/pricing/tax-provider';
import { signSandboxWebhook } from '@shopwright/server/payments/sandbox/provider';
import { mailContract, paymentContract, taxContract } from 'shopwright/extend/testing';
import { afterAll, beforeAll, describe, it } from 'vitest';
import { startMailServer, type MailServer } from '../../kit/mail-server.ts';
import { startServer, type TestServer } from '../../kit/start-server.ts';
import { startStripe, type StripeStandIn } from '../../kit/stripe-stand-in.ts';

/** The built-in providers obey the contract that the test kit gives to authors of extensions. */

const webhookSecret = 'whsec_test_secret';
let server: TestServer;
let stripe: StripeStandIn;
let mails: MailServer;
beforeAll(async () => {
  [server, stripe, mails] = await Promise.all([startServer(), startStripe(), startMailServer()]);
});
afterAll(async () => {
  await Promise.all([server.close(), stripe.close(), mails.close()]);
});

const providerNamed = (name: string) => {
  const found = createProviders({
    db: server.db,
    clock: () => new Date(),
    log: { info() {}, warn() {}, error() {} },
    publicUrl: server.url,
    sandboxByDefault: true,
    stripe: {
      secretKey: 'sk_test_123',
      publishableKey: 'pk_test_123',
      webhookSecret,
      apiBase: stripe.url,
    },
  }).find(({ provider }) => provider.name === name);
  if (!found) throw new Error(`There is no provider ${name}.`);
  return found.provider;
};
const seconds = () => Math.floor(Date.now() / 1000);

describe('Stripe', () => {
  const contract = paymentContract({
    create: () => providerNamed('stripe'),
    token: 'pm_card_visa',
    declinedToken: 'pm_card_visa_chargeDeclined',
    signWebhook: ({ siteId, attemptId }) => {
      const object = { object: 'payment_intent', metadata: { siteId, attemptId } };
      const body = JSON.stringify({ id: 'evt_1', object: 'event', data: { object } });
      const time = seconds();
      const mac = createHmac('sha256', webhookSecret).update(`${time}.${body}`).digest('hex');
      return { headers: { 'stripe-signature': `t=${time},v1=${mac}` }, body };
    },
  });
  it.each(contract)('$name', ({ run }) => run());
});

describe('the sandbox', () => {
  const contract = paymentContract({
    create: () => providerNamed('sandbox'),
    token: 'tok_success',
    declinedToken: 'tok_decline',
    siteId: () => server.siteId,
    signWebhook: async ({ siteId, attemptId }) => {
      const body = JSON.stringify({ siteId, attemptId });
      const signature = await signSandboxWebhook(server.db, siteId, body, seconds());
      return { headers: { 'sandbox-signature': signature }, body };
    },
  });
  it.each(contract)('$name', ({ run }) => run());
});

describe('SMTP', () => {
  const contract = mailContract({
    create: () => {
      const transport = createMailTransport({ smtpUrl: mails.url, from: 'shop@example.com' });
      return transport as never;
    },
    accepted: () => mails.mails.map(toAccepted),
    breakDown: () => mails.refuse({ at: 'content', code: 451, words: 'Try again later' }),
    recover: () => mails.refuse(undefined),
  });
  it.each(contract)('$name', ({ run }) => run());
});

describe('the tax table', () => {
  const contract = taxContract({
    create: () =>
      createTaxTable([
        {
          areas: [{ country: 'AT' }],
          rates: [
            {
              name: 'VAT',
              type: 'VAT',
              jurisdiction: 'AT',
              jurisdictionType: 'COUNTRY',
              rate: 200_000n,
            },
          ],
          taxesShipping: true,
        },
      ]),
    request: {
      siteId: 'site',
      addresses: { business: { country: 'AT' } },
      lines: [{ id: 'line', itemType: 'PHYSICAL' }],
      pickup: false,
    },
  });
  it.each(contract)('$name', ({ run }) => run());
});

/** Of the raw mail: its recipient, its decoded subject and its plain part. */
function toAccepted({ to, headers, raw }: MailServer['mails'][number]) {
  const subject = (headers['subject'] ?? '')
    .replaceAll(/\?=\s+=\?/g, '?==?')
    .replaceAll(/=\?UTF-8\?([BQ])\?([^?]*)\?=/gi, (_whole, kind: string, text: string) =>
      kind.toUpperCase() === 'B' ? Buffer.from(text, 'base64').toString('utf8') : fromQuoted(text),
    );
  const plain = /content-type: text\/plain[^]*?\r\n\r\n([^]*?)\r\n--/i.exec(raw)?.[1] ?? '';
  return { to: to[0] ?? '', subject, text: plain };
}

const fromQuoted = (text: string): string =>
  Buffer.from(
    text
      .replaceAll('_', ' ')
      .replaceAll(/=([0-9A-F]{2})/gi, (_whole, hex: string) =>
        String.fromCharCode(Number.parseInt(hex, 16)),
      ),
    'latin1',
  ).toString('utf8');
