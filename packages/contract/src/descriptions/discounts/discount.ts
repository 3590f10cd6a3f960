import type { Descriptions } from '../table.ts';

export const discount: Descriptions = {
  DiscountScope: {
    this: 'Items that the discount applies to.',
    productIds: 'IDs of products. Used with `SPECIFIC_ITEMS`.',
    variantIds: 'IDs of variants. Used with `SPECIFIC_ITEMS`.',
    collectionIds:
      'IDs of collections. Used with `SPECIFIC_ITEMS`; all products in them are included.',
  },
  DiscountScopeType: {
    this: 'Part of a purchase that the discount reduces.',
    GLOBAL: 'All line items of the purchase.',
    SPECIFIC_ITEMS: 'The line items that any of the lists names.',
    SHIPPING: 'The delivery price.',
  },
  DiscountEffect: {
    this: 'How much the discount deducts. The type decides which fields are needed.',
    percent: 'Percentage to deduct as a decimal string, greater than 0 and up to "100".',
    amount: "Amount to deduct as a decimal string in the store's currency.",
    each: 'Whether the amount is deducted from every unit. If false, it is deducted once from all items in scope.',
    price: "New unit price as a decimal string in the store's currency. Used with `FIXED_PRICE`.",
    buy: 'Number of units to buy. Used with `BUY_X_GET_Y`.',
    get: 'Number of units that are reduced. Used with `BUY_X_GET_Y`.',
    buyScope: 'Items that count toward `buy`. Defaults to the scope of the discount.',
    times: 'Maximum number of times `BUY_X_GET_Y` applies in one order. Omit it for no limit.',
  },
  DiscountEffectType: {
    this: 'How the discount reduces the price.',
    PERCENT: 'A percentage is deducted, given in `percent`.',
    AMOUNT: 'An amount is deducted, given in `amount`.',
    FIXED_PRICE: 'Each unit costs `price`.',
    FREE_SHIPPING: 'The delivery is free.',
    BUY_X_GET_Y: 'Buyers of `buy` units get `get` further units free, or reduced by `percent`.',
  },
  DiscountKind: {
    this: 'How buyers get the discount.',
    RULE: 'It applies automatically.',
    COUPON: 'It applies when the buyer enters its code.',
  },
  StoreDiscount: {
    this: 'Automatic discount or coupon of the store.',
    id: 'ID of the discount.',
    revision: 'Number as a string that grows by 1 with every change of the discount.',
    code: 'Code that buyers enter. Required for a `COUPON`; unique in the store regardless of case.',
    name: 'Name of the discount as buyers see it in the totals.',
    active: 'Whether the discount can be used. Defaults to true.',
    startsAt: 'Date and time from which the discount applies (UTC). Omit it to start immediately.',
    endsAt: 'Date and time from which the discount no longer applies (UTC). Omit it for no end.',
    minimumSubtotal:
      "Lowest subtotal that earns the discount, as a decimal string in the store's currency.",
    minimumQuantity: 'Lowest number of units in scope that earns the discount.',
    usageLimit: 'Maximum number of orders that can use the discount. Omit it for no limit.',
    limitPerCustomer:
      'Maximum number of orders of one customer that can use the discount. Omit it for no limit.',
    firstOrderOnly: 'Whether only the first order of a customer can use the discount.',
    groups: 'Customer groups that can use the discount. Empty means every customer.',
    oneItemOnly: 'Whether only one unit is reduced: the cheapest in scope.',
    stackable:
      'Whether the discount can be combined with others. If it cannot, the buyer gets the best combination.',
    priority: 'Order in which discounts are applied. Lower numbers come first.',
    subscriptionCycles:
      'Number of billing cycles of a subscription that are reduced. Omit it to reduce all.',
    used: 'Number of orders that used the discount.',
    createdDate: 'Date and time the discount was created (UTC).',
    updatedDate: 'Date and time the discount was last changed (UTC).',
  },
};
