import type { CatalogFileFormat } from '@shopwright/contract/catalog/catalog-imports';
import type { Format } from './formats.ts';

const wireFormats: Readonly<Record<Format, CatalogFileFormat>> = {
  csv: 'SHOPWRIGHT_CSV',
  wix: 'WIX_CSV',
  shopify: 'SHOPIFY_CSV',
  jsonl: 'JSON_LINES',
};

export const formatToWire = (format: Format): CatalogFileFormat => wireFormats[format];

export function formatFromWire(wire: CatalogFileFormat): Format {
  switch (wire) {
    case 'WIX_CSV':
      return 'wix';
    case 'SHOPIFY_CSV':
      return 'shopify';
    case 'JSON_LINES':
      return 'jsonl';
    default:
      return 'csv';
  }
}
