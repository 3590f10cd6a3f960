import { connect, type NetConnectOpts } from 'node:net';
import { once } from 'node:events';
import { expect, test } from 'vitest';
import { TransientError } from '../kernel/transient-error.ts';
import { UnknownCommitError, isStatementError, isTransient } from './pg-errors.ts';

const databaseError = (code: string, severity = 'ERROR') =>
  Object.assign(new Error('said the database'), { code, severity });

test.each([
  '57P01',
  '57P02',
  '57P03',
  '53300',
  '53100',
  '08006',
  '08P01',
  '55P03',
  '57014',
  '40001',
  '40P01',
  '25006',
])('SQLSTATE %s is transient', (code) => {
  expect(isTransient(databaseError(code))).toBe(true);
});

test.each(['23505', '23514', '42601', '42P01', '22P02', '28P01', '3D000', 'XX000'])(
  'SQLSTATE %s is not transient',
  (code) => {
    expect(isTransient(databaseError(code))).toBe(false);
  },
);

test('refused, missing and lost connections are transient, a missing file is not', async () => {
  const errorOf = async (target: NetConnectOpts) =>
    (await once(connect(target), 'error'))[0] as unknown;
  expect(isTransient(await errorOf({ host: '127.0.0.1', port: 1 }))).toBe(true);
  expect(isTransient(await errorOf({ path: '/nonexistent/.s.PGSQL.5432' }))).toBe(true);
  expect(isTransient(new Error('Connection terminated unexpectedly'))).toBe(true);
  expect(isTransient(new Error('timeout exceeded when trying to connect'))).toBe(true);
  expect(isTransient(new UnknownCommitError('lost'))).toBe(true);
  expect(isTransient(new TransientError('busy'))).toBe(true);
  expect(isTransient(new Error('wrapped', { cause: databaseError('57P01') }))).toBe(true);
  expect(
    isTransient(Object.assign(new Error('no such file'), { code: 'ENOENT', syscall: 'open' })),
  ).toBe(false);
  expect(isTransient('a string')).toBe(false);
  expect(isTransient(undefined)).toBe(false);
});

test('a failed statement keeps the connection in any server language; a terminated session does not', () => {
  expect(isStatementError(databaseError('23505', 'FEHLER'))).toBe(true);
  expect(isStatementError(databaseError('57014'))).toBe(true);
  expect(isStatementError(databaseError('57P01', 'FATAL'))).toBe(false);
  expect(isStatementError(new Error('Connection terminated unexpectedly'))).toBe(false);
});
