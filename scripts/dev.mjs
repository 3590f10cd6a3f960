// npm run dev: like npm start, and again after each change of a source file.
import { nodeIsRecentEnough } from './setup/node-version.mjs';

if (nodeIsRecentEnough()) void import('./setup/dev-command.mjs').then(({ dev }) => dev());
