import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

/**
 * Every guarantee that a test cites by letter and number is listed in docs/guarantees.md, with the
 * files that prove it.
 */

const root = path.resolve(import.meta.dirname, '..', '..');
const read = (file: string): string => readFileSync(path.join(root, file), 'utf8');

/** The test files of each guarantee, by its id. */
function listedGuarantees(): Map<string, string[]> {
  const rows = read('docs/guarantees.md').matchAll(/^\| ([A-Z]\d+) \| [^|]+ \| ([^|]+) \|$/gm);
  return new Map(
    [...rows].map(([, id = '', files = '']) => [
      id,
      [...files.matchAll(/`([^`]+)`/g)].map(([, file = '']) => file),
    ]),
  );
}

/**
 * A citation begins a comment or a title, or is in brackets: "C3, C5 and F6: ...", "W1 to W3 in
 * small", "... (R1)".
 */
const CITATION =
  /(?:\/\*\* |^ \* |\(|['"`]|, | and | to )([LFCATRBWOM]\d{1,2})(?=: |[),.]| and | to | in | for )/gm;

function citationsIn(text: string): string[] {
  return [...text.matchAll(CITATION)].map(([, id = '']) => id);
}

const testFiles = execFileSync(
  'git',
  [
    '-c',
    'safe.directory=*',
    'ls-files',
    '--cached',
    '--others',
    '--exclude-standard',
    'packages',
    'tests',
  ],
  {
    cwd: root,
    encoding: 'utf8',
  },
)
  .split('\n')
  .filter((file) => /\.test\.tsx?$/.test(file) && existsSync(path.join(root, file)));

test('finds citations and nothing else', () => {
  expect(citationsIn('/** L1, L2, L4 and F3: a real shop */')).toEqual(['L1', 'L2', 'L4', 'F3']);
  expect(citationsIn('/** W1 to W3 in small: */')).toEqual(['W1', 'W3']);
  expect(citationsIn("it('goes nowhere else (R1)', () => {")).toEqual(['R1']);
  expect(citationsIn("it('T9: whoever', () => {")).toEqual(['T9']);
  expect(citationsIn("trackingNumber: 'T2', size: 'A4', at: 'T12:00'")).toEqual([]);
});

test('a guarantee that a test cites is listed, with the file of that test', () => {
  const listed = listedGuarantees();
  const missing = testFiles
    .filter((file) => file !== 'tests/scripts/guarantees.test.ts')
    .flatMap((file) =>
      citationsIn(read(file))
        .filter((id) => !listed.get(id)?.includes(file))
        .map((id) => `${file} cites ${id}`),
    );
  expect(missing).toEqual([]);
});

test('a listed guarantee has tests, and each of their files exists', () => {
  const listed = listedGuarantees();
  expect(listed.size).toBeGreaterThan(40);
  for (const [id, files] of listed) {
    expect(files, `${id} has no tests`).not.toEqual([]);
    expect(
      files.filter((file) => !testFiles.includes(file)),
      `${id} names files that are not there`,
    ).toEqual([]);
  }
});
