import { members } from '@shopwright/sdk';
import type { Route } from './+types/privacy-export';
import { asStaff } from '../../admin/staff-session.server.ts';
import { pageContext } from '../../page-context.server.ts';

/** Exports all data stored about a member as a file. */
export async function loader({ context, request, url }: Route.LoaderArgs) {
  const id = url.searchParams.get('id') ?? '';
  return asStaff(context.get(pageContext), request, async (userSession) => {
    const { data, exportedDate } = await userSession.use(members).exportMemberData(id);
    return new Response(`${JSON.stringify({ exportedDate, data }, undefined, 2)}\n`, {
      headers: {
        'content-type': 'application/json',
        'content-disposition': 'attachment; filename="personal-data.json"',
        'cache-control': 'no-store',
      },
    });
  });
}
