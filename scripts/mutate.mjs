// npm run mutate [-- PATH ... --incremental --sample PERCENT]: mutation tests of the pure rules;
// reports mutants that no test kills.
import { nodeIsRecentEnough } from './setup/node-version.mjs';

if (nodeIsRecentEnough())
  void import('./mutation/mutate-command.mjs').then(({ mutate }) => mutate());
