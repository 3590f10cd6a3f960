import type { RedirectSession } from '@shopwright/contract/redirects/redirects';
import type { RedirectTargetError } from '@shopwright/contract/errors/groups';
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
import { sessionOwnerOf } from './rules/session-owner.ts';
import { sessionUrl } from './rules/session-url.ts';
import { storedTarget, targetOf, targets, type NewSession } from './rules/targets.ts';
import { insertSession, type SessionData } from './store.ts';
import { newTokens } from './tokens.ts';

const MAX_URL_LENGTH = 2048;
/** Any caller can create a session, which is stored for two days, so its size is limited. */
const MAX_DATA_LENGTH = 65_536;

/** The headers of the call that creates a session. */
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
): Promise<
  RedirectSession | Refusal<RedirectTargetError | 'APP_NOT_FOUND' | 'REDIRECT_NOT_ALLOWED'>
> {
  const found = targetOf(request);
  if ('violation' in found) return refuseFields(found.violation);
  const { kind, page, seconds } = targets[found.field];
  const read = found.field === 'auth' ? readAuth(request.auth ?? {}) : undefined;
  if (read && 'violations' in read) return refuseFields(...read.violations);

  const app = await appOf(deps, actor, read?.request.clientId ?? request.logout?.clientId);
  if ('refused' in app) return app;
  const callbacks = request.callbacks ?? {};
  const bad = badAddress({ callbacks, redirectUri: read?.request.redirectUri }, app, deps);
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

  // Sign-in and sign-out need the caller's identity; for other targets the client may ask for an
  // anonymous visitor.
  const maintainIdentity =
    kind === 'AUTH' || kind === 'LOGOUT' || request.preferences?.maintainIdentity !== false;
  const origins = targetOrigins(app, deps, request.origin ?? origin);
  const unregistered =
    read?.request.responseMode === 'web_message' ? unregisteredOrigin(origins, origin) : undefined;
  const data: SessionData = {
    target: storedTarget(found.field, request),
    callbacks: allowedCallbacks(callbacks),
    targetOrigins: origins,
    ...(read ? { auth: await withConnection(deps, actor.siteId, read.request) } : {}),
    ...(unregistered === undefined ? {} : { unregisteredOrigin: unregistered }),
    ...(Object.keys(more).length > 0 ? { more } : {}),
  };
  if (JSON.stringify(data).length > MAX_DATA_LENGTH)
    return refuseFields(
      violation(
        found.field,
        'MAX_LENGTH',
        `must not hold more than ${MAX_DATA_LENGTH} characters`,
        {
          threshold: MAX_DATA_LENGTH,
        },
      ),
    );
  const missing = await missingTarget(deps, actor, request);
  if (missing) return missing;
  await deps.db.tx(async (tx) => {
    const proven = await provenMember(tx, deps, actor, read?.request, request);
    await insertSession(tx, {
      ...sessionOwnerOf(actor, { maintainIdentity, newId: newId() }),
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

/**
 * The app whose allowed URLs apply: the named one, otherwise the caller's, otherwise any app of the
 * store.
 */
async function appOf(
  { db, clock }: RedirectDeps,
  actor: Actor,
  named: string | undefined,
): Promise<(RedirectSources & { clientId?: string }) | Refusal<'APP_NOT_FOUND'>> {
  const clientId = named ?? actor.clientId;
  if (clientId === undefined) {
    const apps = await listLiveApps(db, actor.siteId, clock());
    return {
      redirects: apps.flatMap(({ redirects }) => redirects),
      origins: apps.flatMap(({ origins }) => origins),
    };
  }
  // Not cached, so that a URL that the owner has just allowed works at once.
  const app = await findApp(db, clientId, clock());
  return app?.siteId === actor.siteId
    ? app
    : refuse(
        'APP_NOT_FOUND',
        `This store has no app with the client ID ${clientId}. Run \`shopwright apps list\` to see the apps.`,
      );
}

/**
 * Uses the id of the store's own connection. An unknown one opens the sign-in page, which offers
 * the store's connections.
 */
async function withConnection(
  { db }: RedirectDeps,
  siteId: string,
  { idp, ...request }: AuthRequest,
): Promise<AuthRequest> {
  const meant =
    idp === undefined ? undefined : resolveConnection(idp, await listConnectionRows(db, siteId));
  return meant ? { ...request, idp: meant.connectionId } : request;
}

/** Uses up the session token of a sign-in, so that it never appears in a URL or a table. */
async function provenMember(
  tx: Tx,
  { clock }: RedirectDeps,
  actor: Actor,
  authRequest: AuthRequest | undefined,
  request: NewSession,
): Promise<{ memberId: string; visitorId?: string } | undefined> {
  const sessionToken = request.auth?.authRequest?.sessionToken;
  if (!authRequest || !sessionToken) return undefined;
  return redeemSessionToken(tx, {
    siteId: actor.siteId,
    clientId: actor.clientId ?? authRequest.clientId,
    sessionToken,
    now: clock(),
  });
}
