import { ApiError, checkout as sdkCheckout, payments as sdkPayments } from '@shopwright/sdk';
import { data, redirectDocument, type RouterContextProvider } from 'react-router';
import type { Destination } from '../../cart/cart-view.ts';
import { destinationOf } from '../../cart/destination.server.ts';
import { pageContext, type PageContext } from '../../page-context.server.ts';
import { missing } from '../../shop/not-found.server.ts';
import { amountFormat, type FormatAmount } from '../../shop/price.server.ts';
import { wordsOf } from '../../i18n/dictionary.server.ts';
import { sayIn } from '../../i18n/translate.ts';
import type { Speech } from '../../i18n/page-language.server.ts';
import { hopOf, returnUrl, type Hop } from '../redirect-session.server.ts';
import { amountsIn } from '../../order/amounts.server.ts';
import { readChoice, type PaymentChoice } from './payment-choice.server.ts';
import type { Ended } from './ended.tsx';
import type { Progress, StepName } from './steps.ts';
import type { Speaking } from './checkout-locale.ts';
import { needsDelivery } from './view-checkout.server.ts';

interface VisitArgs {
  readonly request: Request;
  readonly url: URL;
  readonly context: Readonly<RouterContextProvider>;
  readonly params: { readonly checkoutId?: string | undefined };
}

/** Somebody at a checkout: whose it is, where they came from, and where its pages are. */
export interface Visit extends Hop {
  readonly page: PageContext;
  readonly speech: Speech;
  /** The store's own. */
  readonly timeZone: string;
  /** In the currency that the buyer saw in the shop. */
  readonly money: FormatAmount;
  readonly checkoutId: string;
  readonly choice: PaymentChoice | undefined;
  /** Where the cart's estimate was for. */
  readonly destination: Destination | undefined;
  /** The address of a step, with what the address must keep. */
  readonly at: (step: StepName | 'pending', more?: Readonly<Record<string, string>>) => string;
}

export async function visitOf(args: VisitArgs): Promise<Visit> {
  const page = args.context.get(pageContext);
  const [hop, speech, { timeZone }, money] = await Promise.all([
    hopOf(args),
    page.speech(),
    page.store(),
    page.money(),
  ]);
  const checkoutId = hop.session?.ecomCheckout?.checkoutId ?? args.params.checkoutId;
  if (checkoutId === undefined) throw missing();
  const kept = new URLSearchParams();
  for (const name of ['session', 'lang']) {
    const value = args.url.searchParams.get(name);
    if (value !== null) kept.set(name, value);
  }
  return {
    ...hop,
    page,
    speech,
    timeZone,
    money,
    checkoutId,
    choice: readChoice(args.request, checkoutId),
    destination: destinationOf(args.request),
    at: (step, more = {}) =>
      `${args.url.pathname}?${new URLSearchParams({ ...Object.fromEntries(kept), step, ...more })}`,
  };
}

export function speakingOf(
  { speech: { language, locale }, timeZone, money }: Pick<Visit, 'speech' | 'timeZone' | 'money'>,
  currency: string,
): Speaking {
  const isOther = currency !== '' && money(1, currency) !== amountFormat(locale)(1, currency);
  return {
    say: sayIn(wordsOf(language, 'checkout').checkout, locale),
    locale,
    timeZone,
    amounts: amountsIn(locale, currency),
    ...(isOther ? { inDisplayCurrency: (amount) => money(amount, currency) } : {}),
  };
}

/** The checkout as it is now. Throws the way onward when it has been bought, and the page that says so when it is not there. */
export async function loadOpen(visit: Visit, refresh: boolean): Promise<sdkCheckout.Checkout> {
  const checkout = await find(visit, refresh);
  if (checkout === undefined) throw endedAs(visit, 'missing');
  if (checkout.orderId) throw toThankYou(visit, checkout.orderId);
  if (checkout.completed) throw endedAs(visit, 'elsewhere');
  return checkout;
}

function endedAs(visit: Visit, ended: Ended['ended']) {
  const { say } = speakingOf(visit, '');
  const text = say(ended === 'missing' ? 'endedMissing' : 'endedElsewhere');
  return data(
    {
      ended,
      heading: say('endedHeading'),
      text,
      back: { url: leaveUrl(visit), label: say('backToCart') },
    } satisfies Ended,
    { status: ended === 'missing' ? 404 : 410 },
  );
}

async function find(
  { person, checkoutId }: Visit,
  refresh: boolean,
): Promise<sdkCheckout.Checkout | undefined> {
  if (!person.isKnown()) return undefined;
  try {
    return await person.use(sdkCheckout).getCheckout(checkoutId, { refresh });
  } catch (error) {
    if (error instanceof ApiError && (error.status === 404 || error.status === 400))
      return undefined;
    throw error;
  }
}

/** Bought: to the caller's own thank-you page, or to ours, which leads on to the caller's page after the flow. */
export const toThankYou = (visit: Pick<Visit, 'session' | 'speech'>, orderId: string): Response =>
  redirectDocument(
    returnUrl(visit.session, 'finished', { orderId }) ?? ownThankYou(visit, orderId),
  );

function ownThankYou(
  { session, speech: { language, prefix } }: Pick<Visit, 'session' | 'speech'>,
  orderId: string,
): string {
  const query = new URLSearchParams({
    ...(session?._id ? { session: session._id } : {}),
    ...(prefix === '' ? {} : { lang: language }),
  });
  return `/hosted/thank-you/${orderId}${query.size > 0 ? `?${query}` : ''}`;
}

/** Back to the cart, the caller's or ours. */
export const leaveUrl = ({ session, speech }: Pick<Visit, 'session' | 'speech'>): string =>
  returnUrl(session, 'left') ?? `${speech.prefix}/cart`;

export interface Ways {
  readonly methods: readonly sdkPayments.OfferedPaymentMethod[];
  readonly progress: Progress;
  /** What was chosen before and can still be had. */
  readonly choice: PaymentChoice | undefined;
}

export async function waysOf(
  { person, checkoutId, choice }: Visit,
  checkout: sdkCheckout.Checkout,
): Promise<Ways> {
  const { methods = [] } = await person.use(sdkPayments).listPaymentMethods(checkoutId);
  const kept =
    choice && methods.some(({ method }) => method === choice.method) ? choice : undefined;
  const {
    shippingInfo,
    calculationErrors,
    buyerInfo,
    paymentRequired = true,
    subscriptionCharges = [],
  } = checkout;
  const selected = shippingInfo?.selectedCarrierServiceOption;
  const placed =
    selected?.logistics?.pickupDetails !== undefined ||
    Boolean(shippingInfo?.shippingDestination?.address?.addressLine1);
  return {
    methods,
    choice: kept,
    progress: {
      hasEmail: Boolean(buyerInfo?.email),
      deliveryNeeded: needsDelivery(checkout),
      deliveryChosen:
        selected?.requestedShippingOption === true &&
        calculationErrors?.selectedShippingOptionError === undefined &&
        placed,
      paymentNeeded: paymentRequired || subscriptionCharges.length > 0,
      paymentChosen: kept !== undefined,
    },
  };
}
