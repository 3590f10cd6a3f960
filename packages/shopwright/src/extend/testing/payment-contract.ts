import {
  whyNoPayment,
  whyNoReference,
  whyNoRefund,
} from '@shopwright/server/kernel/extend/check-payment-answer';
import type {
  PaymentProvider,
  PaymentToStart,
  ProviderPayment,
  StartedPayment,
  WebhookMessage,
} from '@shopwright/server/kernel/extend/payment-provider';
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import type { ContractTest } from './contract-test.ts';

export interface PaymentContract {
  /** A provider that calls a test account or a stand-in of the service. */
  readonly create: () => Promise<PaymentProvider> | PaymentProvider;
  /** A token that is authorized. Not needed for a provider that redirects. */
  readonly token?: string;
  /** Acts as the buyer who pays at this address. Needed for a provider that redirects. */
  readonly approve?: (challengeUrl: string) => Promise<void>;
  /** A token that the bank declines. */
  readonly declinedToken?: string;
  /** The service does what the next request says, but its answer is lost. */
  readonly loseNextAnswer?: () => void;
  /** A webhook of the service about this payment, signed. */
  readonly signWebhook?: (payment: StartedPayment) => Promise<WebhookMessage> | WebhookMessage;
  readonly currency?: string;
  /** The site of the payments; any, unless the service stores it. */
  readonly siteId?: () => string;
}

const AMOUNT = 10_000n;
const OTHER_SITE = '6f0a9c9e-5f0d-4b0e-9d5c-3c8f1b1c2d3e';

/** What the shop relies on: money moves once, never more than agreed, and a lost answer is found. */
export function paymentContract(given: PaymentContract): ContractTest[] {
  const { token = 'redirect', currency = 'EUR', siteId: siteOf = () => OTHER_SITE } = given;
  const begin = async (): Promise<{ provider: PaymentProvider; payment: StartedPayment }> => {
    const provider = await given.create();
    const siteId = siteOf();
    const payment: PaymentToStart = {
      siteId,
      attemptId: randomUUID(),
      checkoutId: randomUUID(),
      amount: AMOUNT,
      currency,
    };
    const started = await provider.start(payment);
    assert.equal(whyNoReference(started), undefined);
    return { provider, payment: { ...payment, reference: started.reference } };
  };
  const confirm = async (
    provider: PaymentProvider,
    payment: StartedPayment,
  ): Promise<ProviderPayment> => {
    const confirmed = checked(
      await provider.confirm(payment, token, 'https://shop.example/return'),
      payment,
    );
    if (confirmed.state !== 'CHALLENGE') return confirmed;
    assert.ok(confirmed.challengeUrl, 'A payment in the state CHALLENGE needs a challengeUrl.');
    assert.ok(given.approve, 'Give the contract "approve", to act as the buyer.');
    await given.approve(confirmed.challengeUrl);
    return checked(await provider.find(payment), payment);
  };
  const authorize = async () => {
    const begun = await begin();
    assert.equal((await confirm(begun.provider, begun.payment)).state, 'AUTHORISED');
    return begun;
  };
  const refund = async (
    provider: PaymentProvider,
    payment: StartedPayment,
    amount: bigint,
    refundId: string = randomUUID(),
  ): Promise<string> => {
    const outcome = await provider.refund(payment, { refundId, amount });
    assert.equal(whyNoRefund(outcome), undefined);
    return outcome.state === 'PENDING' ? 'REFUNDED' : outcome.state;
  };

  const tests: ContractTest[] = [
    {
      name: 'starts one payment, however often it is called with the same ids',
      run: async () => {
        const { provider, payment } = await begin();
        assert.equal((await provider.start(payment)).reference, payment.reference);
      },
    },
    {
      name: 'starts a payment without moving money',
      run: async () => {
        const { provider, payment } = await begin();
        assert.equal(checked(await provider.find(payment), payment).state, 'NEW');
      },
    },
    {
      name: 'authorizes without capturing, and answers a repeated confirmation the same way',
      run: async () => {
        const { provider, payment } = await authorize();
        const again = await provider.confirm(payment, token, 'https://shop.example/return');
        assert.equal(checked(again, payment).state, 'AUTHORISED');
        assert.equal(checked(await provider.find(payment), payment).state, 'AUTHORISED');
      },
    },
    {
      name: 'captures once, however often it is called',
      run: async () => {
        const { provider, payment } = await authorize();
        for (let count = 0; count < 2; count += 1)
          assert.equal(checked(await provider.capture(payment, AMOUNT), payment).state, 'CAPTURED');
        assert.equal(await refund(provider, payment, AMOUNT), 'REFUNDED');
        assert.equal(await refund(provider, payment, 1_000n), 'REFUSED');
      },
    },
    {
      name: 'refuses a refund beyond the captured part of the amount',
      run: async () => {
        const { provider, payment } = await authorize();
        assert.equal((await provider.capture(payment, 4_000n)).state, 'CAPTURED');
        assert.equal(await refund(provider, payment, 5_000n), 'REFUSED');
        assert.equal(await refund(provider, payment, 4_000n), 'REFUNDED');
      },
    },
    {
      name: 'refunds once for each refund id',
      run: async () => {
        const { provider, payment } = await authorize();
        await provider.capture(payment, AMOUNT);
        const refundId = randomUUID();
        assert.equal(await refund(provider, payment, 6_000n, refundId), 'REFUNDED');
        assert.equal(await refund(provider, payment, 6_000n, refundId), 'REFUNDED');
        assert.equal(await refund(provider, payment, 6_000n), 'REFUSED');
        assert.equal(await refund(provider, payment, 4_000n), 'REFUNDED');
      },
    },
    {
      name: 'voids an authorization, after which nothing can be captured',
      run: async () => {
        const { provider, payment } = await authorize();
        for (let count = 0; count < 2; count += 1)
          assert.equal(checked(await provider.cancel(payment), payment).state, 'VOIDED');
        // Either a state that is not CAPTURED, or an error.
        const late = await provider.capture(payment, AMOUNT).catch(() => undefined);
        assert.notEqual(late?.state, 'CAPTURED');
      },
    },
    {
      name: 'pays a captured payment back once when it is canceled',
      run: async () => {
        const { provider, payment } = await authorize();
        await provider.capture(payment, AMOUNT);
        for (let count = 0; count < 2; count += 1)
          assert.equal(checked(await provider.cancel(payment), payment).state, 'VOIDED');
        assert.equal(await refund(provider, payment, AMOUNT), 'REFUSED');
      },
    },
    {
      name: 'ignores a webhook without a signature',
      run: async () => {
        const { provider, payment } = await begin();
        for (const body of ['', '{}', 'not json', JSON.stringify(payment, withoutBigints)])
          assert.equal(await provider.readWebhook({ headers: {}, body }), undefined);
      },
    },
  ];

  const { signWebhook, declinedToken, loseNextAnswer } = given;
  if (signWebhook)
    tests.push({
      name: 'reads its own webhooks, and none whose body was changed',
      run: async () => {
        const { provider, payment } = await begin();
        const message = await signWebhook(payment);
        const { siteId, attemptId } = payment;
        assert.deepEqual(await provider.readWebhook(message), { siteId, attemptId });
        const forged = message.body.replaceAll(attemptId, randomUUID());
        assert.notEqual(forged, message.body);
        assert.equal(await provider.readWebhook({ ...message, body: forged }), undefined);
      },
    });
  if (declinedToken !== undefined)
    tests.push({
      name: 'reports a declined payment with a reason, and charges nothing',
      run: async () => {
        const { provider, payment } = await begin();
        const declined = checked(
          await provider.confirm(payment, declinedToken, 'https://shop.example/return'),
          payment,
        );
        assert.equal(declined.state, 'DECLINED');
        assert.ok(declined.reason);
        assert.equal(await refund(provider, payment, 1_000n), 'REFUSED');
      },
    });
  if (loseNextAnswer)
    tests.push({
      name: 'finds what happened when an answer was lost: nothing is done twice',
      run: async () => {
        const { provider, payment } = await authorize();
        loseNextAnswer();
        await provider.capture(payment, AMOUNT).catch(() => undefined);
        assert.equal(checked(await provider.capture(payment, AMOUNT), payment).state, 'CAPTURED');
        const refundId = randomUUID();
        loseNextAnswer();
        await provider.refund(payment, { refundId, amount: 6_000n }).catch(() => undefined);
        assert.equal(await refund(provider, payment, 6_000n, refundId), 'REFUNDED');
        assert.equal(await refund(provider, payment, 6_000n), 'REFUSED');
        assert.equal(await refund(provider, payment, 4_000n), 'REFUNDED');
      },
    });
  return tests;
}

/** Every answer must repeat our own id, amount and currency: the shop compares them. */
function checked(answer: ProviderPayment, payment: PaymentToStart): ProviderPayment {
  assert.equal(whyNoPayment(answer), undefined);
  assert.equal(answer.attemptId, payment.attemptId);
  assert.equal(answer.amount, payment.amount);
  assert.equal(answer.currency, payment.currency);
  return answer;
}

const withoutBigints = (_name: string, value: unknown): unknown =>
  typeof value === 'bigint' ? String(value) : value;
