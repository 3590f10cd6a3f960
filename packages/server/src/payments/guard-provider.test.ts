import { describe, expect, it } from 'vitest';
import { newId } from '../kernel/ids.ts';
import { guardProvider } from './guard-provider.ts';
import { ProviderUnavailable, type PaymentProvider } from './port.ts';

const log = { info() {}, warn() {}, error() {} };
const payment = {
  siteId: newId(),
  attemptId: newId(),
  checkoutId: newId(),
  amount: 1000n,
  currency: 'EUR',
  reference: 'r',
};
const answer = { state: 'NEW' as const, amount: 1000n, currency: 'EUR', attemptId: 'a' };
const provider = (more: Partial<PaymentProvider> = {}): PaymentProvider => ({
  name: 'acme',
  start: async () => ({ reference: 'r' }),
  confirm: async () => answer,
  find: async () => answer,
  capture: async () => answer,
  cancel: async () => answer,
  refund: async () => ({ state: 'REFUNDED' }),
  readWebhook: async () => undefined,
  ...more,
});
const guarded = (more: Partial<PaymentProvider>) => guardProvider(provider(more), { log });

describe('a call to a payment provider', () => {
  it('returns the answer', async () => {
    expect(await guarded({}).find(payment)).toEqual(answer);
    expect(await guarded({}).start(payment)).toEqual({ reference: 'r' });
    expect(guarded({}).reusable).toBeUndefined();
    expect(await guarded({ reusable: async () => 't' }).reusable?.(payment)).toBe('t');
  });

  it('counts as unknown when it takes too long', async () => {
    const slow = guardProvider(provider({ find: () => new Promise(() => undefined) }), {
      log,
      timeoutMs: 1,
    });
    await expect(slow.find(payment)).rejects.toThrow('acme did not answer find within 1 ms.');
    await expect(slow.find(payment)).rejects.toBeInstanceOf(ProviderUnavailable);
  });

  it('counts as unknown when it throws anything', async () => {
    const broken = guarded({
      capture: () => {
        throw new TypeError('x is not a function');
      },
    });
    await expect(broken.capture(payment, 1n)).rejects.toBeInstanceOf(ProviderUnavailable);
  });

  it('keeps the errors of a provider that is part of this database', async () => {
    const lost = new Error('connection lost');
    const sandbox = guardProvider(provider({ find: () => Promise.reject(lost) }), {
      log,
      usesDatabase: true,
    });
    await expect(sandbox.find(payment)).rejects.toBe(lost);
  });

  it.each([
    [{ ...answer, state: 'PAID' }, '"state" must be one of'],
    [{ ...answer, amount: 1000 }, '"amount" must be a bigint'],
    [{ ...answer, currency: undefined }, '"currency" must be'],
    [{ ...answer, attemptId: 1 }, '"attemptId" must be'],
    [{ ...answer, challengeUrl: 'javascript:alert(1)' }, '"challengeUrl" must be'],
    [undefined, '"state" must be one of'],
  ])('refuses the answer %o', async (wrong, sentence) => {
    const find = async () => wrong as never;
    await expect(guarded({ find }).find(payment)).rejects.toThrow(sentence);
  });

  it('refuses an empty reference and a refund without a state', async () => {
    const wrong = guarded({
      start: async () => ({ reference: '' }),
      refund: async () => ({ state: 'REFUSED' }) as never,
    });
    await expect(wrong.start(payment)).rejects.toThrow('"reference" must be');
    await expect(wrong.refund(payment, { refundId: 'x', amount: 1n })).rejects.toThrow(
      '"state" must be REFUNDED',
    );
  });

  it('reads a webhook as unsigned when the provider throws or names no payment', async () => {
    const message = { headers: {}, body: '' };
    const { siteId, attemptId } = payment;
    const read = (readWebhook: PaymentProvider['readWebhook']) =>
      guarded({ readWebhook }).readWebhook(message);
    expect(await read(async () => ({ siteId, attemptId }))).toEqual({ siteId, attemptId });
    expect(await read(async () => ({ siteId, attemptId: '1 or 1=1' }))).toBeUndefined();
    expect(await read(() => Promise.reject(new SyntaxError('no JSON')))).toBeUndefined();
  });
});
