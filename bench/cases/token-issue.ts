import { againstBare } from '../against-bare.ts';
import type { Case } from '../measure.ts';

/** The cost of a new visitor: two signatures. */
export const tokenIssue: Case = async (bench) => [
  await againstBare(bench, {
    name: "a new visitor's tokens",
    request: {
      path: '/oauth2/token',
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ clientId: bench.shop.clientId, grantType: 'anonymous' }),
    },
  }),
];
