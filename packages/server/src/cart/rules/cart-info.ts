import type { Cart } from '@shopwright/contract/cart/cart';
import { refuse, refuseFields, violation, type Refusal } from '../../kernel/outcome.ts';
import { isDeepEqual } from '../../kernel/is-deep-equal.ts';
import type { CartInfo, CartState } from './cart-state.ts';

const MAX_EXTENDED_FIELDS_LENGTH = 20_000;

/** Given fields replace the stored ones; null removes a field. */
export function patchInfo(
  cart: CartState,
  patch: Cart,
  isMerchant: boolean,
):
  | CartState
  | Refusal<
      | 'CAN_ONLY_UPDATE_CONTACT_ID_FOR_NOT_LOGGED_IN_CUSTOMER'
      | 'CART_IS_ALREADY_ASSOCIATED_WITH_DIFFERENT_LOCATION'
    > {
  const {
    buyerNote,
    buyerInfo,
    contactInfo,
    overrideCheckoutUrl,
    selectedShippingOption,
    extendedFields,
    businessLocationId,
  } = patch;
  if (buyerInfo?.contactId !== undefined && cart.owner.kind === 'member' && !isMerchant) {
    return refuse('CAN_ONLY_UPDATE_CONTACT_ID_FOR_NOT_LOGGED_IN_CUSTOMER');
  }
  if (extendedFields && JSON.stringify(extendedFields).length > MAX_EXTENDED_FIELDS_LENGTH) {
    return refuseFields(
      violation(
        'cartInfo.extendedFields',
        'MAX_LENGTH',
        `must not be longer than ${MAX_EXTENDED_FIELDS_LENGTH} characters`,
        { threshold: MAX_EXTENDED_FIELDS_LENGTH },
      ),
    );
  }
  const moved =
    typeof businessLocationId === 'string' ? useLocation(cart, businessLocationId) : cart;
  if ('refused' in moved) return moved;
  const patched: CartInfo = {
    ...(buyerNote === undefined ? {} : { buyerNote }),
    ...(buyerInfo?.contactId === undefined ? {} : { contactId: buyerInfo.contactId }),
    ...(buyerInfo?.email === undefined ? {} : { email: buyerInfo.email }),
    ...(contactInfo ? { contactInfo: { ...cart.info.contactInfo, ...contactInfo } } : {}),
    ...(selectedShippingOption ? { selectedShippingOption } : {}),
    ...(extendedFields ? { extendedFields } : {}),
    ...(overrideCheckoutUrl === undefined ? {} : { overrideCheckoutUrl }),
    ...(businessLocationId === null ? { businessLocationId: null } : {}),
  };
  const info = withoutNulls({ ...moved.info, ...patched });
  return isDeepEqual(info, cart.info) ? cart : { ...cart, info };
}

/** All items of a cart are for one location of the business. */
export function useLocation(
  cart: CartState,
  businessLocationId: string,
): CartState | Refusal<'CART_IS_ALREADY_ASSOCIATED_WITH_DIFFERENT_LOCATION'> {
  const current = cart.info.businessLocationId;
  if (current === businessLocationId) return cart;
  if (typeof current === 'string' && cart.lines.length > 0) {
    return refuse(
      'CART_IS_ALREADY_ASSOCIATED_WITH_DIFFERENT_LOCATION',
      {},
      { businessLocationId: current },
    );
  }
  return { ...cart, info: { ...cart.info, businessLocationId } };
}

export function removeLocation(cart: CartState): CartState {
  const { businessLocationId, ...info } = cart.info;
  return businessLocationId === undefined ? cart : { ...cart, info };
}

function withoutNulls(info: CartInfo): CartInfo {
  return Object.fromEntries(
    Object.entries(info).filter(([, value]) => value !== null && value !== ''),
  );
}
