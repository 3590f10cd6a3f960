import type { Descriptions } from '../table.ts';

export const staffRecovery: Descriptions = {
  'staff.requestPasswordReset':
    'Emails the owner or a collaborator a link to choose a new password. The link works once and ' +
    'expires after 10 minutes; a new link replaces it. The answer is the same for addresses ' +
    'without an account.',
  'staff.getPasswordReset':
    'Retrieves the account behind a link to choose a new password, without using the link.',
  'staff.resetPassword':
    'Sets a new password with the token of the link and ends all sessions of the account. The ' +
    'next sign-in asks for the second factor as before.',
  'staff.resetSecondFactor':
    'Removes the authenticator apps, passkeys and recovery codes of a person who lost them, ends ' +
    'their sessions and notifies them by email. Only an owner who is signed in may do it, with ' +
    'the own password or a code.',
  StaffRequestPasswordResetRequest: {
    email: 'Email address of the owner or collaborator.',
    language: "Language of the email. Defaults to the store's language.",
  },
  StaffGetPasswordResetRequest: {
    token: 'Token of the link in the email.',
  },
  StaffGetPasswordResetAnswer: {
    email: 'Email address of the account.',
    expirationDate: 'When the link expires, in UTC.',
  },
  StaffResetPasswordRequest: {
    token: 'Token of the link in the email.',
    newPassword: 'Password that the person chooses.',
  },
  StaffResetSecondFactorRequest: {
    id: 'ID of the person.',
    password: 'Current password of the owner who calls. Required unless `code` is sent.',
    code:
      "Code of the owner's authenticator app, or one of the owner's recovery codes, instead of the " +
      'password.',
  },
  StaffResetSecondFactorAnswer: {
    staff: 'The person, without a second factor.',
  },
};
