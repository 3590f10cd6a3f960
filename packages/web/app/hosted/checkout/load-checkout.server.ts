import {
  ApiError,
  members,
  payments as sdkPayments,
  type checkout as sdkCheckout,
} from '@shopwright/sdk';
import { redirect } from 'react-router';
import { addressForm } from '../../address/address-form.server.ts';
import { addressLines } from '../../address/address-lines.server.ts';
import {
  addressOfValues,
  isFilled,
  noAddress,
  valuesOfAddress,
  type AddressValues,
} from '../../address/address-values.ts';
import { knownAddresses, type KnownAddress } from '../../address/saved-addresses.server.ts';
import { countryChoices } from '../../address/countries.server.ts';
import { deferred } from '../../deferred.server.ts';
import { holdOf } from '../../booking/checkout.server.ts';
import type { Route } from '../../routes/hosted/+types/checkout';
import { isNothing } from '../../order/amounts.server.ts';
import { isDone, stepAt, stepsOf } from './steps.ts';
import { seenOf, viewCheckout, viewDeliveries } from './view-checkout.server.ts';
import {
  leaveUrl,
  loadOpen,
  speakingOf,
  toThankYou,
  visitOf,
  waysOf,
  type Visit,
  type Ways,
} from './checkout-context.server.ts';
import { returnUrl } from '../redirect-session.server.ts';
import { wordsOf } from '../../i18n/dictionary.server.ts';

/** Everything a step shows. Each is made only where it is shown. */
export async function loadCheckout(args: Route.LoaderArgs) {
  const visit = await visitOf(args);
  const { url } = args;
  const asked = url.searchParams.get('step');
  if (asked === 'pending') return loadPending(visit, url.searchParams.has('go'));
  const checkout = await loadOpen(visit, asked === 'payment' || asked === 'review');
  const ways = await waysOf(visit, checkout);
  const step = stepAt(asked, ways.progress);
  if (asked !== null && asked !== step) throw redirect(visit.at(step));
  if (step === 'payment' || step === 'review') await meetPayment(visit, url.searchParams);
  const speaking = speakingOf(visit, checkout.currency ?? '');
  const { locale } = visit.speech;
  const { account, hold } = await loadDeferred(visit, checkout);
  return {
    page: 'step' as const,
    step,
    words: {
      ...wordsOf(visit.speech.language, 'checkout', 'address'),
      ...(hold ? wordsOf(visit.speech.language, 'booking') : {}),
    },
    hold,
    steps: stepsOf(ways.progress).map((name) => ({
      name,
      url: visit.at(name),
      done: isDone(name, ways.progress),
    })),
    view: viewCheckout(checkout, speaking),
    leave: leaveUrl(visit),
    appName: visit.session?.appName ?? undefined,
    email: checkout.buyerInfo?.email ?? account?.email ?? '',
    member: account?.email,
    signIn: signInUrl(visit),
    done: doneSoFar(checkout, ways, visit),
    ...(step === 'delivery'
      ? { delivery: deliveryOf(checkout, visit, account, url.searchParams) }
      : {}),
    ...(step === 'payment'
      ? { payment: paymentOf(checkout, ways, visit, account, url.searchParams) }
      : {}),
    ...(step === 'review'
      ? {
          review: {
            seen: JSON.stringify(seenOf(checkout)),
            attempt: crypto.randomUUID(),
            note: checkout.buyerNote ?? '',
            billing: addressLines(checkout.billingInfo, locale),
            paysNow:
              ways.progress.paymentNeeded &&
              ways.choice?.method !== 'OFFLINE' &&
              checkout.paymentRequired !== false,
            violations: violationsOf(checkout),
          },
        }
      : {}),
  };
}

/** What makes a step easier: the saved addresses, and how long places and tickets are reserved. */
async function loadDeferred(visit: Visit, { lineItems = [] }: sdkCheckout.Checkout) {
  const [account, hold] = await Promise.all([
    deferred(visit.page, 'account', accountOf(visit), undefined),
    lineItems.some(({ itemType }) => itemType?.preset === 'SERVICE')
      ? deferred(visit.page, 'reservation', holdOf(visit.person, visit.checkoutId), undefined)
      : undefined,
  ]);
  return { account, hold };
}

/** A payment that is under way is met where it is, whichever page was asked for. */
async function meetPayment(visit: Visit, search: URLSearchParams): Promise<void> {
  const { payment } = await visit.person.use(sdkPayments).getCheckoutPayment(visit.checkoutId);
  if (payment?.orderId) throw toThankYou(visit, payment.orderId);
  // A buyer who chose to pay another way instead of confirming is let through: paying anew gives the first up.
  if (payment?.state === 'PENDING' || (payment?.state === 'CHALLENGE' && !search.has('again')))
    throw redirect(visit.at('pending'));
}

/** A bank has not answered yet, or waits for the buyer. */
async function loadPending(visit: Visit, goes: boolean) {
  const { payment } = await visit.person.use(sdkPayments).getCheckoutPayment(visit.checkoutId);
  if (payment?.orderId) throw toThankYou(visit, payment.orderId);
  if (payment?.state === 'DECLINED')
    throw redirect(visit.at('payment', { declined: payment.reason ?? 'PROCESSING_ERROR' }));
  if (payment?.state !== 'PENDING' && payment?.state !== 'CHALLENGE')
    throw redirect(visit.at('review'));
  const checkout = await loadOpen(visit, false);
  const speaking = speakingOf(visit, checkout.currency ?? '');
  return {
    page: 'pending' as const,
    words: wordsOf(visit.speech.language, 'checkout', 'address'),
    challenge: payment.challengeUrl,
    waits: payment.state === 'CHALLENGE',
    goes,
    amount: speaking.amounts.of(payment.amount),
    email: checkout.buyerInfo?.email ?? '',
    again: visit.at('payment', { again: '1' }),
  };
}

interface Account {
  readonly email: string;
  readonly addresses: readonly KnownAddress[];
  readonly name: { readonly firstName: string; readonly lastName: string };
}

/** What a member has said before is not asked again. */
async function accountOf({ person }: Visit): Promise<Account | undefined> {
  if (!person.isMember()) return undefined;
  const member = await ownMember(person);
  if (!member) return undefined;
  const { firstName, lastName } = member.contact ?? {};
  return {
    email: member.loginEmail ?? '',
    addresses: knownAddresses(member),
    name: { firstName: firstName ?? '', lastName: lastName ?? '' },
  };
}

export async function ownMember(person: Visit['person']): Promise<members.Member | undefined> {
  try {
    return (await person.use(members).getCurrentMember({ fieldsets: ['FULL'] })).member;
  } catch (error) {
    // Signed out elsewhere meanwhile: the purchase goes on, and asks for what it does not know.
    if (error instanceof ApiError && error.status < 500) return undefined;
    throw error;
  }
}

/** The caller's own sign-in page, or ours: not in a hand-over without one, whose person only its site can change. */
function signInUrl(visit: Visit): string | undefined {
  if (visit.person.isMember()) return undefined;
  if (visit.session) return returnUrl(visit.session, 'sign-in');
  return `/hosted/sign-in?${new URLSearchParams({ next: visit.at('contact') })}`;
}

function doneSoFar(checkout: sdkCheckout.Checkout, { progress, choice }: Ways, visit: Visit) {
  const { shippingInfo, buyerInfo } = checkout;
  const selected = shippingInfo?.selectedCarrierServiceOption;
  const pickup = selected?.logistics?.pickupDetails;
  const { amounts, say } = speakingOf(visit, checkout.currency ?? '');
  return {
    email: buyerInfo?.email ?? '',
    ...(progress.deliveryChosen && selected
      ? {
          delivery: {
            title: selected.title ?? '',
            time: selected.logistics?.deliveryTime ?? '',
            price: isNothing(selected.cost?.price) ? say('free') : amounts.of(selected.cost?.price),
            pickup: pickup !== undefined,
            lines: pickup
              ? addressLines({ address: pickup.address }, visit.speech.locale)
              : addressLines(shippingInfo.shippingDestination, visit.speech.locale),
          },
        }
      : {}),
    ...(choice && progress.paymentNeeded
      ? { payment: { method: choice.method, label: choice.label } }
      : {}),
  };
}

function deliveryOf(
  checkout: sdkCheckout.Checkout,
  visit: Visit,
  account: Account | undefined,
  search: URLSearchParams,
) {
  const speaking = speakingOf(visit, checkout.currency ?? '');
  const { shippingInfo, calculationErrors, billingInfo } = checkout;
  const { shipped, pickedUp } = viewDeliveries(checkout, speaking);
  const saved = valuesOfAddress(shippingInfo?.shippingDestination ?? {});
  const by = search.get('by') ?? (pickedUp.some(({ chosen }) => chosen) ? 'pickup' : 'ship');
  const values = startingAt(
    isFilled(saved) && !search.has('new') ? saved : { ...noAddress, ...account?.name },
    visit,
  );
  const phone = phoneWish(checkout);
  const { locale } = visit.speech;
  const book = (account?.addresses ?? []).map(({ id, values: known }) => ({
    id,
    lines: addressLines(addressOfValues(known), locale),
    chosen: pairsOf(known) === pairsOf(saved),
  }));
  return {
    book,
    asksNew: search.has('new') || book.length === 0,
    maySave: account !== undefined,
    by: by === 'pickup' && pickedUp.length > 0 ? ('pickup' as const) : ('ship' as const),
    // Where it goes comes first: what is offered depends on it.
    asksAddress: saved.addressLine === '' || search.has('edit'),
    urls: {
      ship: visit.at('delivery', { by: 'ship' }),
      pickup: visit.at('delivery', { by: 'pickup' }),
      edit: visit.at('delivery', { by: 'ship', edit: '1' }),
      another: visit.at('delivery', { by: 'ship', edit: '1', new: '1' }),
    },
    form: addressForm(values.country, { phone }),
    values,
    phone,
    countries: countryChoices(visit.speech.locale),
    lines: addressLines(shippingInfo?.shippingDestination, visit.speech.locale),
    shipped,
    pickedUp,
    collector: valuesOfAddress({
      contactDetails:
        billingInfo?.contactDetails ?? shippingInfo?.shippingDestination?.contactDetails,
    }),
    goneNotice: calculationErrors?.selectedShippingOptionError !== undefined,
  };
}

/** Whether two addresses lead to the same door. */
const pairsOf = ({
  country,
  postalCode,
  city,
  addressLine,
  addressLine2,
  firstName,
  lastName,
}: AddressValues): string =>
  [country, postalCode, city, addressLine, addressLine2, firstName, lastName]
    .join('\n')
    .toLowerCase();

function paymentOf(
  checkout: sdkCheckout.Checkout,
  { methods, choice }: Ways,
  visit: Visit,
  account: Account | undefined,
  search: URLSearchParams,
) {
  const { billingInfo, shippingInfo, membershipOptions } = checkout;
  const shipping = valuesOfAddress(shippingInfo?.shippingDestination ?? {});
  const billing = valuesOfAddress(billingInfo ?? {});
  const mayBeSame = shipping.addressLine !== '';
  // Another address than the one it goes to: the member's next one, the default where nothing is delivered.
  const own = account?.addresses.find(
    ({ values: known }) => pairsOf(known) !== pairsOf(shipping),
  )?.values;
  const values = startingAt(
    isFilled(billing) && pairsOf(billing) !== pairsOf(shipping)
      ? billing
      : (own ?? { ...noAddress, ...account?.name }),
    visit,
  );
  for (const { method } of methods) if (method === 'STRIPE') allowStripe(visit);
  const selected = membershipOptions?.selectedMemberships?.memberships ?? [];
  return {
    methods: methods.map(({ method, instructions, publishableKey, testCards }) => ({
      method: method ?? 'OFFLINE',
      instructions,
      publishableKey,
      testCards,
    })),
    chosen: choice?.method,
    chosenToken: choice?.token ?? '',
    declined: search.get('declined') ?? undefined,
    billing: {
      mayBeSame,
      same:
        mayBeSame &&
        (billing.addressLine === '' || JSON.stringify(billing) === JSON.stringify(shipping)),
      form: addressForm(values.country, { phone: 'optional' }),
      values,
      countries: countryChoices(visit.speech.locale),
    },
    memberships: (membershipOptions?.eligibleMemberships ?? []).map(
      ({ _id = '', appId = '', name, lineItemIds = [], credits }) => ({
        id: _id,
        appId,
        name: name?.translated || name?.original || '',
        lineItemIds,
        left: credits?.remaining,
        used: selected.some((one) => one._id === _id),
      }),
    ),
  };
}

/** Stripe's own fields live in frames of its own; its script loads them. */
function allowStripe({ page }: Visit): void {
  page.allow('script-src', 'https://js.stripe.com');
  page.allow('frame-src', 'https://js.stripe.com');
  page.allow('frame-src', 'https://hooks.stripe.com');
  page.allow('connect-src', 'https://api.stripe.com');
}

/** With a country at least: the one of the cart's estimate, else the store's own. */
function startingAt(
  values: AddressValues,
  { speech: { locale }, destination }: Visit,
): AddressValues {
  if (values.country !== '') return values;
  if (destination)
    return {
      ...values,
      country: destination.country,
      postalCode: values.postalCode || destination.postalCode,
    };
  return { ...values, country: new Intl.Locale(locale).maximize().region ?? 'US' };
}

/** The store says so among what is in the way of paying. */
export const phoneWish = ({ violations = [] }: sdkCheckout.Checkout): 'required' | 'optional' =>
  violations.some(({ description }) => /phone/i.test(description ?? '')) ? 'required' : 'optional';

/** What the store asks for that no step could give. */
function violationsOf({
  violations = [],
}: sdkCheckout.Checkout): { kind: 'members' | 'minimum' | 'phone' | 'other'; text: string }[] {
  return violations.flatMap(({ description, severity }) => {
    if (severity !== 'ERROR' || !description) return [];
    const kind = /only members/i.test(description)
      ? 'members'
      : /at least/i.test(description)
        ? 'minimum'
        : /phone/i.test(description)
          ? 'phone'
          : 'other';
    return [{ kind, text: description }];
  });
}

export type StepData = Extract<Awaited<ReturnType<typeof loadCheckout>>, { page: 'step' }>;
export type PendingData = Extract<Awaited<ReturnType<typeof loadCheckout>>, { page: 'pending' }>;
