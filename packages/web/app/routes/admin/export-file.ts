import { catalogExports } from '@shopwright/sdk';
import { redirect } from 'react-router';
import type { Route } from './+types/export-file';
import { pathOfLink } from '../../admin/imports/links.server.ts';
import { asStaff } from '../../admin/staff-session.server.ts';
import { pageContext } from '../../page-context.server.ts';

/** Redirects to the file of an export, by a link that expires. */
export async function loader({ context, request, params }: Route.LoaderArgs) {
  return asStaff(context.get(pageContext), request, async (userSession) => {
    const { downloadUrl } = await userSession
      .use(catalogExports)
      .generateCatalogExportDownloadUrl(params.exportId);
    return redirect(pathOfLink(downloadUrl));
  });
}
