import { service } from '../call.ts';
import { identityErrors } from '../errors.ts';
import { enumeration, list, map, message, required, string, type Static } from '../field.ts';
import { CustomValue } from './custom-value.ts';
import { CaptchaToken, LoginId } from './factors.ts';
import { Identity } from './identity.ts';
import { captchaErrors } from '../errors/groups.ts';

/** Registration and sign-in for releases of `@wix/identity` before 1.0.104. */

export const Identifier = message('Identifier', {
  email: string({ format: 'EMAIL' }),
  userName: string(),
});
export type Identifier = Static<typeof Identifier>;

export const SignInStatusV1 = enumeration('SignInStatusV1', [
  'DONE',
  'REQUIRE_OWNER_APPROVAL',
  'STATUS_CHECK',
]);
export type SignInStatusV1 = Static<typeof SignInStatusV1>;

export const SignInResultV1 = message('SignInResultV1', {
  state: message('SignInStateV1', {
    status: SignInStatusV1,
    stateToken: string({ nullable: true, secret: true }),
  }),
  sessionToken: string({ nullable: true, secret: true }),
  identity: Identity,
  additionalData: map(CustomValue),
});
export type SignInResultV1 = Static<typeof SignInResultV1>;

const inputs = map(string({ secret: true }));
const call = service(['/_api/iam/authentication', '/iam/authentication']);

export const registerV1 = call({
  name: 'authentication.register',
  method: 'POST',
  path: '/v1/register',
  who: 'anyone',
  deprecated: true,
  request: message('AuthenticationRegisterRequest', {
    identity: required(
      message('NewIdentityV1', {
        identifiers: list(Identifier, { maxItems: 50 }),
        email: message('IdentityEmailV1', { address: string({ format: 'EMAIL' }) }),
      }),
    ),
    authenticatorId: string({ nullable: true }),
    inputs,
    captchaTokens: list(CaptchaToken),
  }),
  answer: SignInResultV1,
  errors: [
    ...captchaErrors,
    identityErrors.emailAlreadyExists,
    'CAPTCHA_TOKEN_REQUIRED',
    'INVALID_CAPTCHA_TOKEN',
    'THROTTLED_FEATURE',
  ],
});

export const loginV1 = call({
  name: 'authentication.login',
  method: 'POST',
  path: '/v1/login',
  who: 'anyone',
  deprecated: true,
  violationsAs: 'INVALID_ARGUMENT',
  request: message('AuthenticationLoginRequest', {
    identifier: Identifier,
    loginId: LoginId,
    authenticatorId: string({ nullable: true }),
    inputs,
    captchaTokens: list(CaptchaToken),
  }),
  answer: SignInResultV1,
  errors: [
    ...captchaErrors,
    identityErrors.resetPassword,
    identityErrors.invalidPassword,
    'CAPTCHA_TOKEN_REQUIRED',
    'INVALID_ARGUMENT',
    'INVALID_CAPTCHA_TOKEN',
    'THROTTLED_FEATURE',
  ],
});

export const proceedToNextState = call({
  name: 'authentication.proceedToNextState',
  method: 'POST',
  path: '/v1/state/proceed',
  who: 'anyone',
  deprecated: true,
  request: message('AuthenticationProceedToNextStateRequest', {
    stateToken: string({ secret: true }),
  }),
  answer: SignInResultV1,
  errors: ['VERIFICATION_FAILED'],
});
