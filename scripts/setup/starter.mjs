import { readFileSync } from 'node:fs';

const LOOK_EVERY = 1_000;
const atFirst = whoStartedUs();

/**
 * An npm that is signaled to stop ends its shell and not us, and one that was killed outright
 * passes nothing on: the process it started would keep running, hold its port and its data, and
 * block the next start. So we check whether npm is still there.
 * @param {() => void} then
 * @returns {() => void} call it to stop checking
 */
export function onStarterGone(then) {
  if (process.env.npm_lifecycle_event === undefined) return () => {};
  const watch = setInterval(() => {
    if (whoStartedUs() === atFirst) return;
    clearInterval(watch);
    then();
  }, LOOK_EVERY);
  return () => clearInterval(watch);
}

/** npm, or the shell that npm put in between and npm above it (which Linux tells). */
function whoStartedUs() {
  const parent = process.ppid;
  try {
    const [, name = '', rest = ''] =
      /^\d+ \((.*)\) (.*)/.exec(readFileSync(`/proc/${parent}/stat`, 'utf8')) ?? [];
    return /^(ba|da|a)?sh$/.test(name) ? `${parent} ${rest.split(' ')[1]}` : `${parent}`;
  } catch {
    return `${parent}`;
  }
}
