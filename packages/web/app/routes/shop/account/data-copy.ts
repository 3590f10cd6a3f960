import { ApiError, members } from '@shopwright/sdk';
import { redirect } from 'react-router';
import type { Route } from './+types/data-copy';
import { proofIn } from '../../../account/read-proof.server.ts';
import { signedIn } from '../../../account/require-member.server.ts';
import { pageContext } from '../../../page-context.server.ts';
import { inLanguage } from '../../../shop/link.tsx';

/**
 * Everything the shop holds about the member, as a file, for a member who confirms it with the
 * password or a code.
 */
export async function action({ context, request }: Route.ActionArgs) {
  const page = context.get(pageContext);
  const form = await request.formData();
  return signedIn(page, request, async (userSession) => {
    try {
      const { data, exportedDate } = await userSession
        .useRateLimited(members)
        .exportMyData(proofIn(form));
      return new Response(`${JSON.stringify({ exportedDate, data }, undefined, 2)}\n`, {
        headers: {
          'content-type': 'application/json',
          'content-disposition': 'attachment; filename="my-data.json"',
          'cache-control': 'no-store',
        },
      });
    } catch (error) {
      if (!(error instanceof ApiError) || (error.status !== 403 && error.status !== 429))
        throw error;
      const reason = error.status === 429 ? 'later' : 'wrong';
      throw redirect(
        inLanguage(
          (await page.pageLanguage()).prefix,
          `/account/security?copy=${reason}#data-copy`,
        ),
      );
    }
  });
}
