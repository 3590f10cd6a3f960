import { expect, it } from 'vitest';
import { createCurrency } from '../../kernel/money.ts';
import { isRefusal, type AnyRefusal } from '../../kernel/outcome.ts';
import { addFulfillment } from '../rules/fulfill.ts';
import type { OrderState } from '../rules/order-state.ts';
import { startRefund } from '../rules/refund.ts';
import { renderOrder } from '../rules/render-order.ts';
import { aState } from '../testing-orders.ts';
import { mailsFor } from './mail-order.ts';

const store = {
  name: 'Northlight <Goods>',
  email: 'hello@northlight.example',
  locale: 'de-DE',
  theme: { accent: '#8a4b2d' },
};
const currency = createCurrency('EUR', 'de-DE');
const approved = (state = aState()): OrderState => ({
  ...state,
  status: 'APPROVED',
  currency: 'EUR',
  payments: [
    {
      paymentId: crypto.randomUUID(),
      kind: 'regular',
      amount: state.total,
      status: 'APPROVED',
      doc: { regularPaymentDetails: { offlinePayment: true } },
      createdAt: '',
      updatedAt: '',
    },
  ],
});
const mails = (before: OrderState | undefined, after: OrderState, more: object = {}) =>
  mailsFor({
    store,
    publicUrl: 'https://shop.example',
    before,
    after,
    order: renderOrder(after, currency),
    currency,
    ...more,
  });
const must = (value: OrderState | AnyRefusal): OrderState => {
  if (isRefusal(value)) throw new Error(JSON.stringify(value));
  return value;
};

it('confirms an order once, when it is approved', () => {
  const state = approved();
  const sent = mails({ ...state, status: 'INITIALIZED' }, state);
  expect(sent.map(({ to, kind }) => [to, kind])).toEqual([
    ['buyer', 'order-confirmation'],
    ['owner', 'order-received'],
  ]);
  expect(mails(state, { ...state, archived: true })).toEqual([]);
  expect(sent[0]?.text).not.toContain('Amount due');
});

it("escapes the buyer's text in every mail", () => {
  const state = aState({ buyerNote: '<script>alert(1)</script>' });
  const named = {
    ...state,
    doc: {
      ...state.doc,
      lineItems: state.doc.lineItems.map((line) => ({
        ...line,
        productName: { original: '<b>Mug</b>' },
      })),
    },
  };
  for (const { html } of mails(undefined, approved(named))) {
    expect(html).not.toContain('<script>alert');
    expect(html).not.toContain('<b>Mug');
    expect(html).toContain('&lt;b&gt;Mug');
  }
});

it("a guest's order mails neither the note nor clickable text", () => {
  const state = aState({ buyerNote: 'You won, claim at evil.example/claim' });
  const contactDetails = { firstName: 'Claim', lastName: 'https://evil.example' };
  const hostile: OrderState = {
    ...state,
    doc: {
      ...state.doc,
      shippingInfo: {
        title: 'Post',
        logistics: {
          shippingDestination: {
            contactDetails,
            address: { country: 'US', city: 'www.evil.example' },
          },
        },
      },
      lineItems: state.doc.lineItems.map((line) => ({
        ...line,
        descriptionLines: [
          {
            name: { original: 'Engraving' },
            plainText: { original: 'evil.example' },
            lineType: 'PLAIN_TEXT',
          },
        ],
      })),
    },
  };
  const sent = mails(undefined, approved(hostile));
  const toBuyer = sent.find(({ to }) => to === 'buyer');
  expect(toBuyer?.text).not.toContain('You won');
  for (const { html, text } of sent) expect(`${html} ${text}`).not.toContain('evil.example');
  expect(toBuyer?.text.replaceAll('\u200B', '')).toContain('Engraving: evil.example');
  expect(sent.find(({ to }) => to === 'owner')?.text).toContain('You won');
});

it("an order paid later shows the amount due in the buyer's language", () => {
  const base = aState();
  const open = { ...base, status: 'APPROVED' as const, currency: 'EUR' };
  const [mail] = mails(undefined, open);
  expect(mail?.text.replaceAll('\u00a0', ' ')).toContain('Amount due: €40.26');
  const [german] = mails(undefined, { ...open, doc: { ...open.doc, buyerLanguage: 'de' } });
  expect(german?.text.replaceAll('\u00a0', ' ')).toContain('Noch zu zahlen: 40,26 €');
});

it('mails shipments, refunds and cancellations, unless the merchant suppresses it', () => {
  const state = approved();
  const line = state.doc.lineItems[0]?.id ?? '';
  const sent = must(
    addFulfillment(
      state,
      {
        lineItems: [{ id: line, quantity: 1 }],
        trackingInfo: { trackingNumber: 'A1', trackingLink: 'https://post.example/A1' },
      },
      { fulfillmentId: 'f1', now: '' },
    ),
  );
  expect(mails(state, sent).map(({ kind, key }) => [kind, key])).toEqual([
    ['order-shipped', 'f1 tracked'],
    ['order-fulfilled', 'f1 tracked'],
  ]);
  const refund = (sendOrderRefundedEmail?: boolean) =>
    must(
      startRefund(
        state,
        {
          payment: { paymentId: state.payments[0]?.paymentId ?? '', amount: { amount: '5.00' } },
          sideEffects: sendOrderRefundedEmail === undefined ? {} : { sendOrderRefundedEmail },
        },
        { refundId: 'r1', now: '', currency },
      ),
    );
  expect(mails(state, refund()).map(({ kind }) => kind)).toEqual([
    'order-refunded',
    'order-refund-made',
  ]);
  expect(mails(state, refund(false)).map(({ kind }) => kind)).toEqual(['order-refund-made']);
  const canceled = { ...state, status: 'CANCELED' as const };
  expect(mails(state, canceled).map(({ kind }) => kind)).toEqual([
    'order-canceled',
    'order-cancellation',
  ]);
  expect(
    mails(state, canceled, {
      canceled: { restockAllItems: false, sendOrderCanceledEmail: false },
    }).map(({ kind }) => kind),
  ).toEqual(['order-cancellation']);
});
