import type { FieldViolation, Static } from '@shopwright/contract';
import type { createRedirectSession } from '@shopwright/contract/redirects/create-session';
import type { RedirectSessionKind } from '@shopwright/contract/redirects/hosted';
import { violation } from '../../kernel/outcome.ts';

export type NewSession = Static<(typeof createRedirectSession)['request']>;
export type TargetField = Exclude<keyof NewSession, 'callbacks' | 'preferences' | 'origin'>;

interface Target {
  readonly kind: RedirectSessionKind;
  /** Below /hosted. */
  readonly page: string;
  readonly seconds: number;
}

const TEN_MINUTES_SECONDS = 10 * 60;
/** Customers may pause during checkout, and links in emails are opened hours later. */
const DAY_SECONDS = 24 * 60 * 60;

/** The page and the lifetime of each target. */
export const targets: Readonly<Record<TargetField, Target>> = {
  auth: { kind: 'AUTH', page: 'authorize', seconds: TEN_MINUTES_SECONDS },
  login: { kind: 'LOGIN', page: 'login-sync', seconds: TEN_MINUTES_SECONDS },
  logout: { kind: 'LOGOUT', page: 'logout', seconds: TEN_MINUTES_SECONDS },
  ecomCheckout: { kind: 'ECOM_CHECKOUT', page: 'checkout', seconds: DAY_SECONDS },
  bookingsCheckout: { kind: 'BOOKINGS_CHECKOUT', page: 'book', seconds: DAY_SECONDS },
  bookingsBook: { kind: 'BOOKINGS_BOOK', page: 'book', seconds: DAY_SECONDS },
  eventsCheckout: { kind: 'EVENTS_CHECKOUT', page: 'tickets', seconds: DAY_SECONDS },
  paidPlansCheckout: { kind: 'PAID_PLANS_CHECKOUT', page: 'plan', seconds: DAY_SECONDS },
  storesProduct: { kind: 'STORES_PRODUCT', page: 'product', seconds: DAY_SECONDS },
  memberAccountPage: { kind: 'MEMBER_ACCOUNT', page: 'account', seconds: DAY_SECONDS },
  ecomOrderPaymentRequest: { kind: 'ORDER_PAYMENT', page: 'pay', seconds: DAY_SECONDS },
};

const fields = Object.keys(targets) as TargetField[];

/** The field inside a target without which its page has nothing to show. */
const needed: Partial<Record<TargetField, string>> = {
  logout: 'clientId',
  ecomCheckout: 'checkoutId',
  bookingsBook: 'resourceId',
  eventsCheckout: 'eventSlug',
  paidPlansCheckout: 'planId',
  storesProduct: 'productSlug',
};

/** The contract already refuses more than one. */
export function targetOf(
  request: NewSession,
): { field: TargetField } | { violation: FieldViolation } {
  const field = fields.find((name) => request[name] !== undefined && request[name] !== null);
  if (!field)
    return {
      violation: violation('', 'REQUIRED_ONE_OF_FIELD', `must hold one of ${fields.join(', ')}`, {
        fields,
      }),
    };
  if (field === 'ecomOrderPaymentRequest')
    return {
      violation: violation(
        field,
        'OTHER',
        'leads nowhere: this platform makes no payment requests for orders that are placed',
        {},
      ),
    };
  const inside = needed[field];
  const target = request[field] as Readonly<Record<string, unknown>> | undefined;
  if (inside !== undefined && !target?.[inside])
    return { violation: violation(`${field}.${inside}`, 'REQUIRED_FIELD', 'is required') };
  if (field === 'bookingsCheckout' && !chosenSlot(request)?.serviceId)
    return {
      violation: violation(
        'bookingsCheckout.slotAvailability.slot.serviceId',
        'REQUIRED_FIELD',
        'is required',
      ),
    };
  return { field };
}

/** Older clients send the slot under its former name. */
const chosenSlot = ({ bookingsCheckout }: NewSession) =>
  (bookingsCheckout?.slotAvailability ?? bookingsCheckout?.slot)?.slot;

/** The objects that a target names. Without one of them its page has nothing to show. */
export interface TargetObject {
  readonly field: string;
  readonly kind: 'CHECKOUT' | 'PRODUCT' | 'SERVICE' | 'EVENT' | 'PLAN';
  readonly name: string;
}

export function targetObjects(request: NewSession): TargetObject[] {
  const { ecomCheckout, storesProduct, bookingsBook, eventsCheckout, paidPlansCheckout } = request;
  const named = (
    field: string,
    kind: TargetObject['kind'],
    name: string | null | undefined,
  ): TargetObject[] => (name ? [{ field, kind, name }] : []);
  return [
    ...named('ecomCheckout.checkoutId', 'CHECKOUT', ecomCheckout?.checkoutId),
    ...named('storesProduct.productSlug', 'PRODUCT', storesProduct?.productSlug),
    ...named('bookingsBook.resourceId', 'SERVICE', bookingsBook?.resourceId),
    ...named(
      'bookingsCheckout.slotAvailability.slot.serviceId',
      'SERVICE',
      chosenSlot(request)?.serviceId,
    ),
    ...named('eventsCheckout.eventSlug', 'EVENT', eventsCheckout?.eventSlug),
    ...named('eventsCheckout.reservationId', 'CHECKOUT', eventsCheckout?.reservationId),
    ...named('paidPlansCheckout.planId', 'PLAN', paidPlansCheckout?.planId),
  ];
}

/**
 * The target as its page reads it. A sign-in is stored in its own shape, so it is not repeated
 * here.
 */
export function storedTarget(
  field: TargetField,
  request: NewSession,
): Partial<Pick<NewSession, Exclude<TargetField, 'auth' | 'login'>>> {
  if (field === 'auth' || field === 'login') return {};
  if (field !== 'bookingsCheckout' || !request.bookingsCheckout) return { [field]: request[field] };
  const { slot, slotAvailability = slot, ...rest } = request.bookingsCheckout;
  return { bookingsCheckout: { ...rest, ...(slotAvailability ? { slotAvailability } : {}) } };
}

/** The page of a kind, for URLs that are rebuilt from a stored session. */
export const pageOf = (kind: RedirectSessionKind): string =>
  Object.values(targets).find((target) => target.kind === kind)?.page ?? '';
