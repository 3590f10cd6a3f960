/** Why a reference names nothing that can be sold. */
export interface MissingItem {
  readonly code:
    | 'CATALOG_NOT_FOUND'
    | 'ITEM_NOT_FOUND'
    | 'VARIANT_NOT_FOUND'
    | 'INVALID_ITEM_OPTIONS';
  readonly description: string;
}

export const missing = (
  code: MissingItem['code'],
  description: string,
): { missing: MissingItem } => ({ missing: { code, description } });
