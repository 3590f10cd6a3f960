import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { prepareDataDir } from '../data-dir.ts';
import { lockServer } from './server-lock.ts';
import { startProcess, temporaryDataDir } from '../testing-embedded.ts';

test('a second server on the same data directory is refused with the process id of the first', async () => {
  const dataDir = temporaryDataDir();
  const first = startProcess('lock', dataDir);
  await first.said('taken');
  const pid = Number(await readFile(join(dataDir, 'server.pid'), 'utf8'));

  const second = await lockServer(dataDir);
  expect(second).toMatchObject({ taken: false, pid });
  expect(second.taken === false && second.message).toMatch(
    new RegExp(`process ${pid}\\) is already running on .*data. Stop it first`),
  );
});

test('a killed server leaves no lock behind, even if its process id was reused', async () => {
  const dataDir = temporaryDataDir();
  const first = startProcess('lock', dataDir);
  await first.said('taken');
  first.kill('SIGKILL');
  await first.ended;
  await writeFile(join(dataDir, 'server.pid'), String(process.ppid));

  const second = await lockServer(dataDir);
  expect(second.taken).toBe(true);
  if (second.taken) second.release();
});

test('exactly one of many concurrent servers gets the lock', async () => {
  const dataDir = temporaryDataDir();
  const processes = Array.from({ length: 6 }, () => startProcess('lock', dataDir));
  const answers = await Promise.all(
    processes.map((one) =>
      Promise.any([
        one.said('taken').then(() => 'taken'),
        one.said('refused').then(() => 'refused'),
      ]),
    ),
  );
  expect(answers.filter((answer) => answer === 'taken')).toHaveLength(1);
});

test('a released lock is free at once', async () => {
  const dataDir = await prepareDataDir(temporaryDataDir());
  for (let round = 0; round < 3; round += 1) {
    const lock = await lockServer(dataDir);
    expect(lock.taken).toBe(true);
    if (lock.taken) lock.release();
  }
});
