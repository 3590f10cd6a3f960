import { service } from '../call.ts';
import {
  boolean,
  enumeration,
  integer,
  list,
  message,
  required,
  string,
  timestamp,
  type Static,
} from '../field.ts';
import { AccountProof, proofErrors } from './account-proof.ts';
import { IdentityStatus } from './identity.ts';

/** Second factors of a member. Not in the provider's API, which only verifies them. */
const call = service([]);

export const EnrolledType = enumeration('EnrolledType', ['SMS', 'CALL', 'EMAIL', 'TOTP', 'PUSH']);
export type EnrolledType = Static<typeof EnrolledType>;

export const MyFactor = message('MyFactor', {
  factorId: string({ format: 'GUID' }),
  type: enumeration('MyFactorType', ['SMS', 'CALL', 'EMAIL', 'TOTP', 'PUSH', 'WEBAUTHN']),
  status: IdentityStatus,
  hint: string(),
  createdDate: timestamp(),
});
export type MyFactor = Static<typeof MyFactor>;

const currentPassword = string({ maxLength: 1000, secret: true });
const Code = string({ minLength: 1, maxLength: 100, secret: true });

export const listMyFactors = call({
  name: 'factors.listMyFactors',
  method: 'GET',
  path: '/v1/members/me/factors',
  who: 'member',
  request: message('FactorsListMyFactorsRequest', {}),
  answer: message('FactorsListMyFactorsAnswer', {
    factors: list(MyFactor),
    recoveryCodesLeft: integer(),
    rememberedDevices: integer(),
    hasPassword: boolean(),
    emailVerified: boolean(),
  }),
  errors: ['MEMBER_REQUIRED'],
});

export const enrolFactor = call({
  name: 'factors.enrolFactor',
  method: 'POST',
  path: '/v1/members/me/factors',
  who: 'member',
  request: message('FactorsEnrolFactorRequest', {
    type: required(EnrolledType),
    target: string({ maxLength: 200 }),
    password: currentPassword,
    proof: AccountProof,
  }),
  answer: message('FactorsEnrolFactorAnswer', {
    factor: MyFactor,
    secret: string({ secret: true }),
    otpauthUri: string({ secret: true }),
    qrSvg: string({ secret: true }),
  }),
  errors: [
    'SECOND_FACTOR_OFF',
    'TOO_MANY_FACTORS',
    'EMAIL_VERIFICATION_REQUIRED',
    ...proofErrors,
    'MEMBER_REQUIRED',
  ],
});

export const activateFactor = call({
  name: 'factors.activateFactor',
  method: 'POST',
  path: '/v1/members/me/factors/{factorId}/activate',
  who: 'member',
  request: message('FactorsActivateFactorRequest', {
    factorId: required(string({ format: 'GUID' })),
    code: required(Code),
  }),
  answer: message('FactorsActivateFactorAnswer', {
    factor: MyFactor,
    recoveryCodes: list(string({ secret: true })),
  }),
  errors: ['VERIFICATION_FAILED'],
});

export const removeFactor = call({
  name: 'factors.removeFactor',
  method: 'POST',
  path: '/v1/members/me/factors/{factorId}/remove',
  who: 'member',
  request: message('FactorsRemoveFactorRequest', {
    factorId: required(string({ format: 'GUID' })),
    password: currentPassword,
    proof: AccountProof,
  }),
  answer: message('FactorsRemoveFactorAnswer', {}),
  errors: ['MEMBER_REQUIRED', 'REAUTHENTICATION_REQUIRED', 'VERIFICATION_FAILED'],
});

export const renewRecoveryCodes = call({
  name: 'factors.renewRecoveryCodes',
  method: 'POST',
  path: '/v1/members/me/factors/recovery-codes',
  who: 'member',
  request: message('FactorsRenewRecoveryCodesRequest', {
    password: currentPassword,
    proof: AccountProof,
  }),
  answer: message('FactorsRenewRecoveryCodesAnswer', {
    recoveryCodes: list(string({ secret: true })),
  }),
  errors: [...proofErrors, 'MEMBER_REQUIRED'],
});

export const forgetDevices = call({
  name: 'factors.forgetDevices',
  method: 'POST',
  path: '/v1/members/me/devices/forget',
  who: 'member',
  request: message('FactorsForgetDevicesRequest', {}),
  answer: message('FactorsForgetDevicesAnswer', {}),
  errors: ['MEMBER_REQUIRED'],
});

/** Approves or denies a sign-in on another device. */
export const answerPush = call({
  name: 'factors.answerPush',
  method: 'POST',
  path: '/v1/members/me/push/{transactionId}',
  who: 'member',
  request: message('FactorsAnswerPushRequest', {
    transactionId: required(string({ format: 'GUID' })),
    approve: required(boolean()),
  }),
  answer: message('FactorsAnswerPushAnswer', {}),
  errors: ['MEMBER_REQUIRED'],
});

export const requireReenrolment = call({
  name: 'factors.requireReenrolment',
  method: 'POST',
  path: '/v1/members/{id}/factors/require-reenrolment',
  who: 'merchant',
  permission: 'MEMBERS.MEMBER_UPDATE',
  request: message('FactorsRequireReenrolmentRequest', {
    id: required(string({ format: 'GUID' })),
  }),
  answer: message('FactorsRequireReenrolmentAnswer', { factors: list(MyFactor) }),
});

/** A passkey for the hosted pages: sign-in without a password or code. */
export const beginPasskey = call({
  name: 'factors.beginPasskey',
  method: 'POST',
  path: '/v1/members/me/passkeys/options',
  who: 'member',
  request: message('FactorsBeginPasskeyRequest', {
    password: currentPassword,
    proof: AccountProof,
  }),
  answer: message('FactorsBeginPasskeyAnswer', {
    challengeId: string({ format: 'GUID' }),
    publicKeyCredentialCreationOptionsJson: string(),
  }),
  errors: ['TOO_MANY_FACTORS', 'EMAIL_VERIFICATION_REQUIRED', ...proofErrors, 'MEMBER_REQUIRED'],
});

export const addPasskey = call({
  name: 'factors.addPasskey',
  method: 'POST',
  path: '/v1/members/me/passkeys',
  who: 'member',
  request: message('FactorsAddPasskeyRequest', {
    challengeId: required(string({ format: 'GUID' })),
    credential: required(string({ maxLength: 20_000 })),
  }),
  answer: message('FactorsAddPasskeyAnswer', { factor: MyFactor }),
  errors: ['VERIFICATION_FAILED', 'MEMBER_REQUIRED'],
});

/** Then `POST /v2/login` with `webauthn: { challengeId, credential }`. */
export const challengePasskey = call({
  name: 'factors.challengePasskey',
  method: 'POST',
  path: '/v1/passkeys/options',
  who: 'anyone',
  request: message('FactorsChallengePasskeyRequest', {}),
  answer: message('FactorsChallengePasskeyAnswer', {
    challengeId: string({ format: 'GUID' }),
    publicKeyCredentialRequestOptionsJson: string(),
  }),
});

/**
 * Requires a new password: the next sign-in answers -19973, and the member resets the password by
 * email.
 */
export const requireNewPassword = call({
  name: 'factors.requireNewPassword',
  method: 'POST',
  path: '/v1/members/{id}/password/require-new',
  who: 'merchant',
  permission: 'MEMBERS.MEMBER_UPDATE',
  request: message('FactorsRequireNewPasswordRequest', {
    id: required(string({ format: 'GUID' })),
  }),
  answer: message('FactorsRequireNewPasswordAnswer', {}),
});
