// npm test [-- FILTER ...]: all the set-up tests need, the checks, every fast test. With --all, the
// slow ones too.
import { nodeIsRecentEnough } from './setup/node-version.mjs';

if (nodeIsRecentEnough()) void import('./setup/test-command.mjs').then(({ test }) => test());
