import { collectionManagement } from '@shopwright/sdk';
import type { UserSession } from '../../session/user-session.server.ts';
import type { Filter } from '../grid/conditions.ts';

export interface RuleView {
  /** Absent while the products of a removed rule leave. */
  readonly filter?: Filter;
  readonly isApplying: boolean;
  readonly checked: number;
  readonly total: number;
}

export async function loadRule(
  userSession: UserSession,
  collectionId: string,
): Promise<RuleView | undefined> {
  const { rule } = await userSession.use(collectionManagement).getCollectionRule(collectionId);
  if (!rule) return undefined;
  return {
    ...(rule.filter ? { filter: rule.filter } : {}),
    isApplying: rule.state !== 'APPLIED',
    checked: rule.checkedProducts ?? 0,
    total: rule.totalProducts ?? 0,
  };
}
