import { readFileSync } from 'node:fs';

const CHECK_INTERVAL_MS = 1_000;
const initialParent = parentProcess();

/**
 * Watches whether npm is still running. An npm that is signaled stops its shell but not this
 * process, and a killed npm forwards nothing: this process would keep its port and data directory
 * and block the next start.
 * @param {() => void} then
 * @returns {() => void} stops watching
 */
export function onParentExit(then) {
  if (process.env.npm_lifecycle_event === undefined) return () => {};
  const watch = setInterval(() => {
    if (parentProcess() === initialParent) return;
    clearInterval(watch);
    then();
  }, CHECK_INTERVAL_MS);
  return () => clearInterval(watch);
}

/** The id of npm, or of its shell and npm (on Linux, where the parent of the shell is readable). */
function parentProcess() {
  const parent = process.ppid;
  try {
    const [, name = '', rest = ''] =
      /^\d+ \((.*)\) (.*)/.exec(readFileSync(`/proc/${parent}/stat`, 'utf8')) ?? [];
    return /^(ba|da|a)?sh$/.test(name) ? `${parent} ${rest.split(' ')[1]}` : `${parent}`;
  } catch {
    return `${parent}`;
  }
}
