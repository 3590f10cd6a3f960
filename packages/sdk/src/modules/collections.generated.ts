// Generated from the contract by `npm run generate -w @shopwright/sdk`; do not edit.
import { fn, type Fn } from '../fn.ts';
import { queryFn, type QueryFn } from '../query-fn.ts';
import { queryUtils, type QueryUtils } from '../query-utils.ts';
import { words, type Words } from '../words.ts';
import * as shapes from './shapes.generated.ts';

export interface MediaItemUrlAndSize {
  url?: string;
  width?: number;
  height?: number;
  format?: string | null;
  altText?: string | null;
}

export interface MediaItemVideo {
  files?: MediaItemUrlAndSize[];
  stillFrameMediaId?: string;
}

export type MediaItemType = 'unspecified_media_item_type' | 'image' | 'video' | 'audio' | 'document' | 'zip';
export const MediaItemType: Words<MediaItemType> = /* @__PURE__ */ words('unspecified_media_item_type image video audio document zip');

export interface MediaItem {
  image?: MediaItemUrlAndSize;
  video?: MediaItemVideo;
  thumbnail?: MediaItemUrlAndSize;
  mediaType?: MediaItemType;
  title?: string;
  _id?: string;
}

export interface Media {
  mainMedia?: MediaItem;
  items?: MediaItem[];
}

export interface Tag {
  type?: string;
  props?: Record<string, unknown> | null;
  meta?: Record<string, unknown> | null;
  children?: string;
  custom?: boolean;
  disabled?: boolean;
}

export interface Keyword {
  term?: string;
  isMain?: boolean;
  origin?: string | null;
}

export interface Settings {
  preventAutoRedirect?: boolean;
  keywords?: Keyword[];
}

export interface SeoSchema {
  tags?: Tag[];
  settings?: Settings;
}

export interface Collection {
  _id?: string | null;
  name?: string | null;
  media?: Media;
  numberOfProducts?: number;
  description?: string | null;
  slug?: string | null;
  visible?: boolean | null;
  seoSchema?: SeoSchema;
  lastUpdated?: Date | null;
}

export interface CollectionsGetCollectionBySlugAnswer {
  collection?: Collection;
}

export interface PlatformPaging {
  limit?: number | null;
  /** How many to skip. Beyond the maximum, page by cursor or narrow the query down. */
  offset?: number | null;
}

export interface CursorPaging {
  limit?: number | null;
  cursor?: string | null;
}

export type SortOrder = 'ASC' | 'DESC';
export const SortOrder: Words<SortOrder> = /* @__PURE__ */ words('ASC DESC');

export interface AddressLocation {
  latitude?: number | null;
  longitude?: number | null;
}

export interface Sorting {
  fieldName?: string;
  order?: SortOrder;
  origin?: AddressLocation;
  selectItemsBy?: (Record<string, unknown>)[] | null;
}

export interface PlatformQuery {
  paging?: PlatformPaging;
  cursorPaging?: CursorPaging;
  filter?: Record<string, unknown> | null;
  sort?: Sorting[];
}

export interface Cursors {
  next?: string | null;
  prev?: string | null;
}

export interface PlatformPagingMetadata {
  count?: number | null;
  offset?: number | null;
  total?: number | null;
  cursors?: Cursors;
}

export interface CollectionsQueryCollectionsAnswer {
  collections?: Collection[];
  metadata?: PlatformPagingMetadata;
}

/**
 * One collection by its id.
 *
 * `GET /v2/collections/{id}`
 */
export const getCollection: Fn<(_id: string) => Promise<Collection>> = /* @__PURE__ */ fn('GET', '/v2/collections/{id}', 'id', { answer: { collection: shapes.Collection }, unwrap: 'collection' });
/**
 * One collection by the end of its address.
 *
 * `GET /v2/collections/slug/{slug}`
 */
export const getCollectionBySlug: Fn<(slug: string) => Promise<CollectionsGetCollectionBySlugAnswer>> = /* @__PURE__ */ fn('GET', '/v2/collections/slug/{slug}', 'slug', { answer: { collection: shapes.Collection } });
export type QueryCollectionsFilterField = '_id' | 'name' | 'slug' | 'visible' | 'numberOfProducts' | 'description' | 'lastUpdated';
export type QueryCollectionsSortField = 'name' | 'slug' | 'numberOfProducts' | 'lastUpdated';

/**
 * Finds collections; built step by step as `queryProducts` is.
 *
 * `GET /v2/collections/query`
 */
export const queryCollections: QueryFn<Collection, PlatformQuery, CollectionsQueryCollectionsAnswer, [], QueryCollectionsFilterField, QueryCollectionsSortField> = /* @__PURE__ */ queryFn('GET', '/v2/collections/query', { items: 'collections', answer: { collections: shapes.Collection } });

export const utils: QueryUtils<QueryCollectionsFilterField, QueryCollectionsSortField> = /* @__PURE__ */ queryUtils<QueryCollectionsFilterField, QueryCollectionsSortField>();
