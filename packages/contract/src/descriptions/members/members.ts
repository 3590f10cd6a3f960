import type { Descriptions } from '../table.ts';

export const membersTexts: Descriptions = {
  'members.updateCurrentMemberSlug': "Changes the slug of the signed-in member's profile page.",
  'members.updateMemberSlug': "Changes the slug of a member's profile page.",
  'members.joinCommunity': "Makes the signed-in member's profile public.",
  'members.leaveCommunity': "Makes the signed-in member's profile private.",
  'members.getCurrentMember':
    'Retrieves the signed-in member. A visitor who is not signed in gets `NOT_FOUND`.',
  'members.getMember': 'Retrieves a member by ID.',
  'members.listMembers':
    'Lists members, newest first unless sorted otherwise. Visitors and members see public ' +
    'profiles only.',
  'members.queryMembers':
    'Searches members with filters and sorting. The SDK builds the query step by step, as in ' +
    '`queryProducts`.',
  'members.muteMember': 'Mutes a member, who can no longer post.',
  'members.unmuteMember': 'Lifts the muting of a member.',
  'members.approveMember':
    'Approves a member whose registration is pending, so that they can sign in.',
  'members.blockMember': 'Blocks a member. Their sessions end and they can no longer sign in.',
  'members.disconnectMember':
    "Deactivates a member's account: the member can no longer sign in, and their data stays.",
  'members.deleteMember': 'Deletes a member. Orders stay.',
  'members.deleteMyMember': "Deletes the signed-in member's account. Orders stay.",
  'members.createMember':
    'Creates a member. The member sets a password by email (`recovery.sendActivationEmail`).',
  'members.updateMember':
    "Updates a member: their own profile, or any member's for the shop. Fields that are left " +
    'out stay unchanged.',
  'members.deleteMemberPhones': 'Removes all phone numbers of a member.',
  'members.deleteMemberEmails':
    'Removes all contact email addresses of a member. The login email address stays.',
  'members.deleteMemberAddresses': 'Removes all postal addresses of a member.',
  'members.bulkDeleteMembers': 'Deletes up to 100 members by ID.',
  'members.bulkDeleteMembersByFilter':
    'Deletes all members that match a filter, in the background. An empty filter is refused.',
  'members.bulkApproveMembers': 'Approves all members that match a filter, in the background.',
  'members.bulkBlockMembers': 'Blocks all members that match a filter, in the background.',
  'members.getMembersJob': 'Retrieves the progress of a bulk action by filter.',
  'members.exportMemberData':
    'Exports everything the store holds about a member, for a data access request.',
  'members.exportMyData':
    'Exports everything the store holds about the signed-in member. Needs the password or a ' +
    'fresh proof.',
  'members.deleteMyAccount':
    "Deletes the signed-in member's account. Needs the password or a fresh proof, unlike " +
    '`deleteMyMember`.',
  'members.eraseMember':
    'Deletes a member and removes their personal data from the orders that must be retained.',
  MembersBulkDeleteMembersRequest: {
    memberIds: 'IDs of the members to delete, 1 to 100.',
  },
  MembersBulkDeleteMembersAnswer: {
    results: 'Result for each member, in the order of the request.',
    bulkActionMetadata: 'Number of successes and failures.',
  },
  MembersBulkDeleteMembersByFilterRequest: {
    filter: 'Filter in the syntax of `queryMembers`. It must not be empty.',
    contentAssigneeId:
      'ID of a member who is not deleted with the others. It has no further effect: members ' +
      'have no content to hand over.',
    search: 'Text search that narrows the filter.',
  },
  MembersBulkDeleteMembersByFilterAnswer: {
    jobId: 'ID of the job, for `getMembersJob`.',
  },
  MembersBulkApproveMembersRequest: {
    filter: 'Filter in the syntax of `queryMembers`. It must not be empty.',
  },
  MembersBulkApproveMembersAnswer: {
    jobId: 'ID of the job, for `getMembersJob`.',
  },
  MembersBulkBlockMembersRequest: {
    filter: 'Filter in the syntax of `queryMembers`. It must not be empty.',
  },
  MembersBulkBlockMembersAnswer: {
    jobId: 'ID of the job, for `getMembersJob`.',
  },
  MembersJobAction: {
    this: 'What a bulk action does to the members.',
    DELETE: 'Deletes the members.',
    APPROVE: 'Approves the members.',
    BLOCK: 'Blocks the members.',
  },
  MembersJobStatus: {
    this: 'Progress of a bulk action.',
    RUNNING: 'The action is still running.',
    FINISHED: 'The action is complete.',
  },
  MembersJob: {
    this: 'A bulk action by filter, which runs in the background.',
    id: 'ID of the job.',
    bulkActionMetadata: 'Number of successes and failures so far.',
    failures: 'The first hundred members that could not be changed, with the reason.',
    createdDate: 'When the job started, in UTC.',
    finishedDate: 'When the job finished, in UTC. `null` while it is running.',
  },
  MembersGetMembersJobRequest: {
    jobId: 'ID of the job from the bulk action.',
  },
  ActivityStatusStatus: {
    this: 'Whether a member can post.',
    ACTIVE: 'The member can post.',
    MUTED: 'The member cannot post.',
  },
  MemberStreetAddress: {
    this: 'Street of an address.',
    number: 'House number of the address.',
    name: 'Name of the street.',
  },
  MemberAddress: {
    this: 'A postal address of a member.',
    streetAddress: 'Street and number as separate fields. Send it or `addressLine`.',
    addressLine: 'Street and number in one line.',
    id: 'ID of the address.',
    addressLine2: 'Second line, such as the floor or apartment.',
    city: 'City or town.',
    subdivision: 'State, province or region, as a code (ISO 3166-2), such as `US-NY`.',
    country: 'Country, as a two-letter code (ISO 3166-1), such as `US`.',
    postalCode: 'Postal or ZIP code.',
    firstName: 'First name of the recipient at this address.',
    lastName: 'Last name of the recipient at this address.',
    company: 'Company at this address.',
  },
  MemberCustomField: {
    this: 'A custom field of a member.',
    name: 'Display name of the custom field.',
    value: 'Value of the custom field.',
  },
  Contact: {
    this: 'Contact details of a member. Visible to the member and the shop.',
    firstName: 'First name of the member.',
    lastName: 'Last name of the member.',
    phones: 'Phone numbers of the member.',
    emails:
      'Contact email addresses, set when the member is created. Later changes are ignored; ' +
      '`deleteMemberEmails` empties the list.',
    addresses: 'Postal addresses of the member.',
    birthdate: 'Date of birth, as `YYYY-MM-DD`.',
    company: 'Company of the member.',
    jobTitle: 'Job title of the member.',
    customFields: 'Custom fields by key.',
    contactId: 'ID of the contact, the same as the ID of the member.',
  },
  PrivacyStatusStatus: {
    this: 'Whether other members can see the profile.',
    PRIVATE: 'Only the member and the shop can see the profile.',
    PUBLIC: 'Other members can see the profile.',
  },
  MemberImage: {
    this: "An image of a member's profile.",
    id: 'ID of the media file.',
    url: 'URL of the image.',
    height: 'Height of the image in pixels.',
    width: 'Width of the image in pixels.',
    offsetX: 'Horizontal offset of the visible part, in pixels. Returned only as it was sent.',
    offsetY: 'Vertical offset of the visible part, in pixels. Returned only as it was sent.',
  },
  Profile: {
    this: 'Profile of a member, as other members see it.',
    nickname: 'Name that other members see.',
    slug: 'Last part of the URL of the profile page. Change it with `updateMemberSlug`.',
    photo: 'Profile picture of the member.',
    cover: 'Large image at the top of the profile page.',
    title: 'Title below the name, such as a role.',
  },
  Status: {
    this: 'Whether a member can sign in.',
    PENDING: "The registration waits for the shop's approval.",
    APPROVED: 'The member can sign in.',
    BLOCKED: 'The shop blocked the member.',
    OFFLINE: 'The account was deactivated or has no sign-in.',
  },
  Member: {
    this: 'A member of the site.',
    id: 'ID of the member.',
    loginEmail: 'Email address with which the member signs in. Set when the member is created.',
    loginEmailVerified: 'Whether the member has verified the login email address.',
    contactId: "ID of the member's contact, the same as the ID of the member.",
    createdDate: 'When the member was created, in UTC.',
    updatedDate: 'When the member last changed, in UTC.',
    lastLoginDate: 'When the member last signed in, in UTC.',
    extendedFields: 'Fields of apps, by namespace.',
  },
  BulkMemberResult: {
    this: 'Result of a bulk action for one member.',
    itemMetadata: 'The member, and whether the action succeeded.',
  },
  MemberCursorPagingMetadata: {
    this: 'Position of a page in a list that is read by cursor.',
    count: 'Number of members on this page.',
    cursors: 'Cursors of the neighboring pages.',
    hasNext: 'Whether another page follows.',
  },
  Set: {
    this: 'Which fields of a member are returned.',
    PUBLIC: 'ID, profile and privacy status.',
    EXTENDED: 'Also login email address, status and dates.',
    FULL: 'All fields, including the contact.',
  },
  MembersUpdateCurrentMemberSlugRequest: {
    slug: 'New slug. It must be unique on the site.',
  },
  MembersUpdateMemberSlugRequest: {
    id: 'ID of the member.',
    slug: 'New slug. It must be unique on the site.',
  },
  MembersGetCurrentMemberRequest: {
    fieldsets: 'Which fields to return; the largest set applies. Defaults to `PUBLIC`.',
    fieldSet: 'Which fields to return. Use `fieldsets`.',
  },
  MembersGetMemberRequest: {
    id: 'ID of the member to retrieve.',
    fieldsets: 'Which fields to return; the largest set applies. Defaults to `PUBLIC`.',
    fieldSet: 'Which fields to return. Use `fieldsets`.',
  },
  MembersListMembersRequest: {
    paging: 'Number of members to return and to skip.',
    fieldsets: 'Which fields to return; the largest set applies. Defaults to `PUBLIC`.',
    sorting: 'Fields to sort by, in order of priority.',
    fieldSet: 'Which fields to return. Use `fieldsets`.',
    cursorPaging: 'Number of members to return, and the cursor to continue at.',
  },
  MembersListMembersAnswer: {
    members: 'Members of this page.',
    metadata: 'Position of this page in the list.',
    cursorPagingMetadata: 'Position of this page, if it is read by cursor.',
  },
  MembersQueryMembersRequest: {
    query: 'Filter, sorting and paging.',
    fieldsets: 'Which fields to return; the largest set applies. Defaults to `PUBLIC`.',
    search: 'Text to find in names and email addresses.',
    fieldSet: 'Which fields to return. Use `fieldsets`.',
  },
  MembersQueryMembersAnswer: {
    members: 'Members of this page.',
    metadata: 'Position of this page in the results.',
    cursorPagingMetadata: 'Position of this page, if it is read by cursor.',
  },
  MembersMuteMemberRequest: {
    id: 'ID of the member to mute.',
  },
  MembersUnmuteMemberRequest: {
    id: 'ID of the member to unmute.',
  },
  MembersApproveMemberRequest: {
    id: 'ID of the member to approve.',
  },
  MembersBlockMemberRequest: {
    id: 'ID of the member to block.',
  },
  MembersDisconnectMemberRequest: {
    id: 'ID of the member to deactivate.',
  },
  MembersDeleteMemberRequest: {
    id: 'ID of the member to delete.',
    contentAssigneeId:
      'ID of another member of the site. It is checked and has no further effect: members have ' +
      'no content to hand over, and orders, bookings and tickets never change their buyer.',
  },
  MembersDeleteMyMemberRequest: {
    contentAssigneeId:
      'ID of another member of the site. It is checked and has no further effect: members have ' +
      'no content to hand over, and orders, bookings and tickets never change their buyer.',
  },
  MembersCreateMemberRequest: {
    member: 'The member to create. `loginEmail` is required.',
  },
  MembersUpdateMemberRequest: {
    member: "The member's ID and the fields to change.",
  },
  MembersDeleteMemberPhonesRequest: {
    id: 'ID of the member.',
  },
  MembersDeleteMemberEmailsRequest: {
    id: 'ID of the member.',
  },
  MembersDeleteMemberAddressesRequest: {
    id: 'ID of the member.',
  },
  MembersExportMemberDataRequest: {
    id: 'ID of the member.',
  },
  MembersExportMemberDataAnswer: {
    exportedDate: 'When the data was exported, in UTC.',
    data: 'Everything the store holds about the member, by area.',
  },
  MembersExportMyDataRequest: {
    password: 'Current password. Required if the member has one, unless `proof` is sent.',
    proof: 'Proof that replaces the password: a fresh code or passkey.',
  },
  MembersExportMyDataAnswer: {
    exportedDate: 'When the data was exported, in UTC.',
    data: 'Everything the store holds about the member, by area.',
  },
  MembersDeleteMyAccountRequest: {
    password: 'Current password. Required if the member has one, unless `proof` is sent.',
    proof: 'Proof that replaces the password: a fresh code or passkey.',
  },
  MembersEraseMemberRequest: {
    id: 'ID of the member.',
  },
  MembersEraseMemberAnswer: {
    erasedDate: 'When the personal data was removed, in UTC.',
    ordersKept: 'Number of orders that are retained for accounting, without personal data.',
  },
};
