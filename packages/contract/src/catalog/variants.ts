import {
  boolean,
  integer,
  list,
  map,
  message,
  number,
  of,
  string,
  struct,
  timestamp,
  type Static,
} from '../field.ts';
import { CostAndProfitData, PriceData } from './price.ts';
import { Dimensions } from '../shared/item.ts';
import { ProductImage } from '../shared/media.ts';

export const VariantDataWithNoStock = message('VariantDataWithNoStock', {
  priceData: PriceData,
  convertedPriceData: of(PriceData, { readOnly: true }),
  costAndProfitData: of(CostAndProfitData, { merchantOnly: true }),
  weight: number(),
  sku: string(),
  visible: boolean(),
  productDimensions: Dimensions,
  packageDimensions: Dimensions,
});
export type VariantDataWithNoStock = Static<typeof VariantDataWithNoStock>;

export const VariantStock = message('VariantStock', {
  trackQuantity: boolean(),
  quantity: integer({ nullable: true, maximum: 99999 }),
  inStock: boolean(),
  locationId: string({ nullable: true, format: 'GUID', internal: true }),
});
export type VariantStock = Static<typeof VariantStock>;

export const Variant = message('Variant', {
  id: string({ format: 'GUID' }),
  choices: map(string()),
  variant: VariantDataWithNoStock,
  stock: of(VariantStock, { readOnly: true }),
});
export type Variant = Static<typeof Variant>;

export const VariantOverride = message('VariantOverride', {
  choices: map(string()),
  variantIds: list(string()),
  price: number({ nullable: true, maximum: 999999999.99 }),
  cost: number({ nullable: true, maximum: 999999999.99 }),
  weight: number({ nullable: true, maximum: 999999999.99 }),
  sku: string({ nullable: true, maxLength: 40 }),
  visible: boolean({ nullable: true }),
  productDimensions: Dimensions,
  packageDimensions: Dimensions,
});
export type VariantOverride = Static<typeof VariantOverride>;

export const VideoResolution = message('VideoResolution', {
  url: string(),
  height: integer(),
  width: integer(),
  format: string(),
  poster: of(ProductImage, { deprecated: true, internal: true }),
  urlExpirationDate: timestamp({ nullable: true, deprecated: true, internal: true }),
  sizeInBytes: string({
    nullable: true,
    format: 'DECIMAL_VALUE',
    deprecated: true,
    internal: true,
  }),
  quality: string({ nullable: true, internal: true }),
  filename: string({ nullable: true, internal: true }),
  durationInSeconds: integer({ nullable: true, readOnly: true, deprecated: true, internal: true }),
  durationInMilliseconds: integer({ nullable: true, readOnly: true, internal: true }),
  private: boolean({ nullable: true, readOnly: true, internal: true }),
  assetKey: string({ nullable: true, readOnly: true, internal: true }),
});
export type VideoResolution = Static<typeof VideoResolution>;

export const VideoV2 = message('VideoV2', {
  id: string(),
  resolutions: list(VideoResolution, { maxItems: 100, readOnly: true }),
  filename: string({ nullable: true, readOnly: true }),
  url: string({ internal: true }),
  posters: list(ProductImage, { readOnly: true, internal: true }),
  sizeInBytes: string({ nullable: true, format: 'DECIMAL_VALUE', readOnly: true, internal: true }),
  urlExpirationDate: timestamp({ nullable: true, readOnly: true, internal: true }),
  durationInMilliseconds: integer({ nullable: true, readOnly: true, internal: true }),
  title: string({ nullable: true, maxLength: 300, internal: true }),
  description: string({ nullable: true, maxLength: 2000, internal: true }),
  height: integer({ nullable: true, readOnly: true, internal: true }),
  width: integer({ nullable: true, readOnly: true, internal: true }),
});
export type VideoV2 = Static<typeof VideoV2>;

export const PlatformMedia = message(
  'PlatformMedia',
  {
    image: of(ProductImage, { sdk: 'Image' }),
    video: of(VideoV2, { sdk: 'VideoV2' }),
  },
  { oneof: [['image', 'video']] },
);
export type PlatformMedia = Static<typeof PlatformMedia>;

export const PreorderInfo = message('PreorderInfo', {
  enabled: boolean(),
  message: string({ nullable: true, maxLength: 250, minLength: 1 }),
  limit: integer({ nullable: true, maximum: 100_000 }),
});
export type PreorderInfo = Static<typeof PreorderInfo>;

export const StoreVariant = message('StoreVariant', {
  id: string(),
  variantId: string({ format: 'GUID' }),
  productId: string(),
  variantName: string({ maxLength: 80, minLength: 1 }),
  productName: string({ maxLength: 80, minLength: 1 }),
  managedVariant: boolean(),
  sku: string({ maxLength: 40 }),
  stock: VariantStock,
  choices: map(string()),
  collectionIds: list(string({ format: 'GUID' })),
  media: of(PlatformMedia, { readOnly: true }),
  preorderInfo: PreorderInfo,
  customFields: struct({ internal: true }),
});
export type StoreVariant = Static<typeof StoreVariant>;
