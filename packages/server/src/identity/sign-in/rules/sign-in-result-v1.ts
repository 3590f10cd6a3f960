import type { SignInResult } from '@shopwright/contract/identity/sign-in-result';
import type { SignInResultV1 } from '@shopwright/contract/identity/authentication-v1';
import { compact } from '../../../kernel/compact.ts';

/** A step of signing in as older releases read it: they know when it is done, and when the owner must approve. */
export function toV1({
  state,
  stateToken,
  sessionToken,
  identity,
  additionalData,
}: SignInResult): SignInResultV1 {
  const status =
    state === 'SUCCESS' ? 'DONE' : state === 'REQUIRE_OWNER_APPROVAL' ? state : 'STATUS_CHECK';
  return {
    state: { status, ...compact({ stateToken }) },
    ...compact({ sessionToken, identity, additionalData }),
  };
}
