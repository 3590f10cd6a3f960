import type { Descriptions } from '../table.ts';

export const delivery: Descriptions = {
  ApplicableLineItems: {
    this: 'Line items that a delivery allocation covers.',
    lineItemIds: 'IDs of the line items.',
  },
  Carrier: {
    this: 'Carrier that delivers the items.',
    appId: 'ID of the app that provides the carrier.',
    code: 'Code of the delivery option at the carrier.',
  },
  Region: {
    this: 'Delivery region of the store.',
    id: 'ID of the delivery region.',
    name: 'Name of the delivery region, for example "Europe".',
  },
  DeliveryAllocation: {
    this: 'Part of an order that one carrier delivers. Never set: an order is delivered in one way.',
    deliveryCarrier: 'Carrier of this part of the order.',
    deliveryRegion: 'Delivery region of this part of the order.',
    applicableLineItems: 'Line items in this part of the order.',
  },
  DeliveryTimeSlot: {
    this: 'Time window of the delivery.',
    from: 'Start of the time window (UTC).',
    to: 'End of the time window (UTC).',
  },
  PickupDetails: {
    this: 'Location where the buyer collects the order.',
    address: 'Address of the pickup location.',
    businessLocation: 'Replaced by `pickupMethod`. Never set.',
  },
  DeliveryLogistics: {
    this: 'Delivery time and instructions.',
    deliveryTime: 'Expected delivery time as the store wrote it, for example "3-5 business days".',
    instructions: 'Instructions for the buyer, for example when to collect the order.',
    pickupDetails: 'Pickup location. Absent for options that deliver to the buyer.',
    deliveryTimeSlot: 'Time window of the delivery. Never set by the platform.',
  },
  ChargeType: {
    this: 'Kind of additional delivery charge.',
    HANDLING_FEE: 'Charge for packing and handling.',
    INSURANCE: 'Charge for insuring the shipment.',
  },
  OtherCharge: {
    this: 'Additional charge of a delivery option.',
    price:
      "Amount of the charge in the store's currency. Includes tax when the store's prices include tax.",
    details: 'Name of the charge as the store wrote it.',
  },
  ShippingPrice: {
    this: 'Price of a delivery option with its additional charges.',
    price:
      "Delivery price in the store's currency, without `otherCharges`. Includes tax when the store's prices include tax.",
    otherCharges:
      'Handling and insurance charges. They appear among the additional fees when the option is selected.',
  },
  ShippingOption: {
    this: 'Delivery option that the store offers for these items and this address.',
    code: 'Code of the option. Send it in `selectedShippingOption` to select the option.',
    title: 'Name of the option as buyers see it, for example "Standard shipping".',
    deliveryAllocations: 'Never set: an order is delivered in one way.',
    partial:
      'Whether the option covers only some line items. Never set: an option covers the whole order.',
  },
  CarrierServiceOption: {
    this: 'Delivery options of one carrier.',
    carrierId: 'ID of the carrier that offers the options.',
    shippingOptions: 'Delivery options in the order in which the store lists them.',
  },
  SelectedCarrierServiceOptionPrices: {
    this: 'Prices of the selected delivery option.',
    totalPriceAfterTax: 'Delivery price after discounts, including tax.',
    totalPriceBeforeTax: 'Delivery price after discounts, without tax.',
    totalDiscount: 'Sum of the discounts on the delivery, as a positive amount.',
    price: "Delivery price before discounts. Includes tax when the store's prices include tax.",
  },
  SelectedCarrierServiceOptionOtherCharge: {
    this: 'Additional charge of the selected delivery option.',
    details: 'Name of the charge as the store wrote it.',
    cost: 'Amount of the charge with its tax.',
  },
  SelectedCarrierServiceOption: {
    this: 'Delivery option of the purchase: the one that the buyer selected, otherwise the first one that the store offers.',
    code: 'Code of the delivery option. Must be one of those in `carrierServiceOptions`.',
    title: 'Name of the option as buyers see it, for example "Standard shipping".',
    requestedShippingOption:
      'Whether the buyer selected this option. False when the platform selected the first one offered.',
    otherCharges: 'Replaced by `additionalFees` of the purchase.',
    carrierId:
      'ID of the carrier that offers the option. Needed only when two carriers use the same code.',
    deliveryAllocations: 'Never set: an order is delivered in one way.',
    partial:
      'Whether the option covers only some line items. Never set: an option covers the whole order.',
  },
  ShippingRegion: {
    this: 'Delivery region of the store that contains the address.',
    id: 'ID of the delivery region.',
    name: 'Name of the delivery region, for example "Europe".',
  },
  ShippingInformation: {
    this: 'Delivery options and the selected one.',
    selectedCarrierServiceOption:
      'Delivery option that the totals are calculated with. Absent without an address or when nothing is delivered.',
    carrierServiceOptions:
      'Delivery options for these items and this address, by carrier. Empty when nothing is delivered.',
  },
  SelectedShippingOption: {
    this: 'Delivery option by its code.',
    carrierId:
      'ID of the carrier that offers the option. Needed only when two carriers use the same code.',
    code: 'Code of the delivery option, from `carrierServiceOptions`.',
  },
  CheckoutAddressWithContact: {
    this: 'Address with the name and phone number of the person there.',
    addressesServiceId: 'ID of a saved address. Accepted without effect.',
  },
  ShippingInfo: {
    this: 'Where and how the checkout is delivered.',
    shippingDestination: 'Address to deliver to. Delivery options and tax depend on it.',
    selectedCarrierServiceOption:
      'Selected delivery option. Set `code` to one of `carrierServiceOptions`.',
    carrierServiceOptions:
      'Delivery options for these items and this address, by carrier. Empty without an address.',
  },
};
