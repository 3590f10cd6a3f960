#!/usr/bin/env node
// The command `shopwright` of the published package. Runs on any Node, to say which one is needed.
// Not by name: an older Node has no enableCompileCache.
import * as nodeModule from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const OLDEST_NODE = 24;

if (Number(process.versions.node.split('.')[0]) >= OLDEST_NODE) {
  // Compiled code is read back at the next start, which takes half the time. Beside the packages,
  // so that it is deleted with them.
  const home = path.dirname(path.dirname(fileURLToPath(import.meta.url)));
  nodeModule.enableCompileCache(path.join(home, '..', '.cache', 'shopwright'));
  const main = '../lib/main.js';
  await import(main);
} else {
  const sentence = `Shopwright needs Node.js ${OLDEST_NODE} or later, and this is ${process.version}. Install a newer one from https://nodejs.org and try again.`;
  process.stderr.write(
    `${process.argv.includes('--json') ? JSON.stringify({ error: sentence }) : sentence}\n`,
  );
  process.exitCode = 1;
}
