import type { CreatedBy, CustomField } from '@shopwright/contract/checkout/checkout';
import type { DeliveryTimeSlot } from '@shopwright/contract/cart/delivery';
import type { OrderLineItem } from '@shopwright/contract/orders/line-item';
import type { ChannelInfo, OrderBuyerInfo } from '@shopwright/contract/orders/order';
import type {
  GiftCardPaymentDetails,
  MembershipPaymentDetails,
  RegularPaymentDetails,
} from '@shopwright/contract/orders/payments';
import type { AddressWithContact } from '@shopwright/contract/shared/address';
import type { ExtendedFields } from '@shopwright/contract/shared/bulk';
import type { PricedPurchase } from '../../pricing/rules/priced-purchase.ts';
import type { Purchase } from '../../pricing/rules/purchase.ts';
import type { Notify, PaymentState } from './order-state.ts';

/** The input of a new order: what was bought and what it costs, by the checkout's last quote. */
export interface NewOrder {
  readonly siteId: string;
  /** Generated when missing. */
  readonly orderId?: string;
  /** A checkout has one order: a second insert returns the first. */
  readonly checkoutId?: string;
  readonly cartId?: string;
  readonly purchaseFlowId?: string;
  readonly buyer: OrderBuyerInfo;
  readonly createdBy?: CreatedBy;
  readonly buyerLanguage?: string;

  /** From the pricing engine; the order's totals, taxes and discounts come from these. */
  readonly purchase: Purchase;
  readonly priced: PricedPurchase;
  /** The descriptive part of the lines, which pricing does not need. */
  readonly lines: readonly NewOrderLine[];

  readonly billingInfo?: AddressWithContact;
  /** Missing when the order is picked up or nothing is delivered. */
  readonly shippingDestination?: AddressWithContact;
  readonly deliveryTimeSlot?: DeliveryTimeSlot;
  readonly recipientInfo?: AddressWithContact;
  readonly buyerNote?: string;
  readonly customFields?: readonly CustomField[];
  readonly extendedFields?: ExtendedFields;
  readonly channelInfo: ChannelInfo;

  /** Payments so far, with gift cards and memberships. Gift cards are already charged. */
  readonly payments: readonly NewPayment[];
  /** Who gets a mail when the order is approved; by default the buyer and the owner. */
  readonly notify?: Partial<Notify>;
}

export interface NewOrderLine extends Omit<OrderLineItem, PricedField | 'id'> {
  /** The id of the purchase's line that it describes. */
  readonly id: string;
}

/** Computed from the price. */
type PricedField =
  | 'quantity'
  | 'price'
  | 'priceBeforeDiscounts'
  | 'lineItemPrice'
  | 'totalDiscount'
  | 'totalPriceBeforeTax'
  | 'totalPriceAfterTax'
  | 'taxInfo'
  | 'taxDetails'
  | 'depositAmount'
  | 'taxableAddress'
  | 'paymentOption'
  | 'refundQuantity'
  | 'restockQuantity';

export interface NewPayment {
  /**
   * The payment attempt's id, so that the same payment is recorded once. Generated when missing.
   */
  readonly paymentId?: string;
  /** In thousandths of the order's currency. */
  readonly amount: bigint;
  readonly status: PaymentState['status'];
  readonly details: PaymentDetails;
  readonly refundDisabled?: boolean;
}

/**
 * One of three kinds. An online payment names its provider and the provider's id, which refunds
 * need.
 */
export type PaymentDetails =
  | { readonly regularPaymentDetails: RegularPaymentDetails }
  | { readonly giftcardPaymentDetails: GiftCardPaymentDetails }
  | { readonly membershipPaymentDetails: MembershipPaymentDetails };
