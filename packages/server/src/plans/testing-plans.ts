import type { Plan } from '@shopwright/contract/plans/plan';
import sql from 'sql-template-tag';
import type { Db } from '../db/index.ts';
import { newId } from '../kernel/ids.ts';
import { isRefusal } from '../kernel/outcome.ts';
import { addOffering, type Offering } from '../offerings/index.ts';
import { planKind } from './plan-kind.ts';
import { newPlan, type PlanFacts } from './rules/plan.ts';
import { planToWire } from './rules/to-wire.ts';

/** A site with plans, in a test database. */
export async function testClub(
  db: Db,
): Promise<{ siteId: string; add: (said: Plan) => Promise<Offering<PlanFacts>> }> {
  const siteId = newId();
  await db.query(sql`insert into site (site_id, name) values (${siteId}, 'Test')`);
  return {
    siteId,
    add: async (said) => {
      const made = newPlan(
        { name: 'Circle', ...said },
        { id: newId(), now: '2026-11-01T00:00:00.000Z' },
      );
      if (isRefusal(made)) throw new Error(JSON.stringify(made));
      return db.tx((tx) => addOffering(tx, { kind: planKind, toWire: planToWire }, siteId, made));
    },
  };
}

export const monthly = { kind: 'RECURRING', period: { frequency: 'MONTH', interval: 1 } } as const;
