// npm run check [-- NAME ...]: types, lint, the import law, unused code, generated files,
// formatting, files, words.
import { nodeIsRecentEnough } from './setup/node-version.mjs';

if (nodeIsRecentEnough()) void import('./check/check-command.mjs').then(({ check }) => check());
