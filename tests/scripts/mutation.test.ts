import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { areaOf, CRITICAL, criticalGroupOf, mutatedFiles } from '../../scripts/mutation/files.mjs';
import { isSampled } from '../../scripts/mutation/sample.mjs';
import { judge, reportOfUntested } from '../../scripts/mutation/score.mjs';

const root = path.resolve(import.meta.dirname, '../..');
const source = 'packages/server/src';
const mutants = (...statuses: string[]) => ({
  mutants: statuses.map((status) => ({
    status,
    mutatorName: 'EqualityOperator',
    replacement: 'a <= b',
    location: { start: { line: 3, column: 7 } },
  })),
});

describe('the mutated files', () => {
  test('are the rules of every domain and the kernel, without test code', () => {
    const files = mutatedFiles(root);
    expect(files).toContain(`${source}/pricing/rules/tax/charge.ts`);
    expect(files).toContain(`${source}/catalog/exchange/rules/cells.ts`);
    expect(files).toContain(`${source}/kernel/money.ts`);
    expect(
      files.filter(
        (file) => /\.test\.ts$|\/testing-/.test(file) || !/\/(kernel|rules)\//.test(file),
      ),
    ).toEqual([]);
  });

  test('are limited to paths with one of the given parts', () => {
    expect(mutatedFiles(root, ['kernel/money', 'rules/ratio'])).toEqual([
      `${source}/kernel/money.ts`,
      `${source}/pricing/rules/ratio.ts`,
    ]);
    expect(mutatedFiles(root, ['no such rule'])).toEqual([]);
  });

  test('include every critical file, in one group', () => {
    const named = Object.values(CRITICAL).flat();
    expect(named.filter((file) => !mutatedFiles(root).includes(`${source}/${file}`))).toEqual([]);
    expect(new Set(named).size).toBe(named.length);
    expect([
      criticalGroupOf(`${source}/kernel/money.ts`),
      areaOf(`${source}/kernel/money.ts`),
    ]).toEqual(['money', 'kernel']);
  });
});

describe('the verdict', () => {
  test('an area without unit tests does not pass', () => {
    const { lines, failures } = judge(reportOfUntested([`${source}/kernel/money.ts`]));
    expect(lines.at(-1)).toMatch(/overall\s+0\.0 %\s+0 of 1/);
    expect(failures[0]).toContain('kernel/money.ts:1:1 survived (money)');
  });

  test('passes with 85 % of all mutants and every mutant of the critical files', () => {
    const { lines, failures } = judge({
      files: {
        [`${source}/kernel/money.ts`]: mutants('Killed', 'Timeout', 'Ignored', 'CompileError'),
        [`${source}/cart/rules/once.ts`]: mutants(
          ...Array<string>(15).fill('Killed'),
          'Survived',
          'NoCoverage',
          'NoCoverage',
        ),
      },
    });
    expect(failures).toEqual([]);
    expect(lines).toEqual([
      'kernel                100.0 %  2 of 2',
      'cart                   83.3 %  15 of 18',
      'critical: money       100.0 %  2 of 2',
      'overall                85.0 %  17 of 20',
    ]);
  });

  test.each(['Survived', 'NoCoverage'])(
    'names each mutant of a critical file that is %s',
    (status) => {
      const { failures } = judge({
        files: {
          [`${source}/kernel/money.ts`]: mutants(...Array<string>(99).fill('Killed'), status),
        },
      });
      expect(failures).toEqual([
        `${source}/kernel/money.ts:3:7 survived (money): EqualityOperator -> a <= b`,
      ]);
    },
  );

  test('fails below 85 % overall', () => {
    const { failures } = judge({
      files: {
        [`${source}/cart/rules/once.ts`]: mutants(
          ...Array<string>(84).fill('Killed'),
          ...Array<string>(16).fill('Survived'),
        ),
      },
    });
    expect(failures).toEqual(['84.0 % of all mutants are killed; 85 % are required']);
  });
});

test('a sample takes its share of the declarations, the same in every run', () => {
  const declarations = Array.from({ length: 2000 }, (_, index) => `const rule${index} = 1;`);
  const sampled = (share: number) => declarations.filter((each) => isSampled(each, share));
  expect(sampled(0)).toEqual([]);
  expect(sampled(100)).toEqual(declarations);
  expect(sampled(10)).toEqual(sampled(10));
  expect(sampled(10).length).toBeGreaterThan(150);
  expect(sampled(10).length).toBeLessThan(250);
  expect(sampled(20)).toEqual(expect.arrayContaining(sampled(10)));
});
