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

/** All that an order is made of: what was bought and what it costs, as the checkout's last quote has it. */
export interface NewOrder {
  readonly siteId: string;
  /** Made up when missing. */
  readonly orderId?: string;
  /** One order for a checkout: a second one answers with the first. */
  readonly checkoutId?: string;
  readonly cartId?: string;
  readonly purchaseFlowId?: string;
  readonly buyer: OrderBuyerInfo;
  readonly createdBy?: CreatedBy;
  readonly buyerLanguage?: string;

  /** The purchase and its price, from the one pricing engine: totals, taxes and discounts of the order are written from these. */
  readonly purchase: Purchase;
  readonly priced: PricedPurchase;
  /** What pricing does not know of the lines, by their ids. */
  readonly lines: readonly NewOrderLine[];

  readonly billingInfo?: AddressWithContact;
  /** Where it goes; without it the order is picked up, or nothing is delivered. */
  readonly shippingDestination?: AddressWithContact;
  readonly deliveryTimeSlot?: DeliveryTimeSlot;
  readonly recipientInfo?: AddressWithContact;
  readonly buyerNote?: string;
  readonly customFields?: readonly CustomField[];
  readonly extendedFields?: ExtendedFields;
  readonly channelInfo: ChannelInfo;

  /** Gift cards, memberships, and the money so far. Those of a gift card have been taken off the card. */
  readonly payments: readonly NewPayment[];
  /** Who is told by mail when the order is approved; both unless told otherwise. */
  readonly notify?: Partial<Notify>;
}

export interface NewOrderLine extends Omit<OrderLineItem, PricedField | 'id'> {
  /** Of the purchase's line it describes. */
  readonly id: string;
}

/** Written from the price. */
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
  /** Its attempt's own id: the same payment told twice is one. Made up when missing. */
  readonly paymentId?: string;
  /** In thousandths of the order's currency. */
  readonly amount: bigint;
  readonly status: PaymentState['status'];
  readonly details: PaymentDetails;
  readonly refundDisabled?: boolean;
}

/** One of the three kinds. An online payment names its provider and what the provider calls it: refunds go back the same way. */
export type PaymentDetails =
  | { readonly regularPaymentDetails: RegularPaymentDetails }
  | { readonly giftcardPaymentDetails: GiftCardPaymentDetails }
  | { readonly membershipPaymentDetails: MembershipPaymentDetails };
