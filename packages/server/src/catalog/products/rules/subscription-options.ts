import type { ProductSubscriptionOption } from '@shopwright/contract/catalog/subscription-options';
import type { SubscriptionSettings } from '@shopwright/contract/shared/item';
import type { Currency } from '../../../kernel/money.ts';
import { discounted } from './discount.ts';
import { effectiveVariants, wireVariantId } from './effective.ts';
import { moneyNumber } from './prices.ts';
import type { DiscountState, ProductState } from './product-state.ts';

/** One way to have a product again and again. */
export interface SubscriptionOptionState {
  readonly id: string;
  readonly title?: string;
  readonly description?: string;
  readonly subscriptionSettings?: SubscriptionSettings;
  readonly discount?: { readonly type: 'PERCENT' | 'AMOUNT'; readonly value: number };
}

/** Written by the catalog itself, in this shape; one without an id cannot be named and is none. */
export const subscriptionOptionsOf = ({
  doc: { subscriptionOptions = [] },
}: Pick<ProductState, 'doc'>): SubscriptionOptionState[] =>
  (subscriptionOptions as readonly Partial<SubscriptionOptionState>[]).flatMap(
    ({ id, ...option }) => (id ? [{ id, ...option }] : []),
  );

export const subscriptionDiscount = ({
  discount,
}: SubscriptionOptionState): DiscountState | undefined =>
  discount && { type: discount.type, value: String(discount.value) };

/** With what a line of a cart would cost, worked out as the cart does. */
export function renderSubscriptionOptions(
  state: ProductState,
  currency: Currency,
): ProductSubscriptionOption[] {
  const variants = effectiveVariants(state, currency).filter(({ variant }) => variant.visible);
  return subscriptionOptionsOf(state).map((option) => {
    const off = subscriptionDiscount(option);
    return {
      ...option,
      prices: variants.map((one) => ({
        variantId: wireVariantId(state, one.variant),
        price: moneyNumber(off ? discounted(one.discounted, off, currency) : one.discounted),
      })),
    };
  });
}
