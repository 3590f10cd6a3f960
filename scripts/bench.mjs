// npm run bench [-- NAME ...]: installs and builds like npm test, then measures (bench/main.ts).
import { nodeIsRecentEnough } from './setup/node-version.mjs';

if (nodeIsRecentEnough()) void import('./setup/bench-command.mjs').then(({ bench }) => bench());
