import { message, string, type Static } from '../field.ts';
import { WebAuthnVerifyData } from './web-authn.ts';

/** The proof that a member sends with the access token to change how they sign in. */

export const MailedCode = message('MailedCode', {
  verificationId: string({ maxLength: 100, secret: true }),
  code: string({ minLength: 1, maxLength: 100, secret: true }),
});
export type MailedCode = Static<typeof MailedCode>;

export const AccountProof = message(
  'AccountProof',
  {
    code: string({ minLength: 1, maxLength: 100, secret: true }),
    webauthn: WebAuthnVerifyData,
    email: MailedCode,
  },
  { oneof: [['code', 'webauthn', 'email']] },
);
export type AccountProof = Static<typeof AccountProof>;

/** Errors of every call that asks for a proof. */
export const proofErrors = ['REAUTHENTICATION_REQUIRED', 'VERIFICATION_FAILED'] as const;
