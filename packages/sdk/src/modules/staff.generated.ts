// Generated from the contract by `npm run generate -w @shopwright/sdk`; do not edit.
import { fn, type Fn } from '../fn.ts';
import { enumValues, type EnumValues } from '../enum-values.ts';
import * as shapes from './shapes.generated.ts';

/**
 * State of a staff sign-in.
 *
 * - `SUCCESS`: The person is signed in.
 * - `MFA_CHALLENGE`: A code of the second factor is needed.
 */
export type StaffSignInState = 'SUCCESS' | 'MFA_CHALLENGE';
export const StaffSignInState: EnumValues<StaffSignInState> = /* @__PURE__ */ enumValues('SUCCESS MFA_CHALLENGE');

/**
 * A way to complete a staff sign-in.
 *
 * - `TOTP`: A code of an authenticator app.
 * - `PASSKEY`: A passkey, with `staff.signInWithPasskey`.
 * - `RECOVERY_CODE`: A recovery code, which works once.
 */
export type StaffSignInMethod = 'TOTP' | 'PASSKEY' | 'RECOVERY_CODE';
export const StaffSignInMethod: EnumValues<StaffSignInMethod> = /* @__PURE__ */ enumValues('TOTP PASSKEY RECOVERY_CODE');

/**
 * Role of a person who manages the store.
 *
 * - `OWNER`: May do everything.
 * - `COLLABORATOR`: May do what the permissions allow.
 */
export type StaffRole = 'OWNER' | 'COLLABORATOR';
export const StaffRole: EnumValues<StaffRole> = /* @__PURE__ */ enumValues('OWNER COLLABORATOR');

/** The owner or a collaborator of the store. */
export interface Staff {
  /** ID of the staff account. */
  _id?: string;
  /** Email address with which the person signs in. */
  email?: string;
  /** Name of the person. */
  name?: string;
  /** Role of a person who manages the store. */
  role?: StaffRole;
  /** IDs of the roles of the person. See `staff.listRoles`. */
  roleIds?: string[];
  /** IDs of the permissions that the person has in addition to their roles. */
  directPermissions?: string[];
  /** IDs of all permissions of the person: those of the roles and the direct ones. `*` stands for every permission. */
  permissions?: string[];
  /** Whether the person has an authenticator app or a passkey. */
  hasSecondFactor?: boolean;
  /** When the account was created, in UTC. */
  _createdDate?: Date;
}

/** Result of a staff sign-in. */
export interface StaffSignInAnswer {
  /** State of a staff sign-in. */
  state?: StaffSignInState;
  /** Token to send with the code to `verifySignIn`. Only with `MFA_CHALLENGE`. */
  stateToken?: string;
  /** Ways in which this person can continue. Only with `MFA_CHALLENGE`. */
  methods?: StaffSignInMethod[];
  /** Access token, to be sent in the `Authorization` header. */
  accessToken?: string;
  /** Refresh token for `POST /oauth2/token`. */
  refreshToken?: string;
  /** Seconds until the access token expires. */
  expiresIn?: number;
  /** Token to store on this device and to send with its next sign-in. */
  deviceToken?: string;
  /** The person who signed in. */
  staff?: Staff;
}

/**
 * Kind of a second factor.
 *
 * - `TOTP`: An authenticator app.
 * - `PASSKEY`: A key on a device, which asks for a finger, a face or a PIN.
 */
export type StaffFactorType = 'TOTP' | 'PASSKEY';
export const StaffFactorType: EnumValues<StaffFactorType> = /* @__PURE__ */ enumValues('TOTP PASSKEY');

/**
 * State of a second factor.
 *
 * - `INACTIVE`: Set up, but not yet confirmed with a code.
 * - `ACTIVE`: Required at sign-in.
 */
export type StaffFactorStatus = 'INACTIVE' | 'ACTIVE';
export const StaffFactorStatus: EnumValues<StaffFactorStatus> = /* @__PURE__ */ enumValues('INACTIVE ACTIVE');

/** An authenticator app or a passkey of a staff account. */
export interface StaffFactor {
  /** ID of the factor. */
  factorId?: string;
  /** Kind of a second factor. */
  type?: StaffFactorType;
  /** State of a second factor. */
  status?: StaffFactorStatus;
  /** Name that the person gave to the passkey. */
  name?: string;
  /** When it was set up, in UTC. */
  _createdDate?: Date;
}

export interface StaffActivateMyFactorAnswer {
  /** An authenticator app or a passkey of a staff account. */
  factor?: StaffFactor;
  /** Recovery codes. They cannot be retrieved again; each replaces a code once. */
  recoveryCodes?: string[];
}

export interface StaffAddCollaboratorAnswer {
  /** The owner or a collaborator of the store. */
  staff?: Staff;
  /** Generated password for the first sign-in. It cannot be retrieved again. */
  password?: string;
}

export interface StaffAddMyPasskeyAnswer {
  /** An authenticator app or a passkey of a staff account. */
  factor?: StaffFactor;
  /** Recovery codes, with the first second factor. They cannot be retrieved again; each replaces a code once. */
  recoveryCodes?: string[];
}

export interface StaffBeginMyPasskeyAnswer {
  /** ID to send with the answer of the passkey. */
  challengeId?: string;
  /** Options for `navigator.credentials.create()`, as JSON text. */
  publicKeyCredentialCreationOptionsJson?: string;
}

export interface StaffChallengePasskeyAnswer {
  /** ID to send with the answer of the passkey. */
  challengeId?: string;
  /** Options for `navigator.credentials.get()`, as JSON text. */
  publicKeyCredentialRequestOptionsJson?: string;
}

export interface StaffChangeCollaboratorAnswer {
  /** The owner or a collaborator of the store. */
  staff?: Staff;
}

export interface StaffChangeMyProfileAnswer {
  /** The owner or a collaborator of the store. */
  staff?: Staff;
}

/** What the store requires of everyone who manages it. */
export interface StaffPolicy {
  /** Whether everyone needs a second factor. People without one can only set it up. */
  requireSecondFactor?: boolean;
}

export interface StaffChangePolicyAnswer {
  /** The changed policy. */
  policy?: StaffPolicy;
}

/** A role: a named set of permissions. */
export interface StaffRoleDefinition {
  /** ID of the role: a name for a built-in role, a GUID for a role of the store. */
  _id?: string;
  /** Name of the role. */
  name?: string;
  /** What the role is for. */
  description?: string;
  /** IDs of the permissions of the role. `*` stands for every permission. */
  permissions?: string[];
  /** Whether every store has this role. It cannot be changed. */
  isBuiltIn?: boolean;
  /** Number of people who have the role. */
  holders?: number;
}

export interface StaffChangeRoleAnswer {
  /** The changed role. */
  role?: StaffRoleDefinition;
}

export interface StaffCreateRoleAnswer {
  /** The role that was created. */
  role?: StaffRoleDefinition;
}

export interface StaffEnrolMyFactorAnswer {
  /** An authenticator app or a passkey of a staff account. */
  factor?: StaffFactor;
  /** Secret to be typed into an authenticator app that cannot scan a QR code. */
  secret?: string;
  /** Secret as an `otpauth://` URI, which opens an authenticator app. */
  otpauthUri?: string;
  /** QR code of the `otpauth://` URI as SVG. */
  qrSvg?: string;
}

export interface StaffGetInvitationAnswer {
  /** Email address that was invited. */
  email?: string;
  /** Name of the invited person, if the sender entered one. */
  name?: string;
  /** Names of the roles that the person gets. */
  roleNames?: string[];
  /** IDs of the roles that the person gets. */
  roleIds?: string[];
  /** When the link stops working, in UTC. */
  expirationDate?: Date;
  /** Whether the person must set up a second factor after accepting. */
  secondFactorRequired?: boolean;
}

export interface StaffGetMyAccountAnswer {
  /** The owner or a collaborator of the store. */
  staff?: Staff;
  /** Authenticator apps and passkeys of the account. */
  factors?: StaffFactor[];
  /** Number of recovery codes that are not used yet. */
  recoveryCodesLeft?: number;
  /** Whether the store requires a second factor of everyone. */
  secondFactorRequired?: boolean;
}

export interface StaffGetPasswordResetAnswer {
  /** Email address of the account. */
  email?: string;
  /** When the link expires, in UTC. */
  expirationDate?: Date;
}

export interface StaffGetPolicyAnswer {
  /** The current policy. */
  policy?: StaffPolicy;
}

/** An invitation of a collaborator that was not accepted yet. */
export interface StaffInvitation {
  /** ID of the invitation. */
  _id?: string;
  /** Email address to which the invitation was sent. */
  email?: string;
  /** Name of the invited person, if the sender knows it. */
  name?: string;
  /** IDs of the roles that the person gets. */
  roleIds?: string[];
  /** ID of the person who sent the invitation. Missing if an API key or app sent it. */
  invitedBy?: string;
  /** When the invitation was created, in UTC. */
  _createdDate?: Date;
  /** When the invitation was last sent, in UTC. */
  sentDate?: Date;
  /** When the link stops working, in UTC. */
  expirationDate?: Date;
}

export interface StaffInviteCollaboratorAnswer {
  /** The invitation that was sent. */
  invitation?: StaffInvitation;
}

export interface StaffListInvitationsAnswer {
  /** Open and expired invitations, the newest first. */
  invitations?: StaffInvitation[];
}

/** A device on which a staff account is signed in. */
export interface StaffSession {
  /** ID of the session. */
  sessionId?: string;
  /** Name of the browser or app that signed in. */
  device?: string;
  /** Network address from which the person signed in. */
  address?: string;
  /** When the person signed in, in UTC. */
  _createdDate?: Date;
  /** When the session was last used, in UTC, to the minute. */
  lastSeenDate?: Date;
  /** Whether it is the session of this call. */
  current?: boolean;
}

export interface StaffListMySessionsAnswer {
  /** All active sessions of the account. */
  sessions?: StaffSession[];
}

/** A permission that roles, API keys and apps can have. */
export interface StaffPermission {
  /** ID of the permission. */
  _id?: string;
  /** Area of the admin to which the permission belongs. */
  area?: string;
  /** What the permission allows. */
  description?: string;
}

export interface StaffListPermissionsAnswer {
  /** All permissions, grouped by area. */
  permissions?: StaffPermission[];
}

export interface StaffListRolesAnswer {
  /** The built-in roles, then those of the store by name. */
  roles?: StaffRoleDefinition[];
}

export interface StaffListStaffAnswer {
  /** The owner and all collaborators. */
  staff?: Staff[];
}

export interface StaffRenewMyRecoveryCodesAnswer {
  /** New recovery codes. They cannot be retrieved again; each replaces a code once. */
  recoveryCodes?: string[];
}

export interface StaffResendInvitationAnswer {
  /** The invitation with its new expiration date. */
  invitation?: StaffInvitation;
}

export interface StaffResetSecondFactorAnswer {
  /** The person, without a second factor. */
  staff?: Staff;
}

/**
 * Accepts an invitation with a name and a password, and signs the collaborator in.
 *
 * `POST /v1/staff/invitations/accept`
 */
export const acceptInvitation: Fn<(options?: { token?: string; name?: string; password?: string; deviceToken?: string; device?: string }) => Promise<StaffSignInAnswer>> = /* @__PURE__ */ fn('POST', '/v1/staff/invitations/accept', '*', { answer: { staff: shapes.Staff } });
/**
 * Activates the authenticator app with its first code. The first second factor of an account also returns recovery codes and ends all other sessions.
 *
 * `POST /v1/staff/me/factors/{factorId}/activate`
 */
export const activateMyFactor: Fn<(factorId: string, options?: { code?: string }) => Promise<StaffActivateMyFactorAnswer>> = /* @__PURE__ */ fn('POST', '/v1/staff/me/factors/{factorId}/activate', 'factorId,*', { answer: { factor: shapes.StaffFactor } });
/**
 * Adds a collaborator with the given permissions. The initial password is returned only by this call.
 *
 * `POST /v1/staff` (for owners, collaborators and apps)
 */
export const addCollaborator: Fn<(options?: { email?: string; name?: string; roleIds?: string[]; permissions?: string[] }) => Promise<StaffAddCollaboratorAnswer>> = /* @__PURE__ */ fn('POST', '/v1/staff', '*', { answer: { staff: shapes.Staff } });
/**
 * Adds a passkey to the caller's staff account. The first second factor of an account also returns recovery codes and ends all other sessions.
 *
 * `POST /v1/staff/me/passkeys`
 */
export const addMyPasskey: Fn<(options?: { challengeId?: string; credential?: string; name?: string }) => Promise<StaffAddMyPasskeyAnswer>> = /* @__PURE__ */ fn('POST', '/v1/staff/me/passkeys', '*', { answer: { factor: shapes.StaffFactor } });
/**
 * Starts adding a passkey to the caller's staff account. Continue with `addMyPasskey`.
 *
 * `POST /v1/staff/me/passkeys/options`
 */
export const beginMyPasskey: Fn<(options?: { password?: string; code?: string }) => Promise<StaffBeginMyPasskeyAnswer>> = /* @__PURE__ */ fn('POST', '/v1/staff/me/passkeys/options', '*');
/**
 * Starts a staff sign-in with a passkey.
 *
 * `POST /v1/staff/passkeys/options`
 */
export const challengePasskey: Fn<() => Promise<StaffChallengePasskeyAnswer>> = /* @__PURE__ */ fn('POST', '/v1/staff/passkeys/options');
/**
 * Changes the name, the roles or the direct permissions of a person. It takes effect with the person's next request. Callers change only people with no more permissions than their own; owners are changed by owners who are signed in.
 *
 * `PATCH /v1/staff/{id}` (for owners, collaborators and apps)
 */
export const changeCollaborator: Fn<(_id: string, options?: { name?: string; roleIds?: string[]; permissions?: string[] }) => Promise<StaffChangeCollaboratorAnswer>> = /* @__PURE__ */ fn('PATCH', '/v1/staff/{id}', 'id,*', { answer: { staff: shapes.Staff } });
/**
 * Changes the caller's own staff password and ends all other sessions of the account.
 *
 * `POST /v1/staff/me/password`
 */
export const changeMyPassword: Fn<(options?: { currentPassword?: string; newPassword?: string }) => Promise<void>> = /* @__PURE__ */ fn('POST', '/v1/staff/me/password', '*', { unwrap: '' });
/**
 * Changes the name of the caller's own staff account.
 *
 * `PATCH /v1/staff/me`
 */
export const changeMyProfile: Fn<(options?: { name?: string }) => Promise<StaffChangeMyProfileAnswer>> = /* @__PURE__ */ fn('PATCH', '/v1/staff/me', '*', { answer: { staff: shapes.Staff } });
/**
 * Changes what the store requires of everyone who manages it. Only an owner who is signed in and has a second factor may require one.
 *
 * `PATCH /v1/staff/policy` (for owners, collaborators and apps)
 */
export const changePolicy: Fn<(options?: { requireSecondFactor?: boolean }) => Promise<StaffChangePolicyAnswer>> = /* @__PURE__ */ fn('PATCH', '/v1/staff/policy', '*');
/**
 * Changes a role of the store. Everyone who has the role gets its new permissions with their next request.
 *
 * `PATCH /v1/staff/roles/{id}` (for owners, collaborators and apps)
 */
export const changeRole: Fn<(_id: string, options?: { name?: string; description?: string; permissions?: string[] }) => Promise<StaffChangeRoleAnswer>> = /* @__PURE__ */ fn('PATCH', '/v1/staff/roles/{id}', 'id,*');
/**
 * Creates a role of the store with permissions that the caller holds.
 *
 * `POST /v1/staff/roles` (for owners, collaborators and apps)
 */
export const createRole: Fn<(options?: { name?: string; description?: string; permissions?: string[] }) => Promise<StaffCreateRoleAnswer>> = /* @__PURE__ */ fn('POST', '/v1/staff/roles', '*');
/**
 * Deletes a role of the store that no person and no invitation has.
 *
 * `DELETE /v1/staff/roles/{id}` (for owners, collaborators and apps)
 */
export const deleteRole: Fn<(_id: string) => Promise<void>> = /* @__PURE__ */ fn('DELETE', '/v1/staff/roles/{id}', 'id', { unwrap: '' });
/**
 * Signs the caller's staff account out on one device.
 *
 * `POST /v1/staff/me/sessions/{sessionId}/end`
 */
export const endMySession: Fn<(sessionId: string) => Promise<void>> = /* @__PURE__ */ fn('POST', '/v1/staff/me/sessions/{sessionId}/end', 'sessionId', { unwrap: '' });
/**
 * Signs the caller's staff account out on all other devices, or on all devices.
 *
 * `POST /v1/staff/me/sessions/end`
 */
export const endMySessions: Fn<(options?: { includeCurrent?: boolean }) => Promise<void>> = /* @__PURE__ */ fn('POST', '/v1/staff/me/sessions/end', '*', { unwrap: '' });
/**
 * Sets up an authenticator app for the caller's staff account. It becomes active once `activateMyFactor` confirms it.
 *
 * `POST /v1/staff/me/factors`
 */
export const enrolMyFactor: Fn<(options?: { password?: string; code?: string }) => Promise<StaffEnrolMyFactorAnswer>> = /* @__PURE__ */ fn('POST', '/v1/staff/me/factors', '*', { answer: { factor: shapes.StaffFactor } });
/**
 * Retrieves the invitation behind a link, for the page that accepts it.
 *
 * `POST /v1/staff/invitations/lookup`
 */
export const getInvitation: Fn<(options?: { token?: string }) => Promise<StaffGetInvitationAnswer>> = /* @__PURE__ */ fn('POST', '/v1/staff/invitations/lookup', '*', { answer: { expirationDate: 'D' }, safe: true });
/**
 * Retrieves the caller's own staff account with its second factors.
 *
 * `GET /v1/staff/me`
 */
export const getMyAccount: Fn<() => Promise<StaffGetMyAccountAnswer>> = /* @__PURE__ */ fn('GET', '/v1/staff/me', '', { answer: { staff: shapes.Staff, factors: shapes.StaffFactor } });
/**
 * Retrieves the account behind a link to choose a new password, without using the link.
 *
 * `POST /v1/staff/password-reset/lookup`
 */
export const getPasswordReset: Fn<(options?: { token?: string }) => Promise<StaffGetPasswordResetAnswer>> = /* @__PURE__ */ fn('POST', '/v1/staff/password-reset/lookup', '*', { answer: { expirationDate: 'D' }, safe: true });
/**
 * Retrieves what the store requires of everyone who manages it.
 *
 * `GET /v1/staff/policy` (for owners, collaborators and apps)
 */
export const getPolicy: Fn<() => Promise<StaffGetPolicyAnswer>> = /* @__PURE__ */ fn('GET', '/v1/staff/policy');
/**
 * Invites a collaborator by email. The link works once and expires after seven days.
 *
 * `POST /v1/staff/invitations` (for owners, collaborators and apps)
 */
export const inviteCollaborator: Fn<(options?: { email?: string; name?: string; roleIds?: string[]; language?: string }) => Promise<StaffInviteCollaboratorAnswer>> = /* @__PURE__ */ fn('POST', '/v1/staff/invitations', '*', { answer: { invitation: shapes.StaffInvitation } });
/**
 * Lists the invitations that were not accepted yet.
 *
 * `GET /v1/staff/invitations` (for owners, collaborators and apps)
 */
export const listInvitations: Fn<() => Promise<StaffListInvitationsAnswer>> = /* @__PURE__ */ fn('GET', '/v1/staff/invitations', '', { answer: { invitations: shapes.StaffInvitation } });
/**
 * Lists the devices on which the caller's staff account is signed in.
 *
 * `GET /v1/staff/me/sessions`
 */
export const listMySessions: Fn<() => Promise<StaffListMySessionsAnswer>> = /* @__PURE__ */ fn('GET', '/v1/staff/me/sessions', '', { answer: { sessions: shapes.StaffSession } });
/**
 * Lists every permission with its area, for pages on which staff choose permissions.
 *
 * `GET /v1/staff/permissions`
 */
export const listPermissions: Fn<() => Promise<StaffListPermissionsAnswer>> = /* @__PURE__ */ fn('GET', '/v1/staff/permissions');
/**
 * Lists the built-in roles and the roles of the store.
 *
 * `GET /v1/staff/roles` (for owners, collaborators and apps)
 */
export const listRoles: Fn<() => Promise<StaffListRolesAnswer>> = /* @__PURE__ */ fn('GET', '/v1/staff/roles');
/**
 * Lists the owner and the collaborators of the store.
 *
 * `GET /v1/staff` (for owners, collaborators and apps)
 */
export const listStaff: Fn<() => Promise<StaffListStaffAnswer>> = /* @__PURE__ */ fn('GET', '/v1/staff', '', { answer: { staff: shapes.Staff } });
/**
 * Removes a person, ends their sessions and revokes the invitations they sent. The last owner cannot be removed.
 *
 * `DELETE /v1/staff/{id}` (for owners, collaborators and apps)
 */
export const removeCollaborator: Fn<(_id: string) => Promise<void>> = /* @__PURE__ */ fn('DELETE', '/v1/staff/{id}', 'id', { unwrap: '' });
/**
 * Removes an authenticator app or a passkey from the caller's staff account.
 *
 * `POST /v1/staff/me/factors/{factorId}/remove`
 */
export const removeMyFactor: Fn<(factorId: string, options?: { password?: string; code?: string }) => Promise<void>> = /* @__PURE__ */ fn('POST', '/v1/staff/me/factors/{factorId}/remove', 'factorId,*', { unwrap: '' });
/**
 * Replaces the recovery codes of the caller's staff account. The previous ones stop working.
 *
 * `POST /v1/staff/me/recovery-codes`
 */
export const renewMyRecoveryCodes: Fn<(options?: { password?: string; code?: string }) => Promise<StaffRenewMyRecoveryCodesAnswer>> = /* @__PURE__ */ fn('POST', '/v1/staff/me/recovery-codes', '*');
/**
 * Emails the owner or a collaborator a link to choose a new password. The link works once and expires after 10 minutes; a new link replaces it. The answer is the same for addresses without an account.
 *
 * `POST /v1/staff/password-reset`
 */
export const requestPasswordReset: Fn<(options?: { email?: string; language?: string }) => Promise<void>> = /* @__PURE__ */ fn('POST', '/v1/staff/password-reset', '*', { unwrap: '' });
/**
 * Sends an invitation again with a new link. The previous link stops working.
 *
 * `POST /v1/staff/invitations/{id}/resend` (for owners, collaborators and apps)
 */
export const resendInvitation: Fn<(_id: string) => Promise<StaffResendInvitationAnswer>> = /* @__PURE__ */ fn('POST', '/v1/staff/invitations/{id}/resend', 'id', { answer: { invitation: shapes.StaffInvitation } });
/**
 * Sets a new password with the token of the link and ends all sessions of the account. The next sign-in asks for the second factor as before.
 *
 * `POST /v1/staff/password-reset/complete`
 */
export const resetPassword: Fn<(options?: { token?: string; newPassword?: string }) => Promise<void>> = /* @__PURE__ */ fn('POST', '/v1/staff/password-reset/complete', '*', { unwrap: '' });
/**
 * Removes the authenticator apps, passkeys and recovery codes of a person who lost them, ends their sessions and notifies them by email. Only an owner who is signed in may do it, with the own password or a code.
 *
 * `POST /v1/staff/{id}/reset-second-factor` (for owners, collaborators and apps)
 */
export const resetSecondFactor: Fn<(_id: string, options?: { password?: string; code?: string }) => Promise<StaffResetSecondFactorAnswer>> = /* @__PURE__ */ fn('POST', '/v1/staff/{id}/reset-second-factor', 'id,*', { answer: { staff: shapes.Staff } });
/**
 * Revokes an invitation. Its link stops working.
 *
 * `DELETE /v1/staff/invitations/{id}` (for owners, collaborators and apps)
 */
export const revokeInvitation: Fn<(_id: string) => Promise<void>> = /* @__PURE__ */ fn('DELETE', '/v1/staff/invitations/{id}', 'id', { unwrap: '' });
/**
 * Signs the owner or a collaborator in. With a second factor, continue with `verifySignIn`.
 *
 * `POST /v1/staff/sign-in`
 */
export const signIn: Fn<(options?: { email?: string; password?: string; deviceToken?: string; device?: string }) => Promise<StaffSignInAnswer>> = /* @__PURE__ */ fn('POST', '/v1/staff/sign-in', '*', { answer: { staff: shapes.Staff } });
/**
 * Signs the owner or a collaborator in with a passkey. A passkey needs no password and no code.
 *
 * `POST /v1/staff/sign-in/passkey`
 */
export const signInWithPasskey: Fn<(options?: { challengeId?: string; credential?: string; deviceToken?: string; device?: string }) => Promise<StaffSignInAnswer>> = /* @__PURE__ */ fn('POST', '/v1/staff/sign-in/passkey', '*', { answer: { staff: shapes.Staff } });
/**
 * Ends the caller's own staff session.
 *
 * `POST /v1/staff/sign-out`
 */
export const signOut: Fn<() => Promise<void>> = /* @__PURE__ */ fn('POST', '/v1/staff/sign-out', '', { unwrap: '' });
/**
 * Completes a staff sign-in that answered `MFA_CHALLENGE`.
 *
 * `POST /v1/staff/sign-in/verify`
 */
export const verifySignIn: Fn<(options?: { stateToken?: string; code?: string; deviceToken?: string; device?: string }) => Promise<StaffSignInAnswer>> = /* @__PURE__ */ fn('POST', '/v1/staff/sign-in/verify', '*', { answer: { staff: shapes.Staff } });
/**
 * Errors of acceptInvitation, as the code of an ApiError:
 * - `INVITATION_INVALID` (403): This invitation is invalid, expired or already used. Ask for a new one. Invitations expire and can be accepted once. The owner can send a new one.
 */
export type AcceptInvitationError = 'INVITATION_INVALID';
/**
 * Errors of activateMyFactor, as the code of an ApiError:
 * - `STAFF_REQUIRED` (403): Sign in as the owner or a collaborator. API keys and apps have no staff account. The call acts on the caller's own staff account. Use the token of a person who is signed in.
 * - `VERIFICATION_FAILED` (403): The verification failed. Try again. The code is wrong or expired, or the passkey belongs to another account. Let the user try again.
 */
export type ActivateMyFactorError = 'STAFF_REQUIRED' | 'VERIFICATION_FAILED';
/**
 * Errors of addCollaborator, as the code of an ApiError:
 * - `OWNER_REQUIRED` (403): Only an owner who is signed in may do this. API keys and apps may not. Collaborators cannot grant more than they have. Ask the owner to do it.
 * - `-19995` (409): An account with this email address already exists. Offer to sign in or to recover the password.
 */
export type AddCollaboratorError = 'OWNER_REQUIRED' | '-19995';
/**
 * Errors of addMyPasskey, as the code of an ApiError:
 * - `STAFF_REQUIRED` (403): Sign in as the owner or a collaborator. API keys and apps have no staff account. The call acts on the caller's own staff account. Use the token of a person who is signed in.
 * - `VERIFICATION_FAILED` (403): The verification failed. Try again. The code is wrong or expired, or the passkey belongs to another account. Let the user try again.
 */
export type AddMyPasskeyError = 'STAFF_REQUIRED' | 'VERIFICATION_FAILED';
/**
 * Errors of beginMyPasskey, as the code of an ApiError:
 * - `STAFF_REQUIRED` (403): Sign in as the owner or a collaborator. API keys and apps have no staff account. The call acts on the caller's own staff account. Use the token of a person who is signed in.
 * - `TOO_MANY_FACTORS` (409): A member can have at most {max} second factors. Remove one first. Nothing was added. List the factors and let the member remove one.
 * - `REAUTHENTICATION_REQUIRED` (403): This change requires you to verify your identity again with one of: {methods}. Sensitive changes need a recent proof of identity. Let the user confirm with one of `data.methods`, then repeat the call.
 * - `VERIFICATION_FAILED` (403): The verification failed. Try again. The code is wrong or expired, or the passkey belongs to another account. Let the user try again.
 */
export type BeginMyPasskeyError = 'STAFF_REQUIRED' | 'TOO_MANY_FACTORS' | 'REAUTHENTICATION_REQUIRED' | 'VERIFICATION_FAILED';
/**
 * Errors of changeCollaborator, as the code of an ApiError:
 * - `OWNER_REQUIRED` (403): Only an owner who is signed in may do this. API keys and apps may not. Collaborators cannot grant more than they have. Ask the owner to do it.
 * - `LAST_OWNER` (409): A store needs an owner. Make another person the owner first. Nothing was changed. Give another staff member the owner role, then try again.
 */
export type ChangeCollaboratorError = 'OWNER_REQUIRED' | 'LAST_OWNER';
/**
 * Errors of changeMyPassword, as the code of an ApiError:
 * - `STAFF_REQUIRED` (403): Sign in as the owner or a collaborator. API keys and apps have no staff account. The call acts on the caller's own staff account. Use the token of a person who is signed in.
 * - `VERIFICATION_FAILED` (403): The verification failed. Try again. The code is wrong or expired, or the passkey belongs to another account. Let the user try again.
 * - `REAUTHENTICATION_REQUIRED` (403): This change requires you to verify your identity again with one of: {methods}. Sensitive changes need a recent proof of identity. Let the user confirm with one of `data.methods`, then repeat the call.
 */
export type ChangeMyPasswordError = 'STAFF_REQUIRED' | 'VERIFICATION_FAILED' | 'REAUTHENTICATION_REQUIRED';
/**
 * Errors of changeMyProfile, as the code of an ApiError:
 * - `STAFF_REQUIRED` (403): Sign in as the owner or a collaborator. API keys and apps have no staff account. The call acts on the caller's own staff account. Use the token of a person who is signed in.
 */
export type ChangeMyProfileError = 'STAFF_REQUIRED';
/**
 * Errors of changePolicy, as the code of an ApiError:
 * - `OWNER_REQUIRED` (403): Only an owner who is signed in may do this. API keys and apps may not. Collaborators cannot grant more than they have. Ask the owner to do it.
 */
export type ChangePolicyError = 'OWNER_REQUIRED';
/**
 * Errors of changeRole, as the code of an ApiError:
 * - `ROLE_NAME_TAKEN` (409): A role with this name already exists. Names of roles are unique in a store. Choose another one.
 */
export type ChangeRoleError = 'ROLE_NAME_TAKEN';
/**
 * Errors of createRole, as the code of an ApiError:
 * - `ROLE_NAME_TAKEN` (409): A role with this name already exists. Names of roles are unique in a store. Choose another one.
 * - `TOO_MANY_STAFF_ROLES` (409): A store can have at most {max} roles of its own. Delete one first. Nothing was created. Change an existing role, or delete one that no one has.
 */
export type CreateRoleError = 'ROLE_NAME_TAKEN' | 'TOO_MANY_STAFF_ROLES';
/**
 * Errors of deleteRole, as the code of an ApiError:
 * - `ROLE_IN_USE` (409): People or invitations have this role. Give them another role first. Nothing was deleted. Assign another role to these people, and revoke the invitations.
 */
export type DeleteRoleError = 'ROLE_IN_USE';
/**
 * Errors of endMySession, as the code of an ApiError:
 * - `STAFF_REQUIRED` (403): Sign in as the owner or a collaborator. API keys and apps have no staff account. The call acts on the caller's own staff account. Use the token of a person who is signed in.
 */
export type EndMySessionError = 'STAFF_REQUIRED';
/**
 * Errors of endMySessions, as the code of an ApiError:
 * - `STAFF_REQUIRED` (403): Sign in as the owner or a collaborator. API keys and apps have no staff account. The call acts on the caller's own staff account. Use the token of a person who is signed in.
 */
export type EndMySessionsError = 'STAFF_REQUIRED';
/**
 * Errors of enrolMyFactor, as the code of an ApiError:
 * - `STAFF_REQUIRED` (403): Sign in as the owner or a collaborator. API keys and apps have no staff account. The call acts on the caller's own staff account. Use the token of a person who is signed in.
 * - `TOO_MANY_FACTORS` (409): A member can have at most {max} second factors. Remove one first. Nothing was added. List the factors and let the member remove one.
 * - `REAUTHENTICATION_REQUIRED` (403): This change requires you to verify your identity again with one of: {methods}. Sensitive changes need a recent proof of identity. Let the user confirm with one of `data.methods`, then repeat the call.
 * - `VERIFICATION_FAILED` (403): The verification failed. Try again. The code is wrong or expired, or the passkey belongs to another account. Let the user try again.
 */
export type EnrolMyFactorError = 'STAFF_REQUIRED' | 'TOO_MANY_FACTORS' | 'REAUTHENTICATION_REQUIRED' | 'VERIFICATION_FAILED';
/**
 * Errors of getInvitation, as the code of an ApiError:
 * - `INVITATION_INVALID` (403): This invitation is invalid, expired or already used. Ask for a new one. Invitations expire and can be accepted once. The owner can send a new one.
 */
export type GetInvitationError = 'INVITATION_INVALID';
/**
 * Errors of getMyAccount, as the code of an ApiError:
 * - `STAFF_REQUIRED` (403): Sign in as the owner or a collaborator. API keys and apps have no staff account. The call acts on the caller's own staff account. Use the token of a person who is signed in.
 */
export type GetMyAccountError = 'STAFF_REQUIRED';
/**
 * Errors of getPasswordReset, as the code of an ApiError:
 * - `RECOVERY_TOKEN_INVALID` (403): This link is invalid, expired or already used. Request a new one. Links expire and work once. Offer to send a new one.
 */
export type GetPasswordResetError = 'RECOVERY_TOKEN_INVALID';
/**
 * Errors of inviteCollaborator, as the code of an ApiError:
 * - `-19995` (409): An account with this email address already exists. Offer to sign in or to recover the password.
 * - `OWNER_REQUIRED` (403): Only an owner who is signed in may do this. API keys and apps may not. Collaborators cannot grant more than they have. Ask the owner to do it.
 * - `TOO_MANY_INVITATIONS` (409): A store can have at most {max} open invitations. Revoke one first. Nothing was sent. List the invitations and revoke those that are no longer needed.
 */
export type InviteCollaboratorError = '-19995' | 'OWNER_REQUIRED' | 'TOO_MANY_INVITATIONS';
/**
 * Errors of listMySessions, as the code of an ApiError:
 * - `STAFF_REQUIRED` (403): Sign in as the owner or a collaborator. API keys and apps have no staff account. The call acts on the caller's own staff account. Use the token of a person who is signed in.
 */
export type ListMySessionsError = 'STAFF_REQUIRED';
/**
 * Errors of removeCollaborator, as the code of an ApiError:
 * - `OWNER_REQUIRED` (403): Only an owner who is signed in may do this. API keys and apps may not. Collaborators cannot grant more than they have. Ask the owner to do it.
 * - `LAST_OWNER` (409): A store needs an owner. Make another person the owner first. Nothing was changed. Give another staff member the owner role, then try again.
 */
export type RemoveCollaboratorError = 'OWNER_REQUIRED' | 'LAST_OWNER';
/**
 * Errors of removeMyFactor, as the code of an ApiError:
 * - `STAFF_REQUIRED` (403): Sign in as the owner or a collaborator. API keys and apps have no staff account. The call acts on the caller's own staff account. Use the token of a person who is signed in.
 * - `LAST_FACTOR` (409): This store requires a second factor. Set up another one before you remove this one. Nothing was removed. Set up a second factor of another kind, then remove this one.
 * - `REAUTHENTICATION_REQUIRED` (403): This change requires you to verify your identity again with one of: {methods}. Sensitive changes need a recent proof of identity. Let the user confirm with one of `data.methods`, then repeat the call.
 * - `VERIFICATION_FAILED` (403): The verification failed. Try again. The code is wrong or expired, or the passkey belongs to another account. Let the user try again.
 */
export type RemoveMyFactorError = 'STAFF_REQUIRED' | 'LAST_FACTOR' | 'REAUTHENTICATION_REQUIRED' | 'VERIFICATION_FAILED';
/**
 * Errors of renewMyRecoveryCodes, as the code of an ApiError:
 * - `STAFF_REQUIRED` (403): Sign in as the owner or a collaborator. API keys and apps have no staff account. The call acts on the caller's own staff account. Use the token of a person who is signed in.
 * - `REAUTHENTICATION_REQUIRED` (403): This change requires you to verify your identity again with one of: {methods}. Sensitive changes need a recent proof of identity. Let the user confirm with one of `data.methods`, then repeat the call.
 * - `VERIFICATION_FAILED` (403): The verification failed. Try again. The code is wrong or expired, or the passkey belongs to another account. Let the user try again.
 */
export type RenewMyRecoveryCodesError = 'STAFF_REQUIRED' | 'REAUTHENTICATION_REQUIRED' | 'VERIFICATION_FAILED';
/**
 * Errors of resendInvitation, as the code of an ApiError:
 * - `OWNER_REQUIRED` (403): Only an owner who is signed in may do this. API keys and apps may not. Collaborators cannot grant more than they have. Ask the owner to do it.
 */
export type ResendInvitationError = 'OWNER_REQUIRED';
/**
 * Errors of resetPassword, as the code of an ApiError:
 * - `RECOVERY_TOKEN_INVALID` (403): This link is invalid, expired or already used. Request a new one. Links expire and work once. Offer to send a new one.
 */
export type ResetPasswordError = 'RECOVERY_TOKEN_INVALID';
/**
 * Errors of resetSecondFactor, as the code of an ApiError:
 * - `LAST_FACTOR` (409): This store requires a second factor. Set up another one before you remove this one. Nothing was removed. Set up a second factor of another kind, then remove this one.
 * - `OWNER_REQUIRED` (403): Only an owner who is signed in may do this. API keys and apps may not. Collaborators cannot grant more than they have. Ask the owner to do it.
 * - `REAUTHENTICATION_REQUIRED` (403): This change requires you to verify your identity again with one of: {methods}. Sensitive changes need a recent proof of identity. Let the user confirm with one of `data.methods`, then repeat the call.
 * - `VERIFICATION_FAILED` (403): The verification failed. Try again. The code is wrong or expired, or the passkey belongs to another account. Let the user try again.
 */
export type ResetSecondFactorError = 'LAST_FACTOR' | 'OWNER_REQUIRED' | 'REAUTHENTICATION_REQUIRED' | 'VERIFICATION_FAILED';
/**
 * Errors of revokeInvitation, as the code of an ApiError:
 * - `OWNER_REQUIRED` (403): Only an owner who is signed in may do this. API keys and apps may not. Collaborators cannot grant more than they have. Ask the owner to do it.
 */
export type RevokeInvitationError = 'OWNER_REQUIRED';
/**
 * Errors of signIn, as the code of an ApiError:
 * - `-19976` (403): The email address or password is wrong. The answer is the same for a wrong password and an unknown address. Show it at the form, without saying which.
 */
export type SignInError = '-19976';
/**
 * Errors of signInWithPasskey, as the code of an ApiError:
 * - `VERIFICATION_FAILED` (403): The verification failed. Try again. The code is wrong or expired, or the passkey belongs to another account. Let the user try again.
 * - `-19976` (403): The email address or password is wrong. The answer is the same for a wrong password and an unknown address. Show it at the form, without saying which.
 */
export type SignInWithPasskeyError = 'VERIFICATION_FAILED' | '-19976';
/**
 * Errors of verifySignIn, as the code of an ApiError:
 * - `VERIFICATION_FAILED` (403): The verification failed. Try again. The code is wrong or expired, or the passkey belongs to another account. Let the user try again.
 */
export type VerifySignInError = 'VERIFICATION_FAILED';
