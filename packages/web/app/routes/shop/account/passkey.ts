import { factors } from '@shopwright/sdk';
import type { Route } from './+types/passkey';
import { signedIn } from '../../../account/signed-in.ts';
import { pageContext } from '../../../context.ts';

/** The challenge a new passkey answers to. */
export async function action({ context, request }: Route.ActionArgs) {
  return signedIn(context.get(pageContext), request, async (person) => {
    const { challengeId, publicKeyCredentialCreationOptionsJson = '{}' } = await person.use(factors).beginPasskey();
    return Response.json({ challengeId, options: JSON.parse(publicKeyCredentialCreationOptionsJson) as unknown }, { headers: { 'cache-control': 'no-store' } });
  });
}
