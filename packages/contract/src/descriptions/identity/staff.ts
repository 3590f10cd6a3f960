import type { Descriptions } from '../table.ts';

export const staff: Descriptions = {
  'staff.signIn':
    'Signs the owner or a collaborator in. With a second factor, continue with `verifySignIn`.',
  'staff.verifySignIn': 'Completes a staff sign-in that answered `MFA_CHALLENGE`.',
  'staff.challengePasskey': 'Starts a staff sign-in with a passkey.',
  'staff.signInWithPasskey':
    'Signs the owner or a collaborator in with a passkey. A passkey needs no password and no code.',
  'staff.signOut': "Ends the caller's own staff session.",
  'staff.listStaff': 'Lists the owner and the collaborators of the store.',
  'staff.addCollaborator':
    'Adds a collaborator with the given permissions. The initial password is returned only by ' +
    'this call.',
  'staff.changeCollaborator':
    'Changes the name, the roles or the direct permissions of a person. It takes effect with the ' +
    "person's next request. Callers change only people with no more permissions than their own; " +
    'owners are changed by owners who are signed in.',
  'staff.removeCollaborator':
    'Removes a person, ends their sessions and revokes the invitations they sent. The last owner ' +
    'cannot be removed.',
  'staff.listRoles': 'Lists the built-in roles and the roles of the store.',
  'staff.listPermissions':
    'Lists every permission with its area, for pages on which staff choose permissions.',
  'staff.createRole': 'Creates a role of the store with permissions that the caller holds.',
  'staff.changeRole':
    'Changes a role of the store. Everyone who has the role gets its new permissions with their ' +
    'next request.',
  'staff.deleteRole': 'Deletes a role of the store that no person and no invitation has.',
  'staff.inviteCollaborator':
    'Invites a collaborator by email. The link works once and expires after seven days.',
  'staff.listInvitations': 'Lists the invitations that were not accepted yet.',
  'staff.resendInvitation':
    'Sends an invitation again with a new link. The previous link stops working.',
  'staff.revokeInvitation': 'Revokes an invitation. Its link stops working.',
  'staff.getInvitation': 'Retrieves the invitation behind a link, for the page that accepts it.',
  'staff.acceptInvitation':
    'Accepts an invitation with a name and a password, and signs the collaborator in.',
  'staff.getPolicy': 'Retrieves what the store requires of everyone who manages it.',
  'staff.changePolicy':
    'Changes what the store requires of everyone who manages it. Only an owner who is signed in ' +
    'and has a second factor may require one.',
  'staff.getMyAccount': "Retrieves the caller's own staff account with its second factors.",
  'staff.changeMyProfile': "Changes the name of the caller's own staff account.",
  'staff.beginMyPasskey':
    "Starts adding a passkey to the caller's staff account. Continue with `addMyPasskey`.",
  'staff.addMyPasskey':
    "Adds a passkey to the caller's staff account. The first second factor of an account also " +
    'returns recovery codes and ends all other sessions.',
  'staff.endMySession': "Signs the caller's staff account out on one device.",
  'staff.changeMyPassword':
    "Changes the caller's own staff password and ends all other sessions of the account.",
  'staff.enrolMyFactor':
    "Sets up an authenticator app for the caller's staff account. It becomes active once " +
    '`activateMyFactor` confirms it.',
  'staff.activateMyFactor':
    'Activates the authenticator app with its first code. The first second factor of an account ' +
    'also returns recovery codes and ends all other sessions.',
  'staff.removeMyFactor':
    "Removes an authenticator app or a passkey from the caller's staff account.",
  'staff.renewMyRecoveryCodes':
    "Replaces the recovery codes of the caller's staff account. The previous ones stop working.",
  'staff.listMySessions': "Lists the devices on which the caller's staff account is signed in.",
  'staff.endMySessions':
    "Signs the caller's staff account out on all other devices, or on all devices.",
  StaffRole: {
    this: 'Role of a person who manages the store.',
    OWNER: 'May do everything.',
    COLLABORATOR: 'May do what the permissions allow.',
  },
  Staff: {
    this: 'The owner or a collaborator of the store.',
    id: 'ID of the staff account.',
    email: 'Email address with which the person signs in.',
    name: 'Name of the person.',
    roleIds: 'IDs of the roles of the person. See `staff.listRoles`.',
    directPermissions: 'IDs of the permissions that the person has in addition to their roles.',
    permissions:
      'IDs of all permissions of the person: those of the roles and the direct ones. `*` stands ' +
      'for every permission.',
    hasSecondFactor: 'Whether the person has an authenticator app or a passkey.',
    createdDate: 'When the account was created, in UTC.',
  },
  StaffSignInState: {
    this: 'State of a staff sign-in.',
    SUCCESS: 'The person is signed in.',
    MFA_CHALLENGE: 'A code of the second factor is needed.',
  },
  StaffSignInMethod: {
    this: 'A way to complete a staff sign-in.',
    TOTP: 'A code of an authenticator app.',
    PASSKEY: 'A passkey, with `staff.signInWithPasskey`.',
    RECOVERY_CODE: 'A recovery code, which works once.',
  },
  StaffSignInAnswer: {
    methods: 'Ways in which this person can continue. Only with `MFA_CHALLENGE`.',
    this: 'Result of a staff sign-in.',
    stateToken: 'Token to send with the code to `verifySignIn`. Only with `MFA_CHALLENGE`.',
    accessToken: 'Access token, to be sent in the `Authorization` header.',
    refreshToken: 'Refresh token for `POST /oauth2/token`.',
    expiresIn: 'Seconds until the access token expires.',
    deviceToken: 'Token to store on this device and to send with its next sign-in.',
    staff: 'The person who signed in.',
  },
  StaffSignInRequest: {
    email: 'Email address of the owner or collaborator.',
    password: 'Password of the owner or collaborator.',
    deviceToken:
      'Token from an earlier sign-in on this device. A device that sends it is not locked out ' +
      'by wrong attempts made elsewhere.',
    device: 'Name of the browser or app, shown in the list of sessions.',
  },
  StaffVerifySignInRequest: {
    stateToken: 'State token from `signIn`.',
    code: 'Current code of the authenticator app, or an unused recovery code.',
    deviceToken:
      'Token from an earlier sign-in on this device. A device that sends it is not locked out ' +
      'by wrong attempts made elsewhere.',
    device: 'Name of the browser or app, shown in the list of sessions.',
  },
  StaffChallengePasskeyAnswer: {
    challengeId: 'ID to send with the answer of the passkey.',
    publicKeyCredentialRequestOptionsJson:
      'Options for `navigator.credentials.get()`, as JSON text.',
  },
  StaffSignInWithPasskeyRequest: {
    challengeId: 'ID from `staff.challengePasskey`.',
    credential: 'Answer of the browser, as JSON text.',
    deviceToken:
      'Token from an earlier sign-in on this device. A device that sends it is not locked out ' +
      'by wrong attempts made elsewhere.',
    device: 'Name of the browser or app, shown in the list of sessions.',
  },
  StaffListStaffAnswer: {
    staff: 'The owner and all collaborators.',
  },
  StaffAddCollaboratorRequest: {
    email: 'Email address with which the collaborator will sign in.',
    name: 'Name of the collaborator.',
    roleIds: 'IDs of the roles of the collaborator. See `staff.listRoles`.',
    permissions:
      'IDs of the permissions of the collaborator in addition to the roles (see `x-permissions`).',
  },
  StaffAddCollaboratorAnswer: {
    password: 'Generated password for the first sign-in. It cannot be retrieved again.',
  },
  StaffChangeCollaboratorRequest: {
    id: 'ID of the person.',
    name: 'New name of the person.',
    roleIds:
      'New role IDs; they replace the current list. `OWNER` makes the person an owner, and stands ' +
      'alone.',
    permissions: 'New direct permission IDs; they replace the current list.',
  },
  StaffRemoveCollaboratorRequest: {
    id: 'ID of the person to remove.',
  },
  StaffRoleDefinition: {
    this: 'A role: a named set of permissions.',
    id: 'ID of the role: a name for a built-in role, a GUID for a role of the store.',
    name: 'Name of the role.',
    description: 'What the role is for.',
    permissions: 'IDs of the permissions of the role. `*` stands for every permission.',
    isBuiltIn: 'Whether every store has this role. It cannot be changed.',
    holders: 'Number of people who have the role.',
  },
  StaffListRolesAnswer: {
    roles: 'The built-in roles, then those of the store by name.',
  },
  StaffPermission: {
    this: 'A permission that roles, API keys and apps can have.',
    id: 'ID of the permission.',
    area: 'Area of the admin to which the permission belongs.',
    description: 'What the permission allows.',
  },
  StaffListPermissionsAnswer: {
    permissions: 'All permissions, grouped by area.',
  },
  StaffCreateRoleRequest: {
    name: 'Name of the role, unique in the store.',
    description: 'What the role is for.',
    permissions: 'IDs of the permissions of the role.',
  },
  StaffCreateRoleAnswer: {
    role: 'The role that was created.',
  },
  StaffChangeRoleRequest: {
    id: 'ID of the role.',
    name: 'New name of the role, unique in the store.',
    description: 'New description of the role.',
    permissions: 'New permission IDs; they replace the current list.',
  },
  StaffChangeRoleAnswer: {
    role: 'The changed role.',
  },
  StaffDeleteRoleRequest: {
    id: 'ID of the role to delete.',
  },
  StaffInvitation: {
    this: 'An invitation of a collaborator that was not accepted yet.',
    id: 'ID of the invitation.',
    email: 'Email address to which the invitation was sent.',
    name: 'Name of the invited person, if the sender knows it.',
    roleIds: 'IDs of the roles that the person gets.',
    invitedBy: 'ID of the person who sent the invitation. Missing if an API key or app sent it.',
    createdDate: 'When the invitation was created, in UTC.',
    sentDate: 'When the invitation was last sent, in UTC.',
    expirationDate: 'When the link stops working, in UTC.',
  },
  StaffInviteCollaboratorRequest: {
    email: 'Email address to invite. The collaborator will sign in with it.',
    name: 'Name of the invited person.',
    roleIds: 'IDs of the roles that the person gets. See `staff.listRoles`.',
    language: 'Language of the email, for example `de`. Defaults to the language of the store.',
  },
  StaffInviteCollaboratorAnswer: {
    invitation: 'The invitation that was sent.',
  },
  StaffListInvitationsAnswer: {
    invitations: 'Open and expired invitations, the newest first.',
  },
  StaffResendInvitationRequest: {
    id: 'ID of the invitation.',
  },
  StaffResendInvitationAnswer: {
    invitation: 'The invitation with its new expiration date.',
  },
  StaffRevokeInvitationRequest: {
    id: 'ID of the invitation to revoke.',
  },
  StaffGetInvitationRequest: {
    token: 'Token of the link in the email.',
  },
  StaffGetInvitationAnswer: {
    email: 'Email address that was invited.',
    name: 'Name of the invited person, if the sender entered one.',
    roleNames: 'Names of the roles that the person gets.',
    roleIds: 'IDs of the roles that the person gets.',
    expirationDate: 'When the link stops working, in UTC.',
    secondFactorRequired: 'Whether the person must set up a second factor after accepting.',
  },
  StaffAcceptInvitationRequest: {
    token: 'Token of the link in the email.',
    name: 'Name of the person.',
    password: 'Password that the person chooses.',
    deviceToken: 'Token from an earlier staff sign-in on this device.',
    device: 'Name of the browser or app, shown in the list of sessions.',
  },
  StaffPolicy: {
    this: 'What the store requires of everyone who manages it.',
    requireSecondFactor:
      'Whether everyone needs a second factor. People without one can only set it up.',
  },
  StaffGetPolicyAnswer: {
    policy: 'The current policy.',
  },
  StaffChangePolicyRequest: {
    requireSecondFactor: 'Whether everyone needs a second factor.',
  },
  StaffChangePolicyAnswer: {
    policy: 'The changed policy.',
  },
  StaffFactorType: {
    this: 'Kind of a second factor.',
    TOTP: 'An authenticator app.',
    PASSKEY: 'A key on a device, which asks for a finger, a face or a PIN.',
  },
  StaffFactorStatus: {
    this: 'State of a second factor.',
    INACTIVE: 'Set up, but not yet confirmed with a code.',
    ACTIVE: 'Required at sign-in.',
  },
  StaffFactor: {
    this: 'An authenticator app or a passkey of a staff account.',
    factorId: 'ID of the factor.',
    name: 'Name that the person gave to the passkey.',
    createdDate: 'When it was set up, in UTC.',
  },
  StaffSession: {
    this: 'A device on which a staff account is signed in.',
    sessionId: 'ID of the session.',
    device: 'Name of the browser or app that signed in.',
    address: 'Network address from which the person signed in.',
    createdDate: 'When the person signed in, in UTC.',
    lastSeenDate: 'When the session was last used, in UTC, to the minute.',
    current: 'Whether it is the session of this call.',
  },
  StaffGetMyAccountAnswer: {
    factors: 'Authenticator apps and passkeys of the account.',
    recoveryCodesLeft: 'Number of recovery codes that are not used yet.',
    secondFactorRequired: 'Whether the store requires a second factor of everyone.',
  },
  StaffChangeMyProfileRequest: {
    name: 'Name under which other staff see the person.',
  },
  StaffBeginMyPasskeyRequest: {
    password: 'Current password of the account. Required unless `code` is sent.',
    code: 'Code of an active authenticator app or a recovery code, instead of the password.',
  },
  StaffBeginMyPasskeyAnswer: {
    challengeId: 'ID to send with the answer of the passkey.',
    publicKeyCredentialCreationOptionsJson:
      'Options for `navigator.credentials.create()`, as JSON text.',
  },
  StaffAddMyPasskeyRequest: {
    challengeId: 'ID from `staff.beginMyPasskey`.',
    credential: 'Answer of the browser, as JSON text.',
    name: 'Name that tells this passkey from others, for example of the device.',
  },
  StaffAddMyPasskeyAnswer: {
    recoveryCodes:
      'Recovery codes, with the first second factor. They cannot be retrieved again; each ' +
      'replaces a code once.',
  },
  StaffEndMySessionRequest: {
    sessionId: 'ID of the session to end.',
  },
  StaffChangeMyPasswordRequest: {
    currentPassword: 'Current password of the account.',
    newPassword: 'New password. All other sessions of the account end.',
  },
  StaffEnrolMyFactorRequest: {
    password: 'Current password of the account. Required unless `code` is sent.',
    code: 'Code of an active authenticator app or a recovery code, instead of the password.',
  },
  StaffEnrolMyFactorAnswer: {
    secret: 'Secret to be typed into an authenticator app that cannot scan a QR code.',
    otpauthUri: 'Secret as an `otpauth://` URI, which opens an authenticator app.',
    qrSvg: 'QR code of the `otpauth://` URI as SVG.',
  },
  StaffActivateMyFactorRequest: {
    factorId: 'ID of the factor to activate.',
    code: 'First code of the authenticator app.',
  },
  StaffActivateMyFactorAnswer: {
    recoveryCodes: 'Recovery codes. They cannot be retrieved again; each replaces a code once.',
  },
  StaffRemoveMyFactorRequest: {
    factorId: 'ID of the factor to remove.',
    password: 'Current password of the account. Required unless `code` is sent.',
    code: 'Code of an active authenticator app or a recovery code, instead of the password.',
  },
  StaffRenewMyRecoveryCodesRequest: {
    password: 'Current password of the account. Required unless `code` is sent.',
    code: 'Code of an active authenticator app or a recovery code, instead of the password.',
  },
  StaffRenewMyRecoveryCodesAnswer: {
    recoveryCodes: 'New recovery codes. They cannot be retrieved again; each replaces a code once.',
  },
  StaffListMySessionsAnswer: {
    sessions: 'All active sessions of the account.',
  },
  StaffEndMySessionsRequest: {
    includeCurrent: 'Whether to end this session too. Defaults to `false`.',
  },
  'sso.listConnections': 'Lists the external identity providers with which members can sign in.',
  'sso.createConnection':
    'Connects an OpenID Connect provider, so that members can sign in with it.',
  'sso.deleteConnection':
    'Disconnects an identity provider. Members can no longer sign in with it.',
  'sso.providerCallback':
    'Receives the browser when it returns from an identity provider, and completes the sign-in.',
  ConnectionTenant: {
    this: 'Owner of a connection.',
    SITE: 'The connection belongs to the site.',
    ACCOUNT: 'The connection belongs to the account of the site.',
  },
  SsoConnection: {
    this: 'A connection to an OpenID Connect provider.',
    id: 'ID of the connection.',
    tenantId: 'ID of the site, or of its account. Defaults to the site.',
    name:
      'Name shown on the sign-in page. A connection named Google or Facebook is also used by ' +
      '`getAuthUrl` of the SDK with `idp`.',
    issuer: 'Issuer URL of the provider, under which `/.well-known/openid-configuration` is found.',
    clientId: 'Client ID that the provider assigned to the store.',
    clientSecret:
      'Client secret that the provider assigned to the store. It is stored and never returned.',
    scope: 'Requested scopes, separated by spaces. Defaults to `openid email profile`.',
    callbackUrl: 'Redirect URL to allow at the provider.',
    createdDate: 'When the connection was created, in UTC.',
  },
  SsoListConnectionsAnswer: {
    connections: 'All connections of the store.',
  },
  SsoCreateConnectionRequest: {
    connection: 'The connection to create.',
  },
  SsoDeleteConnectionRequest: {
    id: 'ID of the connection to delete.',
  },
  SsoProviderCallbackRequest: {
    code: 'Authorization code of the identity provider.',
    state: 'State parameter of the sign-in that was started.',
    iss: 'Issuer that answers (RFC 9207).',
    error: 'Error code, if the sign-in at the provider failed.',
    error_description: 'Explanation of the error.',
  },
};
