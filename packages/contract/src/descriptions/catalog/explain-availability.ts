import type { Descriptions } from '../table.ts';

export const explainAvailability: Descriptions = {
  'productManagement.explainAvailability':
    'Explains why shoppers cannot buy a product, or can hardly find it, and what to do about each reason.',
  AvailabilityReasonCode: {
    this: 'A reason why shoppers cannot buy a product, or can hardly find it.',
    HIDDEN: 'The product is hidden.',
    NO_VISIBLE_VARIANT: 'Every variant of the product is hidden.',
    OUT_OF_STOCK: 'No visible variant is in stock, and preorders are not accepted.',
    SOME_VARIANTS_OUT_OF_STOCK: 'Some visible variants cannot be bought.',
    DIGITAL_FILE_MISSING: 'The product is sold as a file, but has none.',
    ORDERS_NOT_ACCEPTED: 'The store accepts no orders at present.',
    NO_PAYMENT_METHOD: 'The store accepts no payment method.',
    NO_DELIVERY_METHOD: 'The store offers neither shipping nor local delivery nor pickup.',
    TOO_HEAVY_TO_SHIP: 'No way of delivery covers the weight of the product.',
    IN_NO_COLLECTION: 'The product is in no collection, so shoppers find it only by search.',
  },
  AvailabilityReason: {
    this: 'A reason, and what to do about it.',
    code: 'Code of the reason, which stays the same.',
    blocks: 'Whether the product cannot be bought for this reason.',
    description: 'The reason in one sentence.',
    action: 'What to do about it, in one sentence.',
  },
  ProductsExplainAvailabilityRequest: { id: 'ID of the product.' },
  ProductsExplainAvailabilityAnswer: {
    canBeBought: 'Whether a shopper can buy at least one variant of the product now.',
    reasons: 'The reasons, those that block first; empty if there is nothing to do.',
  },
};
