import { ApiError, checkout as sdkCheckout, payments as sdkPayments } from '@shopwright/sdk';
import { redirect, redirectDocument } from 'react-router';
import { again, type Answered } from './form-answers.server.ts';
import { refusalSentence, describeChange } from './form-errors.server.ts';
import { choiceCookie, methodValue, type PaymentChoice } from './payment-choice.server.ts';
import { changesBetween, readSeen } from './price-changes.server.ts';
import { seenOf } from './view-checkout.server.ts';
import {
  loadOpen,
  checkoutLocaleOf,
  toThankYou,
  loadPaymentState,
  type Visit,
} from './checkout-context.server.ts';
import { formText } from '../../ui/form-text.server.ts';

/**
 * The buyer agreed only to what the page showed, so any difference is shown first. The idempotency
 * key ties the call to this page and card, so that a form submitted twice pays once; in any case, a
 * checkout has one order.
 */
export async function pay(visit: Visit, form: FormData): Promise<Answered> {
  const { userSession, checkoutId } = visit;
  const checkout = await loadOpen(visit, true);
  const checkoutLocale = checkoutLocaleOf(visit, checkout.currency ?? '');
  const { t } = checkoutLocale;
  const { methods, progress, choice } = await loadPaymentState(visit, checkout);
  const seen = readSeen(formText(form, 'seen'));
  const changes = seen ? changesBetween(seen, seenOf(checkout)) : undefined;
  if (changes === undefined || changes.length > 0)
    return again(
      {
        intent: 'pay',
        message: t('changed'),
        changes: (changes ?? []).map((change) => describeChange(change, checkoutLocale)),
        values: enteredValues(form),
      },
      409,
    );
  if (progress.paymentNeeded && choice === undefined) return redirect(visit.at('payment'));

  await saveBuyerNote(visit, form, checkout);
  const way = progress.paymentNeeded && choice ? choice : nothingDue(checkoutId, methods);
  if (way === undefined)
    return again({ intent: 'pay', message: t('noWayToPay'), values: enteredValues(form) }, 409);
  const amount = seenOf(checkout).dueNow;
  const key = await digest(
    [checkoutId, formText(form, 'attempt'), methodValue(way), way.token, amount].join(' '),
  );
  try {
    const { payment } = await userSession
      .useOnce(sdkPayments, `pay-${key}`)
      .payCheckout(checkoutId, {
        method: way.method,
        ...(way.provider === undefined ? {} : { provider: way.provider }),
        ...(way.token === '' ? {} : { token: way.token }),
        expectedAmount: amount,
        returnUrl: visit.page.origin + visit.at('pending'),
      });
    return after(visit, payment);
  } catch (error) {
    return overtaken(visit, form, error, checkout);
  }
}

function after(visit: Visit, payment: sdkPayments.CheckoutPayment | undefined): Response {
  if (payment?.orderId) {
    visit.page.setCookie(choiceCookie(undefined, visit.page.origin.startsWith('https:')));
    return toThankYou(visit, payment.orderId);
  }
  // Redirects to the bank through our own page: browsers apply the page's form-action policy to
  // every redirect of a form, and the banks' origins cannot be listed in advance.
  if (payment?.state === 'CHALLENGE') {
    const { challengeUrl = '' } = payment;
    return URL.parse(challengeUrl)?.origin === visit.page.origin
      ? redirectDocument(challengeUrl)
      : redirect(visit.at('pending', { go: '1' }));
  }
  if (payment?.state === 'DECLINED')
    return redirect(visit.at('payment', { declined: payment.reason ?? 'PROCESSING_ERROR' }));
  return redirect(visit.at('pending'));
}

/**
 * Something changed between our check and the platform's: the differences are shown, and nothing
 * was charged.
 */
async function overtaken(
  visit: Visit,
  form: FormData,
  error: unknown,
  before: sdkCheckout.Checkout,
): Promise<Answered> {
  if (!(error instanceof ApiError)) throw error;
  if (
    error.code === 'CHECKOUT_ALREADY_PAID' ||
    error.code === 'CHECKOUT_PAYMENT_ALREADY_IN_PROGRESS'
  )
    return redirect(visit.at('pending'));
  const checkoutLocale = checkoutLocaleOf(visit, before.currency ?? '');
  const message = refusalSentence(error, checkoutLocale.t, {
    isMember: visit.userSession.isMember(),
  });
  if (message === undefined) throw error;
  const now = await loadOpen(visit, true);
  const changes = changesBetween(seenOf(before), seenOf(now)).map((change) =>
    describeChange(change, checkoutLocale),
  );
  return again({ intent: 'pay', message, changes, values: enteredValues(form) }, 409);
}

/** A free order still needs a payment method in the request. */
function nothingDue(
  checkoutId: string,
  methods: readonly sdkPayments.OfferedPaymentMethod[],
): PaymentChoice | undefined {
  const { method, provider } =
    methods.find((offered) => offered.method === 'OFFLINE') ?? methods[0] ?? {};
  return (
    method && {
      checkoutId,
      method,
      token: method === 'OFFLINE' ? '' : 'nothing-due',
      label: '',
      ...(provider === undefined ? {} : { provider }),
    }
  );
}

const marketing = 'Marketing consent';

/** The order note and the marketing consent; only changes are written. */
async function saveBuyerNote(
  { userSession, checkoutId }: Visit,
  form: FormData,
  checkout: sdkCheckout.Checkout,
): Promise<void> {
  const note = formText(form, 'note').slice(0, 1000);
  const wantsMarketing = form.get('marketing') === 'yes';
  const others = (checkout.customFields ?? []).filter(({ title }) => title !== marketing);
  const has = others.length !== (checkout.customFields ?? []).length;
  if (note === (checkout.buyerNote ?? '') && wantsMarketing === has) return;
  try {
    await userSession.use(sdkCheckout).updateCheckout(checkoutId, {
      buyerNote: note,
      customFields: [...others, ...(wantsMarketing ? [{ title: marketing, value: 'yes' }] : [])],
    });
  } catch (error) {
    // The same form, sent twice: the first has taken the words along and is paying.
    if (
      !(
        error instanceof ApiError &&
        (error.code === 'CHECKOUT_PAYMENT_ALREADY_IN_PROGRESS' ||
          error.code === 'CHECKOUT_IS_COMPLETE')
      )
    )
      throw error;
  }
}

const enteredValues = (form: FormData): Record<string, string> => ({
  note: formText(form, 'note'),
  marketing: formText(form, 'marketing'),
});

async function digest(text: string): Promise<string> {
  const bytes = new Uint8Array(
    await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)),
  );
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
