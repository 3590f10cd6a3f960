import { mkdirSync } from 'node:fs';
import { readFile, stat, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryDataDir } from '../testing-embedded.ts';
import { openLog, truncateLog } from './log-file.ts';

test('truncates a long log, and retains one older part', async () => {
  const dataDir = temporaryDataDir();
  mkdirSync(dataDir);
  const path = join(dataDir, 'postgres.log');
  const writer = await openLog(path);
  await writer.write('long '.repeat(10));
  await truncateLog(path, 1_000);
  expect((await stat(path)).size).toBe(50);
  await truncateLog(path, 10);
  await writer.write('new');
  await writer.close();
  expect(await readFile(path, 'utf8')).toBe('new');
  expect(await readFile(`${path}.1`, 'utf8')).toBe('long '.repeat(10));
});

test('a link in the place of the log is refused', async () => {
  const dataDir = temporaryDataDir();
  mkdirSync(dataDir);
  await writeFile(join(dataDir, 'victim'), 'precious');
  await symlink(join(dataDir, 'victim'), join(dataDir, 'postgres.log'));
  await expect(openLog(join(dataDir, 'postgres.log'))).rejects.toMatchObject({ code: 'ELOOP' });
});
