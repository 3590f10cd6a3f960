import { createHash } from 'node:crypto';
import { describe, expect } from 'vitest';
import { refusal } from '../kit/client-error.ts';
import { test, lineOf, info, idOf } from './checkout-fixtures.ts';

/**
 * Coupons, gift cards and the order that a checkout becomes, as users of the official client call
 * them.
 */

describe('a checkout', () => {
  test('applies and removes a coupon', async ({ visitor, apple, coupon }) => {
    const id = idOf(
      await visitor.checkout.createCheckout({
        channelType: 'WEB',
        lineItems: [lineOf(apple)],
        couponCode: coupon,
      }),
    );
    expect(await visitor.checkout.getCheckout(id)).toMatchObject({
      priceSummary: { discount: { amount: '1.00' }, total: { amount: '9.00' } },
      appliedDiscounts: [{ coupon: { code: coupon } }],
    });
    expect((await visitor.checkout.removeCoupon(id)).checkout).toMatchObject({
      priceSummary: { total: { amount: '10.00' } },
      appliedDiscounts: [],
    });
    expect(
      await visitor.checkout.updateCheckout(id, {}, { couponCode: coupon.toLowerCase() }),
    ).toMatchObject({ priceSummary: { total: { amount: '9.00' } } });
    expect(
      (await refusal(visitor.checkout.updateCheckout(id, {}, { couponCode: 'NOT-ONE' }))).details
        .applicationError?.code,
    ).toBe('ERROR_COUPON_DOES_NOT_EXIST');
  });

  test('applies and removes a gift card; its balance is not revealed', async ({
    visitor,
    server,
    apple,
  }) => {
    const code = 'ABCD-EFGH-JKLM-2345';
    const hash = createHash('sha256')
      .update(`gift-card:${code.replaceAll('-', '')}`)
      .digest();
    await server.db.query({
      text: "insert into gift_card (site_id, gift_card_id, code_hash, obfuscated_code, currency, initial_value, balance, created_at, updated_at) values ($1, gen_random_uuid(), $2, '****2345', 'USD', 25, 25, now(), now()) on conflict do nothing",
      values: [server.siteId, hash],
    });
    const id = idOf(
      await visitor.checkout.createCheckout({ channelType: 'WEB', lineItems: [lineOf(apple)] }),
    );
    const paid = await visitor.checkout.updateCheckout(
      id,
      {},
      { giftCardCode: code.toLowerCase() },
    );
    expect(paid).toMatchObject({
      giftCard: { obfuscatedCode: '****2345', amount: { amount: '10.00' } },
      priceSummary: { total: { amount: '10.00' } },
    });
    expect(JSON.stringify(paid)).not.toMatch(/25\.00|25\.000|EFGH/);
    expect((await visitor.checkout.removeGiftCard(id)).checkout).not.toHaveProperty('giftCard');
    expect(
      (
        await refusal(
          visitor.checkout.updateCheckout(id, {}, { giftCardCode: 'ZZZZ-ZZZZ-ZZZZ-ZZZZ' }),
        )
      ).details.applicationError?.code,
    ).toBe('GIFT_CARD_NOT_FOUND');
  });

  test('becomes an order, once', async ({ visitor, owner, apple }) => {
    const id = idOf(
      await visitor.checkout.createCheckout({
        channelType: 'WEB',
        lineItems: [lineOf(apple)],
        checkoutInfo: info,
      }),
    );
    const { orderId } = await visitor.checkout.createOrder(id);
    expect((await visitor.checkout.createOrder(id)).orderId).toBe(orderId);
    expect(await visitor.checkout.getCheckout(id)).toMatchObject({ completed: true });
    expect(await owner.orders.getOrder(orderId ?? '')).toMatchObject({
      _id: orderId,
      checkoutId: id,
      paymentStatus: 'NOT_PAID',
      priceSummary: { total: { amount: '10.00' } },
    });
    expect(
      (await refusal(visitor.checkout.addToCheckout(id, { lineItems: [lineOf(apple)] }))).details
        .applicationError?.code,
    ).toBe('CHECKOUT_IS_COMPLETE');
  });

  test('becomes an order and is charged', async ({ visitor, owner, apple }) => {
    const id = idOf(
      await visitor.checkout.createCheckout({
        channelType: 'WEB',
        lineItems: [lineOf(apple)],
        checkoutInfo: info,
      }),
    );
    expect(
      (await refusal(visitor.checkout.createOrderAndCharge(id, { paymentToken: 'tok_decline' })))
        .details.applicationError,
    ).toMatchObject({ code: 'PAYMENT_ERROR', data: { reason: 'CARD_DECLINED' } });
    const { orderId } = await visitor.checkout.createOrderAndCharge(id, {
      paymentToken: 'tok_success',
    });
    expect(await owner.orders.getOrder(orderId ?? '')).toMatchObject({ paymentStatus: 'PAID' });
    const held = idOf(
      await owner.checkout.createCheckout({
        channelType: 'POS',
        lineItems: [lineOf(apple)],
        checkoutInfo: info,
      }),
    );

    const later = await owner.checkout.createOrderAndCharge(held, {
      paymentToken: 'tok_success',
      delayCapture: true,
    });
    expect(await owner.orders.getOrder(later.orderId ?? '')).toMatchObject({
      paymentStatus: expect.not.stringMatching(/^PAID$/),
    });
  });

  test('without a delivery address does not become an order', async ({ visitor, apple }) => {
    const id = idOf(
      await visitor.checkout.createCheckout({ channelType: 'WEB', lineItems: [lineOf(apple)] }),
    );
    expect((await refusal(visitor.checkout.createOrder(id))).details.applicationError?.code).toBe(
      'NO_SELECTED_CARRIER_SERVICE_OPTION',
    );
  });

  test('is marked as completed when it was bought elsewhere', async ({
    visitor,
    owner,
    server,
    apple,
  }) => {
    const [one, other] = [
      await visitor.checkout.createCheckout({ channelType: 'WEB', lineItems: [lineOf(apple)] }),
      await visitor.checkout.createCheckout({ channelType: 'WEB', lineItems: [lineOf(apple)] }),
    ].map(idOf) as [string, string];
    expect((await refusal(visitor.checkout.markCheckoutAsCompleted(one))).status).toBe(403);
    await owner.checkout.markCheckoutAsCompleted(one);
    expect((await visitor.checkout.getCheckout(one)).completed).toBe(true);

    const answer = await fetch(`${server.url}/v1/checkouts/${other}/completion-url`, {
      method: 'POST',
      headers: { authorization: await server.createApiKey(), 'content-type': 'application/json' },
      body: JSON.stringify({ redirectUrl: `${server.url}/health` }),
    });

    const token =
      new URL(((await answer.json()) as { url: string }).url).searchParams.get('token') ?? '';
    expect(
      (await refusal(visitor.checkout.markCheckoutAsCompletedAndRedirectToUrl(`${token}A`))).details
        .applicationError?.code,
    ).toBe('UNAUTHENTICATED_TOKEN');

    // It is led on, as a browser is, and takes what is there for its answer.
    expect(await visitor.checkout.markCheckoutAsCompletedAndRedirectToUrl(token)).toEqual({
      status: 'ok',
    });
    expect((await visitor.checkout.getCheckout(other)).completed).toBe(true);
  });
});
