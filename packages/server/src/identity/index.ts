export { endAllSessions } from './account.ts';
export { createApiKey } from './api-keys.ts';
export { createApp, ownAppName, ownAppOf, registerApp } from './apps.ts';
export { setAllowed } from './app-routes.ts';
export {
  beginGuess,
  countConfirmation,
  countAsk,
  countedTry,
  countMailRequest,
  countNotice,
  endGuess,
} from './attempts.ts';
export { createAuditTrail } from './audit-trail.ts';
export type { Audit, AuditNote } from './audit.ts';
export { createAuthenticate, type Authenticate } from './authenticate.ts';
export { createAuthorizationCode, redeemSessionToken } from './authorize.ts';
export { createIdentity, identityRoutes } from './create-identity.ts';
export { tokensOfPerson } from './hop.ts';
export { createMember, publishMember, type NewMember } from './create-member.ts';
export type { IdentityDeps, OnSignIn, OnVerified } from './deps.ts';
export { identityJobs } from './jobs.ts';
export { sendApproved } from './mails.ts';
export { connectionMeant } from './rules/provider-connections.ts';
export { listConnectionRows } from './store/connections.ts';
export { oauthRoutes } from './oauth-routes.ts';
export { hashPassword } from './passwords.ts';
export { proveAccount, type GivenProof } from './prove-account.ts';
export { whyNoRedirect } from './rules/app-addresses.ts';
export {
  memberActions,
  memberStatuses,
  memberTable,
  statusAfter,
  type MemberAction,
  type MemberStatus,
} from './rules/member-status.ts';
export { emailKey } from './rules/email.ts';
export { foldedNames } from './rules/folded-names.ts';
export type { MemberRow } from './rules/member-row.ts';
export { toMember } from './rules/member-wire.ts';
export { createSigningKeys, makeKey, replaceLostKeys, rotateKey } from './signing-keys.ts';
export { listApiKeys, revokeApiKey } from './store/api-keys.ts';
export { findApp, listApps, listLiveApps, listRedirectSources } from './store/apps.ts';
export { endSession, findLiveSession } from './store/sessions.ts';
export {
  claimSlug,
  findApprovedMember,
  findMember,
  findMemberByEmail,
  memberColumns,
} from './store/members.ts';
export { resetStaffPassword, staffRoutes } from './staff.ts';
export { insertStaff } from './store/staff.ts';
export { createTokens, type Tokens } from './tokens.ts';
export { identityOfPerson } from './store/personal-data.ts';
export { findSecret } from './store/secrets.ts';
