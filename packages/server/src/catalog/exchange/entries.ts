import type { Schema, Static } from '@shopwright/contract';
import { shapeRequest } from '../../http/index.ts';
import { compact } from '../../kernel/compact.ts';
import { codeOfRule, type RowProblem } from './rules/cells.ts';
import { valueAt } from './rules/value-at.ts';
import type { Format } from './rules/formats.ts';
import { CollectionLine, ProductLine } from './rules/line.ts';

/** The parts of a file, in the file's order. */
export type Entry = ProductEntry | CollectionEntry | RefusedEntry;

export interface ProductEntry {
  readonly kind: 'product';
  /** The line of the file that it starts on. */
  readonly line: number;
  /** The line of each variant that has its own row. */
  readonly variantLines: readonly number[];
  readonly product: ProductLine;
  /** Parts of the product that could not be imported. */
  readonly notes: readonly RowProblem[];
  /** Set for the table of another platform, which has no columns for some of the fields. */
  readonly foreign: 'wix' | 'shopify' | undefined;
}

export interface CollectionEntry {
  readonly kind: 'collection';
  readonly line: number;
  readonly collection: CollectionLine;
}

export interface RefusedEntry {
  readonly kind: 'refused';
  readonly line: number;
  readonly name: string;
  readonly problems: readonly RowProblem[];
}

export interface OpenedFile {
  readonly format: Format;
  /** Columns that no field is read from. */
  readonly unknownColumns: readonly string[];
  readonly entries: AsyncIterable<Entry>;
}

export interface UnknownFile {
  readonly unknown: string;
}

export interface Found {
  readonly line: number;
  readonly variantLines?: readonly number[];
  readonly notes?: readonly RowProblem[];
  readonly foreign?: 'wix' | 'shopify' | undefined;
  /** Problems found before the check. */
  readonly problems?: readonly RowProblem[];
}

/** Validates a product against the schema of import lines. */
export function checkProduct(value: unknown, found: Found): Entry {
  const { line, variantLines = [], notes = [], foreign, problems = [] } = found;
  const checked = check<typeof ProductLine>(ProductLine, value, found);
  if (problems.length + checked.problems.length > 0)
    return {
      kind: 'refused',
      line,
      name: nameIn(value),
      problems: [...problems, ...checked.problems],
    };
  return { kind: 'product', line, variantLines, notes, foreign, product: checked.value };
}

export function checkCollection(value: unknown, found: Found): Entry {
  const { line, problems = [] } = found;
  const checked = check<typeof CollectionLine>(CollectionLine, value, found);
  if (problems.length + checked.problems.length > 0)
    return {
      kind: 'refused',
      line,
      name: nameIn(value),
      problems: [...problems, ...checked.problems],
    };
  return { kind: 'collection', line, collection: checked.value };
}

function check<S extends Schema>(
  schema: S,
  value: unknown,
  { line, variantLines }: Found,
): { value: Static<S>; problems: RowProblem[] } {
  const shaped = shapeRequest(schema, value, { writable: nothing });
  const problems = shaped.violations.map(({ field, description, violatedRule }) => ({
    line: lineOf(field, line, variantLines),
    field,
    reason: description,
    ...codeOfRule(violatedRule),
    ...compact({ value: valueAt(value, field) }),
  }));
  // Valid when there are no problems; nothing reads the value otherwise.
  return { value: shaped.value as Static<S>, problems };
}

const nothing: ReadonlySet<string> = new Set();

/** Problems of a variant are reported on the variant's own row. */
export function lineOf(field: string, line: number, variantLines: readonly number[] = []): number {
  const index = /^variants\[(\d+)\]/.exec(field)?.[1];
  return (index === undefined ? undefined : variantLines[Number(index)]) ?? line;
}

export function nameIn(value: unknown): string {
  if (typeof value !== 'object' || value === null) return '';
  const { slug, name, id } = value as Record<string, unknown>;
  return (
    [slug, name, id].find((text): text is string => typeof text === 'string' && text !== '') ?? ''
  );
}
