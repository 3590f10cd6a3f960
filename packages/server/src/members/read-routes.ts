import {
  getCurrentMember,
  getMember,
  listMembers,
  queryMembers,
} from '@shopwright/contract/members/members';
import type { Set as FieldSet } from '@shopwright/contract/members/members';
import type { Search } from '@shopwright/contract/shared/paging';
import { isMerchant, route, type Actor, type Route } from '../http/index.ts';
import { findMember, toMember } from '../identity/index.ts';
import { isRefusal, notFound, refuseFields, violation, type Refusal } from '../kernel/outcome.ts';
import { pageOf, parseQuery, toSql, type Query, type WireQuery } from '../query/index.ts';
import { memberNotFound } from './change.ts';
import type { MembersDeps } from './deps.ts';
import { requestedFieldSet, showMember } from './rules/field-sets.ts';
import { foldAddresses } from './rules/fold-addresses.ts';
import {
  countMembers,
  findMembers,
  memberQuery,
  searchFields,
  tallyMembers,
  type PlainSearch,
  type Whose,
} from './store/search.ts';

/** For the calls about the caller's own account, made by a visitor or with a key alone. */
export const noCurrentMember: Refusal = notFound(
  'There is no current member: no member is signed in with this token. With a key, name the member: /v1/members/{id}.',
);

/** Above this, the total is a lower bound. */
const MAX_COUNTED = 10_000;

export function readSearch(
  search: Search | undefined,
  { merchant }: { readonly merchant: boolean },
): PlainSearch | Refusal | undefined {
  const { expression, fields = [] } = search ?? {};
  if (expression === undefined || expression === null || expression.trim() === '') return undefined;
  const unknown = fields.find(
    (name) =>
      !Object.hasOwn(searchFields, name) ||
      (searchFields[name]?.merchantOnly === true && !merchant),
  );
  if (unknown !== undefined)
    return refuseFields(
      violation(
        'search.fields',
        'FIELD_NOT_ALLOWED',
        `cannot hold ${unknown.slice(0, 100)}; there are ${Object.keys(searchFields)
          .filter((name) => merchant || searchFields[name]?.merchantOnly !== true)
          .join(', ')}`,
      ),
    );
  const named = Object.entries(searchFields).filter(
    ([name, field]) =>
      (fields.length === 0 || fields.includes(name)) && (merchant || field.merchantOnly !== true),
  );
  return { text: expression.trim(), fields: named.map(([, field]) => field) };
}

export function memberReadRoutes({ db }: MembersDeps): Route[] {
  const answer = async (
    actor: Actor,
    wire: WireQuery,
    search: PlainSearch | undefined,
    set: FieldSet,
  ) => {
    const whose: Whose = { siteId: actor.siteId, merchant: isMerchant(actor) };
    const query = parseQuery({ ...wire, filter: foldAddresses(wire.filter) }, memberQuery, whose);
    if (isRefusal(query)) return query;
    const statement = toSql(query);
    const [found, counted] = await Promise.all([
      findMembers(db, whose, statement, search),
      search ? undefined : findTally(query, whose),
    ]);
    const page = pageOf(query, found);
    if (isRefusal(page)) return page;
    const offset = query.page.by === 'offset' ? query.page.offset : 0;
    const seen = offset + page.rows.length;
    const full = query.page.limit > 0 && page.rows.length === query.page.limit;
    // A page that is not full is the last one and shows the exact total.
    const least =
      counted ??
      (query.page.by === 'offset' &&
      !full &&
      (page.rows.length > 0 || offset === 0) &&
      query.page.limit > 0
        ? seen
        : await countMembers(db, whose, statement, search, MAX_COUNTED));
    const more =
      query.page.by === 'cursor'
        ? page.cursors.next !== undefined
        : full && (least > seen || least >= MAX_COUNTED);
    // Clients that page by offset continue while the total exceeds their page.
    const total =
      counted === undefined && least >= MAX_COUNTED && more ? Math.max(least, seen + 1) : least;
    return {
      members: page.rows.map((row) => showMember(toMember(row), whose.merchant ? set : 'PUBLIC')),
      metadata: { count: page.rows.length, offset, total, tooManyToCount: false, hasNext: more },
      ...(query.page.by === 'cursor'
        ? {
            cursorPagingMetadata: { count: page.rows.length, cursors: page.cursors, hasNext: more },
          }
        : {}),
    };
  };

  /** The counts of common queries are maintained by writes. */
  const findTally = async ({ filter }: Query, whose: Whose): Promise<number | undefined> => {
    if (filter.kind === 'everything') return tallyMembers(db, whose, {});
    if (filter.kind !== 'compare' || filter.comparison !== 'eq') return undefined;
    if (filter.name === 'status') return tallyMembers(db, whose, { status: filter.value });
    return filter.name === 'privacyStatus'
      ? tallyMembers(db, whose, { privacyStatus: filter.value })
      : undefined;
  };

  return [
    route(getCurrentMember, async ({ actor, request }) => {
      if (actor.role !== 'member') return noCurrentMember;
      const row = await findMember(db, actor.siteId, actor.id);
      return row
        ? { member: showMember(toMember(row), requestedFieldSet(request)) }
        : memberNotFound;
    }),

    route(getMember, async ({ actor, request }) => {
      const row = await findMember(db, actor.siteId, request.id);
      if (!row) return memberNotFound;
      const own = actor.role === 'member' && actor.id === row.memberId;
      if (own || isMerchant(actor))
        return { member: showMember(toMember(row), requestedFieldSet(request)) };
      // A private member is answered as missing.
      return row.privacyStatus === 'PUBLIC' && row.status === 'APPROVED'
        ? { member: showMember(toMember(row), 'PUBLIC') }
        : memberNotFound;
    }),

    route(listMembers, async ({ actor, request }) =>
      answer(
        actor,
        { sort: request.sorting, paging: request.paging, cursorPaging: request.cursorPaging },
        undefined,
        requestedFieldSet(request),
      ),
    ),

    route(queryMembers, async ({ actor, request }) => {
      const search = readSearch(request.search, { merchant: isMerchant(actor) });
      return isRefusal(search)
        ? search
        : answer(actor, request.query ?? {}, search, requestedFieldSet(request));
    }),
  ];
}
