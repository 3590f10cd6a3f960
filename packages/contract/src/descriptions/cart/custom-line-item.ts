import type { Descriptions } from '../table.ts';

export const customLineItem: Descriptions = {
  V1ItemModifier: {
    this: 'Extra for a custom line item, with its price.',
    id: 'ID of the modifier in its group.',
    quantity: 'Number of times the modifier is added to each unit. Defaults to 1.',
    label: 'Name of the modifier as shoppers see it.',
    details: 'Additional text about the modifier.',
    price: "Price of one modifier as a decimal string in the store's currency. Defaults to 0.",
  },
  V1ModifierGroup: {
    this: 'Group of extras for a custom line item.',
    id: 'ID of the group in its line item.',
    name: 'Name of the group as shoppers see it.',
    modifiers: 'Extras of the group that are added to the item.',
  },
  CustomLineItem: {
    this: 'Item that is not in a catalog, with a name and price set by the store or its apps.',
    quantity: 'Number of units. Defaults to 1.',
    price:
      "Unit price as a decimal string in the store's currency. Required unless `priceUndetermined` is true.",
    descriptionLines: 'Lines shown below the name, for example the chosen size.',
    media: 'Image of the item by its media ID.',
    id: 'Assigned by the platform. A value in the request is ignored.',
    taxGroupId: 'ID of the tax group that decides the tax rate of the item.',
    productName: 'Item name as shoppers see it. `original` is required.',
    url: 'Page of the item, if it has one.',
    itemType: 'Kind of item. Defaults to `PHYSICAL` for shippable items, otherwise to `SERVICE`.',
    fullPrice:
      "Unit price shown struck through, as a decimal string in the store's currency. Defaults to `price`.",
    quantityAvailable: 'Number of units that can be bought. Omit it for no limit.',
    physicalProperties: 'Weight, SKU and need of delivery.',
    paymentOption: 'When and how the item is paid. Defaults to `FULL_PAYMENT_ONLINE`.',
    serviceProperties: 'Date and time, if the item is an appointment or event.',
    rootCatalogItemId: 'ID of the catalog item that this item is derived from.',
    depositAmount:
      "Deposit for each unit that is paid at checkout, as a decimal string in the store's currency. Needs the payment option `DEPOSIT_ONLINE`.",
    deliveryProfileId:
      'ID of the delivery profile of the item. Stored as sent; delivery options do not depend on it.',
    catalogReference: 'Catalog item that this item stands for. Stored as sent.',
    priceUndetermined: 'Whether the price is agreed later. The item then counts as 0.',
    fixedQuantity: 'Whether the buyer cannot change the quantity.',
    consentRequiredPaymentPolicy:
      'Payment policy that the buyer must accept. Never set by the platform.',
    savePaymentMethod:
      'Whether the payment method is saved for later charges. Always false for custom line items.',
    policies: 'Policies of the seller that apply to the item.',
    membersOnly: 'Whether only logged-in members can buy the item.',
    modifierGroups: 'Extras that are added to each unit, by group.',
    subscriptionOptionInfo: 'Subscription terms, if the item is charged repeatedly.',
    digitalFile: 'Private file that the buyer downloads after payment.',
    inventoryAppId: 'ID of the app that manages the stock of the item. Stored as sent.',
  },
};
