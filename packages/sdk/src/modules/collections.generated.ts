// Generated from the contract by `npm run generate -w @shopwright/sdk`; do not edit.
import { fn, type Fn } from '../fn.ts';
import { queryFn, type QueryFn } from '../query-fn.ts';
import { queryUtils, type QueryUtils } from '../query-utils.ts';
import { enumValues, type EnumValues } from '../enum-values.ts';
import * as shapes from './shapes.generated.ts';

/** URL and size of an image or of one file of a video. */
export interface MediaItemUrlAndSize {
  /** Absolute URL of the file. */
  url?: string;
  /** Width in pixels. */
  width?: number;
  /** Height in pixels. */
  height?: number;
  /** File format, for example "mp4". Set for videos only. */
  format?: string | null;
  /** Alternative text for screen readers. Absent when the store wrote none. */
  altText?: string | null;
}

/** Video of the product. */
export interface MediaItemVideo {
  /** Playable files of the video. */
  files?: MediaItemUrlAndSize[];
  /** Media ID of the poster image shown before the video plays. */
  stillFrameMediaId?: string;
}

/** Kind of media. Products of this platform have images and videos. */
export type MediaItemType = 'unspecified_media_item_type' | 'image' | 'video' | 'audio' | 'document' | 'zip';
export const MediaItemType: EnumValues<MediaItemType> = /* @__PURE__ */ enumValues('unspecified_media_item_type image video audio document zip');

/** Image or video of the product. */
export interface MediaItem {
  /** The image. Present when `mediaType` is `image`. */
  image?: MediaItemUrlAndSize;
  /** The video. Present when `mediaType` is `video`. */
  video?: MediaItemVideo;
  /** Image for galleries and lists: the image itself or the poster of the video. */
  thumbnail?: MediaItemUrlAndSize;
  /** Kind of media. Products of this platform have images and videos. */
  mediaType?: MediaItemType;
  /** Title of the media item. Empty when the store wrote none. */
  title?: string;
  /** Media ID of the item. */
  _id?: string;
}

/** Images and videos. */
export interface Media {
  /** First media item, shown in lists and at the top of the product page. Absent when there is none. */
  mainMedia?: MediaItem;
  /** All media items in the order in which they are shown. */
  items?: MediaItem[];
}

/** HTML tag in the head of the page, for example a title or a meta tag. */
export interface Tag {
  /** Name of the tag: "title", "meta", "script" or "link". */
  type?: string;
  /** Attributes of the tag, for example `{ "name": "description", "content": "..." }`. */
  props?: Record<string, unknown> | null;
  /** Additional data of the tag's editor. Stored as sent. */
  meta?: Record<string, unknown> | null;
  /** Text inside the tag, for example the title. */
  children?: string;
  /** Whether the store wrote the tag itself. */
  custom?: boolean;
  /** Whether the tag is left out of the page. */
  disabled?: boolean;
}

/** Search keyword of the page. Stored as sent. */
export interface Keyword {
  /** Word or phrase that people search for. */
  term?: string;
  /** Whether this is the main keyword of the page. */
  isMain?: boolean;
  /** Source of the keyword, for example "USER". */
  origin?: string | null;
}

/** Settings of the page for search engines. Stored as sent. */
export interface Settings {
  /** Whether no redirect is created when the slug changes. Stored as sent; the platform does not use it. */
  preventAutoRedirect?: boolean;
  /** Search keywords of the page. Stored as sent; the platform does not use them. */
  keywords?: Keyword[];
}

/** Tags and settings for search engines. */
export interface SeoSchema {
  /** Tags in the head of the page. They replace the generated ones of the same kind. */
  tags?: Tag[];
  /** Settings of the page for search engines. Stored as sent. */
  settings?: Settings;
}

/** Group of products, for example "Tableware". */
export interface Collection {
  /** ID of the collection. The collection of all products has the ID "00000000-000000-000000-000000000001". */
  _id?: string | null;
  /** Collection name as shoppers see it. */
  name?: string | null;
  /** Images of the collection. Set them with `products.setCollectionMedia`. */
  media?: Media;
  /** Number of products in the collection that the caller can see. */
  numberOfProducts?: number;
  /** Plain-text description of the collection. */
  description?: string | null;
  /** Last part of the collection's URL, for example "tableware". Derived from the name when omitted. */
  slug?: string | null;
  /** Whether shoppers see the collection. Defaults to true. */
  visible?: boolean | null;
  /** Tags for search engines on the collection page. */
  seoSchema?: SeoSchema;
  /** Date and time the collection was last changed (UTC). */
  lastUpdated?: Date | null;
}

export interface CollectionsGetCollectionBySlugAnswer {
  /** Group of products, for example "Tableware". */
  collection?: Collection;
}

/** Page size and number of results to skip. */
export interface PlatformPaging {
  /** Maximum number of results to return. Defaults to 50 unless the operation says otherwise. */
  limit?: number | null;
  /** Number of results to skip. Defaults to 0. Beyond the maximum, page by cursor or narrow the query. */
  offset?: number | null;
}

/** Page size and cursor of the page to return. */
export interface CursorPaging {
  /** Maximum number of results to return. Defaults to 50 unless the operation says otherwise. */
  limit?: number | null;
  /** Cursor from the `cursors` of the previous response. Omit it for the first page. */
  cursor?: string | null;
}

/**
 * Sort direction. Defaults to ascending.
 *
 * - `ASC`: Ascending, lowest or oldest first.
 * - `DESC`: Descending, highest or newest first.
 */
export type SortOrder = 'ASC' | 'DESC';
export const SortOrder: EnumValues<SortOrder> = /* @__PURE__ */ enumValues('ASC DESC');

/** Geographic coordinates of an address. Stored as sent; the platform does not look them up. */
export interface AddressLocation {
  /** Latitude in decimal degrees, from -90 (south) to 90 (north). */
  latitude?: number | null;
  /** Longitude in decimal degrees, from -180 (west) to 180 (east). */
  longitude?: number | null;
}

/** Field to sort by and direction. */
export interface Sorting {
  /** Name of a sortable field, for example "createdDate". Nested fields are separated by dots. */
  fieldName?: string;
  /** Sort direction. Defaults to ascending. */
  order?: SortOrder;
  /** Coordinates to sort by distance from. Accepted without effect. */
  origin?: AddressLocation;
  /** Accepted without effect. */
  selectItemsBy?: (Record<string, unknown>)[] | null;
}

/** Query with filter, sort order and paging. */
export interface PlatformQuery {
  /** Offset-based paging. Cannot be combined with `cursorPaging`. */
  paging?: PlatformPaging;
  /** Cursor-based paging. Cannot be combined with `paging`. */
  cursorPaging?: CursorPaging;
  /** Filter object, for example `{ "visible": true, "price": { "$gt": 20 } }`. Omit it to match everything. */
  filter?: Record<string, unknown> | null;
  /** Sort orders, applied in sequence. */
  sort?: Sorting[];
}

/** Cursors of the neighboring pages. */
export interface Cursors {
  /** Cursor of the next page. Absent on the last page. */
  next?: string | null;
  /** Cursor of the previous page. Absent on the first page. */
  prev?: string | null;
}

/** Position of the page in the whole result. */
export interface PlatformPagingMetadata {
  /** Number of results on this page. */
  count?: number | null;
  /** Number of results that were skipped. Absent when paging by cursor. */
  offset?: number | null;
  /** Number of results that match the filter on all pages. Absent when paging by cursor. */
  total?: number | null;
  /** Cursors of the neighboring pages. Present when paging by cursor. */
  cursors?: Cursors;
}

export interface CollectionsQueryCollectionsAnswer {
  /** Matching collections on this page. */
  collections?: Collection[];
  /** Position of the page in the whole result. */
  metadata?: PlatformPagingMetadata;
}

/**
 * Retrieves a collection by its ID.
 *
 * `GET /v2/collections/{id}`
 */
export const getCollection: Fn<(_id: string) => Promise<Collection>> = /* @__PURE__ */ fn('GET', '/v2/collections/{id}', 'id', { answer: { collection: shapes.Collection }, unwrap: 'collection' });
/**
 * Retrieves a collection by its slug, the last part of its URL.
 *
 * `GET /v2/collections/slug/{slug}`
 */
export const getCollectionBySlug: Fn<(slug: string) => Promise<CollectionsGetCollectionBySlugAnswer>> = /* @__PURE__ */ fn('GET', '/v2/collections/slug/{slug}', 'slug', { answer: { collection: shapes.Collection } });
export type QueryCollectionsFilterField = '_id' | 'name' | 'slug' | 'visible' | 'numberOfProducts' | 'description' | 'lastUpdated';
export type QueryCollectionsSortField = 'name' | 'slug' | 'numberOfProducts' | 'lastUpdated';

/**
 * Retrieves collections that match a filter, page by page. SDK clients can build the query step by step, as with `products.queryProducts`.
 *
 * `GET /v2/collections/query`
 */
export const queryCollections: QueryFn<Collection, PlatformQuery, CollectionsQueryCollectionsAnswer, [], QueryCollectionsFilterField, QueryCollectionsSortField> = /* @__PURE__ */ queryFn('GET', '/v2/collections/query', { items: 'collections', answer: { collections: shapes.Collection } });

export const utils: QueryUtils<QueryCollectionsFilterField, QueryCollectionsSortField> = /* @__PURE__ */ queryUtils<QueryCollectionsFilterField, QueryCollectionsSortField>();
