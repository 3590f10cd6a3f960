import { expect, test } from 'vitest';
import { createSharedClock } from './shared-clock.ts';
import { openTestDb } from './testing-db.ts';

const quiet = { info: () => undefined, error: () => undefined };

test.each([300_000, -300_000, 3_600_000])(
  'a machine whose clock is %i ms off uses the database clock',
  async (skewMs) => {
    const { db } = await openTestDb();
    const warnings: object[] = [];
    const clock = () => new Date(Date.now() + skewMs);
    const shared = await createSharedClock({
      db,
      clock,
      log: { ...quiet, warn: (fields) => void warnings.push(fields) },
    });
    shared.close();
    // Five minutes off without the correction; a busy machine answers seconds late.
    expect(Math.abs(shared.now().getTime() - Date.now())).toBeLessThan(60_000);
    expect(warnings).toEqual([{ event: 'clock.differs', offsetMs: expect.any(Number) }]);
  },
);

test('a machine whose clock agrees with the database uses its own', async () => {
  const { db } = await openTestDb();
  const still = new Date();
  const shared = await createSharedClock({
    db,
    clock: () => still,
    log: { ...quiet, warn: () => expect.unreachable() },
  });
  shared.close();
  expect(shared.now().getTime() - still.getTime()).toBe(0);
});
