import { ApiError, checkout as sdkCheckout, members } from '@shopwright/sdk';
import { redirect } from 'react-router';
import {
  addressOfValues,
  pairOf,
  readAddress,
  type AddressValues,
} from '../../address/address-values.ts';
import { addressBookOf, savedAddress } from '../../address/saved-addresses.server.ts';
import { checkAddress, confirmedIn } from '../../address/check-address.server.ts';
import type { Route } from '../../routes/hosted/+types/checkout';
import { addressTranslations, again, shownAgain, type Answered } from './form-answers.server.ts';
import { choosePayment } from './choose-payment.server.ts';
import { ownMember, phoneRequirement } from './load-checkout.server.ts';
import { pay } from './pay.server.ts';
import { refusalSentence } from './form-errors.server.ts';
import { stepAfter, stepNames, type StepName } from './steps.ts';
import { readDelivery } from './view-checkout.server.ts';
import {
  loadOpen,
  checkoutLocaleOf,
  visitOf,
  loadPaymentState,
  type Visit,
} from './checkout-context.server.ts';
import { missing } from '../../shop/not-found.server.ts';
import { formText } from '../../ui/form-text.server.ts';

/** One action for every form of the checkout; each form names its intent. */
export async function actOnCheckout(args: Route.ActionArgs): Promise<Answered> {
  const visit = await visitOf(args);
  const form = await args.request.formData();
  const intent = formText(form, 'intent');
  const from = stepNames.find((name) => name === args.url.searchParams.get('step')) ?? 'contact';
  try {
    return await act(visit, intent, form, visit.at(from, chosenIn(args.url)));
  } catch (error) {
    const { t } = checkoutLocaleOf(visit, '');
    const message = refusalSentence(error, t, { isMember: visit.userSession.isMember() });
    if (message === undefined)
      throw error instanceof ApiError && error.status === 404 ? missing() : error;
    return again(
      {
        intent,
        message,
        values: Object.fromEntries(
          [...form].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
        ),
      },
      409,
    );
  }
}

/** The page state besides its step, which codes and quantities do not change. */
const chosenIn = ({ searchParams }: URL): Record<string, string> =>
  Object.fromEntries(
    ['by', 'edit'].flatMap((name) =>
      searchParams.get(name) === null ? [] : [[name, searchParams.get(name) ?? '']],
    ),
  );

async function act(visit: Visit, intent: string, form: FormData, here: string): Promise<Answered> {
  const { userSession, checkoutId } = visit;
  const calls = userSession.use(sdkCheckout);
  const { t } = checkoutLocaleOf(visit, '');
  switch (intent) {
    case 'contact': {
      const email = formText(form, 'email');
      if (!isEmail(email))
        return again({
          intent,
          values: { email },
          errors: { email: t(email === '' ? 'emailMissing' : 'emailWrong') },
          message: t('lookAtMarked'),
        });
      return onward(
        visit,
        'contact',
        await calls.updateCheckout(checkoutId, { buyerInfo: { email } }),
      );
    }
    case 'country':
      return again(
        {
          intent,
          values: {
            method: formText(form, 'method'),
            billing: formText(form, 'billing'),
            card: formText(form, 'card'),
          },
          address: shownAgain(readAddress(form, formText(form, 'prefix')), {}),
        },
        200,
      );
    case 'saved-address':
    case 'address': {
      const open = await loadOpen(visit, false);
      const phone = phoneRequirement(open);
      const given =
        intent === 'address'
          ? readAddress(form, 'shipping.')
          : await fromBook(visit, formText(form, 'saved'));
      if (given === undefined) return again({ intent, message: t('addressMissing') });
      const { values, errors } = checkAddress(
        given,
        addressTranslations(visit),
        { phone },
        intent === 'address' ? confirmedIn(form, 'shipping.') : pairOf(given),
      );
      if (Object.keys(errors).length > 0)
        return again({
          intent,
          message: t('lookAtMarked'),
          address: shownAgain(values, errors, phone),
        });
      const changed = await calls.updateCheckout(checkoutId, {
        shippingInfo: { shippingDestination: addressOfValues(values) },
      });
      if (intent === 'address' && form.get('save') === 'yes') await saveToBook(visit, values);
      return redirect(
        changed.calculationErrors?.generalShippingCalculationError
          ? visit.at('delivery', { by: 'ship', edit: '1', nowhere: '1' })
          : visit.at('delivery', { by: 'ship' }),
      );
    }
    case 'delivery': {
      const { code, carrierId } = readDelivery(formText(form, 'delivery'));
      if (code === '')
        return again({
          intent,
          errors: { delivery: t('deliveryMissing') },
          message: t('deliveryMissing'),
        });
      const [firstName, lastName, phone] = [
        formText(form, 'firstName'),
        formText(form, 'lastName'),
        formText(form, 'phone'),
      ];
      const collects = formText(form, 'by') === 'pickup';
      const errors = collects ? missingNames(visit, { firstName, lastName }) : {};
      if (Object.keys(errors).length > 0)
        return again({
          intent,
          errors,
          values: { firstName, lastName, phone, delivery: formText(form, 'delivery') },
          message: t('lookAtMarked'),
        });
      return onward(
        visit,
        'delivery',
        await calls.updateCheckout(checkoutId, {
          shippingInfo: {
            selectedCarrierServiceOption: {
              code,
              ...(carrierId === undefined ? {} : { carrierId }),
            },
          },
          ...(collects
            ? {
                billingInfo: {
                  contactDetails: { firstName, lastName, ...(phone === '' ? {} : { phone }) },
                },
              }
            : {}),
        }),
      );
    }
    case 'coupon': {
      const code = formText(form, 'coupon');
      if (code === '') return again({ intent, errors: { coupon: t('couponMissing') } });
      await userSession
        .useRateLimited(sdkCheckout)
        .updateCheckout(checkoutId, {}, { couponCode: code });
      return redirect(here);
    }
    case 'remove-coupon':
      await calls.removeCoupon(checkoutId);
      return redirect(here);
    case 'gift-card': {
      const code = formText(form, 'giftCard');
      if (code === '') return again({ intent, errors: { giftCard: t('giftCardMissing') } });
      // An attacker can be a new visitor for each guess, so guesses are counted by client address.
      await userSession
        .useRateLimited(sdkCheckout)
        .updateCheckout(checkoutId, {}, { giftCardCode: code });
      return redirect(here);
    }
    case 'remove-gift-card':
      await calls.removeGiftCard(checkoutId);
      return redirect(here);
    case 'take-fewer': {
      const [lineId = '', count = '0'] = formText(form, 'line').split(' ');
      if (Number(count) > 0)
        await calls.updateLineItemsQuantity(checkoutId, [{ _id: lineId, quantity: Number(count) }]);
      else await calls.removeLineItems(checkoutId, [lineId]);
      return redirect(here);
    }
    case 'membership': {
      const [id = '', appId = '', ...lineItemIds] = formText(form, 'membership').split(' ');
      const memberships =
        id === '' ? [] : [{ _id: id, ...(appId === '' ? {} : { appId }), lineItemIds }];
      await calls.updateCheckout(checkoutId, {
        membershipOptions: { selectedMemberships: { memberships } },
      });
      return redirect(here);
    }
    case 'payment':
      return choosePayment(visit, form);
    case 'pay':
      return pay(visit, form);
    default:
      return redirect(here);
  }
}

/** The chosen address of the member; undefined if it does not exist. */
async function fromBook({ userSession }: Visit, id: string): Promise<AddressValues | undefined> {
  const member = userSession.isMember() ? await ownMember(userSession) : undefined;
  return member && addressBookOf(member).find((address) => address.id === id)?.values;
}

/** Saving is optional: if it fails, the purchase continues. */
async function saveToBook({ userSession, page }: Visit, values: AddressValues): Promise<void> {
  const member = userSession.isMember() ? await ownMember(userSession) : undefined;
  if (!member?._id) return;
  try {
    await userSession.use(members).updateMember(member._id, {
      contact: { addresses: [...(member.contact?.addresses ?? []), savedAddress(values)] },
    });
  } catch (error) {
    page.report(error);
  }
}

/** To the step that is next, as the checkout is now. */
async function onward(
  visit: Visit,
  done: StepName,
  checkout: sdkCheckout.Checkout,
): Promise<Response> {
  return redirect(visit.at(stepAfter(done, (await loadPaymentState(visit, checkout)).progress)));
}

function missingNames(
  visit: Visit,
  names: { readonly firstName: string; readonly lastName: string },
): Record<string, string> {
  const t = addressTranslations(visit);
  return Object.fromEntries(
    (['firstName', 'lastName'] as const).flatMap((name) =>
      names[name] === '' ? [[name, t('fieldNeeded', { field: t(name) })]] : [],
    ),
  );
}

/** As lenient as browsers. The mail itself is the proof. */
const isEmail = (text: string): boolean =>
  text.length <= 254 && /^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/.test(text);
