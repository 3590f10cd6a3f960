// Generated from the contract by `npm run generate -w @shopwright/sdk`; do not edit.
import { fn, type Fn } from '../fn.ts';
import { queryFn, type QueryFn } from '../query-fn.ts';
import { queryUtils, type QueryUtils } from '../query-utils.ts';
import { event, type EventOf } from '../event.ts';
import { enumValues, type EnumValues } from '../enum-values.ts';
import * as shapes from './shapes.generated.ts';

/** A titled text on product pages, such as care instructions, that several products can share. */
export interface InfoSection {
  /** ID of the info section. */
  _id?: string | null;
  /** Number that every change increments. An update sends the revision that it is based on. */
  revision?: string | null;
  /** When the info section was created, in UTC. */
  _createdDate?: Date | null;
  /** When the info section last changed, in UTC. */
  _updatedDate?: Date | null;
  /** Name by which staff find the section; shoppers do not see it. A section of one product has none. */
  uniqueName?: string;
  /** Heading that shoppers see. */
  title?: string;
  /** The text as HTML. Scripts and unsafe markup are removed. */
  plainDescription?: string | null;
  /** How many products have it. Returned only if `fields` asks for it. */
  assignedProductsCount?: number | null;
}

/** Machine-readable error with a stable code. */
export interface ApplicationError {
  /** Stable error code to branch on, for example "ITEM_NOT_FOUND". */
  code?: string;
  /** Explanation of the error for developers, in English. The text may change; the code does not. */
  description?: string;
  /** Values that belong to the error, for example the ID that was not found. The keys depend on `code`. */
  data?: Record<string, unknown> | null;
}

/** Outcome for one entity of a bulk operation. */
export interface EntityItemMetadata {
  /** ID of the entity. Absent when it could not be created. */
  _id?: string | null;
  /** Zero-based position of the entity in the request. */
  originalIndex?: number;
  /** Whether the operation succeeded for this entity. */
  success?: boolean;
  /** Reason for the failure. Present only when `success` is false. */
  error?: ApplicationError;
}

/** Outcome for one info section of a bulk call. */
export interface BulkInfoSectionResult {
  /** Whether it succeeded, and its error if not. */
  itemMetadata?: EntityItemMetadata;
  /** The info section, if the call was asked to return it. */
  item?: InfoSection;
}

/** Summary of a bulk operation. */
export interface BulkActionMetadata {
  /** Number of items that were processed successfully. */
  totalSuccesses?: number;
  /** Number of items that failed. */
  totalFailures?: number;
  /** Number of failed items that `results` does not list. 0 unless a background job had too many failures to list. */
  undetailedFailures?: number;
}

export interface InfoSectionsV3BulkCreateInfoSectionsAnswer {
  /** One outcome for each item, in the order of the request. */
  results?: BulkInfoSectionResult[];
  /** How many items succeeded and failed. */
  bulkActionMetadata?: BulkActionMetadata;
}

/** Outcome for one info section of a bulk deletion. */
export interface DeletedInfoSectionResult {
  /** Whether it was deleted, and its error if not. */
  itemMetadata?: EntityItemMetadata;
}

export interface InfoSectionsV3BulkDeleteInfoSectionsAnswer {
  /** One outcome for each item, in the order of the request. */
  results?: DeletedInfoSectionResult[];
  /** How many items succeeded and failed. */
  bulkActionMetadata?: BulkActionMetadata;
}

/** What identifies an info section, and the texts of a new one. */
export interface InfoSectionForGetOrCreate {
  /** ID to look for. */
  _id?: string | null;
  /** Unique name to look for; a new section gets it. */
  uniqueName?: string | null;
  /** Heading of a new section. */
  title?: string | null;
  /** Text of a new section, as HTML. */
  plainDescription?: string | null;
}

/**
 * A field that is returned only on request.
 *
 * - `ASSIGNED_PRODUCTS_COUNT`: The number of products that have it.
 */
export type InfoSectionRequestedField = 'ASSIGNED_PRODUCTS_COUNT';
export const InfoSectionRequestedField: EnumValues<InfoSectionRequestedField> = /* @__PURE__ */ enumValues('ASSIGNED_PRODUCTS_COUNT');

export interface InfoSectionsV3BulkGetOrCreateInfoSectionsAnswer {
  /** One outcome for each item, in the order of the request. */
  results?: BulkInfoSectionResult[];
  /** How many items succeeded and failed. */
  bulkActionMetadata?: BulkActionMetadata;
}

/** A change of one info section in a bulk update. */
export interface MaskedInfoSection {
  /** The new values, with the ID and the revision that the change is based on. */
  infoSection?: InfoSection;
  /** Names of the fields to change, separated by commas; all fields that are sent if left out. */
  fieldMask?: string;
}

export interface InfoSectionsV3BulkUpdateInfoSectionsAnswer {
  /** One outcome for each item, in the order of the request. */
  results?: BulkInfoSectionResult[];
  /** How many items succeeded and failed. */
  bulkActionMetadata?: BulkActionMetadata;
}

export interface InfoSectionsV3CountInfoSectionsAnswer {
  /** How many info sections the filter finds. */
  count?: number;
}

export interface InfoSectionsV3GetOrCreateInfoSectionAnswer {
  /** The info section that was found or created. */
  infoSection?: InfoSection;
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

/** Which entities to return, and in which order. */
export interface CursorQuery {
  /** Size of the page, and where it begins. */
  cursorPaging?: CursorPaging;
  /** Filter in the query language over the fields of the entity. */
  filter?: Record<string, unknown> | null;
  /** Sort order by fields of the entity. */
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
export interface CursorPagingMetadata {
  /** Number of results on this page. */
  count?: number | null;
  /** Cursors of the neighboring pages. */
  cursors?: Cursors;
  /** Whether there is another page. Pass `cursors.next` to retrieve it. */
  hasNext?: boolean | null;
  /** Number of results that match the filter on all pages. */
  total?: number | null;
}

export interface InfoSectionsV3QueryInfoSectionsAnswer {
  /** The info sections of the page. */
  infoSections?: InfoSection[];
  /** Size of the page, and the cursors of the next and the previous one. */
  pagingMetadata?: CursorPagingMetadata;
}

/**
 * Creates up to 100 info sections; each succeeds or fails by itself.
 *
 * `POST /v3/bulk/info-sections/create` (for owners, collaborators and apps)
 */
export const bulkCreateInfoSections: Fn<(infoSections: InfoSection[], options?: { returnEntity?: boolean }) => Promise<InfoSectionsV3BulkCreateInfoSectionsAnswer>> = /* @__PURE__ */ fn('POST', '/stores/v3/bulk/info-sections/create', 'infoSections,*', { answer: { results: shapes.BulkInfoSectionResult } });
/**
 * Deletes up to 100 info sections; each succeeds or fails by itself.
 *
 * `POST /v3/bulk/info-sections/delete` (for owners, collaborators and apps)
 */
export const bulkDeleteInfoSections: Fn<(infoSectionIds: string[]) => Promise<InfoSectionsV3BulkDeleteInfoSectionsAnswer>> = /* @__PURE__ */ fn('POST', '/stores/v3/bulk/info-sections/delete', 'infoSectionIds');
/**
 * Retrieves up to 100 info sections by name, and creates the missing ones.
 *
 * `POST /v3/bulk/info-sections/get-or-create` (for owners, collaborators and apps)
 */
export const bulkGetOrCreateInfoSections: Fn<(options?: { infoSections?: InfoSectionForGetOrCreate[]; fields?: InfoSectionRequestedField[] }) => Promise<InfoSectionsV3BulkGetOrCreateInfoSectionsAnswer>> = /* @__PURE__ */ fn('POST', '/stores/v3/bulk/info-sections/get-or-create', '*', { answer: { results: shapes.BulkInfoSectionResult } });
/**
 * Changes up to 100 info sections; each succeeds or fails by itself.
 *
 * `POST /v3/bulk/info-sections/update` (for owners, collaborators and apps)
 */
export const bulkUpdateInfoSections: Fn<(infoSections: MaskedInfoSection[], options?: { returnEntity?: boolean; fields?: InfoSectionRequestedField[] }) => Promise<InfoSectionsV3BulkUpdateInfoSectionsAnswer>> = /* @__PURE__ */ fn('POST', '/stores/v3/bulk/info-sections/update', 'infoSections,*', { answer: { results: shapes.BulkInfoSectionResult } });
/**
 * Counts the info sections that a filter finds.
 *
 * `POST /v3/info-sections/count` (for owners, collaborators and apps)
 */
export const countInfoSections: Fn<(options?: { filter?: Record<string, unknown> | null }) => Promise<InfoSectionsV3CountInfoSectionsAnswer>> = /* @__PURE__ */ fn('POST', '/stores/v3/info-sections/count', '*', { safe: true });
/**
 * Creates an info section.
 *
 * `POST /v3/info-sections` (for owners, collaborators and apps)
 */
export const createInfoSection: Fn<(infoSection: InfoSection) => Promise<InfoSection>> = /* @__PURE__ */ fn('POST', '/stores/v3/info-sections', 'infoSection', { answer: { infoSection: shapes.InfoSection }, unwrap: 'infoSection' });
/**
 * Deletes an info section and removes it from all its products.
 *
 * `DELETE /v3/info-sections/{infoSectionId}` (for owners, collaborators and apps)
 */
export const deleteInfoSection: Fn<(infoSectionId: string) => Promise<void>> = /* @__PURE__ */ fn('DELETE', '/stores/v3/info-sections/{infoSectionId}', 'infoSectionId', { unwrap: '' });
/**
 * Retrieves an info section by its ID.
 *
 * `GET /v3/info-sections/{infoSectionId}` (for owners, collaborators and apps)
 */
export const getInfoSection: Fn<(infoSectionId: string, options?: { fields?: InfoSectionRequestedField[] }) => Promise<InfoSection>> = /* @__PURE__ */ fn('GET', '/stores/v3/info-sections/{infoSectionId}', 'infoSectionId,*', { answer: { infoSection: shapes.InfoSection }, unwrap: 'infoSection' });
/**
 * Retrieves an info section by its unique name, and creates it if there is none.
 *
 * `POST /v3/info-sections/get-or-create` (for owners, collaborators and apps)
 */
export const getOrCreateInfoSection: Fn<(options?: { infoSection?: InfoSectionForGetOrCreate; fields?: InfoSectionRequestedField[] }) => Promise<InfoSectionsV3GetOrCreateInfoSectionAnswer>> = /* @__PURE__ */ fn('POST', '/stores/v3/info-sections/get-or-create', '*', { answer: { infoSection: shapes.InfoSection }, safe: true });
export type QueryInfoSectionsFilterField = '_id' | 'title' | 'uniqueName' | '_createdDate' | '_updatedDate';
export type QueryInfoSectionsSortField = 'title' | 'uniqueName' | '_createdDate' | '_updatedDate';

/**
 * Lists info sections by a filter, in pages by cursor.
 *
 * `GET /v3/info-sections/query` (for owners, collaborators and apps)
 */
export const queryInfoSections: QueryFn<InfoSection, CursorQuery, InfoSectionsV3QueryInfoSectionsAnswer, [options?: { fields?: InfoSectionRequestedField[] }], QueryInfoSectionsFilterField, QueryInfoSectionsSortField> = /* @__PURE__ */ queryFn('GET', '/stores/v3/info-sections/query', { items: 'infoSections', answer: { infoSections: shapes.InfoSection }, cursor: true, options: true });
/**
 * Changes an info section once for all its products. The products of a large catalog follow within minutes, in a job.
 *
 * `PATCH /v3/info-sections/{infoSection.id}` (for owners, collaborators and apps)
 */
export const updateInfoSection: Fn<(_id: string | null, infoSection: InfoSection, options?: { fields?: InfoSectionRequestedField[] }) => Promise<InfoSection>> = /* @__PURE__ */ fn('PATCH', '/stores/v3/info-sections/{infoSection.id}', 'infoSection.id,+infoSection,*', { answer: { infoSection: shapes.InfoSection }, unwrap: 'infoSection' });
/**
 * Errors of createInfoSection, as the code of an ApiError:
 * - `NAME_ALREADY_EXISTS` (409): There is already a {entity} named "{name}". Choose another name. Use the existing entry, or choose another name.
 */
export type CreateInfoSectionError = 'NAME_ALREADY_EXISTS';
/**
 * Errors of updateInfoSection, as the code of an ApiError:
 * - `REVISION_CONFLICT` (409): The {entity} was changed in the meantime: it has revision {current}, you sent {sent}. Read it again and repeat your change. Another caller saved first. Read the current version, show what differs, apply the change to it and send its revision.
 * - `NAME_ALREADY_EXISTS` (409): There is already a {entity} named "{name}". Choose another name. Use the existing entry, or choose another name.
 */
export type UpdateInfoSectionError = 'REVISION_CONFLICT' | 'NAME_ALREADY_EXISTS';

export const utils: QueryUtils<QueryInfoSectionsFilterField, QueryInfoSectionsSortField> = /* @__PURE__ */ queryUtils<QueryInfoSectionsFilterField, QueryInfoSectionsSortField>();

export const onInfoSectionCreated: EventOf<{ entity: InfoSection }, 'wix.stores.catalog.v3.info_section_created'> = /* @__PURE__ */ event('wix.stores.catalog.v3.info_section_created', true, shapes.InfoSection, 'infoSection');
export const onInfoSectionUpdated: EventOf<{ entity: InfoSection }, 'wix.stores.catalog.v3.info_section_updated'> = /* @__PURE__ */ event('wix.stores.catalog.v3.info_section_updated', true, shapes.InfoSection, 'infoSection');
export const onInfoSectionDeleted: EventOf<{ entity: InfoSection }, 'wix.stores.catalog.v3.info_section_deleted'> = /* @__PURE__ */ event('wix.stores.catalog.v3.info_section_deleted', true, shapes.InfoSection, 'infoSection');
