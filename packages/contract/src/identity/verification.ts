import { service } from '../call.ts';
import { enumeration, message, required, string, type Static } from '../field.ts';
import { SignInResult } from './sign-in-result.ts';

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
  answer: SignInResult,
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
  answer: SignInResult,
  errors: ['VERIFICATION_FAILED'],
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
