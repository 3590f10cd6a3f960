import { service } from '../call.ts';
import { boolean, list, message, required, string, timestamp, type Static } from '../field.ts';
import { staffDevice, staffName, StaffSignInResult } from './staff.ts';

/** Collaborators are invited by email and choose their own password. Not in the provider's API. */
const call = service([]);
const access = { who: 'merchant', permission: 'SHOPWRIGHT.MANAGE_STAFF' } as const;

const id = required(string({ format: 'GUID' }));
const token = required(string({ maxLength: 100, secret: true }));

export const StaffInvitation = message('StaffInvitation', {
  id: string({ format: 'GUID' }),
  email: string({ format: 'EMAIL' }),
  name: staffName,
  roleIds: list(string({ maxLength: 36 })),
  invitedBy: string({ format: 'GUID' }),
  createdDate: timestamp(),
  sentDate: timestamp(),
  expirationDate: timestamp(),
});
export type StaffInvitation = Static<typeof StaffInvitation>;

export const inviteCollaborator = call({
  name: 'staff.inviteCollaborator',
  method: 'POST',
  path: '/v1/staff/invitations',
  ...access,
  request: message('StaffInviteCollaboratorRequest', {
    email: required(string({ format: 'EMAIL' })),
    name: staffName,
    roleIds: required(list(string({ maxLength: 36 }), { minItems: 1, maxItems: 20 })),
    language: string({ maxLength: 35 }),
  }),
  answer: message('StaffInviteCollaboratorAnswer', { invitation: StaffInvitation }),
  errors: ['-19995', 'OWNER_REQUIRED', 'TOO_MANY_INVITATIONS'],
});

export const listStaffInvitations = call({
  name: 'staff.listInvitations',
  method: 'GET',
  path: '/v1/staff/invitations',
  ...access,
  request: message('StaffListInvitationsRequest', {}),
  answer: message('StaffListInvitationsAnswer', { invitations: list(StaffInvitation) }),
});

export const resendStaffInvitation = call({
  name: 'staff.resendInvitation',
  method: 'POST',
  path: '/v1/staff/invitations/{id}/resend',
  ...access,
  request: message('StaffResendInvitationRequest', { id }),
  answer: message('StaffResendInvitationAnswer', { invitation: StaffInvitation }),
  errors: ['OWNER_REQUIRED'],
});

export const revokeStaffInvitation = call({
  name: 'staff.revokeInvitation',
  method: 'DELETE',
  path: '/v1/staff/invitations/{id}',
  ...access,
  request: message('StaffRevokeInvitationRequest', { id }),
  answer: message('StaffRevokeInvitationAnswer', {}),
  errors: ['OWNER_REQUIRED'],
});

/** POST, so that the token appears in no URL in a log. */
export const getStaffInvitation = call({
  name: 'staff.getInvitation',
  method: 'POST',
  path: '/v1/staff/invitations/lookup',
  who: 'anyone',
  request: message('StaffGetInvitationRequest', { token }),
  answer: message('StaffGetInvitationAnswer', {
    email: string({ format: 'EMAIL' }),
    name: staffName,
    roleNames: list(string()),
    roleIds: list(string()),
    expirationDate: timestamp(),
    secondFactorRequired: boolean(),
  }),
  errors: ['INVITATION_INVALID'],
});

export const acceptStaffInvitation = call({
  name: 'staff.acceptInvitation',
  method: 'POST',
  path: '/v1/staff/invitations/accept',
  who: 'anyone',
  request: message('StaffAcceptInvitationRequest', {
    token,
    name: required(string({ minLength: 1, maxLength: 100 })),
    password: required(string({ maxLength: 1000, secret: true })),
    ...staffDevice,
  }),
  answer: StaffSignInResult,
  errors: ['INVITATION_INVALID'],
});
