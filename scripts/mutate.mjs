// npm run mutate [-- PATH ... --incremental --sample PERCENT]: changes the pure rules in thousands of ways and
// reports which changes no test notices.
import { nodeIsRecentEnough } from './setup/node-version.mjs';

if (nodeIsRecentEnough())
  void import('./mutation/mutate-command.mjs').then(({ mutate }) => mutate());
