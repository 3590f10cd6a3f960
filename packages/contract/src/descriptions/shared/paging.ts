import type { Descriptions } from '../table.ts';

export const paging: Descriptions = {
  CursorPaging: {
    this: 'Page size and cursor of the page to return.',
    limit:
      'Maximum number of results to return. Defaults to 50 unless the operation says otherwise.',
    cursor: 'Cursor from the `cursors` of the previous response. Omit it for the first page.',
  },
  PlatformPaging: {
    this: 'Page size and number of results to skip.',
    limit:
      'Maximum number of results to return. Defaults to 50 unless the operation says otherwise.',
    offset:
      'Number of results to skip. Defaults to 0. Beyond the maximum, page by cursor or narrow the query.',
  },
  SortOrder: {
    this: 'Sort direction. Defaults to ascending.',
    ASC: 'Ascending, lowest or oldest first.',
    DESC: 'Descending, highest or newest first.',
  },
  Sorting: {
    this: 'Field to sort by and direction.',
    fieldName:
      'Name of a sortable field, for example "createdDate". Nested fields are separated by dots.',
    origin: 'Coordinates to sort by distance from. Accepted without effect.',
    selectItemsBy: 'Accepted without effect.',
  },
  PlatformQuery: {
    this: 'Query with filter, sort order and paging.',
    paging: 'Offset-based paging. Cannot be combined with `cursorPaging`.',
    cursorPaging: 'Cursor-based paging. Cannot be combined with `paging`.',
    filter:
      'Filter object, for example `{ "visible": true, "price": { "$gt": 20 } }`. Omit it to match everything.',
    sort: 'Sort orders, applied in sequence.',
  },
  Cursors: {
    this: 'Cursors of the neighboring pages.',
    next: 'Cursor of the next page. Absent on the last page.',
    prev: 'Cursor of the previous page. Absent on the first page.',
  },
  PlatformPagingMetadata: {
    this: 'Position of the page in the whole result.',
    count: 'Number of results on this page.',
    offset: 'Number of results that were skipped. Absent when paging by cursor.',
    total: 'Number of results that match the filter on all pages. Absent when paging by cursor.',
    cursors: 'Cursors of the neighboring pages. Present when paging by cursor.',
  },
  Paging: {
    this: 'Page size and number of results to skip.',
    limit:
      'Maximum number of results to return. Defaults to 50 unless the operation says otherwise.',
    offset:
      'Number of results to skip. Defaults to 0. Beyond the maximum, page by cursor or narrow the query.',
  },
  PagingMetadata: {
    this: 'Position of the page in the whole result.',
    items: 'Number of results on this page.',
    offset: 'Number of results that were skipped.',
  },
  MemberPagingMetadata: {
    this: 'Position of the page in the whole result.',
    count: 'Number of members on this page.',
    offset: 'Number of members that were skipped.',
    total: 'Number of members that match the filter on all pages.',
    tooManyToCount:
      'Whether the matching members were too many to count. Always false: the total is exact.',
    hasNext: 'Whether there is another page.',
  },
  CursorSearch: {
    this: 'Search with filter, sort order and cursor-based paging.',
    filter:
      'Filter object, for example `{ "paymentStatus": "PAID" }`. Omit it to match everything.',
    sort: 'Sort orders, applied in sequence.',
  },
  CursorQuery: {
    this: 'Which entities to return, and in which order.',
    cursorPaging: 'Size of the page, and where it begins.',
    filter: 'Filter in the query language over the fields of the entity.',
    sort: 'Sort order by fields of the entity.',
  },
  CursorPagingMetadata: {
    this: 'Position of the page in the whole result.',
    count: 'Number of results on this page.',
    hasNext: 'Whether there is another page. Pass `cursors.next` to retrieve it.',
    total: 'Number of results that match the filter on all pages.',
  },
  MemberPaging: {
    this: 'Page size and number of results to skip.',
    limit: 'Maximum number of members to return. Defaults to 50.',
    offset: 'Number of members to skip. Defaults to 0. Beyond the maximum, narrow the query.',
  },
  Query: {
    this: 'Query of members with filter, sort order and paging.',
    filter: 'Filter object, for example `{ "status": "APPROVED" }`. Omit it to match all members.',
    sorting: 'Sort orders, applied in sequence. SDK clients send them as `sort`.',
    sort: 'Sort orders, applied in sequence. Same as `sorting`.',
  },
  Search: {
    this: 'Text to search for and the fields to search in.',
    expression: 'Text to search for.',
    fields: 'Names of the fields to search in. Omit it to search all searchable fields.',
  },
};
