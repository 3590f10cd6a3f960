import type { Db, Tx } from '../db/index.ts';
import type { Clock } from '../kernel/clock.ts';
import type { Vault } from '../kernel/vault.ts';
import type { Sites } from '../settings/index.ts';
import type { FindApp } from './apps/apps.ts';
import type { Audit } from './audit/audit.ts';
import type { Captcha } from './accounts/captcha.ts';
import type { CommonPasswords } from './credentials/common-passwords.ts';
import type { Hashing } from './credentials/password-hashing.ts';
import type { RedirectPolicy } from '../kernel/safe-redirect.ts';

/** A visitor signed in as a member: the visitor's cart moves to the member. */
export type OnSignIn = (
  tx: Tx,
  who: { readonly siteId: string; readonly visitorId: string; readonly memberId: string },
) => Promise<void>;

/**
 * Called when a member has verified an address: earlier guest purchases with it become visible to
 * them.
 */
export type OnVerified = (
  tx: Tx,
  who: { readonly siteId: string; readonly memberId: string; readonly email: string },
) => Promise<void>;

/** The dependencies of the identity calls. */
export interface IdentityDeps extends RedirectPolicy {
  readonly db: Db;
  readonly clock: Clock;
  readonly sites: Sites;
  readonly hashing: Hashing;
  readonly commonPasswords: CommonPasswords;
  readonly captcha: Captcha;
  readonly audit: Audit;
  /** Encrypts secrets that must be read again. */
  readonly vault: Vault;
  readonly findApp: FindApp;
  readonly onSignIn: OnSignIn;
  readonly onVerified: OnVerified;
  /** Whether a service for text messages and calls is configured. */
  readonly canReachPhones: boolean;
  /** Addresses whose attempts are not counted: the hosted pages, which call for many visitors. */
  readonly exempt: (address: string) => boolean;
}
