import type { ErrorCode } from '@shopwright/contract';
import {
  approveMember as approveMemberCall,
  blockMember as blockMemberCall,
  createMember,
  deleteMember,
  deleteMemberAddresses,
  deleteMemberEmails,
  deleteMemberPhones,
  disconnectMember as disconnectMemberCall,
  muteMember as muteMemberCall,
  unmuteMember as unmuteMemberCall,
  updateMember,
  updateMemberSlug,
} from '@shopwright/contract/members/members';
import { emptyAnswer, isMerchant, route, type Actor, type Route } from '../http/index.ts';
import {
  claimSlug,
  createMember as insertMember,
  statusAfter,
  toMember,
  type MemberRow,
} from '../identity/index.ts';
import type { Tx } from '../db/index.ts';
import { newId } from '../kernel/ids.ts';
import { isRefusal, refuse, type Refusal } from '../kernel/outcome.ts';
import {
  approveMember,
  blockMember,
  changeOne,
  checkAssignee,
  disconnectMember,
  memberNotFound,
  muteMember,
  remove,
  unmuteMember,
  type Acting,
} from './change.ts';
import type { MembersDeps } from './deps.ts';
import { editMember, followContact, emptyMemberDetails } from './rules/edit-member.ts';
import { readSlug, slugTaken } from './rules/slug.ts';
import { lockMembers } from './store/members.ts';

/** What the shop can do with members, and members with themselves by their id. */

export const answered = <Code extends ErrorCode = never>(outcome: MemberRow | Refusal<Code>) =>
  isRefusal(outcome) ? outcome : { member: toMember(outcome) };

/**
 * The shop may change every member, a member only themselves. Another member's id is answered as
 * missing.
 */
const mayChange = (actor: Actor, memberId: string): boolean =>
  isMerchant(actor) || (actor.role === 'member' && actor.id === memberId.toLowerCase());

/** The old slug stays reserved for this member, so that old links never lead to another member. */
export async function assignSlug(
  tx: Tx,
  row: MemberRow,
  requested: string,
): Promise<MemberRow | Refusal<'SLUG_ALREADY_EXISTS'>> {
  const slug = readSlug(requested);
  if (isRefusal(slug)) return slug;
  return (await claimSlug(tx, row.siteId, row.memberId, slug)) ? { ...row, slug } : slugTaken(slug);
}

export function manageMemberRoutes(deps: MembersDeps): Route[] {
  const changeStatus =
    <Code extends ErrorCode = never>(
      change: (
        tx: Tx,
        deps: MembersDeps,
        row: MemberRow,
        actor: Acting,
      ) => Promise<MemberRow | Refusal<Code>>,
    ) =>
    async ({ actor, request }: { actor: Actor; request: { id: string } }) =>
      answered(
        await deps.db.tx(async (tx) => {
          const row = (await lockMembers(tx, actor.siteId, [request.id])).get(
            request.id.toLowerCase(),
          );
          return row ? change(tx, deps, row, actor) : memberNotFound;
        }),
      );

  const clearing =
    (list: 'phones' | 'emails' | 'addresses') =>
    async ({ actor, request }: { actor: Actor; request: { id: string } }) => {
      if (!mayChange(actor, request.id)) return memberNotFound;
      return answered(
        await changeOne(deps, actor.siteId, request.id, (row) => {
          const contact = { ...row.contact, [list]: [] };
          return {
            ...row,
            contact,
            identityProfile: followContact(row.identityProfile, contact, { [list]: [] }),
          };
        }),
      );
    };

  return [
    route(createMember, async ({ actor: { siteId }, request: { member = {} } }) => {
      const said = editMember(emptyMemberDetails, member, { mint: newId, isNew: true });
      if (isRefusal(said)) return said;
      const { loginEmail } = member;
      const made = await deps.db.tx((tx) =>
        insertMember(tx, deps, {
          siteId,
          ...said,
          // Without an address there is no way to sign in.
          ...(loginEmail ? { loginEmail } : { status: 'OFFLINE' as const }),
        }),
      );
      return made
        ? { member: toMember(made) }
        : refuse(
            'MEMBER_ALREADY_EXISTS',
            {},
            {
              loginEmail,
            },
          );
    }),

    route(updateMember, async ({ actor, request: { member = {} } }) => {
      const { id } = member;
      if (!id || !mayChange(actor, id)) return memberNotFound;
      return answered(
        await changeOne(deps, actor.siteId, id, (row) => {
          const status = statusAfter(row.status, 'edit');
          if (isRefusal(status)) return status;
          const said = editMember(row, member, { mint: newId });
          return isRefusal(said) ? said : { ...row, ...said };
        }),
      );
    }),

    route(updateMemberSlug, async ({ actor: { siteId }, request: { id, slug } }) =>
      answered(await changeOne(deps, siteId, id, (row, tx) => assignSlug(tx, row, slug))),
    ),

    route(approveMemberCall, changeStatus(approveMember)),
    route(blockMemberCall, changeStatus(blockMember)),
    route(disconnectMemberCall, changeStatus(disconnectMember)),
    route(muteMemberCall, changeStatus(muteMember)),
    route(unmuteMemberCall, changeStatus(unmuteMember)),

    route(deleteMember, async ({ actor: { siteId }, request: { id, contentAssigneeId } }) =>
      deps.db.tx(async (tx) => {
        const row = (await lockMembers(tx, siteId, [id])).get(id.toLowerCase());
        if (!row) return memberNotFound;
        return (
          (await checkAssignee(tx, siteId, contentAssigneeId, [row.memberId])) ??
          (await remove(tx, deps, row)) ??
          emptyAnswer
        );
      }),
    ),

    route(deleteMemberPhones, clearing('phones')),
    route(deleteMemberEmails, clearing('emails')),
    route(deleteMemberAddresses, clearing('addresses')),
  ];
}
