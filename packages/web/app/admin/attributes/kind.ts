/** What several products share, and staff change once for all of them. */
export type AttributeKind = 'brands' | 'ribbons' | 'infoSections';

export interface ListedAttribute {
  readonly id: string;
  readonly revision: string;
  /** The name; of an info section the internal one. */
  readonly name: string;
  /** The heading that shoppers see; info sections only. */
  readonly title: string;
  /** Sanitized HTML; info sections only. */
  readonly text: string;
  readonly products: number;
}

export const attributePaths = {
  brands: '/admin/brands',
  ribbons: '/admin/ribbons',
  infoSections: '/admin/info-sections',
} as const satisfies Record<AttributeKind, string>;

export const maxNameLengths = {
  brands: 50,
  ribbons: 30,
  infoSections: 100,
} as const satisfies Record<AttributeKind, number>;

export const MAX_TITLE_LENGTH = 50;
export const MAX_TEXT_LENGTH = 16_000;

/** The list of products that have it; undefined where products cannot be filtered by it. */
export function productsPath(kind: AttributeKind, name: string): string | undefined {
  if (kind === 'infoSections') return undefined;
  const filter = { [kind === 'brands' ? 'brand' : 'ribbon']: { $eq: name } };
  return `/admin/products?filter=${encodeURIComponent(JSON.stringify(filter))}`;
}
