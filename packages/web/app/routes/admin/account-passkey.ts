import { ApiError, staff } from '@shopwright/sdk';
import type { Route } from './+types/account-passkey';
import { proofSentences } from '../../admin/staff/account-action.server.ts';
import { translateStaff } from '../../admin/staff/messages.server.ts';
import { asStaff } from '../../admin/staff-session.server.ts';
import { pageContext } from '../../page-context.server.ts';
import { formSecret } from '../../ui/form-text.server.ts';

const headers = { 'cache-control': 'no-store' };

/** The challenge of a new passkey, for staff who confirm it with their password. */
export async function action({ context, request }: Route.ActionArgs) {
  const page = context.get(pageContext);
  const form = await request.formData();
  return asStaff(page, request, async (userSession) => {
    try {
      const { challengeId, publicKeyCredentialCreationOptionsJson = '{}' } = await userSession
        .useRateLimited(staff)
        .beginMyPasskey({ password: formSecret(form, 'password') });
      return Response.json(
        { challengeId, options: JSON.parse(publicKeyCredentialCreationOptionsJson) as unknown },
        { headers },
      );
    } catch (error) {
      const message =
        error instanceof ApiError
          ? proofSentences(await translateStaff(page))[error.code ?? '']
          : undefined;
      if (message === undefined) throw error;
      return Response.json({ message }, { status: 400, headers });
    }
  });
}
