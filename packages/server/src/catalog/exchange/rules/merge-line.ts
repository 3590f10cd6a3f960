import type { FieldViolation } from '@shopwright/contract';
import { violation } from '../../../kernel/outcome.ts';
import type { OptionLine, ProductLine, StockLine, VariantLine } from './line.ts';

export interface Merged {
  readonly line: ProductLine;
  /** Only new choices make variants that are not listed, and those are shown, as they are when a merchant adds a choice. */
  readonly showUnlisted: boolean;
}

export interface MergeOptions {
  /** Another platform's table: what it has no column for stays. */
  readonly foreign: boolean;
  /** What the addresses of our own files begin with. */
  readonly siteUrl: string;
}

/** A line laid over what the product says already: by keys, variants by their choices. What is not said stays. */
export function mergeLine(
  before: ProductLine,
  said: ProductLine,
  how: MergeOptions,
): Merged | FieldViolation {
  const line = { ...before, ...said, ...(how.foreign ? mergeForeign(before, said, how) : {}) };
  const options = line.options ?? [];
  if (said.variants)
    return {
      line: { ...line, variants: mergeVariants(before.variants ?? [], said.variants, options) },
      showUnlisted: false,
    };
  const dearer = repriced(before.variants ?? [], (line.price ?? 0) - (before.price ?? 0));
  if (dearer.some(({ price }) => (price ?? 0) < 0))
    return violation(
      'price',
      'VALIDATION',
      'would make a variant cost less than nothing: say the prices of the variants too',
    );
  // Said for the whole product, it is meant for every variant.
  const variants = said.stock ? dearer.map(({ stock: _, ...variant }) => variant) : dearer;
  if (!said.options || !(line.manageVariants ?? false))
    return { line: { ...line, variants }, showUnlisted: false };
  if (!sameNames(before.options ?? [], options))
    return violation(
      'variants',
      'REQUIRED_FIELD',
      'must be said too: the product has other options now',
    );
  return {
    line: { ...line, variants: variants.filter((variant) => fits(variant, options)) },
    showUnlisted: true,
  };
}

/** Tables name a picture by its address alone, and have no column for much else. */
function mergeForeign(
  before: ProductLine,
  said: ProductLine,
  { siteUrl }: MergeOptions,
): Pick<ProductLine, 'media' | 'extendedFields' | 'options'> {
  const known = new Map(
    (before.media ?? []).flatMap((item) =>
      item.image?.url === undefined
        ? []
        : [
            [
              item.image.url.startsWith('/') ? `${siteUrl}${item.image.url}` : item.image.url,
              item,
            ] as const,
          ],
    ),
  );
  const pairs = (said.media ?? []).map((item) => ({
    said: item,
    kept: known.get(item.image?.url ?? '') ?? item,
  }));
  const ids = new Map(pairs.map((pair) => [pair.said.id, pair.kept.id ?? '']));
  // Videos and documents have no column.
  const others = (before.media ?? []).filter(({ image }) => image === undefined);
  return {
    ...(said.media ? { media: [...pairs.map(({ kept }) => kept), ...others] } : {}),
    ...(said.options
      ? { options: said.options.map((option) => mergeOption(before.options ?? [], option, ids)) }
      : {}),
    ...(said.extendedFields
      ? { extendedFields: { ...before.extendedFields, ...said.extendedFields } }
      : {}),
  };
}

function mergeOption(
  before: readonly OptionLine[],
  option: OptionLine,
  ids: ReadonlyMap<string | undefined, string>,
): OptionLine {
  const known = before.find(({ name }) => name === option.name);
  const choices = (option.choices ?? []).map((choice) => {
    const old = known?.choices?.find(({ description }) => description === choice.description);
    return {
      ...old,
      ...choice,
      ...(choice.mediaIds ? { mediaIds: choice.mediaIds.map((id) => ids.get(id) ?? id) } : {}),
    };
  });
  return { ...known, ...option, choices };
}

/** A variant's own price is a difference from its product's, as everywhere. */
const repriced = (variants: readonly VariantLine[], by: number): VariantLine[] =>
  variants.map((variant) =>
    by === 0 || typeof variant.price !== 'number'
      ? variant
      : { ...variant, price: Math.round((variant.price + by) * 1000) / 1000 },
  );

/** Variants are known by their choices; under other options nobody can say which is which. */
const sameNames = (before: readonly OptionLine[], after: readonly OptionLine[]): boolean =>
  before.length === 0 ||
  (before.length === after.length &&
    before.every(({ name }) => after.some((option) => option.name === name)));

function mergeVariants(
  before: readonly VariantLine[],
  said: readonly VariantLine[],
  options: readonly OptionLine[],
): VariantLine[] {
  const known = new Map(before.map((variant) => [keyOf(variant.choices), variant]));
  const merged = said.map((variant) => {
    const choices = inNames(variant.choices ?? {}, options);
    const old = known.get(keyOf(choices));
    known.delete(keyOf(choices));
    return old
      ? { ...old, ...variant, choices, stock: mergeStock(old.stock, variant.stock) }
      : { ...variant, choices };
  });
  // Those that are not listed cannot be bought; what they say is kept for the day they are listed again.
  return [
    ...merged,
    ...[...known.values()]
      .filter((variant) => options.length > 0 && fits(variant, options))
      .map((variant) => ({ ...variant, visible: false })),
  ];
}

function mergeStock(
  before: StockLine | null | undefined,
  said: StockLine | null | undefined,
): StockLine | null {
  if (!said) return said === null ? null : (before ?? null);
  const counts = said.quantity !== undefined && said.tracked === undefined ? { tracked: true } : {};
  return { ...before, ...counts, ...said };
}

/** A choice may be told by its value too: `#ff0000` for Red. */
function inNames(
  choices: Readonly<Record<string, string>>,
  options: readonly OptionLine[],
): Record<string, string> {
  return Object.fromEntries(
    Object.entries(choices).map(([name, told]) => {
      const known = options.find((option) => option.name === name)?.choices ?? [];
      const choice =
        known.find(({ description }) => description === told) ??
        known.find(({ value }) => value === told);
      return [name, choice?.description ?? told];
    }),
  );
}

function fits({ choices = {} }: VariantLine, options: readonly OptionLine[]): boolean {
  const names = Object.keys(choices);
  return (
    names.length === options.length &&
    options.every(({ name = '', choices: known = [] }) =>
      known.some(({ description }) => description === choices[name]),
    )
  );
}

const keyOf = (choices: Readonly<Record<string, string>> = {}): string =>
  JSON.stringify(Object.entries(choices).sort(([one], [other]) => (one < other ? -1 : 1)));
