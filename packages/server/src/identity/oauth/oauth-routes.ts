import { access, jwks, token, tokenInfo, userInfo } from '@shopwright/contract/oauth/tokens';
import { publicRoute, route, type Route } from '../../http/index.ts';
import { compact } from '../../kernel/compact.ts';
import { notFound, refuseFields, violation } from '../../kernel/outcome.ts';
import { grantAnonymous } from './grants/anonymous.ts';
import { grantAppAccess } from './grants/app-access.ts';
import { grantAuthorizationCode } from './grants/authorization-code.ts';
import { grantAuthorizedClient } from './grants/authorized-client.ts';
import { grantClientCredentials } from './grants/client-credentials.ts';
import { grantRefreshToken } from './grants/refresh-token.ts';
import { grantStripBoundSession } from './grants/strip-bound-session.ts';
import type { GrantDeps } from './grants/token-pair.ts';
import { looksLikeApiKey } from '../apps/api-keys.ts';
import type { Authenticate } from './token-to-actor.ts';
import type { SigningKeys } from '../tokens/signing-keys.ts';
import { findMember } from '../accounts/store/members.ts';

export interface OAuthDeps extends GrantDeps {
  readonly keys: SigningKeys;
  readonly authenticate: Authenticate;
}

const subjects = { visitor: 'VISITOR', member: 'MEMBER', owner: 'USER', app: 'APP' } as const;

export function oauthRoutes(deps: OAuthDeps): Route[] {
  return [
    publicRoute(token, async ({ request, actor, headers }) => {
      const device = typeof headers['user-agent'] === 'string' ? headers['user-agent'] : undefined;
      const grant = request.grantType ?? request.grant_type;
      const clientId = request.clientId ?? request.client_id;
      if (grant === undefined)
        return refuseFields(violation('grantType', 'REQUIRED_FIELD', 'is required'));
      switch (grant) {
        case 'anonymous':
          return grantAnonymous(deps, clientId);
        case 'refresh_token':
          return grantRefreshToken(deps, request.refreshToken ?? request.refresh_token, clientId);
        case 'client_credentials':
          return grantClientCredentials(deps, {
            clientId,
            clientSecret: request.clientSecret ?? request.client_secret,
            instanceId: request.instanceId ?? request.instance_id,
          });
        case 'authorized_client':
          return grantAuthorizedClient(deps, actor, {
            memberId: request.memberId ?? request.member_id,
            sessionToken: request.sessionToken ?? request.session_token,
            device,
          });
        case 'authorization_code':
          return grantAuthorizationCode(deps, {
            clientId,
            code: request.code,
            codeVerifier: request.codeVerifier ?? request.code_verifier,
            redirectUri: request.redirectUri ?? request.redirect_uri,
            device,
          });
        case 'strip_bound_session':
          return grantStripBoundSession(deps, {
            accessToken: request.accessToken ?? request.access_token,
            clientSecret: request.clientSecret ?? request.client_secret,
          });
      }
    }),

    publicRoute(tokenInfo, async ({ request }) => {
      const claims = looksLikeApiKey(request.token)
        ? undefined
        : await deps.tokens.verify('access', request.token);
      // A valid signature is not enough: the token is inactive if its session ended or its app was
      // removed.
      const actor = claims && (await deps.authenticate(request.token));
      if (!claims || !actor) return { active: false };
      return {
        active: true,
        subjectType: subjects[actor.role],
        subjectId: actor.id,
        siteId: actor.siteId,
        exp: claims.expiresAt,
        iat: claims.issuedAt,
        instanceId: actor.clientId ?? actor.siteId,
        ...compact({ clientId: actor.clientId }),
      };
    }),

    publicRoute(jwks, async () => ({
      keys: (await deps.keys.published()) as Record<string, unknown>[],
    })),

    publicRoute(access, async ({ request }) =>
      grantAppAccess(deps, {
        grant: request.grant_type,
        clientId: request.client_id,
        clientSecret: request.client_secret,
        code: request.code,
        refreshToken: request.refresh_token,
      }),
    ),

    route(userInfo, async ({ actor }) => {
      const member =
        actor.role === 'member' ? await findMember(deps.db, actor.siteId, actor.id) : undefined;
      if (!member) return notFound('Only a signed-in member has user info.');
      const { firstName, lastName } = member.contact;
      return {
        sub: member.memberId,
        givenName: firstName?.slice(0, 20) ?? null,
        familyName: lastName?.slice(0, 20) ?? null,
        name:
          member.profile.nickname ??
          ([firstName, lastName].filter((part) => part).join(' ') || null),
        email: member.loginEmail,
        emailVerified: member.loginEmailVerified,
        picture: member.profile.photo?.url ?? null,
        language: member.identityProfile.language ?? null,
      };
    }),
  ];
}
