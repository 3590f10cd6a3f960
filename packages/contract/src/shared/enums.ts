import { enumeration, type Static } from '../field.ts';

export const ChannelType = enumeration('ChannelType', [
  'UNSPECIFIED',
  'WEB',
  'POS',
  'EBAY',
  'AMAZON',
  'OTHER_PLATFORM',
  'WIX_APP_STORE',
  'WIX_INVOICES',
  'BACKOFFICE_MERCHANT',
  'WISH',
  'CLASS_PASS',
  'GLOBAL_E',
  'FACEBOOK',
  'ETSY',
  'TIKTOK',
  'FAIRE_COM',
  'PAYPAL_AGENTIC_CHECKOUT',
  'STRIPE_AGENTIC_CHECKOUT',
  'WIX_INVOICES_PLATFORM',
  'UCP_AGENTIC_CHECKOUT',
]);
export type ChannelType = Static<typeof ChannelType>;

export const DiscountType = enumeration('DiscountType', ['GLOBAL', 'SPECIFIC_ITEMS', 'SHIPPING']);
export type DiscountType = Static<typeof DiscountType>;

export const JurisdictionType = enumeration('JurisdictionType', [
  'UNDEFINED',
  'COUNTRY',
  'STATE',
  'COUNTY',
  'CITY',
  'SPECIAL',
]);
export type JurisdictionType = Static<typeof JurisdictionType>;

export const MeasurementUnit = enumeration('MeasurementUnit', [
  'UNSPECIFIED',
  'ML',
  'CL',
  'L',
  'CBM',
  'MG',
  'G',
  'KG',
  'MM',
  'CM',
  'M',
  'SQM',
  'OZ',
  'LB',
  'FLOZ',
  'PT',
  'QT',
  'GAL',
  'IN',
  'FT',
  'YD',
  'SQFT',
]);
export type MeasurementUnit = Static<typeof MeasurementUnit>;

export const PaymentOptionType = enumeration('PaymentOptionType', [
  'FULL_PAYMENT_ONLINE',
  'FULL_PAYMENT_OFFLINE',
  'MEMBERSHIP',
  'DEPOSIT_ONLINE',
  'MEMBERSHIP_OFFLINE',
  'MEMBERSHIP_ONLINE_WITH_OFFLINE_REMAINDER',
]);
export type PaymentOptionType = Static<typeof PaymentOptionType>;

export const PickupMethod = enumeration('PickupMethod', ['STORE_PICKUP', 'PICKUP_POINT']);
export type PickupMethod = Static<typeof PickupMethod>;

export const ProductPeriodAlignment = enumeration('ProductPeriodAlignment', [
  'ALIGNED_WITH_BILLING_PERIOD',
  'NOT_ALIGNED_WITH_BILLING_PERIOD',
]);
export type ProductPeriodAlignment = Static<typeof ProductPeriodAlignment>;

export const SiteMemberPrivacyStatus = enumeration('SiteMemberPrivacyStatus', [
  'UNDEFINED',
  'PUBLIC',
  'PRIVATE',
  'COMMUNITY',
]);
export type SiteMemberPrivacyStatus = Static<typeof SiteMemberPrivacyStatus>;

export const StateType = enumeration('StateType', [
  'UNKNOWN_STATE',
  'SUCCESS',
  'REQUIRE_OWNER_APPROVAL',
  'REQUIRE_EMAIL_VERIFICATION',
  'STATUS_CHECK',
  'REQUIRE_MISSING_FIELDS',
  'REQUIRE_MFA',
  'MFA_CHALLENGE',
  'REQUIRE_FIRST_FACTOR',
]);
export type StateType = Static<typeof StateType>;

export const SubscriptionFrequency = enumeration('SubscriptionFrequency', [
  'UNDEFINED',
  'DAY',
  'WEEK',
  'MONTH',
  'YEAR',
]);
export type SubscriptionFrequency = Static<typeof SubscriptionFrequency>;

export const WeightUnit = enumeration('WeightUnit', ['UNSPECIFIED_WEIGHT_UNIT', 'KG', 'LB']);
export type WeightUnit = Static<typeof WeightUnit>;
