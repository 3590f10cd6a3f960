import { service } from '../call.ts';
import {
  enumeration,
  integer,
  list,
  message,
  required,
  string,
  timestamp,
  type Static,
} from '../field.ts';

/** The owner and the people the owner trusts. Calls of our own. */
const call = service([]);

export const StaffRole = enumeration('StaffRole', ['OWNER', 'COLLABORATOR']);
export type StaffRole = Static<typeof StaffRole>;

export const Staff = message('Staff', {
  id: string({ format: 'GUID', readOnly: true }),
  email: string({ format: 'EMAIL' }),
  role: StaffRole,
  permissions: list(string({ maxLength: 100 }), {
    maxItems: 200,
    description: 'What a collaborator may do; the owner may do everything.',
  }),
  createdDate: timestamp({ readOnly: true }),
});
export type Staff = Static<typeof Staff>;

const deviceToken = string({
  maxLength: 100,
  secret: true,
  description:
    'The token an earlier sign-in on this device returned. Wrong guesses made elsewhere do not hold up a device that sends it.',
});
const device = string({
  maxLength: 300,
  description: 'The browser or program that signs in, for the list of sessions.',
});

export const StaffSignInResult = message('StaffSignInAnswer', {
  state: enumeration('StaffSignInState', ['SUCCESS', 'MFA_CHALLENGE']),
  stateToken: string({
    secret: true,
    description:
      'With MFA_CHALLENGE: send it with a code to POST /v1/staff/sign-in/verify. Nothing else is returned then.',
  }),
  accessToken: string({ secret: true }),
  refreshToken: string({
    secret: true,
    description: 'Renewed at POST /oauth2/token like any other.',
  }),
  expiresIn: integer({ description: 'Seconds from now.' }),
  deviceToken: string({
    secret: true,
    description: 'Store it on this device and send it with the next sign-in.',
  }),
  staff: Staff,
});
export type StaffSignInResult = Static<typeof StaffSignInResult>;

export const staffSignIn = call({
  name: 'staff.signIn',
  method: 'POST',
  path: '/v1/staff/sign-in',
  who: 'anyone',
  request: message('StaffSignInRequest', {
    email: required(string({ maxLength: 254 })),
    password: required(string({ maxLength: 1000, secret: true })),
    deviceToken,
    device,
  }),
  answer: StaffSignInResult,
});

/** The second step of a sign-in that answered MFA_CHALLENGE. */
export const staffVerifySignIn = call({
  name: 'staff.verifySignIn',
  method: 'POST',
  path: '/v1/staff/sign-in/verify',
  who: 'anyone',
  request: message('StaffVerifySignInRequest', {
    stateToken: required(string({ maxLength: 100, secret: true })),
    code: required(
      string({
        minLength: 1,
        maxLength: 100,
        secret: true,
        description: 'A code of the authenticator app, or one of the recovery codes.',
      }),
    ),
    deviceToken,
    device,
  }),
  answer: StaffSignInResult,
  errors: ['VERIFICATION_FAILED'],
});

export const staffSignOut = call({
  name: 'staff.signOut',
  method: 'POST',
  path: '/v1/staff/sign-out',
  // Ends the caller's own session and no other: a collaborator of any permissions may.
  who: 'anyone',
  request: message('StaffSignOutRequest', {}),
  answer: message('StaffSignOutAnswer', {}),
});

export const listStaff = call({
  name: 'staff.listStaff',
  method: 'GET',
  path: '/v1/staff',
  who: 'merchant',
  permission: 'SHOPWRIGHT.MANAGE_STAFF',
  request: message('StaffListStaffRequest', {}),
  answer: message('StaffListStaffAnswer', { staff: list(Staff) }),
});

export const addCollaborator = call({
  name: 'staff.addCollaborator',
  method: 'POST',
  path: '/v1/staff',
  who: 'merchant',
  permission: 'SHOPWRIGHT.MANAGE_STAFF',
  request: message('StaffAddCollaboratorRequest', {
    email: required(string({ format: 'EMAIL' })),
    permissions: required(list(string({ maxLength: 100 }), { maxItems: 200 })),
  }),
  answer: message('StaffAddCollaboratorAnswer', {
    staff: Staff,
    password: string({ secret: true, description: 'Told once.' }),
  }),
});

export const changeCollaborator = call({
  name: 'staff.changeCollaborator',
  method: 'PATCH',
  path: '/v1/staff/{id}',
  who: 'merchant',
  permission: 'SHOPWRIGHT.MANAGE_STAFF',
  request: message('StaffChangeCollaboratorRequest', {
    id: required(string({ format: 'GUID' })),
    permissions: required(list(string({ maxLength: 100 }), { maxItems: 200 })),
  }),
  answer: message('StaffChangeCollaboratorAnswer', { staff: Staff }),
});

export const removeCollaborator = call({
  name: 'staff.removeCollaborator',
  method: 'DELETE',
  path: '/v1/staff/{id}',
  who: 'merchant',
  permission: 'SHOPWRIGHT.MANAGE_STAFF',
  request: message('StaffRemoveCollaboratorRequest', { id: required(string({ format: 'GUID' })) }),
  answer: message('StaffRemoveCollaboratorAnswer', {}),
});
