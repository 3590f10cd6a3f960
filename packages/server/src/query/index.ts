export type { Caller, FieldTable, QueryField } from './fields.ts';
export { matchesFilter } from './evaluate.ts';
export { normalize } from './normalize.ts';
export type { FilterNode } from './nodes.ts';
export { pageOf, type Cursors } from './page-of.ts';
export { parseQuery, type Query, type QueryRules, type WireQuery } from './query.ts';
export type { SortTerm } from './sort.ts';
export { toSql, type QuerySql } from './to-page.ts';
