// npm run release [-- --out FOLDER]: makes the packages that are published, with checksums and notes.
import { nodeIsRecentEnough } from './setup/node-version.mjs';

if (nodeIsRecentEnough())
  void import('./setup/release-command.mjs').then(({ release }) => release());
