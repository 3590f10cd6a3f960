// What `npm run dev` does after a change of a source file.

/**
 * @param {string} file relative to the root, with forward slashes
 * @returns {'site' | 'server' | undefined} what must be renewed; a new site needs a new server too
 */
export function changedPart(file) {
  if (/(?:^|\/)(?:node_modules|build|dist|\.react-router)\/|\.test\.tsx?$|~$|\.sw[a-z]$/.test(file))
    return undefined;
  if (/^packages\/(?:web\/(?:app|src|public)|sdk\/src|contract\/src)\//.test(file)) return 'site';
  return /^packages\/(?:server|shopwright)\/(?:src|templates)\//.test(file) ||
    file.startsWith('shopwright.config.')
    ? 'server'
    : undefined;
}

/**
 * Runs one server at a time. Changes that arrive while it builds or stops are handled together
 * afterwards. When a build fails, the running server stays.
 * @param {{
 *   build: () => Promise<void>,
 *   start: () => { stop: () => Promise<void> },
 *   report: (message: string) => void,
 * }} options
 */
export function createReloader({ build, start, report }) {
  /** @type {{ stop: () => Promise<void> } | undefined} */
  let running;
  /** @type {Set<'site' | 'server'>} */
  let waiting = new Set();
  /** @type {Promise<void> | undefined} */
  let working;
  let isClosed = false;

  const work = async () => {
    while (waiting.size > 0 && !isClosed) {
      const parts = waiting;
      waiting = new Set();
      try {
        if (parts.has('site')) await build();
      } catch (error) {
        report(error instanceof Error ? error.message : String(error));
        continue;
      }
      // Changed again while it was built: one restart is enough.
      if (waiting.size > 0) {
        waiting.add('server');
        continue;
      }
      await running?.stop();
      if (!isClosed) running = start();
    }
    working = undefined;
  };
  return {
    begin() {
      running = start();
    },
    /** @param {'site' | 'server'} part */
    change(part) {
      waiting.add(part);
      working ??= work();
      return working;
    },
    async close() {
      isClosed = true;
      await working;
      await running?.stop();
    },
  };
}
