import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import { parseArgs } from 'node:util';
import { cleanEnvironment } from '../setup/environment.mjs';
import { ensureInstalled } from '../setup/install.mjs';
import { launch } from '../setup/launch.mjs';
import { inRoot, node24, root } from '../setup/root.mjs';
import { Refusal, runMain, print } from '../setup/terminal.mjs';
import { areaOf, mutatedFiles } from './files.mjs';
import { ensureMutationTool, stryker } from './mutation-tool.mjs';
import { judge, reportOfUntested } from './score.mjs';

const folder = inRoot('.cache', 'mutation');
const LOWEST_PRIORITY = 19;

const options = /** @type {const} */ ({
  // Reuses the last results for unchanged rules and tests.
  incremental: { type: 'boolean', default: false },
  // Mutates this percentage of the declarations: an estimate within an hour.
  sample: { type: 'string', default: '100' },
});

export function mutate() {
  return runMain(async () => {
    const {
      values: { incremental, sample },
      positionals: filters,
    } = parseArgs({ options, allowPositionals: true });
    if (!(Number(sample) > 0 && Number(sample) <= 100))
      throw new Refusal('--sample takes a percentage: more than 0, at most 100.');
    const files = mutatedFiles(root, filters);
    if (files.length === 0)
      throw new Refusal(
        `No rule has ${filters.join(' or ')} in its path: name a part of a path, such as pricing/rules or kernel/money.`,
      );
    await ensureInstalled({ dev: true });
    await ensureMutationTool();
    // Child processes inherit the priority: thousands of test runs must not slow down other work.
    os.setPriority(LOWEST_PRIORITY);

    /** @type {import('./score.mjs').Report} */
    const report = { files: {} };
    for (const [area, members] of Map.groupBy(files, areaOf))
      Object.assign(report.files, (await mutateArea(area, members, { incremental, sample })).files);
    writeFileSync(inRoot('.cache', 'mutation', 'report.json'), JSON.stringify(report));

    const { lines, failures } = judge(report);
    for (const line of lines) process.stdout.write(`${line}\n`);
    for (const failure of failures) process.stdout.write(`FAILED ${failure}\n`);
    if (failures.length > 0)
      print(
        'A surviving mutant is a change that no test notices: write the test, or say at the line why the change means the same.',
      );
    return failures.length === 0 ? 0 : 1;
  });
}

/**
 * One run for each area, with the area's own tests: a rule is held by its tests, not by chance in
 * some other domain.
 * @param {string} area
 * @param {readonly string[]} files
 * @param {{ incremental: boolean, sample: string }} options
 * @returns {Promise<import('./score.mjs').Report>}
 */
async function mutateArea(area, files, { incremental, sample }) {
  mkdirSync(folder, { recursive: true });
  const reportFile = inRoot('.cache', 'mutation', `${area}.json`);
  const configFile = inRoot('.cache', 'mutation', `${area}.config.json`);
  rmSync(reportFile, { force: true });
  const incrementalFile = inRoot('.cache', 'mutation', `${area}.incremental.json`);
  writeFileSync(
    configFile,
    `${JSON.stringify({ ...settings, incremental, incrementalFile, mutate: files, jsonReporter: { fileName: reportFile } }, null, 2)}\n`,
  );
  const env = {
    ...cleanEnvironment(),
    SHOPWRIGHT_MUTATED_AREA: area,
    SHOPWRIGHT_MUTATION_SAMPLE: sample,
  };
  const code = await launch(node24, [stryker, 'run', configFile], { cwd: root, env });
  if (code !== 0)
    throw new Refusal(
      `The mutation tool stopped before it finished ${area}. See its output above.`,
    );
  // Stryker writes no report when the area has no unit tests.
  if (!existsSync(reportFile)) return reportOfUntested(files);
  return JSON.parse(readFileSync(reportFile, 'utf8'));
}

const settings = {
  testRunner: 'vitest',
  // Not only the tests that import a mutated file: where none does, Stryker would stop without a report.
  vitest: { configFile: 'vitest.mutation.config.ts', related: false },
  plugins: ['@stryker-mutator/vitest-runner', inRoot('scripts', 'mutation', 'sample.mjs')],
  ignorers: ['sample'],
  coverageAnalysis: 'perTest',
  // Every mutant of an area without tests survives.
  allowEmpty: true,
  // In a copy: a run that is killed must not leave a mutant in the source.
  inPlace: false,
  tempDirName: '.cache/mutation/sandbox',
  ignorePatterns: [
    '**',
    '!/packages/server/**',
    // A test of the states of members compares them with their decision record.
    '!/docs/decisions/**',
    '!/scripts/mutation/**',
    '!/package.json',
    '!/vitest.mutation.config.ts',
    'node_modules',
  ],
  // There is none in the copy: Stryker would rewrite it with a TypeScript that it does not know.
  tsconfigFile: 'none',
  // Vitest removes the types itself.
  disableTypeChecks: false,
  checkers: [],
  concurrency: 1,
  // Far above what the slowest test takes on a busy machine: only a mutant that never ends may
  // reach it.
  timeoutMS: 60_000,
  // The first run of all tests; at the lowest priority it can take long on a busy machine.
  dryRunTimeoutMinutes: 60,
  reporters: ['progress-append-only', 'json'],
  allowConsoleColors: false,
  cleanTempDir: 'always',
};
