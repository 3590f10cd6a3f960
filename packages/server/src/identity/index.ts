export { endAllSessions } from './accounts/account.ts';
export { createApiKey } from './apps/api-keys.ts';
export { createApp, ownAppName, ownAppOf, registerApp } from './apps/apps.ts';
export { setAllowed } from './apps/app-routes.ts';
export {
  countGuess,
  throttleOrderConfirmation,
  throttleRequest,
  throttleAttempt,
  throttleMailRequest,
  throttleNotice,
  uncountGuess,
} from './throttling/throttle.ts';
export { createAuditTrail } from './audit/audit-trail.ts';
export type { Audit, AuditNote } from './audit/audit.ts';
export { createAuthenticate, type Authenticate } from './oauth/token-to-actor.ts';
export { createAuthorizationCode, redeemSessionToken } from './oauth/authorization-codes.ts';
export { createIdentity, identityRoutes } from './create-identity.ts';
export { issueTransferTokens } from './oauth/session-transfer.ts';
export { createMember, publishMember, type NewMember } from './accounts/create-member.ts';
export type { IdentityDeps, OnSignIn, OnVerified } from './deps.ts';
export { identityJobs } from './jobs.ts';
export { sendApproved } from './accounts/mails.ts';
export { resolveConnection } from './sso/rules/provider-connections.ts';
export { listConnectionRows } from './accounts/store/connections.ts';
export { oauthRoutes } from './oauth/oauth-routes.ts';
export { hashPassword } from './credentials/password-hashing.ts';
export { proveAccount, type GivenProof } from './second-factor/prove-account.ts';
export { redirectProblem } from './apps/rules/app-addresses.ts';
export {
  memberActions,
  memberStatuses,
  memberTable,
  statusAfter,
  type MemberAction,
  type MemberStatus,
} from './accounts/rules/member-status.ts';
export { emailKey } from './credentials/rules/email.ts';
export { foldedNames } from './accounts/rules/folded-names.ts';
export type { MemberRow } from './accounts/rules/member-row.ts';
export { toMember } from './accounts/rules/member-wire.ts';
export { createSigningKeys, makeKey, replaceLostKeys, rotateKey } from './tokens/signing-keys.ts';
export { listApiKeys, revokeApiKey } from './apps/store/api-keys.ts';
export { findApp, listApps, listLiveApps, listRedirectSources } from './apps/store/apps.ts';
export { endSession, findLiveSession } from './accounts/store/sessions.ts';
export {
  claimSlug,
  findApprovedMember,
  findMember,
  findMemberByEmail,
  memberBefore,
  memberColumns,
  tallyStep,
} from './accounts/store/members.ts';
export { resetStaffPassword, staffRoutes } from './staff/staff-routes.ts';
export { listStaffEmails } from './staff/list-staff-emails.ts';
export { insertStaff } from './staff/store/staff.ts';
export { createTokens, type Tokens } from './tokens/tokens.ts';
export { accountPersonalData } from './accounts/store/personal-data.ts';
export { findSecret } from './credentials/store/site-secrets.ts';
