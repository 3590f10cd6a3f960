import type { CheckoutPayment, PaymentMethod } from '@shopwright/contract/payments/payments';
import type { CheckoutOrderError } from '@shopwright/contract/errors/groups';
import { isMerchant, type Actor } from '../http/index.ts';
import { listRedirectSources } from '../identity/index.ts';
import { compact } from '../kernel/compact.ts';
import { isRefusal, refuse, refuseWithStatus, type Refusal } from '../kernel/outcome.ts';
import { isAllowedRedirect } from '../kernel/safe-redirect.ts';
import { beginPayment } from './begin.ts';
import type { PayDeps } from './deps.ts';
import { loadStoreMethods, providerOf } from './methods.ts';
import {
  describeOrder,
  describePayment,
  describePlacedOrder,
  tryReconcile,
} from './payment-state.ts';

export interface PayRequest {
  readonly id: string;
  readonly method: PaymentMethod;
  /** The provider's name, for the method EXTENSION. */
  readonly provider?: string;
  readonly token?: string;
  readonly returnUrl?: string;
  readonly expectedAmount?: string;
  readonly delayCapture?: boolean;
  /** The client's network address. */
  readonly address: string;
}

/** Buyers who pay on the provider's page have no token; the provider ignores this one. */
const REDIRECT_TOKEN = 'redirect';

/**
 * Pays a checkout. A repeated call continues where the last one stopped, whatever made that one
 * fail.
 */
export async function pay(
  deps: PayDeps,
  actor: Actor,
  request: PayRequest,
): Promise<
  | CheckoutPayment
  | Refusal<CheckoutOrderError | 'PAYMENT_ERROR' | 'PAYMENT_PROVIDER_IS_NOT_AVAILABLE_ON_SITE'>
> {
  const { siteId } = actor;
  const { enabled } = await loadStoreMethods(deps, siteId);
  const provider = providerOf(enabled, request.method, request.provider);
  if (request.method === 'OFFLINE' ? !enabled.offline && !isMerchant(actor) : !provider)
    return refuse(
      'PAYMENT_PROVIDER_IS_NOT_AVAILABLE_ON_SITE',
      `This store does not accept the payment method ${request.method}. See GET /v1/checkouts/{id}/payment-methods.`,
    );
  const isRedirect = provider?.collects === 'redirect';
  if (provider && !isRedirect && !request.token)
    return refuseWithStatus(
      400,
      'PAYMENT_ERROR',
      "A card token is required: send the token from the provider's card fields.",
    );
  const begun = await beginPayment(deps, {
    actor,
    checkoutId: request.id,
    provider: provider?.name,
    mayPayLater: request.method === 'OFFLINE',
    delayCapture: request.delayCapture === true,
    // Without a way to get a reusable token, there is no card to charge again.
    token: isRedirect ? provider.reusable && REDIRECT_TOKEN : request.token,
    address: request.address,
    ...compact({ expectedAmount: request.expectedAmount }),
  });
  if (isRefusal(begun)) return begun;
  if ('orderId' in begun) {
    const placed = { siteId, checkoutId: request.id, orderId: begun.orderId };
    return begun.isNew ? describeOrder(deps, placed) : describePlacedOrder(deps, placed);
  }
  const reconciled = await tryReconcile(deps, begun.attempt, {
    ...compact({ token: isRedirect ? REDIRECT_TOKEN : request.token }),
    returnUrl: await returnUrlFor(deps, siteId, request),
  });
  if (isRefusal(reconciled)) return reconciled;
  return reconciled.refusal ?? describePayment(deps, reconciled);
}

/**
 * Buyers return only to a page of this store or of a site registered for it: the session cookie is
 * there.
 */
async function returnUrlFor(
  { db, clock, storefront: { publicUrl, allowLoopback = false } }: PayDeps,
  siteId: string,
  { id, returnUrl }: PayRequest,
): Promise<string> {
  const ownPage = `${publicUrl}/hosted/checkout/${id}?step=pending`;
  if (returnUrl === undefined) return ownPage;
  const sources = await listRedirectSources(db, siteId, clock());
  return isAllowedRedirect(returnUrl, sources, { publicUrl, allowLoopback }, 'page')
    ? returnUrl
    : ownPage;
}
