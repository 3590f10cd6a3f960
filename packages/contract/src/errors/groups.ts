import type { ErrorCode } from './index.ts';
import { identityErrors } from '../errors.ts';

/** Errors that several calls answer for the same reason, so that each list has one name. */

/** Why a coupon cannot be used: when it is entered, and again when the order is placed. */
export const couponErrors = [
  'ERROR_COUPON_USAGE_EXCEEDED',
  'ERROR_COUPON_LIMIT_PER_CUSTOMER_EXCEEDED',
  'ERROR_COUPON_IS_NOT_ACTIVE_YET',
  'ERROR_COUPON_HAS_EXPIRED',
  'ERROR_COUPON_DOES_NOT_EXIST',
  'ERROR_COUPON_IS_DISABLED',
  'ERROR_COUPON_NOT_FOR_CUSTOMER',
  'ERROR_INVALID_SUBTOTAL',
  'ERROR_COUPON_MINIMUM_QUANTITY_NOT_REACHED',
  'ERROR_COUPON_DOES_NOT_APPLY_TO_ITEMS',
  'ERROR_COUPON_CANNOT_BE_COMBINED',
] as const satisfies readonly ErrorCode[];
export type CouponError = (typeof couponErrors)[number];

/** Why a coupon is refused when it is entered. */
export const enteredCouponErrors = [
  ...couponErrors,
  'COUPON_CANNOT_BE_USED_TO_PURCHASE_GIFT_CARD',
] as const satisfies readonly ErrorCode[];
export type EnteredCouponError = (typeof enteredCouponErrors)[number];

/** Why a gift card is refused when it is entered. */
export const enteredGiftCardErrors = [
  'GIFT_CARD_DISABLED',
  'GIFT_CARD_EXPIRED',
  'GIFT_CARD_IS_EMPTY',
  'GIFT_CARD_CANNOT_BE_USED_TO_PURCHASE_GIFT_CARD',
  'SUBSCRIPTION_WITH_GIFT_CARD',
] as const satisfies readonly ErrorCode[];
export type EnteredGiftCardError = (typeof enteredGiftCardErrors)[number];

/** Why an item cannot become a line of a cart or checkout. */
export const newLineErrors = [
  'CATALOG_NOT_FOUND',
  'ITEM_NOT_FOUND',
  'VARIANT_NOT_FOUND',
  'INVALID_ITEM_OPTIONS',
  'ITEM_NOT_AVAILABLE',
  'CANT_ADD_SELECTED_MEMBERSHIP_FOR_NON_MEMBERSHIP_ITEM',
] as const satisfies readonly ErrorCode[];
export type NewLineError = (typeof newLineErrors)[number];

/** A cart or checkout would have too many lines, or too many units in one line. */
export const lineLimitErrors = [
  'QUANTITY_LIMIT_EXCEEDED',
  'TOO_MANY_LINE_ITEMS',
] as const satisfies readonly ErrorCode[];
export type LineLimitError = (typeof lineLimitErrors)[number];

/** All or some of what a checkout needs is out of stock. */
export const outOfStockErrors = [
  'FULL_OUT_OF_STOCK',
  'PARTIAL_OUT_OF_STOCK',
] as const satisfies readonly ErrorCode[];
export type OutOfStockError = (typeof outOfStockErrors)[number];

/** Why units of a variant cannot be taken out of stock. */
export const shortageErrors = [
  'VARIANT_NOT_FOUND',
  'INSUFFICIENT_INVENTORY',
] as const satisfies readonly ErrorCode[];
export type ShortageError = (typeof shortageErrors)[number];

/** Why a time slot of a service cannot be booked. */
export const slotErrors = [
  'SLOT_NOT_FOUND',
  'SLOT_IS_FULL',
  'TOO_LATE_TO_BOOK',
  'TOO_EARLY_TO_BOOK',
] as const satisfies readonly ErrorCode[];
export type SlotError = (typeof slotErrors)[number];

/** Why tickets of an event cannot be bought. */
export const ticketSaleErrors = [
  'TICKET_TYPE_NOT_FOUND',
  'TICKETS_NOT_ON_SALE',
  'TICKETS_SOLD_OUT',
  'TOO_MANY_TICKETS',
  'MEMBERS_ONLY_ITEM',
] as const satisfies readonly ErrorCode[];
export type TicketSaleError = (typeof ticketSaleErrors)[number];

/** Why a membership cannot pay for an item. */
export const membershipUseErrors = [
  'MEMBERSHIP_REQUIRED',
  'MEMBERSHIP_DOES_NOT_COVER_ITEM',
  'MEMBERSHIP_CREDITS_EXCEEDED',
] as const satisfies readonly ErrorCode[];
export type MembershipUseError = (typeof membershipUseErrors)[number];

/** Why a service, ticket, plan or gift card cannot be held for a checkout. */
export const holdErrors = [
  ...slotErrors,
  ...ticketSaleErrors,
  ...membershipUseErrors,
  'INVALID_QUANTITY',
  'INVALID_GIFT',
] as const satisfies readonly ErrorCode[];
export type HoldError = (typeof holdErrors)[number];

/** Why a service, ticket, plan or gift card cannot be sold. */
export const saleErrors = [
  ...holdErrors,
  'TRIAL_ALREADY_USED',
] as const satisfies readonly ErrorCode[];
export type SaleError = (typeof saleErrors)[number];

/** Why a checkout cannot be paid as it is. */
export const paymentBlockerErrors = [
  'SITE_NOT_ACCEPTING_PAYMENTS',
  'EMPTY_CHECKOUT',
  ...outOfStockErrors,
  'MEMBERS_ONLY_ITEM',
  'SUBSCRIPTION_WITH_SEVERAL_LINE_ITEMS',
  'SUBSCRIPTION_WITH_ZERO_TOTAL',
  'SUBSCRIPTION_WITH_GIFT_CARD',
  'NO_SELECTED_CARRIER_SERVICE_OPTION',
  'SELECTED_CARRIER_SERVICE_OPTION_NO_LONGER_AVAILABLE',
  ...enteredCouponErrors,
  'GIFT_CARD_CANNOT_BE_USED_TO_PURCHASE_GIFT_CARD',
  'CALCULATION_ERROR',
  'VIOLATIONS_WITH_ERROR_SEVERITY',
] as const satisfies readonly ErrorCode[];
export type PaymentBlockerError = (typeof paymentBlockerErrors)[number];

/** Why an order cannot be placed: something that it needs was sold in the meantime. */
export const orderCreationErrors = [
  ...saleErrors,
  ...outOfStockErrors,
  'ERROR_COUPON_USAGE_EXCEEDED',
  'ERROR_COUPON_LIMIT_PER_CUSTOMER_EXCEEDED',
  'REDEEM_GIFT_CARD_ERROR',
] as const satisfies readonly ErrorCode[];
export type OrderCreationError = (typeof orderCreationErrors)[number];

/** Why a checkout cannot become an order: it cannot be paid as it is, or was just sold out. */
export const checkoutOrderErrors = [
  ...paymentBlockerErrors,
  ...orderCreationErrors,
  'CHECKOUT_ALREADY_PAID',
  'CHECKOUT_CHANGED',
] as const satisfies readonly ErrorCode[];
export type CheckoutOrderError = (typeof checkoutOrderErrors)[number];

/** Why the status of an order does not allow changes of its details. */
export const editOrderErrors = [
  'ORDER_IS_PENDING',
  'ORDER_IS_REJECTED',
] as const satisfies readonly ErrorCode[];
export type EditOrderError = (typeof editOrderErrors)[number];

/** Why the status of an order does not allow changes of its fulfillments. */
export const fulfillOrderErrors = [
  'ORDER_IS_PENDING',
  'ORDER_IS_REJECTED',
  'ORDER_CANCELED',
  'ORDER_NOT_APPROVED',
] as const satisfies readonly ErrorCode[];
export type FulfillOrderError = (typeof fulfillOrderErrors)[number];

/** Why an order cannot be canceled. */
export const cancelOrderErrors = [
  'STATUS_ALREADY_SET',
  'ORDER_IS_PENDING',
  'ORDER_IS_REJECTED',
  'ORDER_HAS_AUTHORIZED_TRANSACTION',
] as const satisfies readonly ErrorCode[];
export type CancelOrderError = (typeof cancelOrderErrors)[number];

/** Why nothing can be collected for an order. */
export const collectErrors = [
  'INVALID_AMOUNT',
  'ORDER_ALREADY_PAID',
  'ORDER_CANCELED',
  'ORDER_HAS_CHARGEBACKS',
  'ORDER_IS_PENDING',
  'ORDER_IS_REJECTED',
] as const satisfies readonly ErrorCode[];
export type CollectError = (typeof collectErrors)[number];

/** Why an authorized payment cannot be captured or voided. */
export const authorizedPaymentErrors = [
  'PAYMENT_NOT_FOUND',
  'PAYMENT_NOT_AUTHORIZED',
  'PAYMENT_ALREADY_CAPTURED',
  'PAYMENT_ALREADY_VOIDED',
] as const satisfies readonly ErrorCode[];
export type AuthorizedPaymentError = (typeof authorizedPaymentErrors)[number];

/** Why media cannot be assigned to the choices of a product. */
export const choiceMediaErrors = [
  'CHOICE_NOT_FOUND',
  'MEDIA_NOT_ON_PRODUCT',
  'MEDIA_ON_ANOTHER_OPTION',
] as const satisfies readonly ErrorCode[];
export type ChoiceMediaError = (typeof choiceMediaErrors)[number];

/** Why the variants of a product cannot be changed. */
export const variantErrors = [
  'CHOICE_NOT_FOUND',
  'VARIANT_NOT_FOUND',
  'VARIANTS_NOT_MANAGED',
] as const satisfies readonly ErrorCode[];
export type VariantError = (typeof variantErrors)[number];

/** Why the fields of a product cannot be changed. */
export const patchProductErrors = [
  'NEGATIVE_VARIANT_PRICE',
  'VARIANTS_EXIST',
] as const satisfies readonly ErrorCode[];
export type PatchProductError = (typeof patchProductErrors)[number];

/** Why a product cannot be built from its description. */
export const productErrors = [
  ...choiceMediaErrors,
  ...variantErrors,
  ...patchProductErrors,
] as const satisfies readonly ErrorCode[];
export type ProductError = (typeof productErrors)[number];

/** Why one value cannot be set or adjusted for a product of a bulk change. */
export const bulkProductErrors = [
  'NEGATIVE_VALUE',
  'VALUE_TOO_LARGE',
  ...patchProductErrors,
] as const satisfies readonly ErrorCode[];
export type BulkProductError = (typeof bulkProductErrors)[number];

/** Why a member cannot be blocked. */
export const blockMemberErrors = [
  'MEMBER_IS_OFFLINE',
  'MEMBER_SELF_BLOCK_FORBIDDEN',
  'OWNER_MEMBER_BLOCK_FORBIDDEN',
  'ACTIVE_SUBSCRIPTION_MEMBER_BLOCK_FORBIDDEN',
] as const satisfies readonly ErrorCode[];
export type BlockMemberError = (typeof blockMemberErrors)[number];

/** A captcha is missing or wrong, or its service cannot be reached. */
export const captchaErrors = [
  identityErrors.invalidCaptchaToken,
  identityErrors.missingCaptchaToken,
  'CAPTCHA_UNAVAILABLE',
] as const satisfies readonly ErrorCode[];
export type CaptchaError = (typeof captchaErrors)[number];

/** The page that a redirect session leads to does not exist. */
export const redirectTargetErrors = [
  'CHECKOUT_NOT_FOUND',
  'EVENT_NOT_FOUND',
  'PLAN_NOT_FOUND',
  'PRODUCT_NOT_FOUND',
  'SERVICE_NOT_FOUND',
] as const satisfies readonly ErrorCode[];
export type RedirectTargetError = (typeof redirectTargetErrors)[number];

/** The email address or password is wrong. */
export type InvalidPasswordError = typeof identityErrors.invalidPassword;
/** The member must choose a new password first. */
export type ResetPasswordError = typeof identityErrors.resetPassword;
/** Another account has this email address. */
export type EmailAlreadyExistsError = typeof identityErrors.emailAlreadyExists;
