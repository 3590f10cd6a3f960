import { spawn } from 'node:child_process';
import { watch } from 'node:fs';
import { once } from 'node:events';
import { ensureClientPackage } from './client-package.mjs';
import { cleanEnvironment } from './environment.mjs';
import { ensureInstalled } from './install.mjs';
import { changedPart, createReloader } from './reloader.mjs';
import { inRoot, node24, root } from './root.mjs';
import { print, runMain } from './terminal.mjs';
import { onParentExit } from './parent-exit.mjs';
import { ensureWebBuilt } from './web.mjs';

// An editor writes a file in several steps, and "save all" writes many.
const SETTLE_MS = 150;

/**
 * Runs the shop from the sources. A change of the server restarts it; a change of the site builds
 * the site first. Options are those of `shopwright start`.
 */
export function dev() {
  return runMain(async () => {
    await ensureInstalled({ dev: true });
    await Promise.all([ensureWebBuilt(), ensureClientPackage()]);
    const reloader = createReloader({ build: ensureWebBuilt, start: startServer, report: print });
    reloader.begin();

    /** @type {Set<'site' | 'server'>} */
    const changed = new Set();
    /** @type {NodeJS.Timeout | undefined} */
    let settling;
    /** @param {string} file */
    const onChange = (file) => {
      const part = changedPart(file.replaceAll('\\', '/'));
      if (part === undefined) return;
      changed.add(part);
      clearTimeout(settling);
      settling = setTimeout(() => {
        print(`changed: ${file}`);
        for (const each of changed) void reloader.change(each);
        changed.clear();
      }, SETTLE_MS);
    };
    const watchers = ['contract', 'server', 'sdk', 'web', 'shopwright'].map((name) =>
      watch(inRoot('packages', name), { recursive: true }, (_event, file) => {
        if (file !== null) onChange(`packages/${name}/${file}`);
      }),
    );
    watchers.push(watch(root, (_event, file) => file !== null && onChange(file)));

    await new Promise((resolve) => {
      for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']))
        process.once(signal, resolve);
      onParentExit(() => resolve(undefined));
    });
    for (const watcher of watchers) watcher.close();
    await reloader.close();
    return 0;
  });
}

function startServer() {
  const program = inRoot('packages', 'shopwright', 'bin', 'shopwright.mjs');
  const child = spawn(node24, [program, 'start', ...process.argv.slice(2)], {
    cwd: root,
    env: {
      ...cleanEnvironment(),
      NODE_ENV: 'production',
      SHOPWRIGHT_STARTER: String(process.pid),
    },
    stdio: 'inherit',
  });
  const ended = once(child, 'close');
  child.on('close', (code) => {
    // After an error in the sources; the next change starts it again.
    if (code) print(`the server ended with status ${code}; waiting for a change`);
  });
  return {
    stop: async () => {
      child.kill('SIGTERM');
      await ended;
    },
  };
}
