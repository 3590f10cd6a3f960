/**
 * Fields that answers declare, as the provider's do, and that this platform does not write by
 * itself. A test compares both lists with the source of the server: a declared field that nothing
 * writes must be listed, and one that is written must not be.
 */

const noFees = 'The platform takes no fee of a sale.';
const noReceipts = "Invoices are made here; the provider's receipts are another document.";

/** Never there, and why. */
export const unfilledFields: Readonly<Record<string, string>> = {
  accountId: 'A store belongs to no account of several stores.',
  additionalInfo: 'The algorithm needs no further explanation.',
  authenticatorConnection: 'Authenticators are listed as factors, not as connections.',
  carrierErrors: 'Shipping rates are computed here; no carrier is asked.',
  cashRoundingAdjustment: 'Amounts are not rounded to coins.',
  deliveryAllocations: 'An order is delivered in one way.',
  discountsCalculationError: 'Discounts are computed here and cannot fail alone.',
  draftOrderChangesApplied: 'There are no draft orders.',
  errorCode: 'A calculation that fails is a fault of the call.',
  orderRefunded: 'Refunds are shown by `refundInitiated` and `paymentRefunded`.',
  orderValidationErrors: 'Reasons why an order cannot be placed are in `violations`.',
  paymentDetails: 'A chargeback names its payment by id.',
  platformFees: noFees,
  providerLink: "Refunds are made here, not at the provider's dashboard.",
  receiptCreated: noReceipts,
  receiptSent: noReceipts,
  refundedAsStoreCredit: 'Refunds go back the way the money came.',
  requestingServiceAppId: 'A refund is asked for by a caller, not by a service.',
  requireProfileCompletion: 'No profile has to be completed before a member signs in.',
  resolutions: 'A video is served as it was uploaded.',
  supportReceiptGeneration: noReceipts,
  taxCalculationError: 'Tax is computed here, or the call is refused.',
  totalMinusPlatformFees: noFees,
  totalRefundedAmount: 'Refunds name their lines; there is no sum by line.',
  vendorProductId: 'Apps are not sold.',
};

/**
 * There only as the caller, the owner or an import sent them: the object around them is stored and
 * answered whole.
 */
export const fieldsAsSent: readonly string[] = [
  'additionalFeeId',
  'bookingPolicyViolations',
  'buyerLanguageName',
  'cashRounding',
  'chargeCorrelationId',
  'chargesDescription',
  'checkoutData',
  'componentId',
  'consentRequiredPaymentPolicy',
  'countryCode',
  'currencyConversionDetails',
  'decimalQuantity',
  'disabledPolicyAgreementCheckbox',
  'discountReason',
  'externalOrderUrl',
  'failureDetails',
  'featuredCollectionId',
  'fieldsData',
  'formattedAddress',
  'formattedAddressTranslated',
  'futureMembership',
  'geocode',
  'headingFont',
  'headingWeight',
  'inventoryAppId',
  'keywords',
  'locationType',
  'namespaces',
  'numberOfParticipants',
  'offsetX',
  'offsetY',
  'openSpots',
  'paymentGatewayReasonCode',
  'paymentRequestId',
  'platformFee',
  'platformFeeSummary',
  'predefined',
  'preventAutoRedirect',
  'representedBy',
  'scheduleId',
  'scheduledAction',
  'secondaryEmails',
  'siteLanguageName',
  'tagline',
  'textFont',
  'totalSpots',
];

/** Written by a library of ours as part of its whole answer: the puzzle of the built-in captcha. */
export const fieldsOfLibraries: readonly string[] = ['maxnumber'];
