import type { Permission } from '@shopwright/contract';
import type {
  ChangePlanSelection,
  MemberPlanChange,
} from '@shopwright/contract/change-plans/change-plans';
import type { Search } from '@shopwright/contract/shared/paging';
import type {
  PlannedChange,
  PlannedEntity,
  Replacement,
  ReplaceOutcome,
} from '../change-plans/index.ts';
import type { Tx } from '../db/index.ts';
import { findConflicts } from '../kernel/field-conflicts.ts';
import { statusAfter, type MemberRow } from '../identity/index.ts';
import {
  isRefusal,
  refuse,
  refuseFields,
  violation,
  type AnyRefusal,
  type Refusal,
} from '../kernel/outcome.ts';
import { parseQuery, toSql, type Query } from '../query/index.ts';
import {
  approveMember,
  blockMember,
  checkAssignee,
  memberNotFound,
  remove,
  restoreStatus,
  whyNotBlock,
  whyNotRemove,
  type Acting,
} from './change.ts';
import type { MembersDeps } from './deps.ts';
import { readSearch } from './read-routes.ts';
import { foldAddresses } from './rules/fold-addresses.ts';
import { displayName } from './rules/display-name.ts';
import { lockMembers } from './store/members.ts';
import {
  countMembers,
  findMatchingIds,
  findMembersById,
  memberQuery,
  type PlainSearch,
} from './store/search.ts';

const MAX_COUNTED = 1_000_000;

const permissions = {
  APPROVE: 'MEMBERS.MEMBER_APPROVE',
  BLOCK: 'MEMBERS.MEMBER_BLOCK',
  DELETE: 'MEMBERS.MEMBER_DELETE',
} as const satisfies Record<MemberPlanChange['action'], Permission>;

const actions = { APPROVE: 'approve', BLOCK: 'block' } as const;

interface Target {
  readonly query: Query;
  readonly search: PlainSearch | undefined;
}

/** The members of a filter. An empty one would match everyone, so it is refused as a mistake. */
export function readTarget(
  filter: unknown,
  search: Search | undefined,
  path = '',
): Target | Refusal {
  const query = parseQuery(
    { filter: foldAddresses(filter) },
    { ...memberQuery, path },
    { merchant: true },
  );
  if (isRefusal(query)) return query;
  const plain = readSearch(search, { merchant: true });
  if (isRefusal(plain)) return plain;
  if (query.filter.kind === 'everything' && !plain)
    return refuseFields(
      violation(
        path === '' ? 'filter' : `${path}.filter`,
        'REQUIRED_FIELD',
        'must not be empty: this call would change every member',
      ),
    );
  return { query, search: plain };
}

/** Of a selection that was accepted, so its filter was good. */
function targetOf({ filter, search }: ChangePlanSelection): Target {
  const target = readTarget(filter, search);
  if (isRefusal(target)) throw new Error('The filter of a stored selection is refused now.');
  return target;
}

const sortedIds = (ids: readonly string[]): string[] =>
  [...new Set(ids.map((id) => id.toLowerCase()))].sort();

/** Members as plans approve, block and delete them. */
export function createPlannedMembers(deps: MembersDeps): PlannedEntity {
  return {
    permission: 'MEMBERS.MEMBER_READ',
    permissionsFor: (change) => [permissions[(change as MemberPlanChange).action]],
    isReversible: (change) => (change as MemberPlanChange).action !== 'DELETE',

    async check(siteId, selection, change) {
      const { contentAssigneeId } = change as MemberPlanChange;
      if (!selection.ids) {
        const target = readTarget(selection.filter, selection.search, 'selection');
        if (isRefusal(target)) return target;
      }
      return deps.db.tx((tx) => checkAssignee(tx, siteId, contentAssigneeId, []));
    },

    async count(db, siteId, selection) {
      if (selection.ids) return sortedIds(selection.ids).length;
      const { query, search } = targetOf(selection);
      return countMembers(db, { siteId, merchant: true }, toSql(query), search, MAX_COUNTED);
    },

    async findIds(tx, { siteId, selection, createdAt }, { after, limit }) {
      if (selection.ids)
        return sortedIds(selection.ids)
          .filter((id) => after === null || id > after)
          .slice(0, limit);
      const { query, search } = targetOf(selection);
      const { where } = toSql(query);
      return findMatchingIds(tx, { siteId, where, search, after, before: createdAt, limit });
    },

    async propose(tx, plan, memberIds) {
      const rows = await lockMembers(tx, plan.siteId, memberIds);
      const proposed = [];
      for (const entityId of memberIds) {
        const row = rows.get(entityId);
        const outcome = row ? await proposeFor(tx, deps, plan, row) : memberNotFound;
        // Names are personal data: `findNames` reads them when they are shown.
        proposed.push({ entityId, name: '', outcome });
      }
      return proposed;
    },

    async replace(tx, plan, direction, replacements) {
      const ids = replacements.map(({ entityId }) => entityId);
      const rows = await lockMembers(tx, plan.siteId, ids);
      const outcomes: ReplaceOutcome[] = [];
      for (const one of replacements) {
        const row = rows.get(one.entityId);
        outcomes.push(
          !row
            ? memberNotFound
            : direction === 'APPLY'
              ? await applyTo(tx, deps, plan, row, one)
              : await undoFor(tx, deps, row, one),
        );
      }
      return outcomes;
    },

    async findNames(db, siteId, memberIds) {
      const rows = await findMembersById(db, siteId, memberIds);
      return new Map(rows.map((row) => [row.memberId, displayName(row)]));
    },
  };
}

/** No caller blocks themselves. */
const actingOf = ({ createdBy }: PlannedChange): Acting => ({ role: 'owner', id: createdBy });

async function proposeFor(
  tx: Tx,
  deps: MembersDeps,
  plan: PlannedChange,
  row: MemberRow,
): Promise<{ before: Record<string, unknown>; after: Record<string, unknown> } | AnyRefusal> {
  const { action, contentAssigneeId } = plan.change as MemberPlanChange;
  if (action === 'DELETE') {
    const refused = isAssignee(row, contentAssigneeId)
      ? refuse('CONTENT_ASSIGNEE')
      : await whyNotRemove(tx, deps, row);
    return refused ?? { before: { deleted: false }, after: { deleted: true } };
  }
  const status = statusAfter(row.status, actions[action]);
  if (isRefusal(status)) return status;
  const refused = action === 'BLOCK' && (await whyNotBlock(tx, deps, row, actingOf(plan)));
  if (refused) return refused;
  const before = statusFields(row);
  return {
    before,
    after: { ...before, status, ...(action === 'APPROVE' ? { awaitsApproval: false } : {}) },
  };
}

const statusFields = ({ status, awaitsApproval }: MemberRow) => ({ status, awaitsApproval });

/** The member who gets the content is not deleted, even if the filter matches them. */
const isAssignee = ({ memberId }: MemberRow, assigneeId: string | null | undefined): boolean =>
  memberId === assigneeId?.toLowerCase();

async function applyTo(
  tx: Tx,
  deps: MembersDeps,
  plan: PlannedChange,
  row: MemberRow,
  { expected }: Replacement,
): Promise<ReplaceOutcome> {
  const conflicts = findConflicts(expected, { ...statusFields(row), deleted: false });
  if (conflicts.length > 0) return { conflicts };
  const outcome = await act(tx, deps, plan, row);
  return isRefusal(outcome) ? outcome : { done: true };
}

function act(tx: Tx, deps: MembersDeps, plan: PlannedChange, row: MemberRow) {
  switch ((plan.change as MemberPlanChange).action) {
    case 'APPROVE':
      return approveMember(tx, deps, row);
    case 'BLOCK':
      return blockMember(tx, deps, row, actingOf(plan));
    case 'DELETE':
      return remove(tx, deps, row);
  }
}

async function undoFor(
  tx: Tx,
  deps: MembersDeps,
  row: MemberRow,
  { expected, replacement }: Replacement,
): Promise<ReplaceOutcome> {
  const conflicts = findConflicts(expected, statusFields(row));
  if (conflicts.length > 0) return { conflicts };
  await restoreStatus(tx, deps, row, replacement);
  return { done: true };
}
