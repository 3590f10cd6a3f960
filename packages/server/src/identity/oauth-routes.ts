import { access, jwks, token, tokenInfo, userInfo } from '@shopwright/contract/oauth/tokens';
import { notYet, publicRoute, type Route } from '../http/index.ts';
import { refuse, refuseFields, violation } from '../kernel/outcome.ts';
import { grantAnonymous, grantAuthorizedClient, grantClientCredentials, grantRefresh, type GrantDeps } from './grants.ts';
import { looksLikeApiKey } from './api-keys.ts';
import { createFindApp } from './apps.ts';
import type { Authenticate } from './authenticate.ts';
import type { SigningKeys } from './signing-keys.ts';

export interface OAuthDeps extends Omit<GrantDeps, 'findApp'> {
  readonly keys: SigningKeys;
  readonly authenticate: Authenticate;
}

const subjects = { visitor: 'VISITOR', member: 'MEMBER', owner: 'USER', app: 'APP' } as const;

export function oauthRoutes(deps: OAuthDeps): Route[] {
  const grants: GrantDeps = { ...deps, findApp: createFindApp(deps.db, deps.clock) };
  return [
    publicRoute(token, async ({ request, actor }) => {
      const grant = request.grantType ?? request.grant_type;
      const clientId = request.clientId ?? request.client_id;
      switch (grant) {
        case 'anonymous': return grantAnonymous(grants, clientId);
        case 'refresh_token': return grantRefresh(grants, request.refreshToken ?? request.refresh_token, clientId);
        case 'client_credentials': return grantClientCredentials(grants, {
          clientId, clientSecret: request.clientSecret ?? request.client_secret, instanceId: request.instanceId ?? request.instance_id,
        });
        case 'authorized_client': return grantAuthorizedClient(grants, actor, request.memberId ?? request.member_id);
        case undefined: return refuseFields(violation('grantType', 'REQUIRED_FIELD', 'is required'));
        default: return refuse(400, 'UNSUPPORTED_GRANT_TYPE', `The grant ${grant} is not built yet in this version of Shopwright.`);
      }
    }),

    publicRoute(tokenInfo, async ({ request }) => {
      const known = looksLikeApiKey(request.token) ? undefined : await deps.tokens.verify('access', request.token);
      // A good signature is not enough: a session that ended or an app that was removed is not active.
      const actor = known && (await deps.authenticate(request.token, {}));
      if (!known || !actor) return { active: false };
      return {
        active: true, subjectType: subjects[actor.role], subjectId: actor.id, siteId: actor.siteId,
        exp: known.expiresAt, iat: known.issuedAt, instanceId: actor.clientId ?? actor.siteId,
        ...(actor.clientId === undefined ? {} : { clientId: actor.clientId }),
      };
    }),

    publicRoute(jwks, async () => ({ keys: await deps.keys.published() as Record<string, unknown>[] })),

    notYet(access),
    notYet(userInfo),
  ];
}
