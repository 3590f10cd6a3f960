import { service } from '../call.ts';
import { identityErrors } from '../errors.ts';
import { enumeration, list, map, message, required, string, type Static } from '../field.ts';
import { CustomValue } from './custom-value.ts';
import { CaptchaToken, LoginId } from './factors.ts';
import { Identity } from './identity.ts';

/** Registering and signing in as releases of `@wix/identity` before 1.0.104 do it. */

export const Identifier = message('Identifier', {
  email: string({
    format: 'EMAIL',
    description: 'The e-mail address that the member signs in with.',
  }),
  userName: string({ description: 'Not used: members sign in with their e-mail address.' }),
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
    stateToken: string({
      nullable: true,
      secret: true,
      description: 'For the next step, where one is needed: a code or a second factor.',
    }),
  }),
  sessionToken: string({ nullable: true, secret: true }),
  identity: Identity,
  additionalData: map(CustomValue),
});
export type SignInResultV1 = Static<typeof SignInResultV1>;

const inputs = map(string({ secret: true }), {
  description: 'The password, under the name `password`.',
});
const errors = [
  ...Object.values(identityErrors),
  'THROTTLED_FEATURE',
  'INVALID_CAPTCHA_TOKEN',
  'CAPTCHA_TOKEN_REQUIRED',
];

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
  errors,
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
  errors,
});

export const proceedToNextState = call({
  name: 'authentication.proceedToNextState',
  method: 'POST',
  path: '/v1/state/proceed',
  who: 'anyone',
  deprecated: true,
  request: message('AuthenticationProceedToNextStateRequest', {
    stateToken: string({ secret: true, description: 'The state token of the previous step.' }),
  }),
  answer: SignInResultV1,
  errors: ['VERIFICATION_FAILED'],
});
