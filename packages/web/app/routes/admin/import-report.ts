import { catalogImports } from '@shopwright/sdk';
import { redirect } from 'react-router';
import type { Route } from './+types/import-report';
import { pathOfLink } from '../../admin/imports/links.server.ts';
import { asStaff } from '../../admin/staff-session.server.ts';
import { pageContext } from '../../page-context.server.ts';

/** Redirects to the report of an import, by a link that expires. */
export async function loader({ context, request, params }: Route.LoaderArgs) {
  return asStaff(context.get(pageContext), request, async (userSession) => {
    const { downloadUrl } = await userSession
      .use(catalogImports)
      .generateCatalogImportReportUrl(params.importId);
    return redirect(pathOfLink(downloadUrl));
  });
}
