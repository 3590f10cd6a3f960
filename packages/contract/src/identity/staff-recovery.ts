import { service } from '../call.ts';
import { message, required, string, timestamp } from '../field.ts';
import { Staff } from './staff.ts';

/**
 * How staff get in again: a new password by an emailed link, and the second factor that an owner
 * removes for a colleague. Not in the provider's API.
 */
const call = service([]);

const token = required(string({ maxLength: 100, secret: true }));

/** The same answer for every address, so that it reveals nothing about the staff of a store. */
export const requestStaffPasswordReset = call({
  name: 'staff.requestPasswordReset',
  method: 'POST',
  path: '/v1/staff/password-reset',
  who: 'anyone',
  request: message('StaffRequestPasswordResetRequest', {
    email: required(string({ format: 'EMAIL' })),
    language: string({ format: 'LANGUAGE' }),
  }),
  answer: message('StaffRequestPasswordResetAnswer', {}),
});

/** POST, so that the token appears in no URL in a log. */
export const getStaffPasswordReset = call({
  name: 'staff.getPasswordReset',
  method: 'POST',
  path: '/v1/staff/password-reset/lookup',
  who: 'anyone',
  request: message('StaffGetPasswordResetRequest', { token }),
  answer: message('StaffGetPasswordResetAnswer', {
    email: string({ format: 'EMAIL' }),
    expirationDate: timestamp(),
  }),
  errors: ['RECOVERY_TOKEN_INVALID'],
});

/** Opens no session: the sign-in that follows asks for the second factor. */
export const resetStaffPassword = call({
  name: 'staff.resetPassword',
  method: 'POST',
  path: '/v1/staff/password-reset/complete',
  who: 'anyone',
  request: message('StaffResetPasswordRequest', {
    token,
    newPassword: required(string({ maxLength: 1000, secret: true })),
  }),
  answer: message('StaffResetPasswordAnswer', {}),
  errors: ['RECOVERY_TOKEN_INVALID'],
});

export const resetStaffSecondFactor = call({
  name: 'staff.resetSecondFactor',
  method: 'POST',
  path: '/v1/staff/{id}/reset-second-factor',
  who: 'merchant',
  permission: 'SHOPWRIGHT.MANAGE_STAFF',
  request: message('StaffResetSecondFactorRequest', {
    id: required(string({ format: 'GUID' })),
    password: string({ maxLength: 1000, secret: true }),
    code: string({ maxLength: 100, secret: true }),
  }),
  answer: message('StaffResetSecondFactorAnswer', { staff: Staff }),
  errors: ['LAST_FACTOR', 'OWNER_REQUIRED', 'REAUTHENTICATION_REQUIRED', 'VERIFICATION_FAILED'],
});
