import type { Db, PersonalData, Tx } from '../db/index.ts';
import type { Clock } from '../kernel/clock.ts';
import type { Sites } from '../settings/index.ts';

export interface MembersDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly sites: Pick<Sites, 'find'>;
  /** Whether somebody pays for something month by month: such a member is neither blocked nor deleted before that ends. */
  readonly hasSubscription: (reader: Pick<Tx, 'query'>, siteId: string, memberId: string) => Promise<boolean>;
  /** What every domain keeps of a person. */
  readonly personalData: readonly PersonalData[];
}
