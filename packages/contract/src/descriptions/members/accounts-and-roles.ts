import type { Descriptions } from '../table.ts';

export const accountsAndRoles: Descriptions = {
  'authorization.assignRole': 'Assigns a role to a member.',
  'authorization.unassignRole': 'Removes a role from a member.',
  'authorization.getRoles': 'Lists the roles of a member.',
  'authorization.queryRoles': 'Retrieves the roles of several members.',
  'authorization.listRoles': 'Lists the roles that the store has defined.',
  'authorization.setRole': 'Creates a role, or changes its title.',
  'authorization.deleteRole': 'Deletes a role and removes it from every member.',
  'siteMembers.register':
    'Registers a member as older clients do. Use `authentication.registerV2`.',
  'siteMembers.login': 'Signs a member in as older clients do. Use `authentication.loginV2`.',
  'siteMembers.sendSetPasswordEmail': 'Sends a member an email with a link to set a password.',
  'siteMembers.changeLoginEmail': 'Changes the email address with which a member signs in.',
  'siteMembers.approve': 'Approves a member whose registration is pending.',
  'siteMembers.block': 'Blocks a member. Their sessions end and they can no longer sign in.',
  EmailVerification: {
    this: 'A code that verifies the email address.',
    verificationId: 'ID of the verification from the error that asked for it.',
    otp: 'Six-digit code from the email.',
  },
  MemberContactInfo: {
    this: 'Contact details of a new member.',
    firstName: 'First name of the member.',
    lastName: 'Last name of the member.',
    picture: 'URL of the profile picture.',
    emails: 'Further email addresses of the member.',
    phones: 'Phone numbers of the member.',
    labels: 'Labels that the shop gives to the member.',
    locale: 'Preferred language of the member, such as `en`.',
    customFields: 'Values of the custom fields that the store defined.',
  },
  Source: {
    this: 'Why a member is blocked.',
    HANDLING_SPAM: 'The member sends spam.',
  },
  SiteMembersRegisterRequest: {
    email: 'Email address with which the member will sign in.',
    password: 'Password of the new member.',
    dialogData: 'Where the registration was started.',
    profilePrivacyStatus: 'Whether other members will see the profile.',
    isOfflineRegistration: 'Accepted for compatibility and not used.',
    recaptchaToken: 'Token of a visible captcha, if the store uses one.',
    invisibleRecaptchaToken: 'Token of an invisible captcha, if the store uses one.',
    emailVerification: 'Code from the email, if the store verifies email addresses.',
    isMobile: 'Whether the client is a mobile app. It has no effect.',
  },
  SiteMembersRegisterAnswer: {
    session: 'Session of the member. Missing while the registration waits for approval.',
    approvalToken: 'Token with which the shop can approve the registration.',
  },
  SiteMembersLoginRequest: {
    email: 'Login email address of the member.',
    password: 'Password of the member.',
    recaptchaToken: 'Token of a visible captcha, if the store uses one.',
    invisibleRecaptchaToken: 'Token of an invisible captcha, if the store uses one.',
    emailVerification: 'Code from the email, if the store verifies email addresses.',
    isMobile: 'Whether the client is a mobile app. It has no effect.',
  },
  SiteMembersSendSetPasswordEmailRequest: {
    email: 'Login email address of the member.',
    requestedByMember: 'Whether the member asked for the email. It has no effect.',
    hideIgnoreMessage: 'Whether to leave out the sentence that says the email can be ignored.',
  },
  SiteMembersSendSetPasswordEmailAnswer: {
    accepted:
      'Whether the request was accepted. It does not reveal whether the address has an account.',
  },
  SiteMembersChangeLoginEmailRequest: {
    id: 'ID of the member.',
    newEmail: 'New login email address.',
    revokeCurrentSessions: 'Whether to sign the member out everywhere. Defaults to `false`.',
  },
  SiteMembersApproveRequest: {
    id: 'ID of the member to approve.',
    email: 'Login email address of the member to approve.',
    token: 'Approval token from the registration.',
  },
  SiteMembersApproveAnswer: {
    session: 'Session of the approved member, if a token was sent.',
  },
  SiteMembersBlockRequest: {
    id: 'ID of the member to block.',
    email: 'Login email address of the member to block.',
  },
  MemberRoleName: {
    this: "A role of the store's members. The storefront decides what it allows.",
    roleKey: 'Key of the role, unique in the store.',
    title: 'Display name of the role.',
  },
  MemberRoles: {
    this: 'Roles of one member.',
    roles: 'Roles that are assigned to the member.',
  },
  AuthorizationAssignRoleRequest: {
    memberId: 'ID of the member.',
    roleKey: 'Key of the role to assign.',
  },
  AuthorizationAssignRoleAnswer: {
    roleKey: 'Key of the assigned role.',
  },
  AuthorizationUnassignRoleRequest: {
    memberId: 'ID of the member.',
    roleKey: 'Key of the role to remove.',
  },
  AuthorizationUnassignRoleAnswer: {
    roleKey: 'Key of the removed role.',
  },
  AuthorizationGetRolesRequest: {
    memberId: 'ID of the member.',
  },
  AuthorizationGetRolesAnswer: {
    roles: 'Roles that are assigned to the member.',
  },
  AuthorizationQuery: {
    this: "Which members' roles to retrieve.",
    filter:
      'Filter by `memberId` and `roleKey`, each equal to one value or `$in` a list. At most ' +
      '1,000 members are returned.',
  },
  AuthorizationQueryRolesAnswer: {
    rolesByMemberId: 'Roles of the matching members, by member ID.',
  },
  AuthorizationListRolesAnswer: {
    roles: 'All roles of the store.',
  },
  AuthorizationSetRoleRequest: {
    roleKey: 'Key of the role: lowercase letters, digits, hyphens and underscores.',
    title: 'Display name of the role.',
  },
  AuthorizationDeleteRoleRequest: {
    roleKey: 'Key of the role to delete.',
  },
  SiteMemberMember: {
    this: 'A member of the site, as older clients read it.',
    id: 'ID of the member.',
    emailVerified: 'Whether the login email address is verified.',
    loginEmail: 'Email address with which the member signs in.',
    memberName: 'Name of the member, for display.',
    firstName: 'First name of the member.',
    lastName: 'Last name of the member.',
    imageUrl: 'URL of the profile picture. Use `picture`.',
    nickname: 'Name that other members see.',
    profilePrivacyStatus: 'Whether other members can see the profile.',
    slug: 'Last part of the URL of the profile page.',
    language: 'Preferred language of the member, such as `en`.',
    creationDate: 'When the member registered, in UTC.',
    lastUpdateDate: 'When the member last changed, in UTC.',
    lastLoginDate: 'When the member last signed in, in UTC.',
    emails: 'Contact email addresses of the member.',
    phones: 'Phone numbers of the member.',
    addresses: 'Postal addresses of the member.',
    labels: 'Labels that the shop gave to the member.',
    customFields: 'Values of the custom fields that the store defined.',
    picture: 'Profile picture of the member.',
    userId: 'ID of the owner or collaborator, if the member is one.',
    groups: 'Groups that the member belongs to.',
    contactId: "ID of the member's contact, the same as the ID of the member.",
    requireProfileCompletion: 'Never set: members need not complete a profile before they sign in.',
  },
  Role: {
    this: 'Role of a member on the site.',
    MEMBER: 'A regular member.',
    OWNER: 'The owner of the site.',
    CONTRIBUTOR: 'A collaborator of the site.',
  },
  SiteMemberAddress: {
    this: 'A postal address of a member, as older clients read it.',
    street: 'Street and number.',
    city: 'City or town.',
    region: 'State, province or region.',
    country: 'Country, as a two-letter code (ISO 3166-1).',
    postalCode: 'Postal or ZIP code.',
  },
  SiteMemberCustomField: {
    this: 'A custom field of a member, with a value of one type.',
    strValue: 'The value as a text.',
    numValue: 'The value as a number.',
    dateValue: 'A point in time, in UTC.',
    name: 'Name of the custom field.',
  },
  SiteMemberGroup: {
    this: 'A group of members.',
    id: 'ID of the group.',
    name: 'Display name of the group.',
    type: 'Kind of group.',
  },
  SiteMemberStatus: {
    this: 'Whether a member can sign in, as older clients read it.',
    APPLICANT: 'The registration waits for approval.',
    ACTIVE: 'The member can sign in.',
    INACTIVE: 'The member has not completed the registration.',
    BLOCKED: 'The shop blocked the member.',
    OFFLINE_ONLY: 'The member has no sign-in.',
  },
  Session: {
    this: 'A session of a member.',
    token: 'Session token, to be exchanged for an access token.',
  },
  DialogData: {
    this: 'Where a registration was started.',
    visitorId: 'ID of the visitor who registers.',
    appId: 'ID of the app that shows the registration.',
    initiator: 'What opened the registration.',
  },
};
