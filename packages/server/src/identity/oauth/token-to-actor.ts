import type { Db } from '../../db/index.ts';
import type { Caller } from '../../http/index.ts';
import type { Clock } from '../../kernel/clock.ts';
import { checkApiKey, looksLikeApiKey } from '../apps/api-keys.ts';
import { lifetimes } from '../credentials/rules/lifetimes.ts';
import { permissionsOf } from '../staff/rules/staff-permissions.ts';
import { findApp } from '../apps/store/apps.ts';
import { findLiveSession } from '../accounts/store/sessions.ts';
import { findStaffOfSession } from '../staff/store/staff.ts';
import type { Tokens } from '../tokens/tokens.ts';

/**
 * From the Authorization header to who is calling: a raw token (`Bearer` tolerated), an owner's key,
 * or `<visitor or member token>,<key>`: that visitor or member, with the permissions of the key.
 */

/** At once for a token that was looked at a moment ago. */
export type Authenticate = (
  authorization: string,
) => Promise<Caller | undefined> | Caller | undefined;

interface Remembered {
  readonly actor: Caller;
  readonly expiresAt: number;
  /** After this moment what can be ended (session, key, app) is looked at again. */
  recheckAt: number;
}

/** Enough for the callers of a few minutes; the oldest leaves first. */
const maxRemembered = 50_000;
const everything: ReadonlySet<string> = new Set(['*']);
const nothing: ReadonlySet<string> = new Set();

export function createAuthenticate(db: Db, tokens: Tokens, clock: Clock): Authenticate {
  const remembered = new Map<string, Remembered>();

  const resolve = async (credential: string): Promise<Caller | undefined> => {
    const now = clock().getTime() / 1000;
    const known = remembered.get(credential);
    if (known && known.expiresAt > now && known.recheckAt > now) return known.actor;
    if (
      known &&
      known.expiresAt > now &&
      known.actor.role === 'member' &&
      known.actor.sessionId !== undefined
    ) {
      // The signature is still good; only the session may have ended.
      if (await findLiveSession(db, known.actor.siteId, known.actor.sessionId, clock())) {
        known.recheckAt = now + lifetimes.recheck;
        return known.actor;
      }
      remembered.delete(credential);
      return undefined;
    }
    remembered.delete(credential);
    const found = looksLikeApiKey(credential)
      ? await fromKey(db, credential, clock())
      : await fromToken(db, tokens, credential, now, clock);
    if (!found) return undefined;
    if (remembered.size >= maxRemembered) remembered.delete(remembered.keys().next().value ?? '');
    remembered.set(credential, found);
    return found.actor;
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
    const known = remembered.get(authorization);
    const now = clock().getTime() / 1000;
    return known && known.expiresAt > now && known.recheckAt > now
      ? known.actor
      : resolveAll(authorization);
  };
}

/** Two credentials count only together: one bad half spoils both. */
function combine(actors: readonly (Caller | undefined)[]): Caller | undefined {
  const [person, key] = actors;
  if (actors.length === 1) return person;
  if (!person || !key || person.siteId !== key.siteId) return undefined;
  if (person.role === 'owner' || person.role === 'app') return undefined;
  return key.role === 'owner' || key.role === 'app' ? elevate(person, key) : undefined;
}

const elevate = (person: Caller, { role, id, permissions, expiresAt }: Caller): Caller => ({
  ...person,
  elevated: true,
  keyHolder: { role, id },
  permissions,
  ...ending(expiresAt),
});

const ending = (expiresAt: Date | null | undefined): Pick<Caller, 'expiresAt'> =>
  expiresAt ? { expiresAt } : {};

async function fromKey(db: Db, credential: string, at: Date): Promise<Remembered | undefined> {
  const key = await checkApiKey(db, credential, at);
  if (!key) return undefined;
  const until = at.getTime() / 1000 + lifetimes.recheck;
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

async function fromToken(
  db: Db,
  tokens: Tokens,
  credential: string,
  now: number,
  clock: Clock,
): Promise<Remembered | undefined> {
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
      recheckAt: now + lifetimes.recheck,
    };
  }
  if (claims.role === 'app') {
    const app = await findApp(db, claims.id, clock());
    if (!app || app.siteId !== claims.siteId) return undefined;
    const permissions = app.permissions.includes('*') ? everything : new Set(app.permissions);
    const until = Math.min(
      expiresAt,
      now + lifetimes.recheck,
      app.expiresAt === null ? Infinity : app.expiresAt.getTime() / 1000,
    );
    return {
      actor: { ...claims, permissions, ...ending(app.expiresAt) },
      expiresAt: until,
      recheckAt: until,
    };
  }
  if (claims.role === 'owner') {
    // Staff: the token alone does not make a caller the owner; its session must exist.
    const staff =
      claims.sessionId === undefined
        ? undefined
        : await findStaffOfSession(db, claims.siteId, claims.sessionId, clock());
    if (!staff || staff.staffId !== claims.id) return undefined;
    return {
      actor: { ...claims, permissions: permissionsOf(staff) },
      expiresAt: Math.min(expiresAt, now + lifetimes.recheck),
      recheckAt: now + lifetimes.recheck,
    };
  }
  if (claims.role !== 'visitor') return undefined;
  return { actor: { ...claims, permissions: nothing }, expiresAt, recheckAt: expiresAt };
}
