// npm run format [-- PATH ...]: formats the source in place; `npm run check -- format` only lists
// unformatted files.
import { nodeIsRecentEnough } from './setup/node-version.mjs';

if (nodeIsRecentEnough()) void import('./check/format-command.mjs').then(({ format }) => format());
