import { createHash } from 'node:crypto';
import type { ErrorCode } from '@shopwright/contract';
import type { Address } from '@shopwright/contract/shared/address';
import type { EnteredCouponError, EnteredGiftCardError } from '@shopwright/contract/errors/groups';
import { linkCheckout, lockCart, type CartState, type CartSelector } from '../cart/index.ts';
import type { Tx } from '../db/index.ts';
import { isMerchant, type Actor } from '../http/index.ts';
import { newId } from '../kernel/ids.ts';
import { refuse, type Refusal } from '../kernel/outcome.ts';
import { ownerFor } from './access.ts';
import { publishCheckout, quoteOf, type CheckoutDeps } from './change.ts';
import { quoteCheckout, type QuotedCheckout } from './quote-checkout.ts';
import { refuseUnusable } from './rules/refuse-unusable.ts';
import type { Choices } from './rules/choices.ts';
import { findCheckoutOfMark, insertCheckout, type CheckoutRow } from './store/checkouts.ts';

export const closed = refuse('SITE_MUST_ACCEPT_PAYMENTS');

/** The same refusal under the code of the cart's call. */
const closedForCarts = refuse('SITE_MUST_ACCEPT_PAYMENTS_TO_CREATE_CHECKOUT');

export interface Making<Code extends ErrorCode = never> {
  readonly actor: Actor;
  readonly choices: Choices;
  readonly cartId?: string | null;
  readonly cartMark?: string;
  readonly overrideUrl?: string | null;
  readonly check?: (quoted: QuotedCheckout, choices: Choices) => Refusal<Code> | undefined;
}

export const createdBy = ({ role, id }: Actor): Choices['createdBy'] =>
  role === 'visitor'
    ? { visitorId: id }
    : role === 'member'
      ? { memberId: id }
      : role === 'app'
        ? { appId: id }
        : { userId: id };

/**
 * Prices and stores a checkout and publishes its event. Undefined when a concurrent request created
 * one from the same cart.
 */
export async function makeCheckout<Code extends ErrorCode = never>(
  deps: CheckoutDeps,
  tx: Tx,
  { actor, choices, cartId = null, cartMark, overrideUrl = null, check }: Making<Code>,
): Promise<CheckoutRow | Refusal<Code | 'SITE_MUST_ACCEPT_PAYMENTS'> | undefined> {
  const { siteId } = actor;
  const now = deps.clock();
  const base = {
    siteId,
    checkoutId: newId(),
    revision: 1,
    ...ownerFor(actor),
    cartId,
    cartMark: cartMark ?? null,
    state: 'OPEN' as const,
    choices,
    holdUntil: null,
    overrideUrl,
    orderId: null,
    createdAt: now,
    updatedAt: now,
  };
  const quoted = await quoteCheckout(deps, tx, siteId, base);
  if (!quoted.quote.terms.checkout.acceptsPayments) return closed;
  const refused = check?.(quoted, choices);
  if (refused) return refused;
  const row: CheckoutRow = { ...base, ...quoteOf(base, quoted, now) };
  if (!(await insertCheckout(tx, row))) return undefined;
  await publishCheckout(tx, row, 'created');
  return row;
}

export interface FromCart {
  readonly channelType?: Choices['channelType'];
  readonly shippingAddress?: Address;
  readonly billingAddress?: Address;
  readonly selectedShippingOption?: { readonly carrierId?: string | null; readonly code?: string };
  readonly email?: string | null;
  /** The buyer's language. It does not make another checkout of the same cart. */
  readonly language?: string | undefined;
}

/** An unchanged cart with the same request has one checkout until it is bought. */
export async function createFromCart<Code extends ErrorCode = never>(
  deps: CheckoutDeps,
  actor: Actor,
  selector: CartSelector,
  request: FromCart,
  otherwise: Refusal<Code>,
  may: (cart: CartState) => boolean,
): Promise<
  | { checkoutId: string }
  | Refusal<
      | Code
      | EnteredCouponError
      | EnteredGiftCardError
      | 'EMPTY_CART'
      | 'SELECTED_CARRIER_SERVICE_OPTION_NOT_FOUND'
      | 'SITE_MUST_ACCEPT_PAYMENTS'
      | 'SITE_MUST_ACCEPT_PAYMENTS_TO_CREATE_CHECKOUT'
    >
> {
  const { siteId } = actor;
  return deps.db.tx(async (tx) => {
    const cart = await lockCart(tx, siteId, selector);
    if (!cart || !may(cart)) return otherwise;
    if (cart.lines.length === 0) return refuse('EMPTY_CART');
    const choices = choicesOf(cart, request, actor);
    const cartMark = markOf(cart, request);
    const existing = await findCheckoutOfMark(tx, siteId, cart.cartId, cartMark);
    if (existing) return { checkoutId: existing.checkoutId };
    const made = await makeCheckout(deps, tx, {
      actor: asOwner(actor, cart),
      choices,
      cartId: cart.cartId,
      cartMark,
      ...(cart.info.overrideCheckoutUrl ? { overrideUrl: cart.info.overrideCheckoutUrl } : {}),
      check: refuseUnusable(cart.couponCode === null ? {} : { couponCode: cart.couponCode }),
    });
    // The cart is locked, so no other request can create it.
    if (made === undefined)
      throw new Error(`Cart ${cart.cartId} got another checkout while it was locked.`);
    if ('refused' in made) return made === closed && 'cartId' in selector ? closedForCarts : made;
    await linkCheckout(deps, tx, siteId, cart, made.checkoutId);
    return { checkoutId: made.checkoutId };
  });
}

/** A checkout belongs to the cart's owner, even when the shop creates it. */
function asOwner(actor: Actor, { owner }: CartState): Actor {
  return isMerchant(actor) && owner.kind !== 'user'
    ? { ...actor, role: owner.kind, id: owner.id }
    : actor;
}

function choicesOf(cart: CartState, request: FromCart, actor: Actor): Choices {
  const { info } = cart;
  const delivery = request.selectedShippingOption ?? info.selectedShippingOption;
  const email = request.email ?? info.email;
  const language = request.language ?? info.language;
  const shipping = request.shippingAddress ?? info.contactInfo?.address;
  const contact = info.contactInfo?.contactDetails
    ? { contactDetails: info.contactInfo.contactDetails }
    : {};
  return {
    lines: cart.lines,
    channelType: request.channelType ?? 'WEB',
    purchaseFlowId: cart.cartId,
    createdBy: createdBy(actor),
    ...(cart.couponCode === null ? {} : { couponCode: cart.couponCode }),
    ...(cart.merchantDiscounts.length > 0 ? { merchantDiscounts: cart.merchantDiscounts } : {}),
    ...(email ? { email } : {}),
    ...(language === undefined ? {} : { language }),
    ...(info.contactId ? { contactId: info.contactId } : {}),
    ...(shipping ? { shippingDestination: { address: shipping, ...contact } } : {}),
    ...(request.billingAddress
      ? { billingInfo: { address: request.billingAddress, ...contact } }
      : {}),
    ...(delivery?.code === undefined
      ? {}
      : {
          delivery: {
            code: delivery.code,
            ...(delivery.carrierId ? { carrierId: delivery.carrierId } : {}),
          },
        }),
    ...(info.buyerNote ? { buyerNote: info.buyerNote } : {}),
    ...(info.extendedFields ? { extendedFields: info.extendedFields } : {}),
    ...(info.businessLocationId ? { businessLocationId: info.businessLocationId } : {}),
  };
}

function markOf(
  { lines, couponCode, merchantDiscounts, info }: CartState,
  request: FromCart,
): string {
  const bare = lines.map((line) => (line.kind === 'catalog' ? { ...line, seen: undefined } : line));
  const { channelType, shippingAddress, billingAddress, selectedShippingOption, email } = request;
  const { language: _language, ...said } = info;
  return createHash('sha256')
    .update(
      JSON.stringify([
        bare,
        couponCode,
        merchantDiscounts,
        said,
        channelType,
        shippingAddress,
        billingAddress,
        selectedShippingOption,
        email,
      ]),
    )
    .digest('base64url');
}
