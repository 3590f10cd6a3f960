import type { ProductSubscriptionOption } from '@shopwright/contract/catalog/subscription-options';
import type { SubscriptionSettings } from '@shopwright/contract/shared/item';
import type { Currency } from '../../../kernel/money.ts';
import { type Refusal, refuse, refuseFields, violation } from '../../../kernel/outcome.ts';
import { discounted, moneyNumber } from './prices.ts';
import { effectiveVariants, wireVariantId } from './effective.ts';
import type { DiscountState, ProductState } from './product-state.ts';

/** A subscription plan of a product. */
export interface SubscriptionOptionState {
  readonly id: string;
  readonly title?: string;
  readonly description?: string;
  readonly subscriptionSettings?: SubscriptionSettings;
  readonly discount?: { readonly type: 'PERCENT' | 'AMOUNT'; readonly value: number };
}

/** The stored plans. A plan without an id cannot be referenced and is ignored. */
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

/** The plans with the price that a cart line would have. */
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

/** Frequency and end are required; a discount must not make the price negative. */
export function setSubscriptionOptions(
  state: ProductState,
  said: readonly ProductSubscriptionOption[],
  mint: () => string,
): ProductState | Refusal<'PRODUCT_IS_GIFT_CARD'> {
  if (state.doc.giftCard && said.length > 0) return refuse('PRODUCT_IS_GIFT_CARD');
  const options: SubscriptionOptionState[] = [];
  for (const [index, one] of said.entries()) {
    const option = readOption(one, `subscriptionOptions[${index}]`, one.id || mint());
    if ('refused' in option) return option;
    if (options.some(({ id }) => id === option.id))
      return refuseFields(violation(`subscriptionOptions[${index}].id`, 'OTHER', 'is there twice'));
    options.push(option);
  }
  const { subscriptionOptions: _before, ...doc } = state.doc;
  return {
    ...state,
    doc:
      options.length === 0
        ? doc
        : { ...doc, subscriptionOptions: options.map((option) => ({ ...option })) },
  };
}

function readOption(
  { title, description, subscriptionSettings, discount }: ProductSubscriptionOption,
  field: string,
  id: string,
): SubscriptionOptionState | Refusal {
  const {
    frequency,
    interval,
    autoRenewal,
    billingCycles,
    enableCustomerCancellation,
    freeTrialPeriod,
  } = subscriptionSettings ?? {};
  const settings = `${field}.subscriptionSettings`;
  if (frequency !== 'DAY' && frequency !== 'WEEK' && frequency !== 'MONTH' && frequency !== 'YEAR')
    return refuseFields(
      violation(
        `${settings}.frequency`,
        'REQUIRED_FIELD',
        'must say how often: DAY, WEEK, MONTH or YEAR',
      ),
    );
  if (autoRenewal !== true && typeof billingCycles !== 'number')
    return refuseFields(
      violation(
        `${settings}.billingCycles`,
        'REQUIRED_FIELD',
        'must be a number of cycles, unless the plan renews until canceled (autoRenewal)',
      ),
    );
  if (discount !== undefined && !isDiscount(discount))
    return refuseFields(
      violation(
        `${field}.discount`,
        'OTHER',
        'must be PERCENT with a value above 0 and up to 100, or AMOUNT with a value above 0',
      ),
    );
  return {
    id,
    ...(title ? { title } : {}),
    ...(description ? { description } : {}),
    subscriptionSettings: {
      frequency,
      interval: interval ?? 1,
      autoRenewal: autoRenewal === true,
      enableCustomerCancellation: enableCustomerCancellation !== false,
      ...(autoRenewal !== true && typeof billingCycles === 'number' ? { billingCycles } : {}),
      ...(freeTrialPeriod ? { freeTrialPeriod } : {}),
    },
    ...(discount && isDiscount(discount) ? { discount } : {}),
  };
}

function isDiscount(
  discount: NonNullable<ProductSubscriptionOption['discount']>,
): discount is NonNullable<SubscriptionOptionState['discount']> {
  const { type, value = 0 } = discount;
  return (
    (type === 'PERCENT' && value > 0 && value <= 100) ||
    (type === 'AMOUNT' && value > 0 && value < 1_000_000_000)
  );
}
