import { createHmac, timingSafeEqual } from 'node:crypto';
import { defineExtension, type ProviderPayment, type StartedPayment } from 'shopwright/extend';

/**
 * A payment provider whose buyers pay on the provider's own page. Replace the requests with those of
 * your provider; what each function must do is tested by the contract in the test file.
 */
export default defineExtension(({ options }) => {
  const [apiUrl, apiKey, webhookSecret] = ['apiUrl', 'apiKey', 'webhookSecret'].map((name) => {
    const value = options[name];
    if (typeof value !== 'string' || value === '')
      throw new Error(`the option "${name}" is missing.`);
    return value;
  }) as [string, string, string];

  /** Each request has an idempotency key: repeated, it gets the same answer and does nothing new. */
  const send = async (path: string, key: string, body: object): Promise<Response> =>
    fetch(`${apiUrl}${path}`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${apiKey}`,
        'content-type': 'application/json',
        'idempotency-key': key,
      },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(8_000),
    });
  const read = async (response: Response): Promise<ProviderPayment> => {
    // The shop counts every error as "unknown" and asks again, so nothing is assumed here.
    if (!response.ok) throw new Error(`status ${response.status}: ${await response.text()}`);
    const { status, amount, currency, metadata, pageUrl } = (await response.json()) as {
      status: ProviderPayment['state'];
      amount: string;
      currency: string;
      metadata: { attemptId: string };
      pageUrl?: string;
    };
    return {
      state: status,
      amount: toThousandths(amount),
      currency,
      attemptId: metadata.attemptId,
      ...(pageUrl === undefined ? {} : { challengeUrl: pageUrl }),
    };
  };
  const find = async ({ reference }: StartedPayment): Promise<ProviderPayment> =>
    read(
      await fetch(`${apiUrl}/payments/${reference}`, {
        headers: { authorization: `Bearer ${apiKey}` },
        signal: AbortSignal.timeout(8_000),
      }),
    );

  return {
    name: 'example-payment',
    payment: {
      name: 'example-payment',
      title: 'Example Pay',
      collects: 'redirect',
      async start({ siteId, attemptId, amount, currency }) {
        const response = await send('/payments', `${attemptId}-start`, {
          amount: toDecimal(amount),
          currency,
          metadata: { siteId, attemptId },
        });
        if (!response.ok) throw new Error(`status ${response.status}`);
        const { id } = (await response.json()) as { id: string };
        return { reference: id };
      },
      async confirm(payment, _token, returnUrl) {
        const before = await find(payment);
        // A repeated confirmation reads the outcome of the first.
        if (before.state !== 'NEW') return before;
        return read(
          await send(`/payments/${payment.reference}/confirm`, `${payment.attemptId}-confirm`, {
            returnUrl,
          }),
        );
      },
      find,
      async capture(payment, amount) {
        const before = await find(payment);
        if (before.state !== 'AUTHORISED') return before;
        return read(
          await send(`/payments/${payment.reference}/capture`, `${payment.attemptId}-capture`, {
            amount: toDecimal(amount),
          }),
        );
      },
      async cancel(payment) {
        return read(
          await send(`/payments/${payment.reference}/cancel`, `${payment.attemptId}-cancel`, {}),
        );
      },
      async refund(payment, { refundId, amount }) {
        const response = await send(`/payments/${payment.reference}/refunds`, refundId, {
          amount: toDecimal(amount),
        });
        if (response.ok) return { state: 'REFUNDED' };
        // A refusal of the service is an answer; anything else is unknown and is repeated.
        if (response.status === 422) return { state: 'REFUSED', reason: await response.text() };
        throw new Error(`status ${response.status}`);
      },
      async readWebhook({ headers, body }) {
        const given = Buffer.from(String(headers['x-example-signature'] ?? ''), 'hex');
        const expected = createHmac('sha256', webhookSecret).update(body).digest();
        if (given.length !== expected.length || !timingSafeEqual(given, expected)) return undefined;
        const { siteId, attemptId } = (JSON.parse(body) as { metadata: Record<string, string> })
          .metadata;
        return siteId && attemptId ? { siteId, attemptId } : undefined;
      },
    },
  };
});

/** The shop counts in thousandths, this service in decimals: 12_500n is "12.500". */
const toDecimal = (amount: bigint): string =>
  `${amount / 1000n}.${String(amount % 1000n).padStart(3, '0')}`;

const toThousandths = (decimal: string): bigint => BigInt(decimal.replace('.', ''));
