import { it } from 'vitest';
import { killAroundRenewal } from './renewal-kills.ts';
import { startStudio } from '../../kit/studio.ts';

it(
  'a worker killed twice around renewal makes each order once, charged once',
  { timeout: 240_000 },
  async () => {
    await killAroundRenewal(await startStudio(), 2);
  },
);
