import type {
  AvailabilityReason,
  AvailabilityReasonCode,
} from '@shopwright/contract/catalog/explain-availability';
import { toUnits } from '../../../kernel/decimal.ts';
import { WEIGHT_SCALE } from './effective.ts';
import type { ProductState } from './product-state.ts';
import { canBuy } from './stock-status.ts';

/** What a store must have so that anything can be bought. */
export interface SellingTerms {
  readonly acceptsOrders: boolean;
  readonly hasPaymentMethod: boolean;
  /** The heaviest purchase each way of delivery takes, in the store's unit; null for any weight. */
  readonly deliveryMaxWeights: readonly (string | null)[];
}

const texts: Readonly<
  Record<AvailabilityReasonCode, readonly [blocks: boolean, description: string, action: string]>
> = {
  HIDDEN: [true, 'The product is hidden.', 'Make the product visible.'],
  NO_VISIBLE_VARIANT: [
    true,
    'All variants of the product are hidden.',
    'Make at least one variant visible.',
  ],
  OUT_OF_STOCK: [
    true,
    'The product is out of stock.',
    'Adjust its stock, stop counting it, or accept preorders.',
  ],
  DIGITAL_FILE_MISSING: [
    true,
    'The product is sold as a file, but has no file.',
    'Attach a private file to the product.',
  ],
  ORDERS_NOT_ACCEPTED: [
    true,
    'The store accepts no orders at present.',
    'Accept orders again in the checkout settings.',
  ],
  NO_PAYMENT_METHOD: [
    true,
    'The store accepts no payment method.',
    'Connect a payment provider, or accept payment on invoice or on delivery.',
  ],
  NO_DELIVERY_METHOD: [
    true,
    'The store offers neither shipping nor local delivery nor pickup.',
    'Add a shipping rate or a pickup location.',
  ],
  TOO_HEAVY_TO_SHIP: [
    true,
    'No shipping rate, local delivery or pickup covers the weight of the product.',
    'Add a shipping rate for this weight, or correct the weight.',
  ],
  SOME_VARIANTS_OUT_OF_STOCK: [
    false,
    'Some variants are out of stock.',
    'Adjust the stock of these variants, or hide them.',
  ],
  IN_NO_COLLECTION: [
    false,
    'The product is in no collection, so shoppers find it only by search.',
    'Add the product to a collection.',
  ],
};

/** Why shoppers cannot buy a product; what blocks comes first. */
export function explainAvailability(
  product: ProductState,
  { acceptsOrders, hasPaymentMethod, deliveryMaxWeights }: SellingTerms,
): AvailabilityReason[] {
  const shown = product.variants.filter(({ visible }) => visible);
  const buyable = product.variants.filter(canBuy);
  const isShipped = product.productType === 'physical' && product.doc.giftCard !== true;
  const found: Record<AvailabilityReasonCode, boolean> = {
    HIDDEN: !product.visible,
    NO_VISIBLE_VARIANT: shown.length === 0,
    OUT_OF_STOCK: shown.length > 0 && buyable.length === 0,
    DIGITAL_FILE_MISSING:
      product.productType === 'digital' &&
      product.doc.giftCard !== true &&
      product.doc.digitalFile === undefined,
    ORDERS_NOT_ACCEPTED: !acceptsOrders,
    NO_PAYMENT_METHOD: !hasPaymentMethod && isPriced(product),
    NO_DELIVERY_METHOD: isShipped && deliveryMaxWeights.length === 0,
    TOO_HEAVY_TO_SHIP:
      isShipped &&
      deliveryMaxWeights.length > 0 &&
      shown.length > 0 &&
      shown.every(({ weight }) =>
        deliveryMaxWeights.every(
          (max) => max !== null && units(weight ?? product.weight) > units(max),
        ),
      ),
    SOME_VARIANTS_OUT_OF_STOCK: buyable.length > 0 && buyable.length < shown.length,
    IN_NO_COLLECTION: product.collectionIds.length === 0,
  };
  return (Object.keys(texts) as AvailabilityReasonCode[])
    .filter((code) => found[code])
    .map((code) => {
      const [blocks, description, action] = texts[code];
      return { code, blocks, description, action };
    });
}

const units = (weight: string | null): bigint => toUnits(weight ?? '0', WEIGHT_SCALE);

/** What costs nothing needs no payment method. */
const isPriced = ({ price, variants }: ProductState): boolean =>
  [price, ...variants.flatMap((variant) => variant.price ?? [])].some((each) => Number(each) > 0);
