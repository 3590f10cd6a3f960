// npm run build: installs and builds everything that `npm start` needs.
import { nodeIsRecentEnough } from './setup/node-version.mjs';

if (nodeIsRecentEnough()) void import('./setup/build-command.mjs').then(({ build }) => build());
