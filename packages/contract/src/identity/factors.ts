import { enumeration, list, message, string, type Static } from '../field.ts';
import { FactorType } from './identity.ts';

export const MfaReason = enumeration('MfaReason', ['USER_SETTINGS', 'HIGH_RISK_LOGIN']);
export type MfaReason = Static<typeof MfaReason>;

export const FactorStatus = enumeration('FactorStatus', [
  'ENABLED',
  'REQUIRE_ACTIVATION',
  'REQUIRE_REENROLL',
  'ENABLED_BY_RULE',
  'DISABLED_BY_RULE',
]);
export type FactorStatus = Static<typeof FactorStatus>;

export const V1Factor = message('V1Factor', {
  factorType: FactorType,
  factorStatus: FactorStatus,
});
export type V1Factor = Static<typeof V1Factor>;

export const PushChallengeData = message('PushChallengeData', {
  transactionId: string({ maxLength: 36 }),
});
export type PushChallengeData = Static<typeof PushChallengeData>;

export const WebAuthnChallengeData = message('WebAuthnChallengeData', {
  challengeId: string({ format: 'GUID' }),
  publicKeyCredentialRequestOptionsJson: string({ maxLength: 40000 }),
});
export type WebAuthnChallengeData = Static<typeof WebAuthnChallengeData>;

export const VerificationChallenge = message(
  'VerificationChallenge',
  {
    pushData: PushChallengeData,
    webauthnData: WebAuthnChallengeData,
    hint: string({ nullable: true, maxLength: 200 }),
  },
  { oneof: [['pushData', 'webauthnData']] },
);
export type VerificationChallenge = Static<typeof VerificationChallenge>;

export const MfaChallengeData = message('MfaChallengeData', {
  factorType: FactorType,
  verificationChallengeData: VerificationChallenge,
  availableFactors: list(V1Factor, { maxItems: 100 }),
  reason: MfaReason,
});
export type MfaChallengeData = Static<typeof MfaChallengeData>;

export const RequireMfaData = message('RequireMfaData', {
  availableFactors: list(V1Factor, { maxItems: 100 }),
  reason: MfaReason,
});
export type RequireMfaData = Static<typeof RequireMfaData>;

export const SmsVerifyData = message('SmsVerifyData', {
  code: string({ nullable: true, maxLength: 100, minLength: 1, secret: true }),
});
export type SmsVerifyData = Static<typeof SmsVerifyData>;

export const TotpVerifyData = message('TotpVerifyData', {
  code: string({ nullable: true, maxLength: 100, minLength: 1, secret: true }),
});
export type TotpVerifyData = Static<typeof TotpVerifyData>;

export const CallVerifyData = message('CallVerifyData', {
  code: string({ nullable: true, maxLength: 100, minLength: 1, secret: true }),
});
export type CallVerifyData = Static<typeof CallVerifyData>;

export const PushVerifyData = message('PushVerifyData', {
  transactionId: string({ nullable: true, maxLength: 36 }),
});
export type PushVerifyData = Static<typeof PushVerifyData>;

export const RecaptchaForClientSiteKey = message('RecaptchaForClientSiteKey', {
  token: string({ maxLength: 5000, secret: true }),
  siteKeyId: string({ format: 'GUID' }),
});
export type RecaptchaForClientSiteKey = Static<typeof RecaptchaForClientSiteKey>;

export const CaptchaToken = message('CaptchaToken', {
  Recaptcha: string({ maxLength: 5000, secret: true }),
  InvisibleRecaptcha: string({ maxLength: 5000, secret: true }),
  NoCaptcha: string({ maxLength: 5000 }),
  recaptchaForClientSiteKey: RecaptchaForClientSiteKey,
  // Declared as one of both, but the provider's client sends the visible and the invisible token
  // together.
});
export type CaptchaToken = Static<typeof CaptchaToken>;

export const LoginId = message('LoginId', {
  email: string({ format: 'EMAIL' }),
});
export type LoginId = Static<typeof LoginId>;
