import { checkout as sdkCheckout } from '@shopwright/sdk';
import { redirect } from 'react-router';
import {
  addressOfValues,
  isFilled,
  readAddress,
  valuesOfAddress,
} from '../../address/address-values.ts';
import { checkAddress, confirmedIn } from '../../address/check-address.server.ts';
import { addressTranslations, again, shownAgain, type Answered } from './form-answers.server.ts';
import { choiceCookie, methodValue, type PaymentChoice } from './payment-choice.server.ts';
import {
  loadOpen,
  checkoutLocaleOf,
  loadPaymentState,
  type Visit,
} from './checkout-context.server.ts';
import { formText } from '../../ui/form-text.server.ts';

/** Saves payment method and billing address. Nothing is charged yet. */
export async function choosePayment(visit: Visit, form: FormData): Promise<Answered> {
  const { userSession, checkoutId, page } = visit;
  const { t } = checkoutLocaleOf(visit, '');
  const open = await loadOpen(visit, false);
  const { methods } = await loadPaymentState(visit, open);
  const requestedMethod = formText(form, 'method');
  const offered = methods.find((each) => methodValue(each) === requestedMethod);
  const method = offered?.method;
  const shipping = open.shippingInfo?.shippingDestination;
  const same = formText(form, 'billing') === 'same' && shipping !== undefined;
  const billing = same
    ? undefined
    : checkAddress(
        readAddress(form, 'billing.'),
        addressTranslations(visit),
        {},
        confirmedIn(form, 'billing.'),
      );
  const entered = {
    values: {
      method: requestedMethod,
      billing: same ? 'same' : 'other',
      card: formText(form, 'card'),
    },
    ...(billing ? { address: shownAgain(billing.values, billing.errors) } : {}),
  };
  if (method === undefined)
    return again({ intent: 'payment', message: t('methodMissing'), ...entered });
  const digits =
    method === 'STRIPE'
      ? formText(form, 'stripeLast4')
      : (methods
          .flatMap(({ testCards = [] }) => testCards)
          .find(({ token }) => token === formText(form, 'card'))
          ?.number?.slice(-4) ?? '');
  const choice =
    method === 'EXTENSION'
      ? {
          checkoutId,
          method,
          token: '',
          label: offered?.title ?? '',
          ...(offered?.provider === undefined ? {} : { provider: offered.provider }),
        }
      : tokenOf(method, form, checkoutId, digits === '' ? '' : t('endsIn', { digits }));
  if (choice === undefined)
    return again({
      intent: 'payment',
      message: t('cardMissing'),
      errors: { card: t('cardMissing') },
      ...entered,
    });
  if (billing && Object.keys(billing.errors).length > 0)
    return again({ intent: 'payment', message: t('lookAtMarked'), ...entered });
  const billingAddress = billing ? addressOfValues(billing.values) : shipping;
  if (
    billingAddress &&
    JSON.stringify(valuesOfAddress(billingAddress)) !==
      JSON.stringify(valuesOfAddress(open.billingInfo ?? {})) &&
    isFilled(valuesOfAddress(billingAddress))
  ) {
    await userSession.use(sdkCheckout).updateCheckout(checkoutId, { billingInfo: billingAddress });
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
