import type { CheckoutPayment, PaymentMethod } from '@shopwright/contract/payments/payments';
import { checkoutNotFound, findCheckout, mayReach, type CheckoutRow } from '../checkout/index.ts';
import { isMerchant, type Actor } from '../http/index.ts';
import { listRedirectSources } from '../identity/index.ts';
import { isRefusal, refuse, type Refusal } from '../kernel/outcome.ts';
import { isAllowedRedirect } from '../kernel/safe-redirect.ts';
import { methodNamed, offeredMethods, providerOf, waysOf, type Ways } from './methods.ts';
import { ProviderUnavailable } from './port.ts';
import { isOver } from './rules/attempt.ts';
import { findActiveAttempt, findAttempt, findAttempts, type Attempt } from './store/attempts.ts';
import { createPriceWriter, type StoreTerms } from '../pricing/index.ts';
import { advance, type Advanced } from './reconcile.ts';
import { beginPayment, forbidsPayingLater } from './begin.ts';
import type { PlaceDeps } from './deps.ts';
import { findOrderNumber } from '../orders/index.ts';

export interface PayRequest {
  readonly id: string;
  readonly method: PaymentMethod;
  readonly token?: string;
  readonly returnUrl?: string;
  readonly expectedAmount?: string;
  readonly delayCapture?: boolean;
  /** The client's address, as the request has it. */
  readonly address: string;
}

export async function storeWays(
  deps: PlaceDeps,
  siteId: string,
): Promise<{ ways: Ways; terms: StoreTerms }> {
  const terms = await deps.pricing.termsOf(siteId);
  return {
    ways: waysOf(deps.providers, await deps.sites.find(siteId), {
      offline: terms.checkout.offlinePayment,
    }),
    terms,
  };
}

const notOffered = (method: string): Refusal =>
  refuse(
    409,
    'PAYMENT_PROVIDER_IS_NOT_AVAILABLE_ON_SITE',
    `This store does not take payment by ${method}; see GET /v1/checkouts/{id}/payment-methods.`,
  );

/** The whole of paying, from the buyer's side. Called again, after any failure at any point, it goes on where it was. */
export async function pay(
  deps: PlaceDeps,
  actor: Actor,
  request: PayRequest,
): Promise<CheckoutPayment | Refusal> {
  const { siteId } = actor;
  const { ways } = await storeWays(deps, siteId);
  const provider = providerOf(deps.providers, ways, request.method);
  if (request.method === 'OFFLINE' ? !ways.offline && !isMerchant(actor) : !provider)
    return notOffered(request.method);
  if (provider && !request.token)
    return refuse(
      400,
      'PAYMENT_ERROR',
      "A token of the card is needed: what the provider's card fields gave.",
    );
  const begun = await beginPayment(deps, {
    actor,
    checkoutId: request.id,
    provider: provider?.name,
    mayPayLater: request.method === 'OFFLINE',
    delayCapture: request.delayCapture === true,
    token: request.token,
    address: request.address,
    ...(request.expectedAmount === undefined ? {} : { expectedAmount: request.expectedAmount }),
  });
  if (isRefusal(begun)) return begun;
  if ('orderId' in begun)
    return begun.fresh
      ? describeOrder(deps, siteId, request.id, begun.orderId)
      : describePaid(deps, siteId, request.id, begun.orderId);
  const advanced = await bringOn(deps, begun.attempt, {
    ...(request.token === undefined ? {} : { token: request.token }),
    returnUrl: await returnTo(deps, siteId, request),
  });
  if (isRefusal(advanced)) return advanced;
  if (advanced.refusal) return advanced.refusal;
  return describe(deps, advanced);
}

/** A provider that does not answer: nothing was asked of it yet, or a worker finds out what it did. */
async function bringOn(
  deps: PlaceDeps,
  attempt: Attempt,
  confirmation: { token?: string; returnUrl: string },
): Promise<Advanced | Refusal> {
  try {
    return await advance(deps, attempt, confirmation);
  } catch (error) {
    if (!(error instanceof ProviderUnavailable)) throw error;
    deps.log.warn(
      { err: error, attemptId: attempt.attemptId },
      'a payment provider does not answer',
    );
    const now = await findAttempt(deps.db, attempt.siteId, attempt.attemptId);
    if (!now || now.state === 'FAILED')
      return refuse(
        503,
        'PAYMENT_ERROR',
        'The payment provider does not answer. Nothing was charged; try again in a moment.',
      );
    return { attempt: now };
  }
}

/** Back to a page of this store, or of a site that is registered for it, and to none elsewhere: cookies are where the buyer was. */
async function returnTo(
  { db, clock, publicUrl, allowLoopback = false }: PlaceDeps,
  siteId: string,
  { id, returnUrl }: PayRequest,
): Promise<string> {
  const own = `${publicUrl}/hosted/checkout/${id}?step=pending`;
  if (returnUrl === undefined) return own;
  return isAllowedRedirect(
    returnUrl,
    await listRedirectSources(db, siteId, clock()),
    { publicUrl, allowLoopback },
    'page',
  )
    ? returnUrl
    : own;
}

/** How it stands with a checkout's payment, asked by its buyer. */
export async function paymentState(
  deps: PlaceDeps,
  actor: Actor,
  checkoutId: string,
): Promise<CheckoutPayment | Refusal> {
  const { siteId } = actor;
  const row = await findCheckout(deps.db, siteId, checkoutId);
  if (!row || !mayReach(row, actor)) return checkoutNotFound(checkoutId);
  if (row.orderId !== null) return describePaid(deps, siteId, checkoutId, row.orderId);
  const active = await findActiveAttempt(deps.db, siteId, checkoutId);
  if (active && !isOver(active.state)) {
    const advanced = await bringOn(deps, active, { returnUrl: '' });
    if (isRefusal(advanced)) return advanced;
    if (advanced.refusal) return advanced.refusal;
    return describe(deps, advanced);
  }
  const last = (await findAttempts(deps.db, siteId, checkoutId)).at(-1);
  return last ? describe(deps, { attempt: last }) : { state: 'NONE' };
}

async function describe(
  deps: PlaceDeps,
  { attempt, challengeUrl }: Advanced,
): Promise<CheckoutPayment> {
  if (attempt.orderId !== null)
    return describeOrder(deps, attempt.siteId, attempt.checkoutId, attempt.orderId, attempt);
  const told = {
    method: methodNamed(attempt.provider),
    attemptId: attempt.attemptId,
    amount: await amountOf(deps, attempt),
  };
  switch (attempt.state) {
    case 'CHALLENGE':
      return {
        ...told,
        state: 'CHALLENGE',
        ...(challengeUrl === undefined ? {} : { challengeUrl }),
      };
    case 'DECLINED':
    case 'VOIDING':
    case 'VOIDED':
    case 'FAILED':
      return { ...told, state: 'DECLINED', reason: attempt.reason ?? 'PROCESSING_ERROR' };
    default:
      return { ...told, state: 'PENDING' };
  }
}

/** An order of before: whoever made it may have ended before it took the money. */
async function describePaid(
  deps: PlaceDeps,
  siteId: string,
  checkoutId: string,
  orderId: string,
): Promise<CheckoutPayment> {
  const untaken = await findActiveAttempt(deps.db, siteId, checkoutId);
  if (untaken?.state === 'CAPTURING') await bringOn(deps, untaken, { returnUrl: '' });
  return describeOrder(deps, siteId, checkoutId, orderId);
}

async function describeOrder(
  deps: PlaceDeps,
  siteId: string,
  checkoutId: string,
  orderId: string,
  known?: Attempt,
): Promise<CheckoutPayment> {
  const attempt = known ?? (await findActiveAttempt(deps.db, siteId, checkoutId));
  const orderNumber = await findOrderNumber(deps.db, siteId, orderId);
  const numbered = { orderId, ...(orderNumber === undefined ? {} : { orderNumber }) };
  if (!attempt) return { state: 'PLACED', method: 'OFFLINE', ...numbered };
  return {
    state: 'PAID',
    method: methodNamed(attempt.provider),
    attemptId: attempt.attemptId,
    amount: await amountOf(deps, attempt),
    ...numbered,
  };
}

async function amountOf(deps: PlaceDeps, { siteId, amount }: Attempt) {
  const { currency, conversion } = await deps.pricing.termsOf(siteId);
  return createPriceWriter(currency, conversion).price(amount);
}

/** By which ways this checkout can be paid. */
export async function methodsFor(
  deps: PlaceDeps,
  actor: Actor,
  checkoutId: string,
): Promise<{ methods: ReturnType<typeof offeredMethods>; paymentRequired: boolean } | Refusal> {
  const row: CheckoutRow | undefined = await findCheckout(deps.db, actor.siteId, checkoutId);
  if (!row || !mayReach(row, actor)) return checkoutNotFound(checkoutId);
  const { ways, terms } = await storeWays(deps, actor.siteId);
  const offline = ways.offline && !forbidsPayingLater(row, actor);
  return {
    methods: offeredMethods(
      { ...ways, offline },
      deps.providers,
      terms.checkout.offlineInstructions,
    ),
    paymentRequired: row.shown.paymentRequired ?? true,
  };
}
