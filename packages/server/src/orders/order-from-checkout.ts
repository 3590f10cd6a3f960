import type { AddressWithContact } from '@shopwright/contract/shared/address';
import type { CheckoutAddressWithContact } from '@shopwright/contract/cart/delivery';
import type { CheckoutLineItem } from '@shopwright/contract/checkout/line-item';
import type { CheckoutRow, QuotedCheckout } from '../checkout/index.ts';
import { GIFT_CARD_APP_ID } from '../pricing/index.ts';
import type { NewOrder, NewOrderLine, NewPayment } from './rules/new-order.ts';
import { compact } from '../kernel/compact.ts';

/** The order that a quoted checkout becomes. */
export function orderFromCheckout(
  row: CheckoutRow,
  { viewed, quote: { purchase, priced, terms } }: QuotedCheckout,
  payments: readonly NewPayment[],
  notify?: NewOrder['notify'],
): NewOrder {
  const { choices } = row;
  const shown = new Map((row.shown.lineItems ?? []).map((line) => [line.id, line]));
  const billing = addressOf(choices.billingInfo ?? choices.shippingDestination);
  const destination =
    purchase.delivery && purchase.delivery.kind !== 'PICKUP'
      ? addressOf(choices.shippingDestination)
      : undefined;
  const recipient = addressOf(choices.shippingDestination ?? choices.billingInfo);
  return {
    siteId: row.siteId,
    checkoutId: row.checkoutId,
    purchaseFlowId: choices.purchaseFlowId,
    ...(row.cartId === null ? {} : { cartId: row.cartId }),
    buyer: {
      ...(row.ownerKind === 'visitor'
        ? { visitorId: row.ownerId }
        : row.ownerKind === 'member'
          ? { memberId: row.ownerId }
          : {}),
      ...compact({ contactId: choices.contactId, email: choices.email }),
    },
    createdBy: choices.createdBy,
    buyerLanguage: choices.language ?? terms.language,
    purchase,
    priced,
    lines: viewed.map(({ line }) => lineOf(line.id, shown.get(line.id) ?? {})),
    ...(billing ? { billingInfo: billing } : {}),
    ...(destination ? { shippingDestination: destination } : {}),
    ...(recipient ? { recipientInfo: recipient } : {}),
    ...compact({ buyerNote: choices.buyerNote }),
    ...(choices.customFields ? { customFields: choices.customFields } : {}),
    ...(choices.extendedFields ? { extendedFields: choices.extendedFields } : {}),
    channelInfo: { type: choices.channelType },
    payments: [...giftCardPayments(row, priced), ...payments],
    ...compact({ notify }),
  };
}

/** The reference under which gift cards are charged for this checkout, and can be refunded. */
export const giftCardReference = (checkoutId: string): string => `checkout ${checkoutId}`;

function giftCardPayments(
  { checkoutId }: CheckoutRow,
  { giftCards }: QuotedCheckout['quote']['priced'],
): NewPayment[] {
  return giftCards
    .filter(({ amount }) => amount > 0n)
    .map(({ id, obfuscatedCode, amount }) => ({
      amount,
      status: 'APPROVED',
      details: {
        giftcardPaymentDetails: {
          giftCardPaymentId: giftCardReference(checkoutId),
          appId: GIFT_CARD_APP_ID,
          obfuscatedCode,
          giftCardId: id,
        },
      },
    }));
}

/** The line as the buyer saw it; later changes of the product do not change the order. */
function lineOf(id: string, line: CheckoutLineItem): NewOrderLine {
  const {
    productName,
    catalogReference,
    descriptionLines,
    media,
    physicalProperties,
    itemType,
    subscriptionOptionInfo: subscription,
    priceDescription,
    priceUndetermined,
    fixedQuantity,
    extendedFields,
    deliveryProfileId,
    customLineItem,
    rootCatalogItemId,
    serviceProperties,
    modifierGroups,
  } = line;
  return {
    id,
    ...(productName ? { productName } : {}),
    ...(catalogReference ? { catalogReference } : {}),
    ...(descriptionLines ? { descriptionLines } : {}),
    ...(media ? { image: { ...media } } : {}),
    ...(physicalProperties ? { physicalProperties } : {}),
    ...(itemType ? { itemType } : {}),
    ...(subscription
      ? {
          subscriptionInfo: {
            id,
            ...(subscription.title
              ? { subscriptionOptionTitle: subscription.title.original ?? '' }
              : {}),
            ...(subscription.description
              ? { subscriptionOptionDescription: subscription.description.original ?? '' }
              : {}),
            ...(subscription.subscriptionSettings
              ? { subscriptionSettings: subscription.subscriptionSettings }
              : {}),
          },
        }
      : {}),
    ...(priceDescription ? { priceDescription } : {}),
    ...compact({ priceUndetermined, fixedQuantity }),
    ...(extendedFields ? { extendedFields } : {}),
    ...(deliveryProfileId ? { deliveryProfileId } : {}),
    ...compact({ customLineItem }),
    ...(rootCatalogItemId ? { rootCatalogItemId } : {}),
    ...(serviceProperties ? { serviceProperties } : {}),
    ...(modifierGroups && modifierGroups.length > 0 ? { modifierGroups } : {}),
  };
}

function addressOf(info: CheckoutAddressWithContact | undefined): AddressWithContact | undefined {
  if (!info) return undefined;
  const { address, contactDetails } = info;
  return { ...(address ? { address } : {}), ...(contactDetails ? { contactDetails } : {}) };
}
