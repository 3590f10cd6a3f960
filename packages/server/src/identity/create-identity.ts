import type { Db } from '../db/index.ts';
import type { Route } from '../http/index.ts';
import type { Clock } from '../kernel/clock.ts';
import type { Log } from '../kernel/log.ts';
import type { Sites } from '../settings/index.ts';
import { createFindApp } from './apps/apps.ts';
import { apiKeyRoutes } from './apps/api-key-routes.ts';
import { appRoutes } from './apps/app-routes.ts';
import type { AuditTrail } from './audit/audit-trail.ts';
import { auditRoutes, createAudit } from './audit/audit.ts';
import { authenticationRoutes } from './sign-in/authentication-routes.ts';
import { createCaptcha } from './accounts/captcha.ts';
import type { OnSignIn, OnVerified } from './deps.ts';
import { factorRoutes } from './second-factor/factor-routes.ts';
import { createCommonPasswords } from './credentials/common-passwords.ts';
import { passkeyRoutes } from './second-factor/passkey-routes.ts';
import { createHashing, type Hashing } from './credentials/password-hashing.ts';
import { signInSettingsRoutes } from './accounts/sign-in-policy.ts';
import { sessionRoutes } from './accounts/session-routes.ts';
import { createProviders } from './sso/openid-provider.ts';
import { siteMemberRoutes } from './sign-in/site-member-routes.ts';
import type { SsoDeps } from './sso/sso.ts';
import { ssoRoutes } from './sso/sso-routes.ts';

export interface IdentityOptions {
  readonly db: Db;
  readonly clock: Clock;
  readonly sites: Sites;
  readonly log: Log;
  readonly publicUrl: string;
  readonly development: boolean;
  /** Whether a service for text messages and calls is configured. */
  readonly phones?: boolean;
  readonly onSignIn?: OnSignIn;
  /** Watches `db`; see AuditTrail. */
  readonly trail: AuditTrail;
  readonly onVerified?: OnVerified;
  readonly exempt?: (address: string) => boolean;
  readonly hashing?: Hashing;
}

/** The dependencies of all identity calls, created once per process. */
export function createIdentity({
  db,
  clock,
  sites,
  log,
  publicUrl,
  development,
  phones = false,
  onSignIn = async () => undefined,
  onVerified = async () => undefined,
  exempt = () => false,
  hashing = createHashing(),
  trail,
}: IdentityOptions): SsoDeps {
  return {
    db,
    clock,
    sites,
    publicUrl,
    vault: db.vault,
    onSignIn,
    onVerified,
    exempt,
    allowLoopback: development,
    canReachPhones: phones || development,
    hashing,
    commonPasswords: createCommonPasswords(),
    captcha: createCaptcha({ db, clock, log, vault: db.vault, allowPrivate: development }),
    audit: createAudit(db, clock, log, trail),
    findApp: createFindApp(db, clock),
    providers: createProviders({ clock, vault: db.vault, log, allowPrivate: development }),
  };
}

export function identityRoutes(deps: SsoDeps): Route[] {
  return [
    ...authenticationRoutes(deps),
    ...siteMemberRoutes(deps),
    ...factorRoutes(deps),
    ...sessionRoutes(deps),
    ...passkeyRoutes(deps),
    ...ssoRoutes(deps),
    ...signInSettingsRoutes(deps),
    ...auditRoutes(deps),
    ...appRoutes(deps),
    ...apiKeyRoutes(deps),
  ];
}
