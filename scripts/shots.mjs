// npm run shots: installs and builds like npm test, then runs tests/look/shots.ts.
import { nodeIsRecentEnough } from './setup/node-version.mjs';

if (nodeIsRecentEnough()) void import('./setup/look-command.mjs').then(({ look }) => look('shots'));
