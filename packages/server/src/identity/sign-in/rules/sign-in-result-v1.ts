import type { SignInResult } from '@shopwright/contract/identity/sign-in-result';
import type { SignInResultV1 } from '@shopwright/contract/identity/authentication-v1';
import { compact } from '../../../kernel/compact.ts';

/** A sign-in step in the form of older releases, which know only success and pending approval. */
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
