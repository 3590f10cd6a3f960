// npm test [-- FILTER ...]: installs and builds, runs the checks and every fast test. With --all,
// runs the slow tests too.
import { nodeIsRecentEnough } from './setup/node-version.mjs';

if (nodeIsRecentEnough()) void import('./setup/test-command.mjs').then(({ test }) => test());
