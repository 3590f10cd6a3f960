import type { IdentityProfile } from '@shopwright/contract/identity/identity';
import type { Contact, Profile } from '@shopwright/contract/members/member';
import type { Tx } from '../../db/index.ts';
import { created, deleted, publishAll, updated, type Publisher } from '../../events/index.ts';
import type { Clock } from '../../kernel/clock.ts';
import { newOrderedId, newSecret } from '../../kernel/ids.ts';
import { toSlug } from '../../kernel/slug.ts';
import { emailKey } from '../credentials/rules/email.ts';
import { plainSlug } from './rules/member-slug.ts';
import type { MemberRow } from './rules/member-row.ts';
import { toMember } from './rules/member-wire.ts';
import { savePassword } from './store/passwords.ts';
import { claimSlug, insertMember, setSlug, updateMemberRow } from './store/members.ts';

export interface NewMember {
  readonly siteId: string;
  readonly memberId?: string;
  readonly loginEmail?: string | null;
  readonly loginEmailVerified?: boolean;
  /** Default: approved. */
  readonly status?: MemberRow['status'];
  readonly awaitsApproval?: boolean;
  readonly privacyStatus?: MemberRow['privacyStatus'];
  readonly profile?: Profile;
  readonly contact?: Contact;
  readonly identityProfile?: IdentityProfile;
  readonly passwordHash?: string;
  /** The preferred slug. Another one is chosen if it is taken. */
  readonly slug?: string;
}

export const memberEntity = 'wix.members.v1.member';

/**
 * Creates a member with a slug and publishes the event. Undefined if another member has the
 * address.
 */
export async function createMember(
  tx: Publisher,
  { clock }: { readonly clock: Clock },
  input: NewMember,
): Promise<MemberRow | undefined> {
  const now = clock();
  const loginEmail = input.loginEmail?.trim().normalize('NFC') ?? null;
  const memberId = input.memberId ?? newOrderedId(now.getTime());
  const made = await insertMember(tx, {
    // A member is their own contact: storefronts use either id for the other.
    siteId: input.siteId,
    memberId,
    contactId: memberId,
    loginEmail,
    loginEmailKey: loginEmail === null ? null : emailKey(loginEmail),
    loginEmailVerified: input.loginEmailVerified ?? false,
    status: input.status ?? 'APPROVED',
    awaitsApproval: input.awaitsApproval ?? false,
    privacyStatus: input.privacyStatus ?? 'PRIVATE',
    profile: input.profile ?? {},
    contact: { ...(loginEmail === null ? {} : { emails: [loginEmail] }), ...input.contact },
    identityProfile: input.identityProfile ?? {},
    now,
  });
  if (!made) return undefined;
  const slug = await takeSlug(tx, made, input.slug);
  const row: MemberRow = { ...made, slug };
  if (input.passwordHash !== undefined)
    await savePassword(tx, row.siteId, row.memberId, input.passwordHash, now);
  await publishMember(tx, 'created', row);
  return row;
}

/**
 * The preferred slug, or one derived from the display name. Never from the real name or the email
 * address, because a slug is public.
 */
async function takeSlug(
  tx: Pick<Tx, 'query'>,
  { siteId, memberId, profile }: MemberRow,
  wished = '',
): Promise<string> {
  const base = plainSlug(wished) ?? (toSlug(wished || (profile.nickname ?? '')) || 'member');
  const random = () =>
    newSecret(6)
      .toLowerCase()
      .replaceAll(/[^a-z0-9]/g, '0');
  const candidates = base === 'member' ? [] : [base, `${base}-2`, `${base}-3`];
  for (let attempt = 0; ; attempt += 1) {
    const slug = candidates[attempt] ?? `${base}-${random()}`;
    if (!(await claimSlug(tx, siteId, memberId, slug))) continue;
    await setSlug(tx, siteId, memberId, slug);
    return slug;
  }
}

const bodies = { created, updated, deleted: () => deleted() } as const;

/**
 * Publishes the events of a member, and of its contact if that is new, deleted or changed. Called
 * late in the transaction, because event sequences stay locked until the end.
 */
export async function publishMember(
  tx: Publisher,
  what: keyof typeof bodies,
  row: MemberRow,
  { contactChanged = what !== 'updated' } = {},
): Promise<void> {
  const member = toMember(row);
  await publishAll(tx, row.siteId, [
    {
      type: `wix.members.v1.member_${what}`,
      entityType: memberEntity,
      entityId: row.memberId,
      body: bodies[what](member),
    },
    ...(contactChanged
      ? [
          {
            type: `shopwright.v1.contact_${what}` as const,
            entityType: 'shopwright.v1.contact',
            entityId: row.contactId,
            body: bodies[what]({ ...member.contact, id: row.contactId, memberId: row.memberId }),
          },
        ]
      : []),
  ]);
}

/** Changes a member and publishes the event. */
export async function changeMember(
  tx: Publisher,
  row: Pick<MemberRow, 'siteId' | 'memberId'>,
  change: Parameters<typeof updateMemberRow>[3],
): Promise<MemberRow | undefined> {
  const changed = await updateMemberRow(tx, row.siteId, row.memberId, change);
  if (changed)
    await publishMember(tx, 'updated', changed, { contactChanged: change.contact !== undefined });
  return changed;
}
