import {
  anything,
  boolean,
  enumeration,
  integer,
  list,
  message,
  of,
  string,
  struct,
  type Static,
} from '../field.ts';
import { AddressLocation } from './address.ts';

/** Deeper pages cost as much as all before them: narrow the query down, or page by cursor. */
export const MAX_OFFSET = 10_000;

const Offset = integer({
  nullable: true,
  maximum: MAX_OFFSET,
});

export const CursorPaging = message('CursorPaging', {
  limit: integer({ nullable: true, maximum: 100 }),
  cursor: string({ nullable: true, maxLength: 16000 }),
});
export type CursorPaging = Static<typeof CursorPaging>;

export const PlatformPaging = message('PlatformPaging', {
  limit: integer({ nullable: true, maximum: 100 }),
  offset: Offset,
});
export type PlatformPaging = Static<typeof PlatformPaging>;

export const SortOrder = enumeration('SortOrder', ['ASC', 'DESC']);
export type SortOrder = Static<typeof SortOrder>;

export const Sorting = message('Sorting', {
  fieldName: string({ maxLength: 512 }),
  order: SortOrder,
  origin: AddressLocation,
  selectItemsBy: list(struct(), { nullable: true, maxItems: 10, internal: true }),
});
export type Sorting = Static<typeof Sorting>;

export const PlatformQuery = message(
  'PlatformQuery',
  {
    paging: PlatformPaging,
    cursorPaging: CursorPaging,
    filter: struct({ nullable: true }),
    sort: list(Sorting),
  },
  { oneof: [['paging', 'cursorPaging']] },
);
export type PlatformQuery = Static<typeof PlatformQuery>;

export const Cursors = message('Cursors', {
  next: string({ nullable: true, maxLength: 16000 }),
  prev: string({ nullable: true, maxLength: 16000 }),
});
export type Cursors = Static<typeof Cursors>;

export const PlatformPagingMetadata = message('PlatformPagingMetadata', {
  count: integer({ nullable: true }),
  offset: integer({ nullable: true }),
  total: integer({ nullable: true }),
  cursors: Cursors,
});
export type PlatformPagingMetadata = Static<typeof PlatformPagingMetadata>;

export const Paging = message('Paging', {
  limit: integer({ nullable: true, maximum: 100 }),
  offset: Offset,
});
export type Paging = Static<typeof Paging>;

export const PagingMetadata = message('PagingMetadata', {
  items: integer(),
  offset: integer(),
});
export type PagingMetadata = Static<typeof PagingMetadata>;

export const MemberPagingMetadata = message('MemberPagingMetadata', {
  count: integer({ nullable: true }),
  offset: integer({ nullable: true }),
  total: integer({ nullable: true }),
  tooManyToCount: boolean({ nullable: true }),
  hasNext: boolean({ nullable: true, internal: true }),
});
export type MemberPagingMetadata = Static<typeof MemberPagingMetadata>;

export const CursorSearch = message('CursorSearch', {
  cursorPaging: CursorPaging,
  filter: struct({ nullable: true }),
  sort: list(Sorting, { maxItems: 4 }),
});
export type CursorSearch = Static<typeof CursorSearch>;

export const CursorQuery = message('CursorQuery', {
  cursorPaging: CursorPaging,
  filter: struct({ nullable: true }),
  sort: list(Sorting, { maxItems: 5 }),
});
export type CursorQuery = Static<typeof CursorQuery>;

export const CursorPagingMetadata = message('CursorPagingMetadata', {
  count: integer({ nullable: true }),
  cursors: Cursors,
  hasNext: boolean({ nullable: true }),
  total: integer({ nullable: true, internal: true }),
});
export type CursorPagingMetadata = Static<typeof CursorPagingMetadata>;

export const MemberPaging = message('MemberPaging', {
  limit: integer({ nullable: true }),
  offset: Offset,
});
export type MemberPaging = Static<typeof MemberPaging>;

export const Query = message('Query', {
  filter: anything(),
  paging: MemberPaging,
  sorting: list(Sorting),
  /** What the official client really sends. */
  sort: list(Sorting, { internal: true }),
  cursorPaging: of(CursorPaging, { internal: true }),
});
export type Query = Static<typeof Query>;

export const Search = message('Search', {
  expression: string({ nullable: true, maxLength: 100, minLength: 1 }),
  fields: list(string(), { maxItems: 4 }),
});
export type Search = Static<typeof Search>;
