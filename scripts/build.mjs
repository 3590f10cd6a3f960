// npm run build: everything `npm start` does before it starts.
import { nodeIsRecentEnough } from './setup/node-version.mjs';

if (nodeIsRecentEnough()) void import('./setup/build-command.mjs').then(({ build }) => build());
