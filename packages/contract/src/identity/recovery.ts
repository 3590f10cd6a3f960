import { service } from '../call.ts';
import { message, required, string, type Static } from '../field.ts';
import { SignInResult } from './sign-in-result.ts';

export const Redirect = message('Redirect', {
  url: string({ maxLength: 1000 }),
  clientId: string({ nullable: true, format: 'GUID' }),
});
export type Redirect = Static<typeof Redirect>;

export const EmailOptions = message('EmailOptions', {
  language: string({ nullable: true, format: 'LANGUAGE' }),
  redirect: Redirect,
});
export type EmailOptions = Static<typeof EmailOptions>;

const call = service(['/_api/iam/recovery', '/_iam/recovery']);

export const sendRecoveryEmail = call({
  name: 'recovery.sendRecoveryEmail',
  method: 'POST',
  path: '/v1/send-email',
  who: 'anyone',
  request: message('RecoverySendRecoveryEmailRequest', {
    email: required(string({ format: 'EMAIL' })),
    language: string({ nullable: true, format: 'LANGUAGE' }),
    redirect: Redirect,
  }),
  answer: message('RecoverySendRecoveryEmailAnswer', {}),
  errors: ['REDIRECT_NOT_ALLOWED'],
});

export const sendActivationEmail = call({
  name: 'recovery.sendActivationEmail',
  method: 'POST',
  path: '/v1/activation-email',
  who: 'merchant',
  permission: 'IAM.SEND_ACTIVATION_EMAIL',
  request: message('RecoverySendActivationEmailRequest', {
    identityId: required(string({ format: 'GUID' })),
    emailOptions: EmailOptions,
  }),
  answer: message('RecoverySendActivationEmailAnswer', {}),
  errors: ['REDIRECT_NOT_ALLOWED'],
});

export const recover = call({
  name: 'recovery.recover',
  method: 'POST',
  path: '/v1/recover',
  who: 'anyone',
  request: message('RecoveryRecoverRequest', {
    recoveryToken: required(string({ secret: true })),
    password: string({ nullable: true, secret: true }),
  }),
  answer: SignInResult,
  errors: ['RECOVERY_TOKEN_INVALID'],
});

/**
 * Reads a recovery link without using it: its account, and the page to return to. Not in the
 * provider's API.
 */
export const findRecovery = service([])({
  name: 'recovery.findRecovery',
  method: 'POST',
  path: '/v1/recovery-link',
  who: 'anyone',
  request: message('RecoveryFindRecoveryRequest', {
    recoveryToken: required(string({ maxLength: 100, secret: true })),
  }),
  answer: message('RecoveryFindRecoveryAnswer', {
    emailHint: string(),
    redirectUrl: string({ maxLength: 1000 }),
  }),
});
