import type { Dimensions } from '@shopwright/contract/shared/item';
import { toText, toUnits } from '../../../kernel/decimal.ts';
import { MONEY_SCALE } from '../../../kernel/money.ts';
import { type Refusal, refuseFields } from '../../../kernel/outcome.ts';
import { checkNumber, type Taking } from '../../products/rules/bounds.ts';
import { managesVariants, WEIGHT_SCALE } from '../../products/rules/effective.ts';
import { findChoice } from '../../products/rules/options.ts';
import type { Patching } from '../../products/rules/patch-product.ts';
import type {
  PreorderState,
  ProductState,
  StockState,
  VariantState,
} from '../../products/rules/product-state.ts';
import { mergeDimensions } from '../../products/rules/variants.ts';
import type { ProductLine, StockLine, VariantLine } from './line.ts';

interface Filling {
  readonly patching: Patching;
  /** Hides variants that the line does not list. */
  readonly hideUnlisted: boolean;
}

/**
 * Sets stock and preorders from the line, and the values of the only variant of a product without
 * managed variants.
 */
export function fillVariants(
  state: ProductState,
  line: ProductLine,
  { patching, hideUnlisted }: Filling,
): ProductState | Refusal {
  const taking: Taking = { violations: [] };
  const lines = line.variants ?? [];
  const said = managesVariants(state)
    ? byChoices(state, lines)
    : new Map(lines[0] ? [['', lines[0]] as const] : []);
  const keyOf = (variant: VariantState) =>
    managesVariants(state) ? choiceKey(state, variant.choices) : '';
  const stocks = state.variants.map(
    (variant) => said.get(keyOf(variant))?.stock ?? line.stock ?? undefined,
  );
  const counted = stocks.some((stock) => stock?.tracked ?? stock?.quantity !== undefined);
  const preorder = {
    enabled: line.preorder?.enabled ?? false,
    message: line.preorder?.message ?? null,
    limit: line.preorder?.limit ?? null,
  };
  const variants = state.variants.map((variant, index) => {
    const own = said.get(keyOf(variant));
    const stated =
      managesVariants(state) || !own ? variant : ownValues(taking, variant, own, patching);
    const shown = own || hideUnlisted ? stated : { ...stated, visible: true };
    return { ...shown, stock: toStock(stocks[index], counted, preorder, patching.now) };
  });
  return taking.violations.length > 0 ? refuseFields(...taking.violations) : { ...state, variants };
}

function byChoices(state: ProductState, lines: readonly VariantLine[]): Map<string, VariantLine> {
  return new Map(
    lines.map((line) => [
      state.options
        .map((option) => findChoice(option, line.choices?.[option.name] ?? '')?.id ?? '')
        .join(),
      line,
    ]),
  );
}

export const choiceKey = (
  { options }: Pick<ProductState, 'options'>,
  choices: Readonly<Record<string, string>>,
): string => options.map(({ customizationId }) => choices[customizationId] ?? '').join();

function ownValues(
  taking: Taking,
  variant: VariantState,
  line: VariantLine,
  { currency }: Patching,
): VariantState {
  const take = (name: 'price' | 'cost' | 'weight', scale: number): string | null => {
    const value = line[name] ?? null;
    return value === null
      ? null
      : (checkNumber(taking, `variants[0].${name}`, value, { scale }) ?? null);
  };
  const amount = (name: 'price' | 'cost'): string | null => {
    const text = take(name, MONEY_SCALE);
    return text === null ? null : toText(currency.round(toUnits(text, MONEY_SCALE)), MONEY_SCALE);
  };
  return {
    ...variant,
    price: amount('price'),
    cost: amount('cost'),
    weight: take('weight', WEIGHT_SCALE),
    barcode: line.barcode ?? null,
    visible: line.visible ?? true,
    ...sized('productDimensions', line.productDimensions),
    ...sized('packageDimensions', line.packageDimensions),
  };
}

function sized<Name extends string>(
  name: Name,
  size: Dimensions | null | undefined,
): { [K in Name]?: Dimensions } {
  const merged = mergeDimensions(undefined, size ?? undefined);
  return (merged ? { [name]: merged } : {}) as { [K in Name]?: Dimensions };
}

/** If one variant states a quantity, stock is tracked for all of them. */
function toStock(
  stock: StockLine | undefined,
  counted: boolean,
  preorder: Omit<PreorderState, 'count'>,
  now: string,
): StockState {
  return {
    tracked: stock?.tracked ?? counted,
    quantity: stock?.quantity ?? 0,
    inStock: stock?.inStock ?? true,
    reserved: 0,
    preorder: { ...preorder, count: stock?.preordered ?? 0 },
    updatedAt: now,
  };
}
