import type { Row, Trouble } from './cells.ts';
import type { TableFormat } from './formats.ts';

/** The rows of one product, or the one row of a collection. */
export interface Group {
  readonly kind: 'product' | 'collection';
  readonly rows: readonly Row[];
  readonly troubles: readonly Trouble[];
}

/** More than the most variants and pictures of a product. */
const MOST_ROWS = 2000;

type Read = Row & { readonly trouble?: Trouble };

/** Rows that follow each other and are of one product. A row that is broken breaks its product: half of one is none. */
export async function* groupRows(
  rows: AsyncIterable<Read>,
  format: TableFormat,
): AsyncGenerator<Group> {
  let open: { kind: Group['kind']; rows: Row[]; troubles: Trouble[] } | undefined;
  for await (const row of rows) {
    const place = placeOf(row, format, open?.rows[0]);
    if (place.begins || !open) {
      if (open) yield open;
      open = { kind: place.kind, rows: [], troubles: [] };
    }
    if (open.rows.length < MOST_ROWS) open.rows.push(row);
    else if (open.rows.length === MOST_ROWS)
      open.troubles.push({
        line: row.line,
        field: '',
        reason: `is more than the ${MOST_ROWS} rows one product may have`,
      });
    if (row.trouble) open.troubles.push(row.trouble);
    if (place.wrong !== undefined) open.troubles.push({ line: row.line, ...place.wrong });
  }
  if (open) yield open;
}

interface Place {
  readonly begins: boolean;
  readonly kind: Group['kind'];
  readonly wrong?: Omit<Trouble, 'line'>;
}

function placeOf({ cells }: Row, format: TableFormat, first: Row | undefined): Place {
  switch (format) {
    case 'wix':
      return ofWix(cells, first);
    case 'shopify': {
      const handle = (cells['Handle'] ?? '').trim();
      return {
        kind: 'product',
        begins: handle !== (first?.cells['Handle'] ?? '').trim(),
        ...(handle === '' ? { wrong: { field: 'Handle', reason: 'is required' } } : {}),
      };
    }
    case 'csv':
      return ofOwn(cells, first);
  }
}

function ofWix(cells: Row['cells'], first: Row | undefined): Place {
  const [handle, type] = [
    (cells['handleId'] ?? '').trim(),
    (cells['fieldType'] ?? '').trim().toLowerCase(),
  ];
  const same =
    first !== undefined && handle !== '' && handle === (first.cells['handleId'] ?? '').trim();
  if (type === 'product') return { kind: 'product', begins: true };
  if (type !== 'variant')
    return {
      kind: 'product',
      begins: !same,
      wrong: { field: 'fieldType', reason: 'must be Product or Variant' },
    };
  return same
    ? { kind: 'product', begins: false }
    : {
        kind: 'product',
        begins: true,
        wrong: {
          field: 'handleId',
          reason: 'is of no product above it: variants stand below their product',
        },
      };
}

function ofOwn(cells: Row['cells'], first: Row | undefined): Place {
  const [type, slug] = [(cells['type'] ?? '').trim().toLowerCase(), (cells['slug'] ?? '').trim()];
  if (type === 'product' || type === '') return { kind: 'product', begins: true };
  if (type === 'collection') return { kind: 'collection', begins: true };
  if (type !== 'variant')
    return {
      kind: 'product',
      begins: true,
      wrong: { field: 'type', reason: 'must be product, variant or collection' },
    };
  const above = (first?.cells['slug'] ?? '').trim();
  const fits =
    first !== undefined &&
    (first.cells['type'] ?? '').trim().toLowerCase() !== 'collection' &&
    (slug === '' || slug === above);
  return fits
    ? { kind: 'product', begins: false }
    : {
        kind: 'product',
        begins: true,
        wrong: {
          field: 'slug',
          reason: 'is of no product above it: variants stand below their product',
        },
      };
}
