import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { mkdir, readdir, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { checkArchive, createArchive, MANIFEST } from '../backup/archive.ts';
import { locateBackup } from '../backup/location.ts';
import { openReport } from '../exchange/report-file.ts';
import { openTarget } from '../exchange/target-file.ts';
import { describeFileError } from './file-errors.ts';
import { openForWriting } from './write-file.ts';

const folder = mkdtempSync(join(tmpdir(), 'shopwright-files-'));
afterAll(() => {
  rmSync(folder, { recursive: true });
});
const file = join(folder, 'a-file');
writeFileSync(file, '');

const full = 'the disk is full. Free some space, or choose another path.';
const row = {
  line: 1,
  product: 'Mug',
  field: 'price',
  reason: 'is missing',
  outcome: 'rejected',
  code: 'REQUIRED',
  value: '',
} as const;

describe('a file that cannot be written is refused with a sentence before any work', () => {
  const cases: [name: string, path: string, sentence: string][] = [
    ['a folder', folder, `${folder} is a directory. Choose a file name, such as ${folder}/shop.`],
    [
      'in a folder that does not exist',
      join(folder, 'none', 'a'),
      `The directory of ${folder}/none/a does not exist. Create it first.`,
    ],
    ['below a file', join(file, 'a'), `Cannot write ${file}/a: part of the path is a file.`],
    [
      'with a name that is too long',
      join(folder, 'x'.repeat(300)),
      `The path ${folder}/${'x'.repeat(300)} is too long. Choose a shorter path.`,
    ],
  ];
  it.each(cases)('%s', async (_name, path, sentence) => {
    const prepareBackup = (to: string) => locateBackup(to, undefined).prepare();
    for (const open of [openTarget, prepareBackup])
      await expect(open(path)).rejects.toThrow(sentence);
    expect((await readdir(folder)).filter((name) => name.endsWith('.part'))).toEqual([]);
  });
});

describe.runIf(existsSync('/dev/full'))('a disk that fills up while a file is written', () => {
  it('refuses the next part of a report with a sentence', async () => {
    const report = await openReport('/dev/full');
    const writing = (async () => {
      for (let rows = 0; rows < 100_000; rows += 1) await report.add(row);
      await report.close();
    })();
    await expect(writing).rejects.toThrow(`Cannot write /dev/full: ${full}`);
  });
  it('refuses to close an incomplete file, and names the requested path', async () => {
    const short = await openForWriting('/dev/full', { named: '/srv/catalog.jsonl' });
    await short.write('a line');
    await expect(short.close()).rejects.toThrow(`Cannot write /srv/catalog.jsonl: ${full}`);
    await short.abandon();
  });
});

it('writes everything, and gives the file its name only at the end', async () => {
  await mkdir(join(folder, 'out'));
  const path = join(folder, 'out', 'catalog.jsonl');
  const target = await openTarget(path);
  for (let line = 0; line < 50_000; line += 1)
    await target.write(`line ${line} of a file that is longer than one buffer\n`);
  expect(existsSync(path)).toBe(false);
  await target.finish();
  expect((await readFile(path, 'utf8')).split('\n')).toHaveLength(50_001);
  expect(await readdir(join(folder, 'out'))).toEqual(['catalog.jsonl']);
});

it('an unexpected file system error becomes a sentence with the path', async () => {
  const error = await readFile(join(folder, 'none')).catch((caught: unknown) => caught);
  expect(error instanceof Error && describeFileError(error)).toBe(
    `File or directory not found: ${folder}/none.`,
  );
  expect(describeFileError(new TypeError('a bug'))).toBeUndefined();
});

it('two commands that write one file at the same time do not mix their output', async () => {
  await mkdir(join(folder, 'shared'));
  const path = join(folder, 'shared', 'catalog.jsonl');
  const [one, other] = [await openTarget(path), await openTarget(path)];
  await one.write('one\n'.repeat(1000));
  await other.write('other\n'.repeat(10));
  await one.finish();
  expect(await readFile(path, 'utf8')).toBe('one\n'.repeat(1000));
  await other.finish();
  expect(await readFile(path, 'utf8')).toBe('other\n'.repeat(10));

  const backup = locateBackup(join(folder, 'shared', 'shop.tar.gz'), undefined);
  const [first, second] = [createArchive(backup), createArchive(backup)];
  await first.write(MANIFEST, 'first');
  await second.write(MANIFEST, 'second');
  await first.finish();
  await second.abandon();
  expect(await checkArchive(backup)).toBe('first');
  expect(await readdir(join(folder, 'shared'))).toEqual(['catalog.jsonl', 'shop.tar.gz']);
});
