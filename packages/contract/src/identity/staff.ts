import { service } from '../call.ts';
import { identityErrors } from '../errors.ts';
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

/** The owner and collaborators. Not in the provider's API. */
const call = service([]);

export const StaffRole = enumeration('StaffRole', ['OWNER', 'COLLABORATOR']);
export type StaffRole = Static<typeof StaffRole>;

const permissionIds = list(string({ maxLength: 100 }), { maxItems: 200 });
/** The id of a built-in role is a name, that of a role of the store a GUID. */
const roleIds = list(string({ maxLength: 36 }), { maxItems: 20 });
export const staffName = string({ maxLength: 100 });

export const Staff = message('Staff', {
  id: string({ format: 'GUID', readOnly: true }),
  email: string({ format: 'EMAIL' }),
  name: staffName,
  role: StaffRole,
  roleIds,
  directPermissions: permissionIds,
  permissions: permissionIds,
  hasSecondFactor: boolean(),
  createdDate: timestamp({ readOnly: true }),
});
export type Staff = Static<typeof Staff>;

const deviceToken = string({ maxLength: 100, secret: true });
const device = string({ maxLength: 300 });

export const StaffSignInMethod = enumeration('StaffSignInMethod', [
  'TOTP',
  'PASSKEY',
  'RECOVERY_CODE',
]);
export type StaffSignInMethod = Static<typeof StaffSignInMethod>;

export const StaffSignInResult = message('StaffSignInAnswer', {
  state: enumeration('StaffSignInState', ['SUCCESS', 'MFA_CHALLENGE']),
  stateToken: string({ secret: true }),
  methods: list(StaffSignInMethod),
  accessToken: string({ secret: true }),
  refreshToken: string({ secret: true }),
  expiresIn: integer(),
  deviceToken: string({ secret: true }),
  staff: Staff,
});
export type StaffSignInResult = Static<typeof StaffSignInResult>;

/** Device fields of every sign-in call. */
export const staffDevice = { deviceToken, device } as const;

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
  errors: [identityErrors.invalidPassword],
});

/** The second step of a sign-in that answered MFA_CHALLENGE. */
export const staffVerifySignIn = call({
  name: 'staff.verifySignIn',
  method: 'POST',
  path: '/v1/staff/sign-in/verify',
  who: 'anyone',
  request: message('StaffVerifySignInRequest', {
    stateToken: required(string({ maxLength: 100, secret: true })),
    code: required(string({ minLength: 1, maxLength: 100, secret: true })),
    deviceToken,
    device,
  }),
  answer: StaffSignInResult,
  errors: ['VERIFICATION_FAILED'],
});

/** The first step of a passkey sign-in; then call `staff.signInWithPasskey`. */
export const challengeStaffPasskey = call({
  name: 'staff.challengePasskey',
  method: 'POST',
  path: '/v1/staff/passkeys/options',
  who: 'anyone',
  request: message('StaffChallengePasskeyRequest', {}),
  answer: message('StaffChallengePasskeyAnswer', {
    challengeId: string({ format: 'GUID' }),
    publicKeyCredentialRequestOptionsJson: string(),
  }),
});

/** A passkey counts as two factors: the device, and the fingerprint or PIN. */
export const staffSignInWithPasskey = call({
  name: 'staff.signInWithPasskey',
  method: 'POST',
  path: '/v1/staff/sign-in/passkey',
  who: 'anyone',
  request: message('StaffSignInWithPasskeyRequest', {
    challengeId: required(string({ format: 'GUID' })),
    credential: required(string({ maxLength: 3000 })),
    deviceToken,
    device,
  }),
  answer: StaffSignInResult,
  errors: ['VERIFICATION_FAILED', identityErrors.invalidPassword],
});

export const staffSignOut = call({
  name: 'staff.signOut',
  method: 'POST',
  path: '/v1/staff/sign-out',
  // Without a permission, because it ends only the caller's own session.
  who: 'anyone',
  beforeSecondFactor: true,
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
    name: staffName,
    roleIds,
    permissions: required(permissionIds),
  }),
  answer: message('StaffAddCollaboratorAnswer', {
    staff: Staff,
    password: string({ secret: true }),
  }),
  errors: ['OWNER_REQUIRED', identityErrors.emailAlreadyExists],
});

export const changeCollaborator = call({
  name: 'staff.changeCollaborator',
  method: 'PATCH',
  path: '/v1/staff/{id}',
  who: 'merchant',
  permission: 'SHOPWRIGHT.MANAGE_STAFF',
  request: message('StaffChangeCollaboratorRequest', {
    id: required(string({ format: 'GUID' })),
    name: staffName,
    roleIds,
    permissions: permissionIds,
  }),
  answer: message('StaffChangeCollaboratorAnswer', { staff: Staff }),
  errors: ['OWNER_REQUIRED', 'LAST_OWNER'],
});

export const removeCollaborator = call({
  name: 'staff.removeCollaborator',
  method: 'DELETE',
  path: '/v1/staff/{id}',
  who: 'merchant',
  permission: 'SHOPWRIGHT.MANAGE_STAFF',
  request: message('StaffRemoveCollaboratorRequest', { id: required(string({ format: 'GUID' })) }),
  answer: message('StaffRemoveCollaboratorAnswer', {}),
  errors: ['OWNER_REQUIRED', 'LAST_OWNER'],
});
