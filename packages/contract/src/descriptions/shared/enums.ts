import type { Descriptions } from '../table.ts';

export const enums: Descriptions = {
  ChannelType: {
    this: 'Sales channel of the purchase. Storefronts send `WEB`.',
    WEB: 'Storefront on the web.',
    POS: 'Point of sale in a physical store.',
    BACKOFFICE_MERCHANT: 'Staff who create the order for a customer.',
    OTHER_PLATFORM: 'Sales channel that has no value of its own.',
  },
  DiscountType: {
    this: 'Part of the purchase that the discount reduces.',
    GLOBAL: 'All line items of the purchase.',
    SPECIFIC_ITEMS: 'Only the line items in the scope of the discount.',
    SHIPPING: 'The delivery price.',
  },
  JurisdictionType:
    'Level of the tax authority: country, state, county, city or a special district.',
  MeasurementUnit: 'Unit of measurement, for example `ML`, `G` or `SQFT`.',
  PaymentOptionType: {
    this: 'When and how the line item is paid.',
    FULL_PAYMENT_ONLINE: 'The whole price is paid at checkout.',
    FULL_PAYMENT_OFFLINE: 'Nothing is paid at checkout; the store collects the price later.',
    MEMBERSHIP: 'A membership covers the price.',
    DEPOSIT_ONLINE: 'A deposit is paid at checkout and the store collects the rest later.',
    MEMBERSHIP_OFFLINE: 'A membership covers the price when the service takes place.',
    MEMBERSHIP_ONLINE_WITH_OFFLINE_REMAINDER:
      'A membership covers part of the price and the store collects the rest later.',
  },
  PickupMethod: {
    this: 'Kind of location where the buyer collects the order.',
    STORE_PICKUP: 'A location of the store itself.',
    PICKUP_POINT: 'A location of a third party, for example a parcel shop.',
  },
  ProductPeriodAlignment: {
    this: 'Whether the deliveries of a subscription follow its billing periods.',
    ALIGNED_WITH_BILLING_PERIOD: 'One delivery for each charge.',
    NOT_ALIGNED_WITH_BILLING_PERIOD: 'Deliveries have a schedule of their own.',
  },
  SiteMemberPrivacyStatus: {
    this: 'Who can see the profile of the member.',
    PUBLIC: 'Visible to other members and visitors.',
    PRIVATE: 'Visible to the member and the store only.',
    COMMUNITY: 'Visible to other members of the site.',
  },
  StateType: {
    this: 'Next step of a registration or login.',
    SUCCESS: 'The member is authenticated; `sessionToken` can be exchanged for member tokens.',
    REQUIRE_OWNER_APPROVAL: 'The store must approve the member first.',
    REQUIRE_EMAIL_VERIFICATION: 'The member must enter the code that was emailed.',
    STATUS_CHECK: 'The state of the login must be requested again.',
    REQUIRE_MISSING_FIELDS: 'The profile lacks required fields.',
    REQUIRE_MFA: 'The member must set up a second factor first.',
    MFA_CHALLENGE: 'The member must enter a code of the second factor.',
    REQUIRE_FIRST_FACTOR: 'The member must authenticate with the first factor.',
  },
  SubscriptionFrequency: {
    this: 'Unit of the interval between two charges.',
    DAY: 'The interval is in days.',
    WEEK: 'The interval is in weeks.',
    MONTH: 'The interval is in calendar months.',
    YEAR: 'The interval is in calendar years.',
  },
  WeightUnit: {
    this: 'Unit of all weights of the store.',
    KG: 'Weights are in kilograms.',
    LB: 'Weights are in pounds.',
  },
};
