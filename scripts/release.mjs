// npm run release [-- --out FOLDER]: builds the published packages, with checksums and notes.
import { nodeIsRecentEnough } from './setup/node-version.mjs';

if (nodeIsRecentEnough())
  void import('./setup/release-command.mjs').then(({ release }) => release());
