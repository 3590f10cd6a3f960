import { ApiError, checkout as sdkCheckout, payments as sdkPayments } from '@shopwright/sdk';
import { data, redirectDocument, type RouterContextProvider } from 'react-router';
import type { Destination } from '../../cart/cart-view.ts';
import { destinationOf } from '../../cart/destination.server.ts';
import { pageContext, type PageContext } from '../../page-context.server.ts';
import { missing } from '../../shop/not-found.server.ts';
import { amountFormat, type FormatAmount } from '../../shop/price.server.ts';
import { messagesOf } from '../../i18n/dictionary.server.ts';
import { createTranslate } from '../../i18n/translate.ts';
import type { PageLanguage } from '../../i18n/page-language.server.ts';
import { loadHostedVisit, returnUrl, type HostedVisit } from '../redirect-session.server.ts';
import { amountsIn } from '../../order/amounts.server.ts';
import { readChoice, type PaymentChoice } from './payment-choice.server.ts';
import type { Ended } from './ended.tsx';
import type { Progress, StepName } from './steps.ts';
import type { CheckoutLocale } from './checkout-locale.ts';
import { needsDelivery } from './view-checkout.server.ts';

interface VisitArgs {
  readonly request: Request;
  readonly url: URL;
  readonly context: Readonly<RouterContextProvider>;
  readonly params: { readonly checkoutId?: string | undefined };
}

/** One request to a checkout page: the user, the redirect session and the page's URLs. */
export interface Visit extends HostedVisit {
  readonly page: PageContext;
  readonly pageLanguage: PageLanguage;
  /** The store's own. */
  readonly timeZone: string;
  /** In the currency that the buyer saw in the shop. */
  readonly money: FormatAmount;
  readonly checkoutId: string;
  readonly choice: PaymentChoice | undefined;
  /** The destination of the cart's estimate. */
  readonly destination: Destination | undefined;
  /** The URL of a step, preserving the session and language parameters. */
  readonly at: (step: StepName | 'pending', more?: Readonly<Record<string, string>>) => string;
}

export async function visitOf(args: VisitArgs): Promise<Visit> {
  const page = args.context.get(pageContext);
  const [hosted, pageLanguage, { timeZone }, money] = await Promise.all([
    loadHostedVisit(args),
    page.pageLanguage(),
    page.store(),
    page.money(),
  ]);
  const checkoutId = hosted.session?.ecomCheckout?.checkoutId ?? args.params.checkoutId;
  if (checkoutId === undefined) throw missing();
  const params = new URLSearchParams();
  for (const name of ['session', 'lang']) {
    const value = args.url.searchParams.get(name);
    if (value !== null) params.set(name, value);
  }
  return {
    ...hosted,
    page,
    pageLanguage,
    timeZone,
    money,
    checkoutId,
    choice: readChoice(args.request, checkoutId),
    destination: destinationOf(args.request),
    at: (step, more = {}) =>
      `${args.url.pathname}?${new URLSearchParams({ ...Object.fromEntries(params), step, ...more })}`,
  };
}

export function checkoutLocaleOf(
  {
    pageLanguage: { language, locale },
    timeZone,
    money,
  }: Pick<Visit, 'pageLanguage' | 'timeZone' | 'money'>,
  currency: string,
): CheckoutLocale {
  const isOther = currency !== '' && money(1, currency) !== amountFormat(locale)(1, currency);
  return {
    t: createTranslate(messagesOf(language, 'checkout').checkout, locale),
    locale,
    timeZone,
    amounts: amountsIn(locale, currency),
    ...(isOther ? { inDisplayCurrency: (amount) => money(amount, currency) } : {}),
  };
}

/**
 * Loads an open checkout. Throws a redirect if it has been paid, or an error page if it is missing.
 */
export async function loadOpen(visit: Visit, refresh: boolean): Promise<sdkCheckout.Checkout> {
  const checkout = await find(visit, refresh);
  if (checkout === undefined) throw endedAs(visit, 'missing');
  if (checkout.orderId) throw toThankYou(visit, checkout.orderId);
  if (checkout.completed) throw endedAs(visit, 'elsewhere');
  return checkout;
}

function endedAs(visit: Visit, ended: Ended['ended']) {
  const { t } = checkoutLocaleOf(visit, '');
  const text = t(ended === 'missing' ? 'endedMissing' : 'endedElsewhere');
  return data(
    {
      ended,
      heading: t('endedHeading'),
      text,
      back: { url: leaveUrl(visit), label: t('backToCart') },
    } satisfies Ended,
    { status: ended === 'missing' ? 404 : 410 },
  );
}

async function find(
  { userSession, checkoutId }: Visit,
  refresh: boolean,
): Promise<sdkCheckout.Checkout | undefined> {
  if (!userSession.hasTokens()) return undefined;
  try {
    return await userSession.use(sdkCheckout).getCheckout(checkoutId, { refresh });
  } catch (error) {
    if (error instanceof ApiError && (error.status === 404 || error.status === 400))
      return undefined;
    throw error;
  }
}

/**
 * Redirects to the caller's thank-you page, or to ours, which continues to the caller's post-flow
 * page.
 */
export const toThankYou = (
  visit: Pick<Visit, 'session' | 'pageLanguage'>,
  orderId: string,
): Response =>
  redirectDocument(
    returnUrl(visit.session, 'finished', { orderId }) ?? ownThankYou(visit, orderId),
  );

function ownThankYou(
  { session, pageLanguage: { language, prefix } }: Pick<Visit, 'session' | 'pageLanguage'>,
  orderId: string,
): string {
  const query = new URLSearchParams({
    ...(session?._id ? { session: session._id } : {}),
    ...(prefix === '' ? {} : { lang: language }),
  });
  return `/hosted/thank-you/${orderId}${query.size > 0 ? `?${query}` : ''}`;
}

/** Back to the cart, the caller's or ours. */
export const leaveUrl = ({
  session,
  pageLanguage,
}: Pick<Visit, 'session' | 'pageLanguage'>): string =>
  returnUrl(session, 'left') ?? `${pageLanguage.prefix}/cart`;

export interface PaymentState {
  readonly methods: readonly sdkPayments.OfferedPaymentMethod[];
  readonly progress: Progress;
  /** The earlier choice, if still available. */
  readonly choice: PaymentChoice | undefined;
}

export async function loadPaymentState(
  { userSession, checkoutId, choice }: Visit,
  checkout: sdkCheckout.Checkout,
): Promise<PaymentState> {
  const { methods: offered = [] } = await userSession
    .use(sdkPayments)
    .listPaymentMethods(checkoutId);
  // A token of an extension comes from a form that only the storefront of its author has.
  const methods = offered.filter(
    ({ method, collects }) => method !== 'EXTENSION' || collects === 'REDIRECT',
  );
  const available =
    choice &&
    methods.some(({ method, provider }) => method === choice.method && provider === choice.provider)
      ? choice
      : undefined;
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
    choice: available,
    progress: {
      hasEmail: Boolean(buyerInfo?.email),
      deliveryNeeded: needsDelivery(checkout),
      deliveryChosen:
        selected?.requestedShippingOption === true &&
        calculationErrors?.selectedShippingOptionError === undefined &&
        placed,
      paymentNeeded: paymentRequired || subscriptionCharges.length > 0,
      paymentChosen: available !== undefined,
    },
  };
}
