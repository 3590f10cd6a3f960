// npm start: installs what is missing, builds the site if it changed, and runs Shopwright.
import { nodeIsRecentEnough } from './setup/node-version.mjs';

if (nodeIsRecentEnough()) void import('./setup/start-command.mjs').then(({ start }) => start());
