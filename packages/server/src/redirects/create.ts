import type { RedirectSession } from '@shopwright/contract/redirects/redirects';
import type { Tx } from '../db/index.ts';
import { created, publish } from '../events/index.ts';
import type { Actor } from '../http/index.ts';
import {
  resolveConnection,
  findApp,
  listConnectionRows,
  listLiveApps,
  redeemSessionToken,
} from '../identity/index.ts';
import { newId } from '../kernel/ids.ts';
import { redirectRefused } from '../kernel/redirect-refusal.ts';
import type { RedirectSources } from '../kernel/safe-redirect.ts';
import { refuse, refuseFields, violation, type Refusal } from '../kernel/outcome.ts';
import type { RedirectDeps } from './deps.ts';
import { missingTarget } from './find-target.ts';
import {
  badAddress,
  allowedCallbacks,
  targetOrigins,
  unregisteredOrigin,
} from './rules/addresses.ts';
import { readAuth, type AuthRequest } from './rules/auth-request.ts';
import { personOf } from './rules/session-owner.ts';
import { sessionUrl } from './rules/session-url.ts';
import { storedTarget, targetOf, targets, type NewSession } from './rules/targets.ts';
import { insertSession, type SessionData } from './store.ts';
import { newTokens } from './tokens.ts';

const MAX_URL_LENGTH = 2048;
/** Any caller can create a session, which is stored for two days, so its size is limited. */
const largestData = 65_536;

/** The headers of the call that makes a session. */
interface Asking {
  readonly origin: string | undefined;
  /** The language of the storefront; the hosted pages use it if they are translated. */
  readonly language: string | undefined;
}

/** Creates a redirect session. Every URL that it can lead to is validated here. */
export async function createSession(
  deps: RedirectDeps,
  actor: Actor,
  request: NewSession,
  { origin, language }: Asking,
): Promise<RedirectSession | Refusal> {
  const found = targetOf(request);
  if ('violation' in found) return refuseFields(found.violation);
  const { kind, page, seconds } = targets[found.field];
  const read = found.field === 'auth' ? readAuth(request.auth ?? {}) : undefined;
  if (read && 'violations' in read) return refuseFields(...read.violations);

  const app = await appOf(deps, actor, read?.ask.clientId ?? request.logout?.clientId);
  if ('refused' in app) return app;
  const callbacks = request.callbacks ?? {};
  const bad = badAddress({ callbacks, redirectUri: read?.ask.redirectUri }, app, deps);
  if (bad) return redirectRefused({ ...bad, clientId: app.clientId });

  const id = newId();
  const { short, token, shortHash, tokenHash } = newTokens();
  const more = {
    ...(language === undefined ? {} : { lang: language }),
    ...request.preferences?.additionalQueryParameters,
  };
  const { fullUrl, urlDetails } = sessionUrl({ publicUrl: deps.publicUrl, page, id, token, more });
  if (fullUrl.length > MAX_URL_LENGTH)
    return refuseFields(
      violation(
        'preferences.additionalQueryParameters',
        'MAX_LENGTH',
        `must leave the address within ${MAX_URL_LENGTH} characters`,
        { threshold: MAX_URL_LENGTH },
      ),
    );

  // Sign-in and sign-out need the caller's identity; for other targets the client may ask for an anonymous visitor.
  const keep =
    kind === 'AUTH' || kind === 'LOGOUT' || request.preferences?.maintainIdentity !== false;
  const origins = targetOrigins(app, deps, request.origin ?? origin);
  const unregistered =
    read?.ask.responseMode === 'web_message' ? unregisteredOrigin(origins, origin) : undefined;
  const data: SessionData = {
    target: storedTarget(found.field, request),
    callbacks: allowedCallbacks(callbacks),
    targetOrigins: origins,
    ...(read ? { auth: await withConnection(deps, actor.siteId, read.ask) } : {}),
    ...(unregistered === undefined ? {} : { unregisteredOrigin: unregistered }),
    ...(Object.keys(more).length > 0 ? { more } : {}),
  };
  if (JSON.stringify(data).length > largestData)
    return refuseFields(
      violation(found.field, 'MAX_LENGTH', `must not hold more than ${largestData} characters`, {
        threshold: largestData,
      }),
    );
  const missing = await missingTarget(deps, actor, request);
  if (missing) return missing;
  await deps.db.tx(async (tx) => {
    const proven = await provenMember(tx, deps, actor, read?.ask, request);
    await insertSession(tx, {
      ...personOf(actor, { keep, newId: newId() }),
      id,
      kind,
      tokenHash,
      shortHash,
      clientId: app.clientId ?? null,
      data,
      provenMemberId: proven?.memberId ?? null,
      provenVisitorId: proven?.visitorId ?? null,
      expiresAt: new Date(deps.clock().getTime() + seconds * 1000),
    });
    // The event says that a session was created, without the token that opens it.
    await publish(tx, {
      siteId: actor.siteId,
      type: 'wix.headless.v1.redirect_session_created',
      entityType: 'wix.headless.v1.redirect_session',
      entityId: id,
      body: created({
        id,
        fullUrl: urlDetails.endpoint,
        urlDetails: { endpoint: urlDetails.endpoint, searchParams: { session: id } },
      }),
    });
  });
  return {
    id,
    fullUrl,
    urlDetails,
    sessionToken: token,
    shortUrl: `${deps.publicUrl}/go/${short}`,
  };
}

/** The app whose addresses count: the one that is named, else the caller's own, else any of the store's. */
async function appOf(
  { db, clock }: RedirectDeps,
  actor: Actor,
  named: string | undefined,
): Promise<(RedirectSources & { clientId?: string }) | Refusal> {
  const clientId = named ?? actor.clientId;
  if (clientId === undefined) {
    const apps = await listLiveApps(db, actor.siteId, clock());
    return {
      redirects: apps.flatMap(({ redirects }) => redirects),
      origins: apps.flatMap(({ origins }) => origins),
    };
  }
  // Not from memory: what an owner has just allowed counts at once.
  const app = await findApp(db, clientId, clock());
  return app?.siteId === actor.siteId
    ? app
    : refuse(
        403,
        'APP_NOT_FOUND',
        `This store has no app with the client ID ${clientId}. Run \`shopwright apps list\` to see the apps.`,
      );
}

/** With the id of the store's own connection. One that the store does not have opens the plain sign-in page, which offers those it has. */
async function withConnection(
  { db }: RedirectDeps,
  siteId: string,
  { idp, ...ask }: AuthRequest,
): Promise<AuthRequest> {
  const meant =
    idp === undefined ? undefined : resolveConnection(idp, await listConnectionRows(db, siteId));
  return meant ? { ...ask, idp: meant.connectionId } : ask;
}

/** The session token of a sign-in is used up here: it never stands in an address or a table. */
async function provenMember(
  tx: Tx,
  { clock }: RedirectDeps,
  actor: Actor,
  ask: AuthRequest | undefined,
  request: NewSession,
): Promise<{ memberId: string; visitorId?: string } | undefined> {
  const sessionToken = request.auth?.authRequest?.sessionToken;
  if (!ask || !sessionToken) return undefined;
  return redeemSessionToken(tx, {
    siteId: actor.siteId,
    clientId: actor.clientId ?? ask.clientId,
    sessionToken,
    now: clock(),
  });
}
