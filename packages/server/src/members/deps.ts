import type { Db, PersonalData, Tx } from '../db/index.ts';
import type { Actor } from '../http/index.ts';
import type { GivenProof } from '../identity/index.ts';
import type { Clock } from '../kernel/clock.ts';
import type { Refusal } from '../kernel/outcome.ts';
import type { Sites } from '../settings/index.ts';

/** Undefined when the member has confirmed who they are with a password or a code. */
type ProveAccount = (
  actor: Actor,
  given: GivenProof,
  address: string,
) => Promise<Refusal<'REAUTHENTICATION_REQUIRED' | 'VERIFICATION_FAILED'> | undefined>;

export interface MembersDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly sites: Pick<Sites, 'find'>;
  /** The base URL of links in mails. */
  readonly publicUrl: string;
  /**
   * Whether the member has an active subscription: such a member can be neither blocked nor
   * deleted.
   */
  readonly hasSubscription: (
    reader: Pick<Tx, 'query'>,
    siteId: string,
    memberId: string,
  ) => Promise<boolean>;
  /** The personal data that each domain stores. */
  readonly personalData: readonly PersonalData[];
  readonly proveAccount: ProveAccount;
}
