import { ApiError, checkout as sdkCheckout, payments as sdkPayments } from '@shopwright/sdk';
import { redirect, redirectDocument } from 'react-router';
import { again, type Answered } from './form-answers.server.ts';
import { refusalSentence, sayChange } from './form-errors.server.ts';
import { choiceCookie, type PaymentChoice } from './payment-choice.server.ts';
import { changesBetween, readSeen } from './price-changes.server.ts';
import { seenOf } from './view-checkout.server.ts';
import { loadOpen, speakingOf, toThankYou, waysOf, type Visit } from './checkout-context.server.ts';
import { formText } from '../../ui/form-text.server.ts';

/**
 * The buyer said yes to what was on the page, and to nothing else: what is not the same now is shown first. The key ties the call to
 * this page and this card, so that the same form sent twice pays once; whatever else is sent, the platform makes one order of one checkout.
 */
export async function pay(visit: Visit, form: FormData): Promise<Answered> {
  const { person, checkoutId } = visit;
  const checkout = await loadOpen(visit, true);
  const speaking = speakingOf(visit, checkout.currency ?? '');
  const { say } = speaking;
  const { methods, progress, choice } = await waysOf(visit, checkout);
  const seen = readSeen(formText(form, 'seen'));
  const changes = seen ? changesBetween(seen, seenOf(checkout)) : undefined;
  if (changes === undefined || changes.length > 0)
    return again(
      {
        intent: 'pay',
        message: say('changed'),
        changes: (changes ?? []).map((change) => sayChange(change, speaking)),
        values: kept(form),
      },
      409,
    );
  if (progress.paymentNeeded && choice === undefined) return redirect(visit.at('payment'));

  await keepWords(visit, form, checkout);
  const way = progress.paymentNeeded && choice ? choice : nothingDue(checkoutId, methods);
  if (way === undefined)
    return again({ intent: 'pay', message: say('noWayToPay'), values: kept(form) }, 409);
  const amount = seenOf(checkout).dueNow;
  const key = await digest(
    [checkoutId, formText(form, 'attempt'), way.method, way.token, amount].join(' '),
  );
  try {
    const { payment } = await person.useOnce(sdkPayments, `pay-${key}`).payCheckout(checkoutId, {
      method: way.method,
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
  // To a bank elsewhere by way of our own page: browsers hold every address a form leads to against its page's policy, and nobody knows them all.
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

/** Something changed between our look and the platform's: it is shown, with what is different, and nothing was charged. */
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
  const speaking = speakingOf(visit, before.currency ?? '');
  const message = refusalSentence(error, speaking.say, { isMember: visit.person.isMember() });
  if (message === undefined) throw error;
  const now = await loadOpen(visit, true);
  const changes = changesBetween(seenOf(before), seenOf(now)).map((change) =>
    sayChange(change, speaking),
  );
  return again({ intent: 'pay', message, changes, values: kept(form) }, 409);
}

/** Where nothing is due any way will do; the platform asks for one, and for no money. */
function nothingDue(
  checkoutId: string,
  methods: readonly sdkPayments.OfferedPaymentMethod[],
): PaymentChoice | undefined {
  const method =
    methods.find((offered) => offered.method === 'OFFLINE')?.method ?? methods[0]?.method;
  return (
    method && { checkoutId, method, token: method === 'OFFLINE' ? '' : 'nothing-due', label: '' }
  );
}

const marketing = 'Marketing consent';

/** The note to the shop and the wish for news; only what is different is written. */
async function keepWords(
  { person, checkoutId }: Visit,
  form: FormData,
  checkout: sdkCheckout.Checkout,
): Promise<void> {
  const note = formText(form, 'note').slice(0, 1000);
  const wanted = form.get('marketing') === 'yes';
  const others = (checkout.customFields ?? []).filter(({ title }) => title !== marketing);
  const has = others.length !== (checkout.customFields ?? []).length;
  if (note === (checkout.buyerNote ?? '') && wanted === has) return;
  try {
    await person.use(sdkCheckout).updateCheckout(checkoutId, {
      buyerNote: note,
      customFields: [...others, ...(wanted ? [{ title: marketing, value: 'yes' }] : [])],
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

const kept = (form: FormData): Record<string, string> => ({
  note: formText(form, 'note'),
  marketing: formText(form, 'marketing'),
});

async function digest(words: string): Promise<string> {
  const bytes = new Uint8Array(
    await crypto.subtle.digest('SHA-256', new TextEncoder().encode(words)),
  );
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
