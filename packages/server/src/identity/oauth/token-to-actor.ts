import type { Db } from '../../db/index.ts';
import type { Caller } from '../../http/index.ts';
import type { Clock } from '../../kernel/clock.ts';
import { createCache } from '../../memory/index.ts';
import type { Sites } from '../../settings/index.ts';
import { checkApiKey, looksLikeApiKey } from '../apps/api-keys.ts';
import { LIFETIME_SECONDS } from '../credentials/rules/lifetimes.ts';
import { permissionsOf } from '../staff/rules/staff-permissions.ts';
import { findApp } from '../apps/store/apps.ts';
import { findLiveSession } from '../accounts/store/sessions.ts';
import { staffPolicyOf } from '../staff/staff-policy.ts';
import { findStaffOfSession, recordSessionUse } from '../staff/store/staff-sessions.ts';
import type { Tokens } from '../tokens/tokens.ts';

/**
 * Resolves the Authorization header to an actor: a token (with or without `Bearer`), an API key, or
 * `<visitor or member token>,<key>`, which is that visitor or member with the permissions of the
 * key.
 */

/** Resolves synchronously for a cached token. */
export type Authenticate = (
  authorization: string,
) => Promise<Caller | undefined> | Caller | undefined;

/** Times are in seconds. */
interface CachedActor {
  readonly actor: Caller;
  readonly expiresAt: number;
  /** When the session, key or app is revalidated, because it may have been ended. */
  recheckAt: number;
}

/** Enough for the callers of a few minutes. */
const MAX_CACHED_CREDENTIALS = 50_000;
const everything: ReadonlySet<string> = new Set(['*']);
const nothing: ReadonlySet<string> = new Set();

export function createAuthenticate(
  db: Db,
  tokens: Tokens,
  clock: Clock,
  sites: Sites,
): Authenticate {
  const cache = createCache<CachedActor>({
    maxEntries: MAX_CACHED_CREDENTIALS,
    isFresh: ({ expiresAt }) => expiresAt > clock().getTime() / 1000,
  });

  const isSessionLive = async ({ siteId, sessionId }: Caller): Promise<boolean> =>
    sessionId !== undefined &&
    (await findLiveSession(db, siteId, sessionId, clock())) !== undefined;

  const resolve = async (credential: string): Promise<Caller | undefined> => {
    const now = clock().getTime() / 1000;
    const cached = cache.get(credential);
    if (cached && cached.recheckAt > now) return cached.actor;
    // The token's signature is still valid; only the session may have ended.
    if (cached?.actor.role === 'member' && (await isSessionLive(cached.actor))) {
      cached.recheckAt = now + LIFETIME_SECONDS.revocationCheck;
      return cached.actor;
    }
    // The rights of staff are read for each request: a changed role counts from the next one.
    if (cached?.actor.role === 'owner' && cached.actor.sessionId !== undefined) {
      const actor = await staffOf(db, sites, cached.actor, clock());
      if (actor) return actor;
    }
    cache.delete(credential);
    const found = looksLikeApiKey(credential)
      ? await fromKey(db, credential, clock())
      : await fromToken({ db, tokens, clock, sites }, credential, now);
    if (found) cache.set(credential, found);
    return found?.actor;
  };

  const resolveAll = async (authorization: string): Promise<Caller | undefined> => {
    const credentials = authorization
      .replace(/^Bearer /i, '')
      .split(',', 3)
      .map((part) => part.trim())
      .filter((part) => part !== '');
    if (credentials.length === 0 || credentials.length > 2) return undefined;
    return combine(await Promise.all(credentials.map(resolve)));
  };

  return (authorization) => {
    if (authorization === '') return undefined;
    const cached = cache.get(authorization);
    return cached && cached.recheckAt > clock().getTime() / 1000
      ? cached.actor
      : resolveAll(authorization);
  };
}

/** Both credentials must be valid. */
function combine(actors: readonly (Caller | undefined)[]): Caller | undefined {
  const [caller, key] = actors;
  if (actors.length === 1) return caller;
  if (!caller || !key || caller.siteId !== key.siteId) return undefined;
  if (caller.role === 'owner' || caller.role === 'app') return undefined;
  return key.role === 'owner' || key.role === 'app' ? elevate(caller, key) : undefined;
}

const elevate = (caller: Caller, { role, id, permissions, expiresAt }: Caller): Caller => ({
  ...caller,
  elevated: true,
  keyHolder: { role, id },
  permissions,
  ...ending(expiresAt),
});

const ending = (expiresAt: Date | null | undefined): Pick<Caller, 'expiresAt'> =>
  expiresAt ? { expiresAt } : {};

async function fromKey(db: Db, credential: string, at: Date): Promise<CachedActor | undefined> {
  const key = await checkApiKey(db, credential, at);
  if (!key) return undefined;
  const until = at.getTime() / 1000 + LIFETIME_SECONDS.revocationCheck;
  const expiresAt =
    key.expiresAt === null ? until : Math.min(until, key.expiresAt.getTime() / 1000);
  const permissions = key.permissions.includes('*') ? everything : new Set(key.permissions);
  return {
    actor: {
      siteId: key.siteId,
      role: 'owner',
      id: key.keyId,
      permissions,
      ...ending(key.expiresAt),
    },
    expiresAt,
    recheckAt: expiresAt,
  };
}

interface Sources {
  readonly db: Db;
  readonly tokens: Tokens;
  readonly clock: Clock;
  readonly sites: Sites;
}

/** The last use of a session is shown to the minute. */
const LAST_SEEN_PRECISION_MS = 60_000;

/**
 * The staff member behind a token, with the rights of this moment. The token alone makes no one
 * staff; its session must exist.
 */
async function staffOf(
  db: Db,
  sites: Sites,
  { needsSecondFactor: _before, ...claims }: Omit<Caller, 'permissions'>,
  now: Date,
): Promise<Caller | undefined> {
  const { siteId, sessionId } = claims;
  const staff =
    sessionId === undefined ? undefined : await findStaffOfSession(db, siteId, sessionId, now);
  if (sessionId === undefined || !staff || staff.staffId !== claims.id) return undefined;
  const stale = new Date(now.getTime() - LAST_SEEN_PRECISION_MS);
  if (staff.lastSeenAt < stale) await recordSessionUse(db, siteId, sessionId, now, stale);
  const { requireSecondFactor } = await staffPolicyOf(sites, siteId);
  return requireSecondFactor && !staff.hasSecondFactor
    ? { ...claims, permissions: nothing, needsSecondFactor: true }
    : { ...claims, permissions: permissionsOf(staff) };
}

async function fromToken(
  { db, tokens, clock, sites }: Sources,
  credential: string,
  now: number,
): Promise<CachedActor | undefined> {
  const token = await tokens.verify('access', credential);
  if (!token) return undefined;
  const { claims, expiresAt } = token;
  if (claims.role === 'member') {
    if (
      claims.sessionId === undefined ||
      !(await findLiveSession(db, claims.siteId, claims.sessionId, clock()))
    )
      return undefined;
    return {
      actor: { ...claims, permissions: nothing },
      expiresAt,
      recheckAt: now + LIFETIME_SECONDS.revocationCheck,
    };
  }
  if (claims.role === 'app') {
    const app = await findApp(db, claims.id, clock());
    if (!app || app.siteId !== claims.siteId) return undefined;
    const permissions = app.permissions.includes('*') ? everything : new Set(app.permissions);
    const until = Math.min(
      expiresAt,
      now + LIFETIME_SECONDS.revocationCheck,
      app.expiresAt === null ? Infinity : app.expiresAt.getTime() / 1000,
    );
    return {
      actor: { ...claims, permissions, ...ending(app.expiresAt) },
      expiresAt: until,
      recheckAt: until,
    };
  }
  if (claims.role === 'owner') {
    const actor = await staffOf(db, sites, claims, clock());
    return actor && { actor, expiresAt, recheckAt: now };
  }
  if (claims.role !== 'visitor') return undefined;
  return { actor: { ...claims, permissions: nothing }, expiresAt, recheckAt: expiresAt };
}
