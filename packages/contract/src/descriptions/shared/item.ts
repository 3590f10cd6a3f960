import type { Descriptions } from '../table.ts';

export const item: Descriptions = {
  CatalogReference: {
    this: 'Reference to the product, service, event ticket, plan or gift card that is sold.',
    catalogItemId: 'ID of the item in its catalog. For products of the store, the product ID.',
    appId:
      'ID of the catalog that the item belongs to. For products of the store, "215238eb-22a5-4c36-9e7b-e7c08025e04e".',
    options:
      'Choices of the buyer: `{ "variantId": "..." }` or `{ "options": { "Color": "Oat" } }`, optionally with `customTextFields` and `subscriptionOptionId`.',
  },
  ProductName: {
    this: 'Item name as shoppers see it.',
    original: 'Item name in the language of the store.',
    translated: 'Same as `original`: a catalog has one language, that of the store.',
  },
  Color: {
    this: 'Chosen color of the item.',
    original: 'Color name in the language of the store.',
    translated: 'Same as `original`: a catalog has one language, that of the store.',
    code: 'Color as a hexadecimal RGB code, for example "#D6C3A4".',
  },
  DescriptionLineName: {
    this: 'Label of a description line, for example "Color".',
    original: 'Label in the language of the store.',
    translated: 'Same as `original`: a catalog has one language, that of the store.',
  },
  DescriptionLineType: {
    this: 'Kind of the value of a description line.',
    PLAIN_TEXT: 'The value is a text in `plainText`.',
    COLOR: 'The value is a color in `colorInfo`.',
  },
  PlainTextValue: {
    this: 'Text value of a description line, for example "Large".',
    original: 'Text in the language of the store.',
    translated: 'Same as `original`: a catalog has one language, that of the store.',
  },
  DescriptionLine: {
    this: 'Line that describes the chosen variant or the buyer\'s own text, for example "Color: Oat".',
    plainText: 'Value of a line that is not a color.',
    colorInfo: 'Value of a color choice.',
    plainTextValue: 'Replaced by `plainText`. Never set.',
    color: 'Replaced by `colorInfo`. Color name in the language of the store.',
    lineType: 'Kind of the value. Which of `plainText` and `colorInfo` is present tells the same.',
  },
  ItemTypePreset: {
    this: 'Kind of item. Decides whether delivery is needed and how the item is fulfilled.',
    PHYSICAL: 'A product that is shipped or picked up.',
    DIGITAL: 'A file that the buyer downloads after payment.',
    GIFT_CARD: 'A gift card that is emailed to its recipient.',
    SERVICE: 'A booked appointment, an event ticket or a membership plan.',
  },
  ItemType: {
    this: 'Kind of item, as a preset or as a text of the app that sells it.',
    custom: 'Kind of item in the words of the app that sells it, when no preset applies.',
  },
  DimensionsUnit: 'Unit of length for all three dimensions.',
  Dimensions: {
    this: 'Length, width and height of an item or its package.',
    length: 'Length as a decimal string, in `unit`.',
    width: 'Width as a decimal string, in `unit`.',
    height: 'Height as a decimal string, in `unit`.',
  },
  PhysicalProperties: {
    this: 'Weight, SKU and dimensions of the item.',
    weight: "Weight of one unit in the store's weight unit. Used to calculate shipping rates.",
    sku: 'Stock keeping unit of the chosen variant.',
    shippable: 'Whether the item needs delivery. True for physical products.',
    productDimensions: 'Dimensions of the unpacked item.',
    packageDimensions: 'Dimensions of the item as it is shipped.',
  },
  ServiceProperties: {
    this: 'Date and time of a booked service or an event.',
    scheduledDate: 'Start of the appointment or event (UTC).',
    numberOfParticipants: 'Number of people who take part. Stored as sent.',
    endDate: 'End of the appointment or event (UTC).',
    timeZone:
      'IANA time zone of the location where the service or event takes place. Show `scheduledDate` in this zone.',
  },
  PriceDescription: {
    this: 'Text shown instead of or next to the price, for example "per person".',
    original: 'Text in the language of the store.',
    translated: "Text in the buyer's language, if the seller sends one.",
  },
  TaxableAddressType: {
    this: 'Address that decides the tax rate.',
    BUSINESS: 'Address of the store.',
    BILLING: 'Billing address of the buyer.',
    SHIPPING: 'Shipping address of the order.',
  },
  TaxableAddress:
    'Address that the tax of this item is calculated for. Defaults to the shipping address, or the billing address for items that are not shipped.',
  Policy: {
    this: 'Policy of the seller that applies to the item, for example a cancellation policy.',
    title: 'Heading of the policy.',
    content: 'Text of the policy.',
  },
  Description: {
    this: 'Description of the subscription option as shoppers see it.',
    original: 'Text in the language of the store.',
    translated: 'Same as `original`: a catalog has one language, that of the store.',
  },
  BillingSettings: {
    this: 'Billing day of a subscription. Accepted without effect.',
    anchorDay:
      'Day of the month on which the subscription is billed. Accepted without effect: billing follows the start date.',
  },
  FreeTrialPeriod: {
    this: 'Free period at the start of the subscription. The first charge follows it.',
    interval: 'Length of the trial in units of `frequency`.',
  },
  SubscriptionSettings: {
    this: 'How often a subscription is billed and for how long.',
    interval:
      'Number of `frequency` units between two charges. 2 with `WEEK` bills every two weeks. Defaults to 1.',
    autoRenewal:
      'Whether the subscription renews until it is canceled. If false, it ends after `billingCycles`.',
    billingCycles:
      'Number of charges before the subscription ends. Ignored when `autoRenewal` is true.',
    enableCustomerCancellation:
      'Whether the buyer may cancel the subscription without contacting the store.',
    startDate: 'Start of the subscription (UTC). Defaults to the time of purchase.',
    productPeriodAlignment:
      'Accepted without effect: deliveries always follow the billing periods.',
  },
  Title: {
    this: 'Name of the subscription option as shoppers see it, for example "Monthly coffee".',
    original: 'Name in the language of the store.',
    translated: 'Same as `original`: a catalog has one language, that of the store.',
  },
  SubscriptionOptionInfo:
    'Subscription that the buyer chose for this item. Absent for one-time purchases.',
  TranslatableString: {
    this: 'Text with its translation.',
    original: 'Text in the language of the store.',
    translated: "Text in the buyer's language, if the seller sends one.",
  },
  ItemModifier: {
    this: 'Extra that the buyer added to the item, for example a topping.',
    id: 'ID of the modifier in its group.',
    quantity: 'Number of times the modifier is added to each unit. Defaults to 1.',
    label: 'Name of the modifier as shoppers see it.',
    details: 'Additional text about the modifier.',
    price:
      "Price of one modifier, in the store's currency. Tax is included when the store's prices include tax.",
  },
  ModifierGroup: {
    this: 'Group of extras, for example "Toppings".',
    id: 'ID of the group in its line item.',
    name: 'Name of the group as shoppers see it.',
    modifiers: 'Extras that the buyer chose from the group.',
  },
  PaymentOption: "Payment option that replaces the item's own.",
  CatalogOverrideFields: {
    this: 'Values that replace those of the catalog for this line item. Only the store and its apps can send them.',
    productName: "Name shown instead of the catalog's.",
    price:
      "Unit price charged instead of the catalog's, as a decimal string in the store's currency.",
    fullPrice:
      "Unit price shown struck through, as a decimal string in the store's currency. Defaults to `price`.",
    descriptionLines: "Lines shown instead of the catalog's.",
    physicalProperties: "Weight, SKU and need of delivery that replace the catalog's.",
    image: "Image shown instead of the catalog's.",
    depositAmount:
      "Deposit for each unit that is paid at checkout, as a decimal string in the store's currency. Needs the payment option `DEPOSIT_ONLINE`.",
    savePaymentMethod: 'Whether the payment method is saved for later charges.',
    inventoryAppId:
      "ID of the app that manages the stock of the item. Stored as sent; the store's own inventory is used.",
    fixedQuantity: 'Whether the buyer cannot change the quantity.',
  },
  ItemAvailabilityStatus: {
    this: 'Whether the requested quantity can be bought.',
    AVAILABLE: 'The whole quantity is in stock.',
    PARTIALLY_AVAILABLE: 'Only `quantityAvailable` units are in stock.',
    NOT_AVAILABLE: 'The item is out of stock.',
    NOT_FOUND: 'The item was deleted or hidden.',
  },
  ItemAvailabilityInfo: {
    this: 'Whether the item can be bought now.',
    quantityAvailable: 'Number of units in stock. Absent when the stock is not tracked.',
  },
};
