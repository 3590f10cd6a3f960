import type { IdentityProfile } from '@shopwright/contract/identity/identity';
import type { Contact, Member, Profile } from '@shopwright/contract/members/member';

/** A member as stored. The members domain reads and updates the same rows. */
export interface MemberRow {
  readonly siteId: string;
  readonly memberId: string;
  readonly loginEmail: string | null;
  readonly loginEmailVerified: boolean;
  readonly status: NonNullable<Member['status']>;
  readonly awaitsApproval: boolean;
  readonly contactId: string;
  readonly privacyStatus: NonNullable<Member['privacyStatus']>;
  readonly activityStatus: NonNullable<Member['activityStatus']>;
  readonly slug: string | null;
  readonly profile: Profile;
  readonly contact: Contact;
  readonly identityProfile: IdentityProfile;
  readonly revision: number;
  readonly createdAt: Date;
  readonly updatedAt: Date;
  readonly lastLoginAt: Date | null;
}
