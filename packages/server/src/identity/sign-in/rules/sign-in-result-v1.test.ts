import { expect, it } from 'vitest';
import { toV1 } from './sign-in-result-v1.ts';

it('reports success to an older client', () => {
  expect(toV1({ state: 'SUCCESS', sessionToken: 'session' })).toEqual({
    state: { status: 'DONE' },
    sessionToken: 'session',
  });
});

it('reports pending approval to an older client, with the state token', () => {
  expect(
    toV1({ state: 'REQUIRE_OWNER_APPROVAL', stateToken: 'token', identity: { id: 'member' } }),
  ).toEqual({
    state: { status: 'REQUIRE_OWNER_APPROVAL', stateToken: 'token' },
    identity: { id: 'member' },
  });
});

it('an older client polls every other step', () => {
  for (const state of ['REQUIRE_EMAIL_VERIFICATION', 'STATUS_CHECK'] as const)
    expect(toV1({ state, stateToken: 'token' })).toEqual({
      state: { status: 'STATUS_CHECK', stateToken: 'token' },
    });
});
