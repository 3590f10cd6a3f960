import type { CatalogImportColumnMatch } from '@shopwright/contract/catalog/catalog-imports';
import { columnNamed, columnsOf, type TableFormat } from './formats.ts';

export interface MappedColumn {
  readonly field: string | undefined;
  readonly match: CatalogImportColumnMatch;
}

/** Names that other systems give to the columns of our own table, without spaces and accents. */
const synonyms: Readonly<Record<string, readonly string[]>> = {
  name: [
    'title',
    'productname',
    'producttitle',
    'itemname',
    'article',
    'artikel',
    'artikelname',
    'artikelbezeichnung',
    'bezeichnung',
    'produktname',
    'produkt',
    'titel',
  ],
  slug: ['handle', 'urlkey', 'urlhandle', 'permalink'],
  description: [
    'bodyhtml',
    'longdescription',
    'productdescription',
    'beschreibung',
    'artikelbeschreibung',
    'produktbeschreibung',
    'langbeschreibung',
  ],
  price: [
    'regularprice',
    'variantprice',
    'unitprice',
    'saleprice',
    'preis',
    'verkaufspreis',
    'bruttopreis',
    'vk',
  ],
  cost: ['costprice', 'costperitem', 'purchaseprice', 'einkaufspreis', 'ek', 'kosten'],
  sku: ['variantsku', 'articlenumber', 'itemnumber', 'artikelnummer', 'artikelnr', 'artnr'],
  barcode: ['variantbarcode', 'ean', 'gtin', 'upc', 'isbn', 'strichcode'],
  brand: ['vendor', 'manufacturer', 'marke', 'hersteller', 'lieferant'],
  ribbon: ['badge', 'label', 'banner'],
  weight: ['weightkg', 'shippingweight', 'gewicht', 'gewichtkg', 'versandgewicht'],
  quantity: [
    'stock',
    'stockquantity',
    'qty',
    'inventory',
    'inventoryqty',
    'onhand',
    'bestand',
    'lagerbestand',
    'lager',
    'menge',
    'anzahl',
  ],
  visible: ['published', 'active', 'status', 'sichtbar', 'aktiv', 'veroeffentlicht'],
  collections: ['collection', 'category', 'categories', 'kategorie', 'kategorien', 'sammlung'],
  media: [
    'image',
    'images',
    'imageurl',
    'imagesrc',
    'imageurls',
    'picture',
    'pictures',
    'bild',
    'bilder',
    'bildurl',
    'foto',
  ],
  tags: ['keywords', 'schlagworte', 'stichworte', 'schlagwoerter'],
};

const bySynonym = new Map(
  Object.entries(synonyms).flatMap(([field, names]) => names.map((name) => [name, field] as const)),
);

const GERMAN: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss' };

/** Letters and digits alone: "Product Name", "product_name" and "ProductName" are one name. */
export const plainName = (title: string): string =>
  title
    .toLowerCase()
    .replace(/[äöüß]/g, (letter) => GERMAN[letter] ?? letter)
    .normalize('NFKD')
    .replace(/\(.*?\)/g, '')
    .replace(/[^a-z0-9]/g, '');

/**
 * Proposes the column of the format that each title stands for: by its exact name, by a name that
 * other systems use, or by a name with a typing error. Each column is proposed once.
 */
export function proposeColumns(titles: readonly string[], format: TableFormat): MappedColumn[] {
  const exact = titles.map((title) => columnNamed(format, title));
  const taken = new Set<string>();
  const proposed: MappedColumn[] = exact.map((field) => {
    if (field === undefined || taken.has(field)) return { field: undefined, match: 'NONE' };
    taken.add(field);
    return { field, match: 'EXACT' };
  });
  const byName = new Map(columnsOf(format).map((column) => [plainName(column), column]));
  return proposed.map((column, index) => {
    const title = plainName(titles[index] ?? '');
    if (column.field !== undefined || title === '') return column;
    const field = byName.get(title) ?? synonymIn(format, title) ?? nearest(title, byName, taken);
    if (field === undefined || taken.has(field)) return column;
    taken.add(field);
    return { field, match: 'SIMILAR' };
  });
}

const synonymIn = (format: TableFormat, title: string): string | undefined =>
  format === 'csv' ? bySynonym.get(title) : undefined;

/** Shorter names differ by one letter without being meant. */
const MIN_LENGTH_WITH_TYPING_ERROR = 5;

function nearest(
  title: string,
  byName: ReadonlyMap<string, string>,
  taken: ReadonlySet<string>,
): string | undefined {
  if (title.length < MIN_LENGTH_WITH_TYPING_ERROR) return undefined;
  const near = [...byName].filter(
    ([name, column]) =>
      !taken.has(column) &&
      !/\d/.test(name) &&
      name.length >= MIN_LENGTH_WITH_TYPING_ERROR &&
      isOneEditAway(title, name),
  );
  return near.length === 1 ? near[0]?.[1] : undefined;
}

/** One letter added, missing, changed, or two neighbors swapped. */
export function isOneEditAway(one: string, other: string): boolean {
  if (one === other) return true;
  if (Math.abs(one.length - other.length) > 1) return false;
  let at = 0;
  while (at < one.length && one[at] === other[at]) at += 1;
  const [restOfOne, restOfOther] = [one.slice(at), other.slice(at)];
  return (
    restOfOne.slice(1) === restOfOther ||
    restOfOne === restOfOther.slice(1) ||
    restOfOne.slice(1) === restOfOther.slice(1) ||
    (restOfOne.length > 1 &&
      restOfOne[0] === restOfOther[1] &&
      restOfOne[1] === restOfOther[0] &&
      restOfOne.slice(2) === restOfOther.slice(2))
  );
}
