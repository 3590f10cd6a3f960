import { createRedirectSession } from '@shopwright/contract/redirects/create-session';
import {
  authorizeRedirectSession,
  findShortUrl,
  getRedirectSession,
  logoutRedirectSession,
  redeemRedirectSession,
} from '@shopwright/contract/redirects/hosted';
import { isMerchant, publicRoute, route, type Route } from '../http/index.ts';
import { languageOf } from '../kernel/language.ts';
import { isRefusal } from '../kernel/outcome.ts';
import { authorize } from './authorize.ts';
import { createSession } from './create.ts';
import type { RedirectDeps } from './deps.ts';
import { findShort, getSession, logout, redeem } from './hosted.ts';

export function redirectRoutes(deps: RedirectDeps): Route[] {
  return [
    route(createRedirectSession, async ({ actor, request, headers }) => {
      const made = await createSession(deps, actor, request, {
        origin: typeof headers['origin'] === 'string' ? headers['origin'] : undefined,
        language: isMerchant(actor) ? undefined : languageOf(headers),
      });
      return isRefusal(made) ? made : { redirectSession: made };
    }),
    publicRoute(redeemRedirectSession, async ({ request }) => redeem(deps, request)),
    route(getRedirectSession, async ({ actor, request }) =>
      getSession(deps, actor, request.redirectSessionId),
    ),
    route(authorizeRedirectSession, async ({ actor, request }) => authorize(deps, actor, request)),
    publicRoute(logoutRedirectSession, async ({ request }) =>
      logout(deps, request.redirectSessionId, request.token),
    ),
    publicRoute(findShortUrl, async ({ request }) => findShort(deps, request.short)),
  ];
}
