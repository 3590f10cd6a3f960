import type { CheckoutAddressWithContact } from '@shopwright/contract/cart/delivery';
import type { HostSelectedMembership } from '@shopwright/contract/cart/membership';
import type {
  Checkout,
  CreatedBy,
  CustomContentReference,
  CustomField,
  CustomSettings,
  ExternalReference,
} from '@shopwright/contract/checkout/checkout';
import type { ExtendedFields } from '@shopwright/contract/shared/bulk';
import type { ChannelType } from '@shopwright/contract/shared/enums';
import type { ShopLine } from '../../cart/rules/shop-line.ts';
import { refuse, refuseFields, violation, type Refusal } from '../../kernel/outcome.ts';

/** What the buyer chose. Prices are not stored here; they are computed when needed. */
export interface Choices {
  readonly lines: readonly ShopLine[];
  readonly channelType: ChannelType;
  readonly couponCode?: string;
  readonly giftCard?: { readonly giftCardId: string; readonly requestedAmount?: string };
  /** Granted by the merchant; exact decimal strings. */
  readonly merchantDiscounts?: readonly { readonly id: string; readonly amount: string }[];
  readonly email?: string;
  /** The buyer's language, such as `de`. */
  readonly language?: string;
  readonly contactId?: string;
  readonly billingInfo?: CheckoutAddressWithContact;
  readonly shippingDestination?: CheckoutAddressWithContact;
  readonly delivery?: { readonly carrierId?: string; readonly code: string };
  readonly memberships?: readonly HostSelectedMembership[];
  readonly buyerNote?: string;
  readonly customFields?: readonly CustomField[];
  readonly extendedFields?: ExtendedFields;
  readonly customSettings?: CustomSettings;
  readonly customContentReference?: CustomContentReference;
  readonly externalReference?: ExternalReference;
  readonly businessLocationId?: string;
  readonly taxExemptGroupId?: string;
  readonly purchaseFlowId: string;
  readonly createdBy: CreatedBy;
}

const MAX_FREE_FIELD_LENGTH = 20_000;

/**
 * Merges the request into the choices: a sent field replaces, null removes. Fields that only the
 * shop may send (tax exemption, page locks) come from the shop only; see `merchantInput` in the
 * contract.
 */
export function mergeChoices(
  before: Choices,
  info: Checkout,
  { fresh }: { readonly fresh: boolean },
): Choices | Refusal<'INVALID_SELECTED_CARRIER_SERVICE_OPTION'> {
  const { buyerInfo, shippingInfo, membershipOptions, extendedFields, customFields } = info;
  const tooLong = Object.entries({ extendedFields, customFields }).find(
    ([, value]) => JSON.stringify(value ?? null).length > MAX_FREE_FIELD_LENGTH,
  );
  if (tooLong)
    return refuseFields(
      violation(
        `checkout.${tooLong[0]}`,
        'MAX_LENGTH',
        `must not be longer than ${MAX_FREE_FIELD_LENGTH} characters`,
        { threshold: MAX_FREE_FIELD_LENGTH },
      ),
    );
  const option = shippingInfo?.selectedCarrierServiceOption;
  if (option && (option.code === undefined || option.code === ''))
    return refuse('INVALID_SELECTED_CARRIER_SERVICE_OPTION');
  const said = {
    ...(info.billingInfo === undefined ? {} : { billingInfo: info.billingInfo }),
    ...(shippingInfo?.shippingDestination === undefined
      ? {}
      : { shippingDestination: shippingInfo.shippingDestination }),
    ...(option?.code === undefined
      ? {}
      : {
          delivery: {
            code: option.code,
            ...(option.carrierId ? { carrierId: option.carrierId } : {}),
          },
        }),
    ...(info.buyerNote === undefined ? {} : { buyerNote: info.buyerNote }),
    // An address stays until another is sent.
    ...(buyerInfo?.email ? { email: buyerInfo.email } : {}),
    ...(membershipOptions?.selectedMemberships === undefined
      ? {}
      : { memberships: membershipOptions.selectedMemberships.memberships ?? [] }),
    ...(customFields === undefined ? {} : { customFields }),
    ...(extendedFields === undefined ? {} : { extendedFields }),
    ...(info.businessLocationId === undefined
      ? {}
      : { businessLocationId: info.businessLocationId }),
    ...(info.taxExemptGroupId === undefined ? {} : { taxExemptGroupId: info.taxExemptGroupId }),
    ...(info.customContentReference === undefined
      ? {}
      : { customContentReference: info.customContentReference }),
    ...(fresh && info.customSettings !== undefined ? { customSettings: info.customSettings } : {}),
    ...(fresh && info.externalReference !== undefined
      ? { externalReference: info.externalReference }
      : {}),
  };
  // Removed fields are gone by now.
  return Object.fromEntries(
    Object.entries({ ...before, ...said }).filter(([, value]) => value !== null && value !== ''),
  ) as unknown as Choices;
}
