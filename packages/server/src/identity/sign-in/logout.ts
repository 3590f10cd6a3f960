import type { Actor, RawAnswer } from '../../http/index.ts';
import type { Refusal } from '../../kernel/outcome.ts';
import type { IdentityDeps } from '../deps.ts';
import { isAllowedRedirect } from '../../kernel/safe-redirect.ts';
import { redirectRefused } from '../../kernel/redirect-refusal.ts';
import { endSession } from '../accounts/store/sessions.ts';

const headers = {
  'cache-control': 'no-store',
  'referrer-policy': 'no-referrer',
  'content-type': 'text/plain; charset=utf-8',
};

/** Ends the session of the given token, and redirects to an allowed URL of the app. */
export async function logoutPage(
  deps: IdentityDeps,
  actor: Actor | undefined,
  {
    clientId,
    postLogoutRedirectUri,
  }: { clientId?: string | null; postLogoutRedirectUri?: string | null },
): Promise<RawAnswer | Refusal<'REDIRECT_NOT_ALLOWED'>> {
  const app = clientId ? await deps.findApp(clientId) : undefined;
  if (
    postLogoutRedirectUri &&
    !isAllowedRedirect(postLogoutRedirectUri, app ?? { redirects: [], origins: [] }, deps, 'page')
  ) {
    return redirectRefused({
      url: postLogoutRedirectUri,
      kind: 'page',
      clientId: app?.clientId,
      field: 'postLogoutRedirectUri',
    });
  }
  if (actor?.role === 'member' && actor.sessionId !== undefined) {
    const { sessionId } = actor;
    await deps.db.tx(async (tx) => {
      await endSession(tx, actor.siteId, sessionId, deps.clock());
      await deps.audit.note(
        { siteId: actor.siteId, action: 'SIGN_IN', subject: 'logout', actor, target: actor.id },
        tx,
      );
    });
  }
  if (postLogoutRedirectUri)
    return {
      raw: { status: 302, headers: { ...headers, location: postLogoutRedirectUri }, body: '' },
    };
  return { raw: { status: 200, headers, body: 'You are signed out.\n' } };
}
