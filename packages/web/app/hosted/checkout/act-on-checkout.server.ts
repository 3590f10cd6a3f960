import { ApiError, checkout as sdkCheckout, members } from '@shopwright/sdk';
import { redirect } from 'react-router';
import {
  addressOfValues,
  pairOf,
  readAddress,
  type AddressValues,
} from '../../address/address-values.ts';
import { knownAddresses, savedAddress } from '../../address/saved-addresses.server.ts';
import { checkAddress, confirmedIn } from '../../address/check-address.server.ts';
import type { Route } from '../../routes/hosted/+types/checkout';
import { addressWords, again, shownAgain, type Answered } from './form-answers.server.ts';
import { choosePayment } from './choose-payment.server.ts';
import { ownMember, phoneWish } from './load-checkout.server.ts';
import { pay } from './pay.server.ts';
import { refusalSentence } from './form-errors.server.ts';
import { stepAfter, stepNames, type StepName } from './steps.ts';
import { readDelivery } from './view-checkout.server.ts';
import { loadOpen, speakingOf, visitOf, waysOf, type Visit } from './checkout-context.server.ts';
import { missing } from '../../shop/not-found.server.ts';
import { formText } from '../../ui/form-text.server.ts';

/** One address for every form of the checkout; each says what it is for. */
export async function actOnCheckout(args: Route.ActionArgs): Promise<Answered> {
  const visit = await visitOf(args);
  const form = await args.request.formData();
  const intent = formText(form, 'intent');
  const from = stepNames.find((name) => name === args.url.searchParams.get('step')) ?? 'contact';
  try {
    return await act(visit, intent, form, visit.at(from, chosenIn(args.url)));
  } catch (error) {
    const { say } = speakingOf(visit, '');
    const message = refusalSentence(error, say, { isMember: visit.person.isMember() });
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

/** What the page shows besides its step: a code or another number of things changes none of it. */
const chosenIn = ({ searchParams }: URL): Record<string, string> =>
  Object.fromEntries(
    ['by', 'edit'].flatMap((name) =>
      searchParams.get(name) === null ? [] : [[name, searchParams.get(name) ?? '']],
    ),
  );

async function act(visit: Visit, intent: string, form: FormData, here: string): Promise<Answered> {
  const { person, checkoutId } = visit;
  const calls = person.use(sdkCheckout);
  const { say } = speakingOf(visit, '');
  switch (intent) {
    case 'contact': {
      const email = formText(form, 'email');
      if (!isEmail(email))
        return again({
          intent,
          values: { email },
          errors: { email: say(email === '' ? 'emailMissing' : 'emailWrong') },
          message: say('lookAtMarked'),
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
      const phone = phoneWish(open);
      const given =
        intent === 'address'
          ? readAddress(form, 'shipping.')
          : await fromBook(visit, formText(form, 'saved'));
      if (given === undefined) return again({ intent, message: say('addressMissing') });
      const { values, errors } = checkAddress(
        given,
        addressWords(visit),
        { phone },
        intent === 'address' ? confirmedIn(form, 'shipping.') : pairOf(given),
      );
      if (Object.keys(errors).length > 0)
        return again({
          intent,
          message: say('lookAtMarked'),
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
          errors: { delivery: say('deliveryMissing') },
          message: say('deliveryMissing'),
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
          message: say('lookAtMarked'),
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
      if (code === '') return again({ intent, errors: { coupon: say('couponMissing') } });
      await person.trying(sdkCheckout).updateCheckout(checkoutId, {}, { couponCode: code });
      return redirect(here);
    }
    case 'remove-coupon':
      await calls.removeCoupon(checkoutId);
      return redirect(here);
    case 'gift-card': {
      const code = formText(form, 'giftCard');
      if (code === '') return again({ intent, errors: { giftCard: say('giftCardMissing') } });
      // Who guesses codes can be a new visitor each time: what counts is where they come from.
      await person.trying(sdkCheckout).updateCheckout(checkoutId, {}, { giftCardCode: code });
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

/** The address that was chosen among the member's own; undefined when it is not there. */
async function fromBook({ person }: Visit, id: string): Promise<AddressValues | undefined> {
  const member = person.isMember() ? await ownMember(person) : undefined;
  return member && knownAddresses(member).find((address) => address.id === id)?.values;
}

/** Saving is a convenience: should it fail, the purchase goes on. */
async function saveToBook({ person, page }: Visit, values: AddressValues): Promise<void> {
  const member = person.isMember() ? await ownMember(person) : undefined;
  if (!member?._id) return;
  try {
    await person.use(members).updateMember(member._id, {
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
  return redirect(visit.at(stepAfter(done, (await waysOf(visit, checkout)).progress)));
}

function missingNames(
  visit: Visit,
  names: { readonly firstName: string; readonly lastName: string },
): Record<string, string> {
  const say = addressWords(visit);
  return Object.fromEntries(
    (['firstName', 'lastName'] as const).flatMap((name) =>
      names[name] === '' ? [[name, say('fieldNeeded', { field: say(name) })]] : [],
    ),
  );
}

/** As forgiving as browsers are. The mail itself is the proof. */
const isEmail = (text: string): boolean =>
  text.length <= 254 && /^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/.test(text);
