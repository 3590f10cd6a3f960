import { areaOf, criticalGroupOf } from './files.mjs';

/**
 * @typedef {{ status: string, mutatorName: string, replacement?: string, location: { start: { line: number, column: number } } }} Mutant
 * @typedef {{ files: Record<string, { mutants: Mutant[] }> }} Report what Stryker's JSON reporter writes
 * @typedef {{ killed: number, valid: number }} Score
 */

const OVERALL_PERCENT = 85;
// A timeout counts as killed.
const KILLED = new Set(['Killed', 'Timeout']);
const SURVIVED = new Set(['Survived', 'NoCoverage']);

/**
 * The scores, and what is below its threshold: 85 % of all mutants, and every mutant of the
 * critical files.
 * @param {Report} report
 * @returns {{ lines: string[], failures: string[] }}
 */
export function judge(report) {
  const files = Object.entries(report.files).map(([file, { mutants }]) => ({
    file,
    mutants,
    score: scoreOf(mutants),
  }));
  const overall = sum(files.map(({ score }) => score));
  const areas = Map.groupBy(files, ({ file }) => areaOf(file));
  const groups = Map.groupBy(
    files.filter(({ file }) => criticalGroupOf(file) !== undefined),
    ({ file }) => criticalGroupOf(file) ?? '',
  );
  const survivors = [...groups].flatMap(([group, members]) =>
    members.flatMap(({ file, mutants }) =>
      mutants
        .filter(({ status }) => SURVIVED.has(status))
        .map((mutant) => describe(group, file, mutant)),
    ),
  );
  return {
    lines: [
      ...[...areas].map(([area, members]) => line(area, sum(members.map(({ score }) => score)))),
      ...[...groups].map(([group, members]) =>
        line(`critical: ${group}`, sum(members.map(({ score }) => score))),
      ),
      line('overall', overall),
    ],
    failures: [
      ...survivors,
      ...(percent(overall) < OVERALL_PERCENT
        ? [
            `${percent(overall).toFixed(1)} % of all mutants are killed; ${OVERALL_PERCENT} % are required`,
          ]
        : []),
    ],
  };
}

/**
 * The report of files for which no test runs: each counts as one mutant that survives, so that they
 * do not look perfect.
 * @param {readonly string[]} files
 * @returns {Report}
 */
export function reportOfUntested(files) {
  const mutant = {
    status: 'NoCoverage',
    mutatorName: 'whole file, without any unit test',
    location: { start: { line: 1, column: 1 } },
  };
  return { files: Object.fromEntries(files.map((file) => [file, { mutants: [mutant] }])) };
}

/** @param {string} group @param {string} file @param {Mutant} mutant */
const describe = (group, file, { mutatorName, replacement, location: { start } }) =>
  `${file}:${start.line}:${start.column} survived (${group}): ${mutatorName}${replacement === undefined ? '' : ` -> ${replacement.replaceAll(/\s+/g, ' ').slice(0, 80)}`}`;

/** @param {readonly Mutant[]} mutants @returns {Score} */
function scoreOf(mutants) {
  const killed = mutants.filter(({ status }) => KILLED.has(status)).length;
  return { killed, valid: killed + mutants.filter(({ status }) => SURVIVED.has(status)).length };
}

/** @param {readonly Score[]} scores @returns {Score} */
const sum = (scores) =>
  scores.reduce(
    (all, { killed, valid }) => ({ killed: all.killed + killed, valid: all.valid + valid }),
    { killed: 0, valid: 0 },
  );

/** @param {Score} score */
const percent = ({ killed, valid }) => (valid === 0 ? 100 : (100 * killed) / valid);

/** @param {string} name @param {Score} score */
const line = (name, score) =>
  `${name.padEnd(20)} ${percent(score).toFixed(1).padStart(6)} %  ${score.killed} of ${score.valid}`;
