import type { Price } from '../shop/price.server.ts';
import type { PictureImage } from '../ui/picture.tsx';
import type { FoundOffer } from './find-offers.server.ts';

export interface Suggestions {
  readonly products: readonly {
    readonly slug: string;
    readonly name: string;
    readonly price?: Price;
    readonly picture?: PictureImage;
  }[];
  readonly offers: readonly Pick<FoundOffer, 'kind' | 'name' | 'path' | 'picture'>[];
  readonly total: number;
}
