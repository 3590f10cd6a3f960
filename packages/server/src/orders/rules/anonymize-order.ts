import type { AddressWithContact } from '@shopwright/contract/shared/address';
import type { OrderDoc, OrderLine, OrderState, PaymentState } from './order-state.ts';

/**
 * An order for accounting: what was sold, for how much, and where its tax is due, without names,
 * addresses and messages.
 */
export function anonymizeOrder(state: OrderState): OrderState {
  return {
    ...state,
    buyer: {},
    doc: anonymiseDoc(state.doc),
    terms: { ...state.terms, notify: { ...state.terms.notify, buyer: false } },
    payments: state.payments.map(anonymisePayment),
    fulfillments: state.fulfillments.map(
      ({ trackingInfo: _tracking, ...fulfillment }) => fulfillment,
    ),
  };
}

function anonymiseDoc(doc: OrderDoc): OrderDoc {
  const {
    buyerNote: _note,
    customFields: _fields,
    extendedFields: _extended,
    createdBy: _by,
    forms: _forms,
    billingInfo,
    recipientInfo,
    shippingInfo,
    attributionSource: _source,
    ...retained
  } = doc;
  const { shippingDestination, ...logistics } = shippingInfo?.logistics ?? {};
  return {
    ...retained,
    lineItems: doc.lineItems.map(anonymiseLine),
    ...(billingInfo ? { billingInfo: taxRegionOnly(billingInfo) } : {}),
    ...(recipientInfo ? { recipientInfo: taxRegionOnly(recipientInfo) } : {}),
    ...(shippingInfo
      ? {
          shippingInfo: {
            ...shippingInfo,
            ...(shippingInfo.logistics
              ? {
                  logistics: {
                    ...logistics,
                    ...(shippingDestination
                      ? { shippingDestination: taxRegionOnly(shippingDestination) }
                      : {}),
                  },
                }
              : {}),
          },
        }
      : {}),
  };
}

/** Tax is due in a country and its subdivision. */
function taxRegionOnly({ address }: AddressWithContact): AddressWithContact {
  const { country, subdivision } = address ?? {};
  return { address: { ...(country ? { country } : {}), ...(subdivision ? { subdivision } : {}) } };
}

/** A custom text may hold a name. */
function anonymiseLine(line: OrderLine): OrderLine {
  const { catalogReference } = line;
  const { customTextFields: _texts, ...options } = catalogReference?.options ?? {};
  return {
    ...line,
    ...(catalogReference?.options ? { catalogReference: { ...catalogReference, options } } : {}),
  };
}

function anonymisePayment(payment: PaymentState): PaymentState {
  const details = payment.doc.regularPaymentDetails;
  if (!details) return payment;
  const { creditCardDetails: _card, ...retained } = details;
  return { ...payment, doc: { ...payment.doc, regularPaymentDetails: retained } };
}
