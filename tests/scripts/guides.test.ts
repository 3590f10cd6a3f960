import { existsSync, globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { readGuideBlocks } from '../kit/guide-commands.ts';

const docs = resolve(import.meta.dirname, '..', '..', 'docs');
const guides = globSync('*.md', { cwd: join(docs, 'guides') }).toSorted();

test('there are guides', () => {
  expect(guides.length).toBeGreaterThan(6);
});

test.each(guides)('every command of %s is run by a test, or says why not', (guide) => {
  const blocks = readGuideBlocks(guide);
  expect(blocks.filter(({ kind }) => kind === 'unmarked')).toEqual([]);
  expect(blocks.some(({ kind }) => kind === 'run')).toBe(true);
  for (const block of blocks)
    if (block.kind === 'not run') expect(block.reason.length, guide).toBeGreaterThan(15);
});

test.each(guides)('every link of %s leads to a file and a heading', (guide) => {
  const text = readFileSync(join(docs, 'guides', guide), 'utf8');
  const links = [...text.matchAll(/\]\((?!https?:)([^)#\s]*)(#[^)\s]+)?\)/g)];
  const broken = links.filter(([, path = '', anchor]) => {
    const target = join(docs, 'guides', path === '' ? guide : path);
    if (!existsSync(target)) return true;
    if (anchor === undefined) return false;
    const headings = [...readFileSync(target, 'utf8').matchAll(/^#+ (.+)$/gm)].map(
      ([, heading = '']) =>
        `#${heading
          .toLowerCase()
          .replaceAll(/[^\w -]/g, '')
          .replaceAll(' ', '-')}`,
    );
    return !headings.includes(anchor);
  });
  expect(broken.map(([link]) => link)).toEqual([]);
});

test('the documentation names every guide', () => {
  const index = readFileSync(join(docs, 'README.md'), 'utf8');
  expect(guides.filter((guide) => !index.includes(`guides/${guide}`))).toEqual([]);
});
