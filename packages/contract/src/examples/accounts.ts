import type { AuditEntry } from '../identity/audit.ts';
import type { SsoConnection } from '../identity/connections.ts';
import type { MyFactor } from '../identity/my-factors.ts';
import type { MySession } from '../identity/my-sessions.ts';
import type { StaffFactor, StaffSession } from '../identity/my-staff-account.ts';
import type { StaffInvitation } from '../identity/staff-invitations.ts';
import type { StaffPermission, StaffRoleDefinition } from '../identity/staff-roles.ts';
import type { Staff, StaffSignInResult } from '../identity/staff.ts';
import type { MembersJob } from '../members/bulk.ts';
import type { MemberRoleName } from '../members/roles.ts';
import type { SiteMemberMember } from '../members/site-member.ts';
import type { ApiKey } from '../oauth/api-keys.ts';
import type { OAuthApp } from '../oauth/apps.ts';
import type { Webhook, WebhookDelivery } from '../webhooks/webhooks.ts';
import { ids, moment, shop } from './values.ts';

/** Accounts, keys and logs of a demo store. */

const accountIds = {
  apiKey: '01a1e6c0-26ee-72cb-97af-f3e824d50811',
  webhook: '01a1e6c0-37ff-71dc-88b0-04f935e61912',
  delivery: '01a1e6c0-4800-70ed-99c1-150a46f72a13',
  domainEvent: '01a1e6c0-5911-7ffe-aad2-261b57083b14',
  staff: '01a1e6c0-6a22-7e0f-bbe3-372c68194c15',
  session: '01a1e6c0-7b33-7d10-8cf4-483d792a5d16',
  factor: '01a1e6c0-8c44-7c21-9d05-594e8a3b6e17',
  connection: '01a1e6c0-9d55-7b32-ae16-6a5f9b4c7f18',
  job: '01a1e6c0-ae66-7a43-bf27-7b60ac5d8019',
  role: '01a1e6c0-d188-7865-9149-9d82ce7fa21b',
  invitation: '01a1e6c0-e299-7776-a25a-ae93df80b31c',
} as const;
const safari =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Safari/605.1.15';

export const apiKey: ApiKey = {
  id: accountIds.apiKey,
  name: 'Warehouse sync',
  permissions: ['WIX_STORES.READ_PRODUCTS'],
  expirationDate: null,
  createdDate: moment,
  lastUsedDate: '2026-03-14T08:15:00.000Z',
};

export const oauthApp: OAuthApp = {
  clientId: ids.client,
  name: 'My storefront',
  kind: 'STOREFRONT',
  redirects: ['https://my.example/callback'],
  origins: ['https://my.example'],
  permissions: [],
  expirationDate: null,
  createdDate: moment,
};

export const webhook: Webhook = {
  id: accountIds.webhook,
  url: 'https://my.example/webhooks',
  events: ['wix.ecom.v1.order_approved', 'wix.ecom.v1.order_canceled'],
  createdDate: moment,
  failures: 0,
  lastSuccessDate: '2026-03-14T08:15:02.000Z',
  pausedUntilDate: null,
};

export const webhookDelivery: WebhookDelivery = {
  id: accountIds.delivery,
  webhookId: accountIds.webhook,
  eventId: accountIds.domainEvent,
  eventType: 'wix.ecom.v1.order_approved',
  entityId: ids.order,
  entityEventSequence: '2',
  state: 'DELIVERED',
  attempts: 1,
  lastStatus: 200,
  lastError: null,
  createdDate: '2026-03-14T08:15:01.000Z',
  attemptedDate: '2026-03-14T08:15:02.000Z',
  deliveredDate: '2026-03-14T08:15:02.000Z',
  nextAttemptDate: null,
};

export const auditEntry: AuditEntry = {
  id: '01a1e6c0-bf77-7954-8038-8c71bd6e911a',
  date: '2026-03-14T08:10:00.000Z',
  action: 'WRITE',
  subject: 'orders.cancelOrder',
  actorRole: 'owner',
  actorId: accountIds.staff,
  elevated: false,
  target: ids.order,
  outcome: 'OK',
  address: '203.0.113.7',
  requestId: '5c1f6e0a-7d3b-4a52-9f0e-2b8c4d6a1e93',
  detail: {},
};

export const staff: Staff = {
  id: accountIds.staff,
  email: 'mara@shop.example.com',
  name: 'Mara Lindqvist',
  role: 'COLLABORATOR',
  roleIds: ['CATALOG'],
  directPermissions: [],
  permissions: ['WIX_STORES.READ_PRODUCTS', 'WIX_STORES.MODIFY_PRODUCTS'],
  hasSecondFactor: true,
  createdDate: moment,
};

export const staffSignIn: StaffSignInResult = {
  state: 'SUCCESS',
  accessToken: 'OauthNG.JWS.eyJhbGciOiJFZERTQSJ9...',
  refreshToken: 'JWS.eyJhbGciOiJFZERTQSJ9...',
  expiresIn: 14_400,
  deviceToken: 'MF3UVyDcfHPePxvut32eJJuUulFqFnmV7fALDMZooWo',
  staff,
};

export const staffFactor: StaffFactor = {
  factorId: accountIds.factor,
  type: 'TOTP',
  status: 'ACTIVE',
  createdDate: moment,
};

export const staffRole: StaffRoleDefinition = {
  id: accountIds.role,
  name: 'Photographer',
  description: 'Uploads product pictures.',
  permissions: ['MEDIA.SITE_MEDIA_FILES_UPLOAD', 'MEDIA.SITE_MEDIA_FILES_READ'],
  isBuiltIn: false,
  holders: 2,
};

export const staffPermission: StaffPermission = {
  id: 'WIX_STORES.MODIFY_INVENTORY',
  area: 'CATALOG',
  description: 'Change stock.',
};

export const staffInvitation: StaffInvitation = {
  id: accountIds.invitation,
  email: 'jonas@shop.example.com',
  name: 'Jonas Weber',
  roleIds: ['ORDERS'],
  invitedBy: accountIds.staff,
  createdDate: moment,
  sentDate: moment,
  expirationDate: '2026-03-21T08:00:00.000Z',
};

export const staffSession: StaffSession = {
  sessionId: accountIds.session,
  device: safari,
  address: '203.0.113.7',
  createdDate: moment,
  lastSeenDate: '2026-03-14T08:15:00.000Z',
  current: true,
};

export const mySession: MySession = {
  sessionId: accountIds.session,
  device: safari,
  createdDate: moment,
  lastUsedDate: '2026-03-14T08:15:00.000Z',
  current: true,
};

export const myFactor: MyFactor = {
  factorId: accountIds.factor,
  type: 'SMS',
  status: 'ACTIVE',
  hint: '***0123',
  createdDate: moment,
};

export const ssoConnection: SsoConnection = {
  id: accountIds.connection,
  tenantType: 'SITE',
  name: 'Google',
  issuer: 'https://accounts.google.com',
  clientId: '1234567890-abc.apps.googleusercontent.com',
  scope: 'openid email profile',
  callbackUrl: `${shop}/v1/sso/callback`,
  createdDate: moment,
};

export const ssoConnectionRequest = {
  name: 'Google',
  issuer: 'https://accounts.google.com',
  clientId: '1234567890-abc.apps.googleusercontent.com',
  clientSecret: 'GOCSPX-28fQk1x7bW0c5rT9',
} as const satisfies SsoConnection;

export const membersJob: MembersJob = {
  id: accountIds.job,
  action: 'APPROVE',
  status: 'FINISHED',
  bulkActionMetadata: { totalSuccesses: 42, totalFailures: 0, undetailedFailures: 0 },
  failures: [],
  createdDate: moment,
  finishedDate: '2026-03-01T12:00:04.000Z',
};

export const memberRole: MemberRoleName = { roleKey: 'wholesale', title: 'Wholesale customer' };

export const siteMember: SiteMemberMember = {
  id: ids.member,
  emailVerified: true,
  role: 'MEMBER',
  loginEmail: 'ada@example.com',
  memberName: 'Ada Byron',
  firstName: 'Ada',
  lastName: 'Byron',
  nickname: 'Ada',
  profilePrivacyStatus: 'PUBLIC',
  slug: 'ada',
  language: 'en',
  status: 'ACTIVE',
  creationDate: moment,
  lastUpdateDate: moment,
  lastLoginDate: moment,
  emails: [],
  phones: ['+12125550123'],
  addresses: [],
  labels: [],
  customFields: [],
  groups: [],
  contactId: ids.member,
};

export const apiKeyRequest = {
  name: 'Warehouse sync',
  permissions: ['WIX_STORES.READ_PRODUCTS'],
} as const;

export const oauthAppRequest = {
  name: 'My storefront',
  redirects: ['https://my.example/callback'],
  origins: ['https://my.example'],
} as const;

export const webhookRequest = {
  url: 'https://my.example/webhooks',
  events: ['wix.ecom.v1.order_approved', 'wix.ecom.v1.order_canceled'],
} as const;
