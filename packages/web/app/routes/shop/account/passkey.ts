import { ApiError, factors } from '@shopwright/sdk';
import type { Route } from './+types/passkey';
import { proofIn } from '../../../account/read-proof.server.ts';
import { proofSentences } from '../../../account/security-action.server.ts';
import { signedIn } from '../../../account/require-member.server.ts';
import { translateAccount } from '../../../account/messages.server.ts';
import { pageContext } from '../../../page-context.server.ts';

const headers = { 'cache-control': 'no-store' };

/**
 * The challenge a new passkey answers to, for a member who confirms it with the password or a code.
 */
export async function action({ context, request }: Route.ActionArgs) {
  const page = context.get(pageContext);
  const form = await request.formData();
  return signedIn(page, request, async (userSession) => {
    try {
      const { challengeId, publicKeyCredentialCreationOptionsJson = '{}' } = await userSession
        .useRateLimited(factors)
        .beginPasskey(proofIn(form));
      return Response.json(
        { challengeId, options: JSON.parse(publicKeyCredentialCreationOptionsJson) as unknown },
        { headers },
      );
    } catch (error) {
      const message =
        error instanceof ApiError
          ? proofSentences(form, await translateAccount(page))[error.code ?? '']
          : undefined;
      if (message === undefined) throw error;
      return Response.json({ message }, { status: 400, headers });
    }
  });
}
