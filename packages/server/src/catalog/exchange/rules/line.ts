import { MAX_DOWNLOAD_DAYS, MAX_DOWNLOADS } from '@shopwright/contract/catalog/download-bounds';
import { PricePerUnitData, ProductDiscountType } from '@shopwright/contract/catalog/price';
import { SeoSchema } from '@shopwright/contract/catalog/products';
import {
  boolean,
  enumeration,
  integer,
  list,
  map,
  message,
  number,
  of,
  required,
  type Static,
  string,
  struct,
  timestamp,
} from '@shopwright/contract/field';
import { Dimensions } from '@shopwright/contract/shared/item';
import { SecuredMedia } from '@shopwright/contract/shared/media';

/**
 * A product as a file states it, independent of the format. Every format is read into this form and
 * written from it, and it is the object on a line of our JSON lines. A missing key keeps the
 * current value; null removes it.
 */

const maybe = { nullable: true } as const;
const size = of(Dimensions, maybe);

const Picture = message('ExchangePicture', {
  url: string({ maxLength: 2048 }),
  width: integer({ minimum: 0 }),
  height: integer({ minimum: 0 }),
  format: string(maybe),
  altText: string({ nullable: true, maxLength: 1000 }),
});

const MediaLine = message('ExchangeMedia', {
  id: string({ maxLength: 200, minLength: 1 }),
  mediaType: enumeration('ExchangeMediaType', ['image', 'video', 'audio', 'document', 'zip']),
  title: string({ maxLength: 1000 }),
  image: Picture,
  video: message('ExchangeVideo', { files: list(Picture), stillFrameMediaId: string() }),
  thumbnail: Picture,
  focalPoint: message('ExchangeFocalPoint', {
    x: required(number({ minimum: 0, maximum: 1 })),
    y: required(number({ minimum: 0, maximum: 1 })),
  }),
});
export type MediaLine = Static<typeof MediaLine>;

/**
 * Stock with a quantity is tracked unless `tracked` is false. A negative quantity was sold before
 * it was in stock.
 */
const StockLine = message('ExchangeStock', {
  tracked: boolean(),
  quantity: integer({ minimum: -99_999, maximum: 99_999 }),
  inStock: boolean(),
  preordered: integer({ minimum: 0 }),
});
export type StockLine = Static<typeof StockLine>;

const VariantLine = message('ExchangeVariant', {
  id: string({ format: 'GUID' }),
  /**
   * Choice names by option name; empty for the only variant of a product without managed variants.
   */
  choices: map(string({ maxLength: 50 })),
  price: number(maybe),
  cost: number(maybe),
  weight: number(maybe),
  sku: string({ nullable: true, maxLength: 40 }),
  barcode: string({ nullable: true, maxLength: 100 }),
  visible: boolean(),
  productDimensions: size,
  packageDimensions: size,
  stock: of(StockLine, maybe),
});
export type VariantLine = Static<typeof VariantLine>;

const OptionLine = message('ExchangeOption', {
  id: string({ format: 'GUID' }),
  name: string({ maxLength: 50, minLength: 1 }),
  optionType: enumeration('ExchangeOptionType', ['drop_down', 'color']),
  choices: list(
    message('ExchangeChoice', {
      id: string({ format: 'GUID' }),
      description: string({ maxLength: 50, minLength: 1 }),
      value: string({ maxLength: 50, minLength: 1 }),
      mediaIds: list(string({ maxLength: 200 })),
    }),
    { maxItems: 100 },
  ),
});
export type OptionLine = Static<typeof OptionLine>;

const MembershipLine = message('ExchangeMembership', {
  slug: string({ maxLength: 100 }),
  /** For formats that name collections without a slug. */
  name: string({ maxLength: 50 }),
  /** The position of the product in the collection. */
  position: integer(),
});
export type MembershipLine = Static<typeof MembershipLine>;

export const ProductLine = message('ExchangeProduct', {
  id: string({ format: 'GUID' }),
  numericId: string({ maxLength: 18 }),
  inventoryItemId: string({ format: 'GUID' }),
  slug: string({ maxLength: 100 }),
  name: string({ maxLength: 80, minLength: 1 }),
  visible: boolean(),
  productType: enumeration('ExchangeProductType', ['physical', 'digital']),
  description: string({ nullable: true, maxLength: 8000 }),
  sku: string({ nullable: true, maxLength: 40 }),
  brand: string({ nullable: true, maxLength: 50 }),
  ribbon: string({ nullable: true, maxLength: 30 }),
  price: number(),
  discount: message('ExchangeDiscount', { type: ProductDiscountType, value: number() }),
  cost: number(maybe),
  weight: number(maybe),
  productDimensions: size,
  packageDimensions: size,
  pricePerUnitData: of(PricePerUnitData, maybe),
  infoSections: list(
    message('ExchangeInfoSection', {
      title: string({ maxLength: 50 }),
      description: string({ maxLength: 16_000 }),
    }),
    { maxItems: 50 },
  ),
  customTextFields: list(
    message('ExchangeCustomTextField', {
      title: string({ maxLength: 100, minLength: 1 }),
      maxLength: integer({ minimum: 1, maximum: 500 }),
      mandatory: boolean(),
    }),
    { maxItems: 20 },
  ),
  seoData: of(SeoSchema, maybe),
  taxGroupId: string(maybe),
  digitalFile: of(SecuredMedia, maybe),
  downloadLimits: of(
    message('ExchangeDownloadLimits', {
      maxDownloads: integer({ nullable: true, minimum: 1, maximum: MAX_DOWNLOADS }),
      days: integer({ nullable: true, minimum: 1, maximum: MAX_DOWNLOAD_DAYS }),
    }),
    maybe,
  ),
  giftCard: boolean(maybe),
  subscriptionOptions: list(struct(), maybe),
  tags: list(string({ maxLength: 200 }), { nullable: true, maxItems: 250 }),
  extendedFields: struct(maybe),
  media: list(MediaLine, { maxItems: 250 }),
  options: list(OptionLine, { maxItems: 6 }),
  manageVariants: boolean(),
  variants: list(VariantLine, { maxItems: 1000 }),
  /** The stock of every variant that states none. */
  stock: of(StockLine, maybe),
  preorder: message('ExchangePreorder', {
    enabled: boolean(),
    message: string({ nullable: true, maxLength: 1000 }),
    limit: integer({ nullable: true, minimum: 0 }),
  }),
  collections: list(MembershipLine, { maxItems: 1000 }),
  createdAt: timestamp(),
  updatedAt: timestamp(),
});
export type ProductLine = Static<typeof ProductLine>;

export const CollectionLine = message('ExchangeCollection', {
  id: string({ format: 'GUID' }),
  slug: string({ maxLength: 100 }),
  name: string({ maxLength: 50, minLength: 1 }),
  description: string({ nullable: true, maxLength: 600 }),
  visible: boolean(),
  media: list(MediaLine, { maxItems: 250 }),
  seoSchema: of(SeoSchema, maybe),
  createdAt: timestamp(),
  updatedAt: timestamp(),
});
export type CollectionLine = Static<typeof CollectionLine>;

/** The host of files that Wix exports name only by id. */
const PROVIDER_FILES = 'https://static.wixstatic.com/media/';

/**
 * A remote picture, named by its URL or by a Wix media id; undefined when the reference is neither.
 */
export function pictureAt(reference: string, altText?: string): MediaLine | undefined {
  const trimmed = reference.trim();
  const address = /^[\w~.-]+\.\w{2,5}$/.test(trimmed) ? `${PROVIDER_FILES}${trimmed}` : trimmed;
  const url = URL.parse(address);
  if (!url || (url.protocol !== 'http:' && url.protocol !== 'https:')) return undefined;
  const image = { url: address, width: 0, height: 0, ...(altText ? { altText } : {}) };
  return { id: idOf(url), mediaType: 'image', title: '', image, thumbnail: image };
}

/** Derived from the URL, so that a file can be imported twice. */
function idOf(url: URL): string {
  const last = url.pathname.split('/').at(-1) ?? '';
  if (url.href.startsWith(PROVIDER_FILES) && /^[\w~.-]+$/.test(last)) return last;
  return `${fingerprint(url.href)}~mv2.${extensionOf(last)}`;
}

/**
 * The media id under which a store stores a remote picture. Media ids are unique across all sites,
 * so it depends on the site.
 */
export const storedMediaId = (siteId: string, url: string): string =>
  `${fingerprint(`${siteId} ${url}`)}~mv2.${extensionOf(URL.parse(url)?.pathname ?? '')}`;

const extensionOf = (name: string): string =>
  /\.(avif|gif|jpe?g|png|webp|heic|tiff?)$/i.exec(name)?.[1]?.toLowerCase() ?? 'jpg';

/** A 128-bit hash as 32 hexadecimal digits; not cryptographic. */
function fingerprint(text: string): string {
  return [0x811c9dc5, 0x01000193, 0x9e3779b9, 0x85ebca6b]
    .map((seed) => {
      let hash = seed;
      for (let index = 0; index < text.length; index += 1)
        hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193 + (seed % 65_536) * 2);
      hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
      return ((hash ^ (hash >>> 13)) >>> 0).toString(16).padStart(8, '0');
    })
    .join('');
}

/** Whether the picture is on another host. URLs of stored files are relative. */
export const isRemote = ({ image }: MediaLine): boolean => /^https?:\/\//.test(image?.url ?? '');
