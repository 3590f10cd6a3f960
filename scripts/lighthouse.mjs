// npm run lighthouse: installs and builds like npm test, then runs tests/look/lighthouse.ts.
import { nodeIsRecentEnough } from './setup/node-version.mjs';

if (nodeIsRecentEnough())
  void import('./setup/look-command.mjs').then(({ look }) => look('lighthouse'));
