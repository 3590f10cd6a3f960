import sql from 'sql-template-tag';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { identityJobs } from './jobs.ts';
import { issueSingleUse, redeemSingleUse } from './credentials/single-use-tokens.ts';
import { startIdentity, type IdentityBench } from './testing.ts';

let bench: IdentityBench;
beforeAll(async () => {
  bench = await startIdentity();
});
afterAll(() => bench.close());

it('deletes expired rows soon; used codes stay for a week to detect replays', async () => {
  const { tasks } = identityJobs(bench.identity);
  const make = (kind: 'code' | 'session') =>
    issueSingleUse(bench.db, { siteId: bench.siteId, kind, seconds: 60, now: bench.clock() });
  const [code] = [await make('code'), await make('session')];
  await redeemSingleUse(bench.db, {
    siteId: bench.siteId,
    kind: 'code',
    token: code,
    now: bench.clock(),
  });
  const kinds = async () => {
    await tasks['forget-used-tokens']();
    return (
      await bench.db.query<{ kind: string }>(sql`select kind from single_use order by kind`)
    ).map(({ kind }) => kind);
  };
  expect(await kinds()).toEqual(['code', 'session']);
  bench.wait(2 * 3600);
  expect(await kinds()).toEqual(['code']);
  bench.wait(8 * 86_400);
  expect(await kinds()).toEqual([]);
  await tasks['forget-old-sessions']();
});
