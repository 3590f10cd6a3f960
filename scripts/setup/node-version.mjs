// Uses the syntax of old Node versions and is imported first, so that an old Node can print that it
// is too old.
const OLDEST = 20;

/**
 * @returns {boolean} true when this Node can go on; otherwise it has said why, and the exit code is
 * set.
 */
export function nodeIsRecentEnough() {
  const major = Number(process.versions.node.split('.')[0]);
  if (major >= OLDEST) return true;
  console.error(
    'Shopwright needs Node.js ' +
      OLDEST +
      ' or later to start, and this is ' +
      process.version +
      ': install a newer Node.js (nodejs.org) and run the command again.',
  );
  process.exitCode = 1;
  return false;
}
