import type { Price } from '../shop/price.ts';
import type { PictureImage } from '../ui/picture.tsx';

export interface Suggestions {
  readonly products: readonly { readonly slug: string; readonly name: string; readonly price?: Price; readonly picture?: PictureImage }[];
  readonly collections: readonly { readonly slug: string; readonly name: string }[];
  readonly total: number;
}
