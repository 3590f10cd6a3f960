import path from 'node:path';
import { ensurePinnedTool } from '../setup/pinned-tool.mjs';
import { inRoot } from '../setup/root.mjs';

const installed = inRoot('.cache', 'mutation-tool');

/** Stryker, at the versions and checksums of scripts/mutation/tool. Below the project, so that it finds the project's Vitest. */
export const stryker = path.join(
  installed,
  'node_modules',
  '@stryker-mutator',
  'core',
  'bin',
  'stryker.js',
);

export const ensureMutationTool = () =>
  ensurePinnedTool({
    name: 'the mutation tool',
    toolFolder: inRoot('scripts', 'mutation', 'tool'),
    installed,
  });
