/** @typedef {{ passed: number, failed: number, skipped: number }} Tally */

/** @param {Tally[]} tallies @returns {Tally} */
export function addTallies(tallies) {
  return tallies.reduce(
    (sum, one) => ({
      passed: sum.passed + one.passed,
      failed: sum.failed + one.failed,
      skipped: sum.skipped + one.skipped,
    }),
    { passed: 0, failed: 0, skipped: 0 },
  );
}

/** The last line of a run. @param {Tally} tally */
export function tallyLine({ passed, failed, skipped }) {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
}

/**
 * Counts a report of Vitest's JSON reporter. A file that could not be loaded counts as one failure,
 * and so does a run that exits with an error although every test passed (an unhandled error, a
 * crashed worker).
 * @param {{ numPassedTests?: number, numFailedTests?: number, numPendingTests?: number,
 * numTodoTests?: number,
 * testResults?: { status: string, assertionResults: { status: string }[] }[] } | undefined} report
 * @param {number} exitCode
 * @returns {Tally}
 */
export function tallyOf(report, exitCode) {
  if (report === undefined) return { passed: 0, failed: 1, skipped: 0 };
  const unloaded = (report.testResults ?? []).filter(
    ({ status, assertionResults }) =>
      status === 'failed' && !assertionResults.some((result) => result.status === 'failed'),
  ).length;
  const failed = (report.numFailedTests ?? 0) + unloaded;
  return {
    passed: report.numPassedTests ?? 0,
    failed: failed === 0 && exitCode !== 0 ? 1 : failed,
    skipped: (report.numPendingTests ?? 0) + (report.numTodoTests ?? 0),
  };
}
