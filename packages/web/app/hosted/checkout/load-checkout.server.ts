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
import { addressBookOf, type BookAddress } from '../../address/saved-addresses.server.ts';
import { countryChoices } from '../../address/countries.server.ts';
import { deferred } from '../../deferred.server.ts';
import { holdOf } from '../../booking/checkout.server.ts';
import type { Route } from '../../routes/hosted/+types/checkout';
import { isZeroAmount } from '../../order/amounts.server.ts';
import { isDone, stepAt, stepsOf } from './steps.ts';
import { methodValue } from './payment-choice.server.ts';
import { seenOf, viewCheckout, viewDeliveries } from './view-checkout.server.ts';
import {
  leaveUrl,
  loadOpen,
  checkoutLocaleOf,
  toThankYou,
  visitOf,
  loadPaymentState,
  type Visit,
  type PaymentState,
} from './checkout-context.server.ts';
import { returnUrl } from '../redirect-session.server.ts';
import { messagesOf } from '../../i18n/dictionary.server.ts';

/** Everything a step shows. Each is made only where it is shown. */
export async function loadCheckout(args: Route.LoaderArgs) {
  const visit = await visitOf(args);
  const { url } = args;
  const requestedStep = url.searchParams.get('step');
  if (requestedStep === 'pending') return loadPending(visit, url.searchParams.has('go'));
  const checkout = await loadOpen(visit, requestedStep === 'payment' || requestedStep === 'review');
  const ways = await loadPaymentState(visit, checkout);
  const step = stepAt(requestedStep, ways.progress);
  if (requestedStep !== null && requestedStep !== step) throw redirect(visit.at(step));
  if (step === 'payment' || step === 'review') await meetPayment(visit, url.searchParams);
  const checkoutLocale = checkoutLocaleOf(visit, checkout.currency ?? '');
  const { locale } = visit.pageLanguage;
  const { account, hold } = await loadDeferred(visit, checkout);
  return {
    page: 'step' as const,
    step,
    messages: {
      ...messagesOf(visit.pageLanguage.language, 'checkout', 'address'),
      ...(hold ? messagesOf(visit.pageLanguage.language, 'booking') : {}),
    },
    hold,
    steps: stepsOf(ways.progress).map((name) => ({
      name,
      url: visit.at(name),
      done: isDone(name, ways.progress),
    })),
    view: viewCheckout(checkout, checkoutLocale),
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

/** Optional data of a step: saved addresses, and how long seats and tickets are reserved. */
async function loadDeferred(visit: Visit, { lineItems = [] }: sdkCheckout.Checkout) {
  const [account, hold] = await Promise.all([
    deferred(visit.page, 'account', accountOf(visit), undefined),
    lineItems.some(({ itemType }) => itemType?.preset === 'SERVICE')
      ? deferred(visit.page, 'reservation', holdOf(visit.userSession, visit.checkoutId), undefined)
      : undefined,
  ]);
  return { account, hold };
}

/** A pending payment is shown as such, whichever step was requested. */
async function meetPayment(visit: Visit, search: URLSearchParams): Promise<void> {
  const { payment } = await visit.userSession.use(sdkPayments).getCheckoutPayment(visit.checkoutId);
  if (payment?.orderId) throw toThankYou(visit, payment.orderId);
  // A buyer may choose another payment method instead of confirming; paying again abandons the
  // first attempt.
  if (payment?.state === 'PENDING' || (payment?.state === 'CHALLENGE' && !search.has('again')))
    throw redirect(visit.at('pending'));
}

/** A bank has not answered yet, or waits for the buyer. */
async function loadPending(visit: Visit, goes: boolean) {
  const { payment } = await visit.userSession.use(sdkPayments).getCheckoutPayment(visit.checkoutId);
  if (payment?.orderId) throw toThankYou(visit, payment.orderId);
  if (payment?.state === 'DECLINED')
    throw redirect(visit.at('payment', { declined: payment.reason ?? 'PROCESSING_ERROR' }));
  if (payment?.state !== 'PENDING' && payment?.state !== 'CHALLENGE')
    throw redirect(visit.at('review'));
  const checkout = await loadOpen(visit, false);
  const checkoutLocale = checkoutLocaleOf(visit, checkout.currency ?? '');
  return {
    page: 'pending' as const,
    messages: messagesOf(visit.pageLanguage.language, 'checkout', 'address'),
    challenge: payment.challengeUrl,
    waits: payment.state === 'CHALLENGE',
    goes,
    amount: checkoutLocale.amounts.of(payment.amount),
    email: checkout.buyerInfo?.email ?? '',
    again: visit.at('payment', { again: '1' }),
  };
}

interface Account {
  readonly email: string;
  readonly addresses: readonly BookAddress[];
  readonly name: { readonly firstName: string; readonly lastName: string };
}

/** Prefilled from the member's profile. */
async function accountOf({ userSession }: Visit): Promise<Account | undefined> {
  if (!userSession.isMember()) return undefined;
  const member = await ownMember(userSession);
  if (!member) return undefined;
  const { firstName, lastName } = member.contact ?? {};
  return {
    email: member.loginEmail ?? '',
    addresses: addressBookOf(member),
    name: { firstName: firstName ?? '', lastName: lastName ?? '' },
  };
}

export async function ownMember(
  userSession: Visit['userSession'],
): Promise<members.Member | undefined> {
  try {
    return (await userSession.use(members).getCurrentMember({ fieldsets: ['FULL'] })).member;
  } catch (error) {
    // Signed out in another tab: the checkout continues as a guest.
    if (error instanceof ApiError && error.status < 500) return undefined;
    throw error;
  }
}

/**
 * The caller's sign-in page, or ours. A redirect session without a sign-in URL has neither, since
 * only its site can change the user.
 */
function signInUrl(visit: Visit): string | undefined {
  if (visit.userSession.isMember()) return undefined;
  if (visit.session) return returnUrl(visit.session, 'sign-in');
  return `/hosted/sign-in?${new URLSearchParams({ next: visit.at('contact') })}`;
}

function doneSoFar(
  checkout: sdkCheckout.Checkout,
  { progress, choice }: PaymentState,
  visit: Visit,
) {
  const { shippingInfo, buyerInfo } = checkout;
  const selected = shippingInfo?.selectedCarrierServiceOption;
  const pickup = selected?.logistics?.pickupDetails;
  const { amounts, t } = checkoutLocaleOf(visit, checkout.currency ?? '');
  return {
    email: buyerInfo?.email ?? '',
    ...(progress.deliveryChosen && selected
      ? {
          delivery: {
            title: selected.title ?? '',
            time: selected.logistics?.deliveryTime ?? '',
            price: isZeroAmount(selected.cost?.price)
              ? t('free')
              : amounts.of(selected.cost?.price),
            pickup: pickup !== undefined,
            lines: pickup
              ? addressLines({ address: pickup.address }, visit.pageLanguage.locale)
              : addressLines(shippingInfo.shippingDestination, visit.pageLanguage.locale),
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
  const checkoutLocale = checkoutLocaleOf(visit, checkout.currency ?? '');
  const { shippingInfo, calculationErrors, billingInfo } = checkout;
  const { shipped, pickedUp } = viewDeliveries(checkout, checkoutLocale);
  const saved = valuesOfAddress(shippingInfo?.shippingDestination ?? {});
  const by = search.get('by') ?? (pickedUp.some(({ chosen }) => chosen) ? 'pickup' : 'ship');
  const values = startingAt(
    isFilled(saved) && !search.has('new') ? saved : { ...noAddress, ...account?.name },
    visit,
  );
  const phone = phoneRequirement(checkout);
  const { locale } = visit.pageLanguage;
  const book = (account?.addresses ?? []).map(({ id, values: address }) => ({
    id,
    lines: addressLines(addressOfValues(address), locale),
    chosen: pairsOf(address) === pairsOf(saved),
  }));
  return {
    book,
    entersNew: search.has('new') || book.length === 0,
    maySave: account !== undefined,
    by: by === 'pickup' && pickedUp.length > 0 ? ('pickup' as const) : ('ship' as const),
    // The address comes first, because the offered options depend on it.
    needsAddress: saved.addressLine === '' || search.has('edit'),
    urls: {
      ship: visit.at('delivery', { by: 'ship' }),
      pickup: visit.at('delivery', { by: 'pickup' }),
      edit: visit.at('delivery', { by: 'ship', edit: '1' }),
      another: visit.at('delivery', { by: 'ship', edit: '1', new: '1' }),
    },
    form: addressForm(values.country, { phone }),
    values,
    phone,
    countries: countryChoices(visit.pageLanguage.locale),
    lines: addressLines(shippingInfo?.shippingDestination, visit.pageLanguage.locale),
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
  { methods, choice }: PaymentState,
  visit: Visit,
  account: Account | undefined,
  search: URLSearchParams,
) {
  const { billingInfo, shippingInfo, membershipOptions } = checkout;
  const shipping = valuesOfAddress(shippingInfo?.shippingDestination ?? {});
  const billing = valuesOfAddress(billingInfo ?? {});
  const mayBeSame = shipping.addressLine !== '';
  // Another address than the one it goes to: the member's next one, the default where nothing is
  // delivered.
  const own = account?.addresses.find(
    ({ values: address }) => pairsOf(address) !== pairsOf(shipping),
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
    methods: methods.map(
      ({ method, provider, title, instructions, publishableKey, testCards }) => ({
        value: methodValue({ method, provider }),
        method: method ?? 'OFFLINE',
        title,
        instructions,
        publishableKey,
        testCards,
      }),
    ),
    chosen: choice && methodValue(choice),
    chosenToken: choice?.token ?? '',
    declined: search.get('declined') ?? undefined,
    billing: {
      mayBeSame,
      same:
        mayBeSame &&
        (billing.addressLine === '' || JSON.stringify(billing) === JSON.stringify(shipping)),
      form: addressForm(values.country, { phone: 'optional' }),
      values,
      countries: countryChoices(visit.pageLanguage.locale),
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

/** Stripe's card fields are in frames that its script loads. */
function allowStripe({ page }: Visit): void {
  page.allow('script-src', 'https://js.stripe.com');
  page.allow('frame-src', 'https://js.stripe.com');
  page.allow('frame-src', 'https://hooks.stripe.com');
  page.allow('connect-src', 'https://api.stripe.com');
}

/** With a country at least: the one of the cart's estimate, else the store's own. */
function startingAt(
  values: AddressValues,
  { pageLanguage: { locale }, destination }: Visit,
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

/** A store that requires a phone number reports a violation until the checkout has one. */
export const phoneRequirement = ({
  violations = [],
}: sdkCheckout.Checkout): 'required' | 'optional' =>
  violations.some(({ ruleName }) => ruleName === 'PHONE_REQUIRED') ? 'required' : 'optional';

/** Store requirements that no checkout step can satisfy. */
function violationsOf({
  violations = [],
}: sdkCheckout.Checkout): { kind: ViolationKind; text: string }[] {
  return violations.flatMap(({ description, severity, ruleName }) =>
    severity === 'ERROR' && description
      ? [{ kind: (ruleName && violationKinds[ruleName]) ?? 'other', text: description }]
      : [],
  );
}

type ViolationKind = 'members' | 'minimum' | 'phone' | 'other';
const violationKinds: Readonly<Partial<Record<string, ViolationKind>>> = {
  MEMBERS_ONLY: 'members',
  MINIMUM_SUBTOTAL: 'minimum',
  PHONE_REQUIRED: 'phone',
};

export type StepData = Extract<Awaited<ReturnType<typeof loadCheckout>>, { page: 'step' }>;
export type PendingData = Extract<Awaited<ReturnType<typeof loadCheckout>>, { page: 'pending' }>;
