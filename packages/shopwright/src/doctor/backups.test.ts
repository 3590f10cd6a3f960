import { expect, test } from 'vitest';
import { judgeBackups } from './backups.ts';

const scheduled = {
  to: '/backups',
  schedule: '0 3 * * *',
  retain: { daily: 7, weekly: 4, monthly: 12 },
  passphrase: 'twelve characters',
};
const config = { env: 'production', backup: { s3: undefined, scheduled } } as const;
const now = new Date('2026-11-17T12:00:00Z');
const state = (succeeded: string | null, failed: string | null = null) => [
  {
    location: '/backups',
    succeededAt: succeeded === null ? null : new Date(succeeded),
    failedAt: failed === null ? null : new Date(failed),
    failure: failed === null ? null : 'the disk is full',
  },
];

test('a backup that was made when it was due is fine', () => {
  expect(judgeBackups(config, state('2026-11-17T03:00:20Z'), now)).toMatchObject({ state: 'ok' });
  expect(
    judgeBackups(config, state('2026-11-17T03:00:20Z', '2026-11-16T03:00:00Z'), now),
  ).toMatchObject({ state: 'ok' });
});

test('a run of the last hours may still be under way', () => {
  const early = new Date('2026-11-17T04:00:00Z');
  expect(judgeBackups(config, state('2026-11-16T03:00:20Z'), early)).toMatchObject({ state: 'ok' });
  expect(judgeBackups(config, state('2026-11-16T03:00:20Z'), now)).toMatchObject({
    state: 'warn',
    found: expect.stringContaining('due at 2026-11-17T03:00:00.000Z'),
  });
});

test('a failure after the latest backup is a failure that tells its reason', () => {
  expect(
    judgeBackups(config, state('2026-11-16T03:00:20Z', '2026-11-17T03:00:00Z'), now),
  ).toMatchObject({ state: 'fail', found: expect.stringContaining('the disk is full') });
  expect(judgeBackups(config, state(null, '2026-11-17T03:00:00Z'), now)).toMatchObject({
    state: 'fail',
  });
});

test('no backup yet, or no schedule in production, is a warning', () => {
  expect(judgeBackups(config, [], now)).toMatchObject({ state: 'warn' });
  const without = { s3: undefined, scheduled: undefined };
  expect(judgeBackups({ env: 'production', backup: without }, [], now)).toMatchObject({
    state: 'warn',
    fix: expect.stringContaining('SHOPWRIGHT_BACKUP_TO'),
  });
  expect(judgeBackups({ env: 'development', backup: without }, [], now)).toMatchObject({
    state: 'ok',
  });
});
