import { redirects } from '@shopwright/sdk';
import type { Person } from './user-session.server.ts';

/** The proof is too old, was used before, or never was one. */
export class ProofRefused extends Error {}

/**
 * Somebody has proved who they are: the token of that proof becomes a session of theirs. The same exchange as in a
 * browser's silent sign-in, without the frame. The platform moves the visitor's cart to the member in it.
 */
export async function becomeMember(person: Person, sessionToken: string): Promise<void> {
  const proof = person.auth.generateOAuthData('');
  const { codeChallenge, state } = proof;
  const calls = person.use(redirects);
  const { redirectSession } = await calls.createRedirectSession({
    auth: {
      authRequest: {
        clientId: person.clientId,
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
  const tokens = await person.auth.getMemberTokens(answer.code, answer.state, proof);
  // Whoever was signed in before is not any more; their session would only lie about.
  if (person.isMember()) await person.endSession();
  person.become(tokens);
}
