import { service } from '../call.ts';
import { enumeration, map, message, of, required, string, type Static } from '../field.ts';
import { CustomValue } from './authentication.ts';
import { MfaChallengeData, RequireMfaData } from './factors.ts';
import { Identity } from './identity.ts';
import { StateType } from '../shared/enums.ts';

export const VerificationTarget = enumeration('VerificationTarget', ['EMAIL']);
export type VerificationTarget = Static<typeof VerificationTarget>;

const call = service(['/_api/iam/verification']);

export const verifyDuringAuthentication = call({
  name: 'verification.verifyDuringAuthentication',
  method: 'POST',
  path: '/v1/auth/verify',
  who: 'anyone',
  request: message('VerificationVerifyDuringAuthenticationRequest', {
    code: required(string({ maxLength: 6, minLength: 6, secret: true })),
    stateToken: required(string({ secret: true })),
  }),
  answer: message('VerificationVerifyDuringAuthenticationAnswer', {
    state: StateType,
    sessionToken: string({ nullable: true, secret: true }),
    stateToken: string({ nullable: true, secret: true }),
    identity: Identity,
    additionalData: map(CustomValue),
    requireMfaData: of(RequireMfaData, { internal: true }),
    mfaChallengeData: of(MfaChallengeData, { internal: true }),
  }),
  errors: ['VERIFICATION_FAILED'],
});

export const resendDuringAuthentication = call({
  name: 'verification.resendDuringAuthentication',
  method: 'POST',
  path: '/v1/auth/resend',
  who: 'anyone',
  permission: 'IAM.RESEND_DURING_AUTHENTICATION',
  request: message('VerificationResendDuringAuthenticationRequest', {
    stateToken: required(string({ secret: true })),
  }),
  answer: message('VerificationResendDuringAuthenticationAnswer', {
    state: StateType,
    sessionToken: string({ nullable: true, secret: true }),
    stateToken: string({ nullable: true, secret: true }),
    identity: Identity,
    additionalData: map(CustomValue),
  }),
});

export const start = call({
  name: 'verification.start',
  method: 'POST',
  path: '/v1/start',
  aliases: ['/v1/Start', '/_api/iam/verification/v1/Start'],
  who: 'member',
  permission: 'IAM.START',
  request: message('VerificationStartRequest', {
    identityId: string({ nullable: true, format: 'GUID' }),
    target: VerificationTarget,
  }),
  answer: message('VerificationStartAnswer', {
    verificationId: string(),
  }),
});
