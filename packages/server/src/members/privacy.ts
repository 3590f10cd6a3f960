import type { Db, DataSubject, PersonalData, Tx } from '../db/index.ts';
import {
  emailKey,
  findMember,
  findMemberByEmail,
  publishMember,
  type MemberRow,
} from '../identity/index.ts';
import { refuse, type Refusal } from '../kernel/outcome.ts';
import { deleteMemberRow, lockMembers } from './store/members.ts';

/** Requests for access to personal data and for its erasure. */

export interface PrivacyDeps {
  readonly db: Db;
  readonly personalData: readonly PersonalData[];
}

/**
 * A member ID includes data of its verified address only; a caller who gives an address has
 * verified it.
 */
export function dataSubjectOf(member: MemberRow | undefined, email?: string): DataSubject {
  const proven =
    member?.loginEmail && member.loginEmailVerified ? [emailKey(member.loginEmail)] : [];
  return {
    ...(member ? { memberId: member.memberId, contactId: member.contactId } : {}),
    emails: [...new Set([...proven, ...(email === undefined ? [] : [emailKey(email)])])],
  };
}

export type Which = { readonly memberId: string } | { readonly email: string };

const find = (
  db: Pick<Db, 'query'>,
  siteId: string,
  which: Which,
): Promise<MemberRow | undefined> =>
  'email' in which
    ? findMemberByEmail(db, siteId, emailKey(which.email))
    : findMember(db, siteId, which.memberId);

/** Undefined when there is no such member; an address without a member may still have orders. */
export async function exportPersonalData(
  { db, personalData }: PrivacyDeps,
  siteId: string,
  which: Which,
): Promise<Record<string, unknown> | undefined> {
  const member = await find(db, siteId, which);
  if (!member && 'memberId' in which) return undefined;
  const subject = dataSubjectOf(member, 'email' in which ? which.email : undefined);
  // Read in one snapshot.
  return db.tx(
    async (tx) => {
      const parts: [string, unknown][] = [];
      for (const { name, export: read } of personalData)
        parts.push([name, await read(tx, siteId, subject)]);
      return Object.fromEntries(parts);
    },
    { isolation: 'repeatable read' },
  );
}

/** Erases all data or none. Returns how many orders stay for accounting. */
export async function erasePersonalData(
  { db, personalData }: PrivacyDeps,
  siteId: string,
  which: Which,
): Promise<{ retained: number } | Refusal<'NOT_ERASABLE_YET'> | undefined> {
  return db.tx(async (tx) => {
    const found = await find(tx, siteId, which);
    if (!found && 'memberId' in which) return undefined;
    const member = found && (await lockMembers(tx, siteId, [found.memberId])).get(found.memberId);
    const subject = dataSubjectOf(member, 'email' in which ? which.email : undefined);
    const refused = await refuseErasure(tx, personalData, siteId, subject);
    if (refused) return refused;
    let retained = 0;
    for (const { name, erase } of personalData) {
      const outcome = await erase(tx, siteId, subject);
      if (name === 'orders') retained += outcome.retained ?? 0;
    }
    if (member) {
      await deleteMemberRow(tx, member);
      await publishMember(tx, 'deleted', member);
    }
    return { retained };
  });
}

/** The reason why a person's data cannot be erased yet; undefined if it can. */
export async function checkErasure(
  { db, personalData }: PrivacyDeps,
  siteId: string,
  which: Which,
): Promise<Refusal<'NOT_ERASABLE_YET'> | undefined> {
  return db.tx(async (tx) => {
    const member = await find(tx, siteId, which);
    return refuseErasure(
      tx,
      personalData,
      siteId,
      dataSubjectOf(member, 'email' in which ? which.email : undefined),
    );
  });
}

async function refuseErasure(
  tx: Tx,
  personalData: readonly PersonalData[],
  siteId: string,
  subject: DataSubject,
): Promise<Refusal<'NOT_ERASABLE_YET'> | undefined> {
  for (const { whyNotErase } of personalData) {
    const reason = await whyNotErase?.(tx, siteId, subject);
    if (reason !== undefined) return refuse('NOT_ERASABLE_YET', reason);
  }
  return undefined;
}
