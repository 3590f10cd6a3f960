import { redirects } from '@shopwright/sdk';
import type { UserSession } from './user-session.server.ts';

/** The proof is too old, was used before, or never was one. */
export class ProofRefused extends Error {}

/**
 * Exchanges the session token of a verified login for member tokens: the same exchange as a
 * browser's silent sign-in, without the frame. The platform merges the visitor's cart into the
 * member's.
 */
export async function becomeMember(userSession: UserSession, sessionToken: string): Promise<void> {
  const proof = userSession.auth.generateOAuthData('');
  const { codeChallenge, state } = proof;
  const calls = userSession.use(redirects);
  const { redirectSession } = await calls.createRedirectSession({
    auth: {
      authRequest: {
        clientId: userSession.clientId,
        responseType: 'code',
        responseMode: 'web_message',
        scope: 'offline_access',
        state,
        codeChallenge,
        codeChallengeMethod: 'S256',
        sessionToken,
      },
      prompt: 'none',
    },
  });
  const answer = await calls.authorizeRedirectSession(redirectSession?._id ?? '');
  if (answer.next !== 'CODE') {
    throw new ProofRefused(
      `Signing in ended without a code: ${answer.error ?? answer.next}. ${answer.errorDescription ?? ''}`,
    );
  }
  const tokens = await userSession.auth.getMemberTokens(answer.code, answer.state, proof);
  // Ends the previous member's session, which would otherwise stay open.
  if (userSession.isMember()) await userSession.endSession();
  userSession.become(tokens);
}
