import type { Descriptions } from '../table.ts';

export const sales: Descriptions = {
  'settings.getPaymentSettings': 'Retrieves which payment methods the store accepts.',
  'settings.updatePaymentSettings':
    'Updates which payment methods the store accepts. Fields that are left out stay unchanged.',
  'settings.getShippingSettings':
    "Retrieves the store's shipping regions, local deliveries and pickup locations.",
  'settings.updateShippingSettings':
    "Updates the store's shipping settings. Each list that is sent replaces the current one.",
  'settings.getSubscriptionSettings':
    'Retrieves how subscriptions are priced and how failed payments are retried.',
  'settings.updateSubscriptionSettings':
    'Updates how subscriptions are priced and how failed payments are retried.',
  'settings.getTaxSettings': 'Retrieves which taxes the store collects, and where.',
  'settings.updateTaxSettings':
    'Updates which taxes the store collects. Each field that is sent replaces the current one.',
  'settings.getCheckoutSettings': "Retrieves the terms of the store's checkout.",
  'settings.updateCheckoutSettings':
    "Updates the terms of the store's checkout. Fields that are left out stay unchanged.",
  'settings.getDownloadSettings':
    'Retrieves how often and for how long buyers may download digital files.',
  'settings.updateDownloadSettings':
    'Updates the limits of downloads, for orders that are paid from now on.',
  'settings.getServicesSettings': 'Retrieves the days on which no services take place.',
  'settings.updateServicesSettings': 'Updates the days on which no services take place.',
  SettingsArea: {
    this:
      'A part of the world. A field that is left out does not narrow it; an empty area is the ' +
      'whole world.',
    country: 'Country, as a two-letter code (ISO 3166-1), such as `US`.',
    subdivisions: 'States, provinces or regions, as codes (ISO 3166-2), such as `US-NY`.',
    cities: 'Names of cities, compared without regard to case.',
    postalCodes: 'Postal codes: whole ones, or prefixes such as `125*`.',
  },
  SettingsAddress: {
    this: 'A postal address.',
    country: 'Country, as a two-letter code (ISO 3166-1).',
    subdivision: 'State, province or region, as a code (ISO 3166-2).',
    city: 'City or town.',
    postalCode: 'Postal or ZIP code.',
    addressLine: 'Street and number.',
  },
  PaymentSettings: {
    this: 'Payment methods of the store. Payment later is part of the checkout settings.',
    sandbox:
      'Whether test cards are accepted; no money moves. By default on in development and off in ' +
      'production.',
    stripe: 'Whether cards are accepted through Stripe. Needs Stripe keys on the server.',
    stripeConnected: 'Whether the server has Stripe keys.',
  },
  SettingsUpdatePaymentSettingsRequest: {
    payments: 'The payment settings to change.',
  },
  SettingsUpdateShippingSettingsRequest: {
    shipping: 'The lists to replace.',
  },
  SettingsUpdateSubscriptionSettingsRequest: {
    subscriptions: 'The subscription settings to change.',
  },
  SettingsUpdateTaxSettingsRequest: {
    tax: 'The tax settings to replace.',
  },
  SettingsUpdateCheckoutSettingsRequest: {
    checkout: 'The checkout settings to change.',
  },
  SettingsUpdateDownloadSettingsRequest: {
    downloads: 'The download limits to change.',
  },
  SettingsUpdateServicesSettingsRequest: {
    services: 'The settings of services to change.',
  },
  DeliveryBand: {
    this: 'Price of a delivery up to a weight or a subtotal.',
    upTo:
      "Upper limit of the band: a weight in the chosen unit, or a subtotal in the store's " +
      'currency, as a decimal string. Left out in the last band, which has no limit.',
    price: "Price of the delivery, as a decimal string in the store's currency.",
  },
  DeliveryCostType: {
    this: 'How the price of a delivery is computed.',
    FLAT: 'One price for every order.',
    WEIGHT: 'By the total weight of the items, in bands.',
    PRICE: 'By the subtotal, in bands.',
  },
  DeliveryWeightUnit: {
    this: 'Unit of the weights in the bands.',
    KG: 'Weights in kilograms.',
    LB: 'Weights in pounds.',
  },
  DeliveryCostSettings: {
    this: 'Price of a delivery.',
    price: "Price for `FLAT`, as a decimal string in the store's currency.",
    unit: "Unit of weight for `WEIGHT`. Defaults to the store's unit.",
    bands:
      'Bands for `WEIGHT` and `PRICE`, in ascending order. An order above the last limit cannot ' +
      'be delivered this way.',
  },
  DeliveryChargeSettings: {
    this: 'A surcharge on a delivery, either a price or a percentage.',
    type: 'Kind of surcharge.',
    price: "Surcharge as a decimal string in the store's currency.",
    percent: 'Surcharge as a percentage of the subtotal, such as `2.5`.',
    details: 'Explanation that the buyer sees.',
  },
  ShippingRateSettings: {
    this: 'A shipping option of a region.',
    code: 'Code by which clients choose the option. Unique in the store.',
    title: 'Name of the option that the buyer sees.',
    deliveryTime: 'Expected delivery time as text, such as "3 to 5 days".',
    instructions: 'Instructions that the buyer sees.',
    charges: 'Surcharges on the price.',
    cost: 'Price of the option.',
    freeOver:
      'Subtotal before discounts from which the option is free, as a decimal string in the ' +
      "store's currency. Without it, it is never free.",
  },
  ShippingRegionSettings: {
    this: 'A region to which the store ships.',
    id: 'ID of the region, set by the caller.',
    name: "Name of the region, shown to the store's staff only.",
    areas: 'Parts of the world that belong to the region.',
    rates: 'Shipping options of the region.',
  },
  LocalDeliverySettings: {
    this: 'A delivery by the store itself, to addresses nearby.',
    code: 'Code by which clients choose the option. Unique in the store.',
    title: 'Name of the option that the buyer sees.',
    deliveryTime: 'Expected delivery time as text, such as "Today by 6 pm".',
    instructions: 'Instructions that the buyer sees.',
    charges: 'Surcharges on the price.',
    cost: 'Price of the delivery.',
    freeOver:
      'Subtotal before discounts from which the delivery is free, as a decimal string in the ' +
      "store's currency.",
    areas: 'Parts of the world to which the store delivers.',
    minimumSubtotal:
      "Smallest subtotal for this delivery, as a decimal string in the store's currency. " +
      'Without it, any subtotal.',
  },
  PickupSettings: {
    this: 'A location where buyers collect their orders.',
    code: 'Code by which clients choose the location. Unique in the store.',
    title: 'Name of the location that the buyer sees.',
    deliveryTime: 'When orders are ready as text, such as "Ready in 2 hours".',
    instructions: 'Instructions that the buyer sees, such as opening hours.',
    charges: 'Surcharges on the price.',
    method: 'Kind of pickup location.',
    price: "Price of the pickup, as a decimal string in the store's currency; `0` for a free one.",
    address: 'Where the buyer collects the order.',
  },
  ShippingSettings: {
    this: 'How the store delivers its goods.',
    regions:
      'Regions to which the store ships, with their options. The first region that contains the ' +
      'address applies.',
    localDeliveries: 'Deliveries by the store itself.',
    pickups: 'Locations where buyers collect their orders.',
  },
  SubscriptionSettingsArea: {
    this: 'Settings of subscriptions.',
    pricePolicy: 'Which price renewals of new subscriptions use.',
    retryDays:
      'Days after a failed payment on which it is retried, such as `[1, 3, 7]`. After the last ' +
      'failure the subscription ends.',
  },
  TaxRateSettings: {
    this: 'A tax rate of a region, or of the part of it that `within` names.',
    name: 'Name of the tax that the buyer sees, such as "New York sales tax".',
    type: 'Kind of tax, such as "Sales tax" or "VAT".',
    jurisdiction: 'Name of the authority, such as "NY".',
    jurisdictionType: 'Level of the authority, such as country or state.',
    percent: 'Rate as a percentage, as a decimal string, such as `8.875`.',
    within: 'Part of the region in which the rate applies. Without it, the whole region.',
  },
  TaxGroupSettings: {
    this: "Rates for the items of one tax group, instead of the region's rates.",
    taxGroupId: 'ID of the tax group.',
    rates: 'Rates for the items of the group. An empty list means no tax.',
  },
  TaxMode: {
    this: 'How the tax of a region is computed.',
    NONE: 'No tax is collected.',
    MANUAL: 'By the rates of the region.',
    AUTO:
      'By the connected tax provider. The rates of the region are used if there is none or it ' +
      'does not answer.',
  },
  TaxRegionSettings: {
    this: 'A region in which the store collects tax.',
    areas: 'Parts of the world that belong to the region.',
    pricesIncludeTax: 'Whether prices shown in the region include tax. Defaults to `false`.',
    rates: 'Tax rates of the region.',
    groups: "Rates of tax groups that differ from the region's rates.",
    taxesShipping: 'Whether delivery is taxed. Defaults to `false`.',
    taxesFees: 'Whether additional fees are taxed. Defaults to `false`.',
  },
  TaxSettings: {
    this: 'Which taxes the store collects.',
    businessAddress: 'Address of the business, from which the taxes of local sales follow.',
    regions: 'Regions in which the store collects tax. No tax is collected elsewhere.',
  },
  FeeSettings: {
    this: 'A fee added to every order, either a price or a percentage.',
    code: 'Code that identifies the fee in carts and orders.',
    name: 'Name of the fee that the buyer sees.',
    price: "Fee as a decimal string in the store's currency.",
    percent: 'Fee as a percentage of the subtotal before discounts.',
  },
  CheckoutSettings: {
    this: "Terms of the store's checkout.",
    acceptsPayments: 'Whether the store accepts orders. If `false`, no checkout can be created.',
    guestCheckout: 'Whether visitors can buy without signing in. If `false`, only members can.',
    requirePhone: 'Whether the buyer must give a phone number.',
    offlinePayment: 'Whether the buyer can pay later, in person or by bank transfer.',
    offlineInstructions: 'How to pay later, shown to buyers who chose it.',
    minimumSubtotal:
      "Smallest subtotal of an order, as a decimal string in the store's currency. Without it, " +
      'any subtotal.',
    quoteMinutes: 'How long the prices of a checkout stay fixed, in minutes.',
    reservationMinutes:
      'How long stock is reserved for a checkout that has reached payment, in minutes.',
    fees: 'Fees added to every order.',
    termsUrl: 'URL of the terms that the buyer agrees to.',
  },
  DownloadSettings: {
    this: 'Limits of downloads, for orders that are paid from now on.',
    maxDownloads:
      'How often each file can be downloaded per unit bought. `null` for no limit; 5 unless set.',
    days:
      'How many days after payment the files can be downloaded. `null` for no limit; 30 unless ' +
      'set.',
  },
  ServicesSettings: {
    this: 'Settings of all services.',
    holidays: "Days on which no service takes place, as `YYYY-MM-DD` in the store's time zone.",
  },
};
