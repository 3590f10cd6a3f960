import type { Schema, Static } from '@shopwright/contract';
import { shapeRequest } from '../../http/index.ts';
import type { Trouble } from './rules/cells.ts';
import type { Format } from './rules/formats.ts';
import { CollectionLine, ProductLine } from './rules/line.ts';

/** What a file says, piece by piece, in its order. */
export type Entry = ProductEntry | CollectionEntry | RefusedEntry;

export interface ProductEntry {
  readonly kind: 'product';
  /** Where it begins in the file. */
  readonly line: number;
  /** Where each of its variants stands, when they have rows of their own. */
  readonly variantLines: readonly number[];
  readonly product: ProductLine;
  /** What could not be taken over, though the product could. */
  readonly notes: readonly Trouble[];
  /** Another platform's table: it says nothing of what it has no column for. */
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
  readonly troubles: readonly Trouble[];
}

export interface OpenedFile {
  readonly format: Format;
  /** Columns that mean nothing to us. */
  readonly unknownColumns: readonly string[];
  readonly entries: AsyncIterable<Entry>;
}

export interface UnknownFile {
  readonly unknown: string;
}

export interface Found {
  readonly line: number;
  readonly variantLines?: readonly number[];
  readonly notes?: readonly Trouble[];
  readonly foreign?: 'wix' | 'shopify' | undefined;
  /** What is wrong with it already. */
  readonly troubles?: readonly Trouble[];
}

/** What was read, held against the bounds of a line: nothing that is not of its kind goes further. */
export function checkProduct(value: unknown, found: Found): Entry {
  const { line, variantLines = [], notes = [], foreign, troubles = [] } = found;
  const checked = check<typeof ProductLine>(ProductLine, value, found);
  if (troubles.length + checked.troubles.length > 0)
    return {
      kind: 'refused',
      line,
      name: nameIn(value),
      troubles: [...troubles, ...checked.troubles],
    };
  return { kind: 'product', line, variantLines, notes, foreign, product: checked.value };
}

export function checkCollection(value: unknown, found: Found): Entry {
  const { line, troubles = [] } = found;
  const checked = check<typeof CollectionLine>(CollectionLine, value, found);
  if (troubles.length + checked.troubles.length > 0)
    return {
      kind: 'refused',
      line,
      name: nameIn(value),
      troubles: [...troubles, ...checked.troubles],
    };
  return { kind: 'collection', line, collection: checked.value };
}

function check<S extends Schema>(
  schema: S,
  value: unknown,
  { line, variantLines }: Found,
): { value: Static<S>; troubles: Trouble[] } {
  const shaped = shapeRequest(schema, value, { keep: nothing });
  const troubles = shaped.violations.map(({ field, description }) => ({
    line: lineOf(field, line, variantLines),
    field,
    reason: description,
  }));
  // In the shape of the schema, or full of troubles.
  return { value: shaped.value as Static<S>, troubles };
}

const nothing: ReadonlySet<string> = new Set();

/** A variant with a row of its own is told of by that row. */
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
