import { checkout as sdkCheckout } from '@shopwright/sdk';
import { redirect } from 'react-router';
import {
  addressOfValues,
  isFilled,
  readAddress,
  valuesOfAddress,
} from '../../address/address-values.ts';
import { checkAddress, confirmedIn } from '../../address/check-address.server.ts';
import { addressWords, again, shownAgain, type Answered } from './form-answers.server.ts';
import { choiceCookie, type PaymentChoice } from './payment-choice.server.ts';
import { loadOpen, speakingOf, waysOf, type Visit } from './checkout-context.server.ts';
import { formText } from '../../ui/form-text.server.ts';

/** How it will be paid, and who the bill is for. Nothing is charged yet. */
export async function choosePayment(visit: Visit, form: FormData): Promise<Answered> {
  const { person, checkoutId, page } = visit;
  const { say } = speakingOf(visit, '');
  const open = await loadOpen(visit, false);
  const { methods } = await waysOf(visit, open);
  const asked = formText(form, 'method');
  const method = methods.find((offered) => offered.method === asked)?.method;
  const shipping = open.shippingInfo?.shippingDestination;
  const same = formText(form, 'billing') === 'same' && shipping !== undefined;
  const billing = same
    ? undefined
    : checkAddress(
        readAddress(form, 'billing.'),
        addressWords(visit),
        {},
        confirmedIn(form, 'billing.'),
      );
  const kept = {
    values: { method: asked, billing: same ? 'same' : 'other', card: formText(form, 'card') },
    ...(billing ? { address: shownAgain(billing.values, billing.errors) } : {}),
  };
  if (method === undefined)
    return again({ intent: 'payment', message: say('methodMissing'), ...kept });
  const digits =
    method === 'STRIPE'
      ? formText(form, 'stripeLast4')
      : (methods
          .flatMap(({ testCards = [] }) => testCards)
          .find(({ token }) => token === formText(form, 'card'))
          ?.number?.slice(-4) ?? '');
  const choice = tokenOf(method, form, checkoutId, digits === '' ? '' : say('endsIn', { digits }));
  if (choice === undefined)
    return again({
      intent: 'payment',
      message: say('cardMissing'),
      errors: { card: say('cardMissing') },
      ...kept,
    });
  if (billing && Object.keys(billing.errors).length > 0)
    return again({ intent: 'payment', message: say('lookAtMarked'), ...kept });
  const wanted = billing ? addressOfValues(billing.values) : shipping;
  if (
    wanted &&
    JSON.stringify(valuesOfAddress(wanted)) !==
      JSON.stringify(valuesOfAddress(open.billingInfo ?? {})) &&
    isFilled(valuesOfAddress(wanted))
  ) {
    await person.use(sdkCheckout).updateCheckout(checkoutId, { billingInfo: wanted });
  }
  page.setCookie(choiceCookie(choice, page.origin.startsWith('https:')));
  return redirect(visit.at('review'));
}

function tokenOf(
  method: PaymentChoice['method'],
  form: FormData,
  checkoutId: string,
  label: string,
): PaymentChoice | undefined {
  if (method === 'OFFLINE') return { checkoutId, method, token: '', label: '' };
  const token = formText(form, method === 'STRIPE' ? 'stripeToken' : 'card');
  if (token === '' || token.length > 500) return undefined;
  return { checkoutId, method, token, label };
}
