import { message, string, type Static } from '../field.ts';

export const WebAuthnVerifyData = message('WebAuthnVerifyData', {
  challengeId: string({ nullable: true, format: 'GUID' }),
  credential: string({ nullable: true, maxLength: 3000 }),
});
export type WebAuthnVerifyData = Static<typeof WebAuthnVerifyData>;
