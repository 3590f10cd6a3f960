import type { Product } from '@shopwright/contract/catalog/products';
import type { ProductState, VariantState } from './product-state.ts';

/**
 * Recomputes the derived fields of a product with fractions and loops, independently of the rules.
 */

interface Fraction {
  readonly over: bigint;
  readonly under: bigint;
}

function read(text: string): Fraction {
  const [whole = '0', digits = ''] = text.split('.');
  return { over: BigInt(whole + digits), under: 10n ** BigInt(digits.length) };
}

/**
 * Rounds to this many decimals, halves up; only profits can be negative, whose halves round away
 * from zero.
 */
function round({ over, under }: Fraction, decimals: number): number {
  const negative = over < 0n;
  const scaled = (negative ? -over : over) * 10n ** BigInt(decimals);
  const floor = scaled / under;
  const units = (scaled % under) * 2n >= under ? floor + 1n : floor;
  const text = units.toString().padStart(decimals + 1, '0');
  const number = Number(
    decimals === 0 ? text : `${text.slice(0, -decimals)}.${text.slice(-decimals)}`,
  );
  return negative && number !== 0 ? -number : number;
}

const minus = (one: Fraction, other: Fraction): Fraction => ({
  over: one.over * other.under - other.over * one.under,
  under: one.under * other.under,
});
const decimalsOf: Readonly<Record<string, number>> = { JPY: 0, USD: 2, KWD: 3 };

export function recompute(state: ProductState, currency: string) {
  const decimals = decimalsOf[currency] ?? 2;
  const charged = (price: string): number => {
    const [full, value] = [read(price), read(state.discount.value)];
    if (state.discount.type === 'NONE') return round(full, 3);
    if (state.discount.type === 'PERCENT')
      return round(
        {
          over: full.over * (100n * value.under - value.over),
          under: full.under * 100n * value.under,
        },
        decimals,
      );
    const off = read(String(round(value, decimals)));
    return Math.max(0, round(minus(full, off), 3));
  };
  const chosen = state.manageVariants && state.options.length > 0;
  const visible = state.variants.filter((variant) => variant.visible);
  const shown = visible.length > 0 ? visible : state.variants;
  const prices = shown.map((variant) => charged(variant.price ?? state.price));
  const weights = shown.map((variant) => Number(variant.weight ?? state.weight ?? 0));
  const costs = shown
    .map((variant) => variant.cost ?? state.cost)
    .filter((cost) => cost !== null)
    .map(Number);
  const has = ({ stock }: VariantState) => (stock.tracked ? stock.quantity > 0 : stock.inStock);
  const tracked = state.variants.some(({ stock }) => stock.tracked);
  const there = shown.filter(has).length;
  const profit =
    state.cost === null ? undefined : minus(read(String(charged(state.price))), read(state.cost));

  return {
    price: Number(state.price),
    discountedPrice: charged(state.price),
    priceRange: range(prices),
    weightRange: range(weights),
    costRange: costs.length > 0 ? range(costs) : undefined,
    profit: profit && round(profit, 3),
    profitMargin:
      profit &&
      (charged(state.price) === 0
        ? 0
        : round(ratio(profit, read(String(charged(state.price)))), 4)),
    stock: {
      trackInventory: tracked,
      ...(tracked
        ? { quantity: shown.reduce((sum, { stock }) => sum + Math.max(0, stock.quantity), 0) }
        : {}),
      inStock: there > 0,
      inventoryStatus:
        there === 0 ? 'OUT_OF_STOCK' : there < shown.length ? 'PARTIALLY_OUT_OF_STOCK' : 'IN_STOCK',
    },
    variants: state.variants.map((variant) => ({
      id: chosen ? variant.variantId : '00000000-0000-0000-0000-000000000000',
      price: Number(variant.price ?? state.price),
      discountedPrice: charged(variant.price ?? state.price),
      sku: (chosen ? variant.sku : state.sku) ?? '',
      weight: Number(variant.weight ?? state.weight ?? 0),
      inStock: has(variant),
    })),
    choices: state.options.map((option) =>
      option.choices.map((choice) => {
        if (!chosen) return { name: choice.name, visible: true, inStock: there > 0 };
        const with_ = visible.filter(
          (variant) => variant.choices[option.customizationId] === choice.id,
        );
        return { name: choice.name, visible: with_.length > 0, inStock: with_.some(has) };
      }),
    ),
  };
}

const ratio = (one: Fraction, other: Fraction): Fraction => ({
  over: one.over * other.under,
  under: one.under * other.over,
});
const range = (values: readonly number[]) => ({
  minValue: Math.min(...values),
  maxValue: Math.max(...values),
});

/** The same from a rendered product. */
export function summarize(product: Product) {
  return {
    price: product.priceData?.price,
    discountedPrice: product.priceData?.discountedPrice,
    priceRange: product.priceRange,
    weightRange: product.weightRange,
    costRange: product.costRange,
    profit: product.costAndProfitData?.profit,
    profitMargin: product.costAndProfitData?.profitMargin,
    stock: product.stock,
    variants: product.variants?.map(({ id, variant, stock }) => ({
      id,
      price: variant?.priceData?.price,
      discountedPrice: variant?.priceData?.discountedPrice,
      sku: variant?.sku,
      weight: variant?.weight,
      inStock: stock?.inStock,
    })),
    choices: product.productOptions?.map(({ choices }) =>
      choices?.map(({ description, visible, inStock }) => ({
        name: description,
        visible,
        inStock,
      })),
    ),
  };
}
