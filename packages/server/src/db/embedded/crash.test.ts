import { readdir } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { openDb } from '../open.ts';
import { runningOn, silent, startProcess, temporaryDataDir, until } from '../testing-embedded.ts';

const all = process.env['SHOPWRIGHT_TEST_ALL'] === '1';
const rounds = all ? 50 : 3;

test(
  `kill -9 during the first start, ${rounds} times: the next start works`,
  { timeout: rounds * 20_000 },
  async () => {
    for (let round = 0; round < rounds; round += 1) {
      const dataDir = temporaryDataDir();
      const killed = startProcess('hold', dataDir);
      // From before the first line of code to after the start, evenly.
      await sleep(150 + (1_400 * round) / rounds);
      killed.kill('SIGKILL');
      await killed.ended;

      const db = await openDb({ dataDir, log: silent });
      await db.query({ text: 'CREATE TABLE works ()', values: [] });
      await db.close();
      // What an orphaned initdb was still writing is gone by the next start at the latest.
      await (await openDb({ dataDir, log: silent })).close();
      expect((await readdir(dataDir)).filter((name) => name.includes('.init-'))).toEqual([]);
      expect(await runningOn(dataDir)).toBeUndefined();
    }
  },
);

test(
  `kill -9 during starts and writes, ${rounds} times, every other time of PostgreSQL too: every acknowledged row is there`,
  { timeout: rounds * 20_000 },
  async () => {
    const dataDir = temporaryDataDir();
    const acknowledged = new Set<number>();
    for (let round = 0; round < rounds; round += 1) {
      const writer = startProcess('write', dataDir);
      // Every fourth is killed while it starts.
      if (round % 4 !== 2) {
        await writer.said('stored');
        await until(() => writer.lines.filter((line) => line.startsWith('stored ')).length > 1);
      }
      await sleep(Math.random() * (round % 4 === 2 ? 500 : 150));
      const postmaster = await runningOn(dataDir);
      if (round % 2 === 1 && postmaster) process.kill(postmaster.pid, 'SIGKILL');
      writer.kill('SIGKILL');
      await writer.ended;
      for (const line of writer.lines)
        if (line.startsWith('stored ')) acknowledged.add(Number(line.slice(7)));
    }
    const db = await openDb({ dataDir, log: silent });
    const rows = await db.query<{ number: number }>({
      text: 'SELECT number FROM stored',
      values: [],
    });
    await db.close();
    const stored = new Set(rows.map(({ number }) => number));
    expect(acknowledged.size).toBeGreaterThan(rounds);
    expect([...acknowledged].filter((number) => !stored.has(number))).toEqual([]);
  },
);
