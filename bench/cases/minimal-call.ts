import { againstBare } from '../against-bare.ts';
import type { Case } from '../measure.ts';
import { visitorToken } from '../visitor-token.ts';

/** The smallest call: authenticate and answer from memory. */
export const minimalCall: Case = async (bench) => [
  await againstBare(bench, {
    name: 'a minimal call with a token',
    target: 0.7,
    request: { path: '/v1/store', headers: { authorization: await visitorToken(bench.shop) } },
  }),
];
