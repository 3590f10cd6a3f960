import { expect, test } from 'vitest';
import { isUnfinishedBackup, nameBackup, parseBackupName } from './backup-name.ts';

const siteId = '3f2a9c01-0000-4000-8000-000000000000';
const name = 'shopwright-3f2a9c01-2026-11-17T030005Z.tar.gz';

test('a name tells the store and the second of a backup', () => {
  const at = new Date('2026-11-17T03:00:05.123Z');
  expect(nameBackup(siteId, at)).toBe(name);
  expect(parseBackupName(siteId, name)).toEqual({ name, at: new Date('2026-11-17T03:00:05Z') });
});

test('files of other stores, of the operator and unfinished ones are no backups of this store', () => {
  expect(parseBackupName('ffffffff-0000-4000-8000-000000000000', name)).toBeUndefined();
  for (const other of ['shop.tar.gz', `${name}.part`, `copy-of-${name}`, name.replace('11', '13')])
    expect(parseBackupName(siteId, other), other).toBeUndefined();
  expect(isUnfinishedBackup(siteId, `${name}.0a1b2c3d.part`)).toBe(true);
  expect(isUnfinishedBackup(siteId, name)).toBe(false);
  expect(isUnfinishedBackup(siteId, 'shop.tar.gz.part')).toBe(false);
});
