// Imported first and written in old syntax, so that an old Node can print that it is too old.
const OLDEST_NODE_MAJOR = 20;

/**
 * @returns {boolean} whether this Node is recent enough; otherwise prints why and sets the exit code
 */
export function nodeIsRecentEnough() {
  const major = Number(process.versions.node.split('.')[0]);
  if (major >= OLDEST_NODE_MAJOR) return true;
  console.error(
    'Shopwright needs Node.js ' +
      OLDEST_NODE_MAJOR +
      ' or later, and this is ' +
      process.version +
      '. Install a newer Node.js (nodejs.org) and run the command again.',
  );
  process.exitCode = 1;
  return false;
}
