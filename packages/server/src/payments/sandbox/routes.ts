import {
  answerSandboxChallenge,
  showSandboxChallenge,
} from '@shopwright/contract/payments/payments';
import type { Store } from '@shopwright/contract/settings/store';
import { findCheckout } from '../../checkout/index.ts';
import { enqueue, type Db } from '../../db/index.ts';
import { publicRoute, type RawAnswer, type Route } from '../../http/index.ts';
import { notFound } from '../../kernel/outcome.ts';
import type { Sites } from '../../settings/index.ts';
import { challengePage, donePage } from './challenge-page.ts';
import { findAttempt } from '../store/attempts.ts';
import { findPayment, stepPayment, type SandboxPayment } from '../store/sandbox.ts';

/**
 * The sandbox's bank. Anyone with the link may answer, as with a real challenge; the page shows no
 * secrets of the store.
 */
export function sandboxRoutes({ db, sites }: { db: Db; sites: Sites }): Route[] {
  const storeOf = async (siteId: string): Promise<Store> => (await sites.find(siteId))?.store ?? {};
  const find = async ({
    siteId,
    reference,
    challenge = '',
  }: {
    siteId: string;
    reference: string;
    challenge?: string;
  }): Promise<SandboxPayment | undefined> => {
    const payment = await findPayment(db, siteId, reference);
    return payment?.challenge === challenge ? payment : undefined;
  };
  // In the checkout's language.
  const languageOf = async (
    siteId: string,
    { attemptId }: SandboxPayment,
  ): Promise<string | undefined> => {
    const attempt = await findAttempt(db, siteId, attemptId);
    return attempt && (await findCheckout(db, siteId, attempt.checkoutId))?.choices.language;
  };
  const gone = notFound('There is no such payment to confirm.');

  return [
    publicRoute(showSandboxChallenge, async ({ request }) => {
      const payment = await find(request);
      if (!payment) return gone;
      const [store, language] = [
        await storeOf(request.siteId),
        await languageOf(request.siteId, payment),
      ];
      return {
        raw: { status: 200, headers: pageHeaders, body: challengePage(payment, store, language) },
      };
    }),
    publicRoute(answerSandboxChallenge, async ({ request }) => {
      const payment = await find(request);
      if (!payment) return gone;
      await db.tx(async (tx) => {
        const approved = request.answer === 'approve';
        const moved = await stepPayment(tx, request, {
          from: ['CHALLENGE'],
          to: approved ? 'AUTHORISED' : 'DECLINED',
          ...(approved ? {} : { reason: 'AUTHENTICATION_FAILED' }),
        });
        if (moved)
          await enqueue(tx, {
            task: 'sandbox-tell',
            payload: { siteId: request.siteId, reference: payment.reference, times: 1 },
          });
      });
      return seeOther(
        payment.returnUrl,
        await storeOf(request.siteId),
        await languageOf(request.siteId, payment),
      );
    }),
  ];
}

const pageHeaders = {
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy':
    "default-src 'none'; style-src 'unsafe-inline'; form-action *; frame-ancestors 'none'",
  'referrer-policy': 'no-referrer',
  'x-robots-tag': 'noindex',
};

const seeOther = (url: string | null, store: Store, language: string | undefined): RawAnswer =>
  url === null
    ? { raw: { status: 200, headers: pageHeaders, body: donePage(store, language) } }
    : { raw: { status: 303, headers: { location: url, 'content-type': 'text/plain' }, body: '' } };
