import { map, message, of, string, type Static } from '../field.ts';
import { StateType } from '../shared/enums.ts';
import { CustomValue } from './custom-value.ts';
import { MfaChallengeData, RequireMfaData } from './factors.ts';
import { Identity } from './identity.ts';

/** The answer of every sign-in step: the state, and the token for the next step. */
export const SignInResult = message('SignInResult', {
  state: StateType,
  sessionToken: string({ nullable: true, secret: true }),
  stateToken: string({ nullable: true, secret: true }),
  identity: Identity,
  additionalData: map(CustomValue),
  requireMfaData: of(RequireMfaData, { internal: true }),
  mfaChallengeData: of(MfaChallengeData, { internal: true }),
});
export type SignInResult = Static<typeof SignInResult>;
