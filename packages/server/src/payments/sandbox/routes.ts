import { answerSandboxChallenge, showSandboxChallenge } from '@shopwright/contract/payments/payments';
import { enqueue, type Db } from '../../db/index.ts';
import { html, publicRoute, type RawAnswer, type Route } from '../../http/index.ts';
import { createCurrency } from '../../kernel/money.ts';
import { notFound } from '../../kernel/outcome.ts';
import { findPayment, stepPayment, type SandboxPayment } from '../store/sandbox.ts';

/** The sandbox's bank. Its page names no store's secrets: whoever has the address may answer, as with a real challenge. */
export function sandboxRoutes({ db }: { db: Db }): Route[] {
  const find = async ({ siteId, reference, challenge = '' }: { siteId: string; reference: string; challenge?: string }): Promise<SandboxPayment | undefined> => {
    const payment = await findPayment(db, siteId, reference);
    return payment?.challenge === challenge ? payment : undefined;
  };
  const gone = notFound('There is no such payment to confirm.');

  return [
    publicRoute(showSandboxChallenge, async ({ request }) => {
      const payment = await find(request);
      return payment ? { raw: { status: 200, headers: pageHeaders, body: challengePage(payment) } } : gone;
    }),
    publicRoute(answerSandboxChallenge, async ({ request }) => {
      const payment = await find(request);
      if (!payment) return gone;
      await db.tx(async (tx) => {
        const approved = request.answer === 'approve';
        const moved = await stepPayment(tx, request, { from: ['CHALLENGE'], to: approved ? 'AUTHORISED' : 'DECLINED', ...(approved ? {} : { reason: 'AUTHENTICATION_FAILED' }) });
        if (moved) await enqueue(tx, { task: 'sandbox-tell', payload: { siteId: request.siteId, reference: payment.reference, times: 1 } });
      });
      return seeOther(payment.returnUrl);
    }),
  ];
}

const pageHeaders = {
  'content-type': 'text/html; charset=utf-8', 'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; form-action *; frame-ancestors 'none'", 'referrer-policy': 'no-referrer', 'x-robots-tag': 'noindex',
};

const seeOther = (url: string | null): RawAnswer => (url === null
  ? { raw: { status: 200, headers: pageHeaders, body: html`<!doctype html><title>Done</title><p>Done. You may close this page.</p>`.markup } }
  : { raw: { status: 303, headers: { location: url, 'content-type': 'text/plain' }, body: '' } });

function challengePage({ amount, currency, state, challenge }: SandboxPayment): string {
  const price = createCurrency(currency, 'en-US').format(amount);
  const form = html`<form method="post"><input type="hidden" name="challenge" value="${challenge}"><button name="answer" value="approve">Approve</button> <button name="answer" value="reject">Reject</button></form>`;
  return html`<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Confirm a test payment</title>
<style>body{font:16px/1.5 system-ui;max-width:30rem;margin:15vh auto;padding:0 1rem}button{font:inherit;padding:.6rem 1.2rem}</style>
<h1>Confirm a test payment</h1><p>The sandbox asks, as a bank would: do you want to pay ${price}? No money moves.</p>${state === 'CHALLENGE' ? form : html`<p>This payment was answered already.</p>`}</html>`.markup;
}
