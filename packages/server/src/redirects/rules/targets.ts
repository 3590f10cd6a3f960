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

const soon = 10 * 60;
/** A person who pays may be called to the door; the link of a mail is opened in the evening. */
const day = 24 * 60 * 60;

/** Where each target leads, and for how long. */
export const targets: Readonly<Record<TargetField, Target>> = {
  auth: { kind: 'AUTH', page: 'authorize', seconds: soon },
  login: { kind: 'LOGIN', page: 'login-sync', seconds: soon },
  logout: { kind: 'LOGOUT', page: 'logout', seconds: soon },
  ecomCheckout: { kind: 'ECOM_CHECKOUT', page: 'checkout', seconds: day },
  bookingsCheckout: { kind: 'BOOKINGS_CHECKOUT', page: 'book', seconds: day },
  bookingsBook: { kind: 'BOOKINGS_BOOK', page: 'book', seconds: day },
  eventsCheckout: { kind: 'EVENTS_CHECKOUT', page: 'tickets', seconds: day },
  paidPlansCheckout: { kind: 'PAID_PLANS_CHECKOUT', page: 'plan', seconds: day },
  storesProduct: { kind: 'STORES_PRODUCT', page: 'product', seconds: day },
  memberAccountPage: { kind: 'MEMBER_ACCOUNT', page: 'account', seconds: day },
  ecomOrderPaymentRequest: { kind: 'ORDER_PAYMENT', page: 'pay', seconds: day },
};

const fields = Object.keys(targets) as TargetField[];

/** The field inside a target without which its page has nothing to show. */
const needed: Partial<Record<TargetField, string>> = {
  logout: 'clientId', ecomCheckout: 'checkoutId', bookingsBook: 'resourceId', eventsCheckout: 'reservationId', paidPlansCheckout: 'planId', storesProduct: 'productSlug',
};

/** More than one is refused by the contract before. */
export function targetOf(request: NewSession): { field: TargetField } | { violation: FieldViolation } {
  const field = fields.find((name) => request[name] !== undefined && request[name] !== null);
  if (!field) return { violation: violation('', 'REQUIRED_ONE_OF_FIELD', `must hold one of ${fields.join(', ')}`, { fields }) };
  if (field === 'ecomOrderPaymentRequest') return { violation: violation(field, 'OTHER', 'leads nowhere: this platform makes no payment requests for orders that are placed', {}) };
  const inside = needed[field];
  const target = request[field] as Readonly<Record<string, unknown>> | undefined;
  if (inside !== undefined && !target?.[inside]) return { violation: violation(`${field}.${inside}`, 'REQUIRED_FIELD', 'is required') };
  return { field };
}

/** The page of a kind, for addresses that are made again from what is stored. */
export const pageOf = (kind: RedirectSessionKind): string => Object.values(targets).find((target) => target.kind === kind)?.page ?? '';
