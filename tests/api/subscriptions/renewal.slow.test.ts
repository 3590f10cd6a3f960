import { it } from 'vitest';
import { killAroundRenewal } from './renewal-kills.ts';
import { startStudio } from '../../kit/studio.ts';

it(
  'a worker killed 50 times around renewal makes each order once, charged once',
  { timeout: 900_000 },
  async () => {
    await killAroundRenewal(await startStudio(), 50);
  },
);
