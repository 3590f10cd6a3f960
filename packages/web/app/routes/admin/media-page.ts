import type { Route } from './+types/media-page';
import { loadLibrary, readLibraryRequest } from '../../admin/media/file-view.server.ts';
import { asStaff } from '../../admin/staff-session.server.ts';
import { pageContext } from '../../page-context.server.ts';

/** A page of the library's pictures and videos, for the picker. */
export async function loader({ context, request, url }: Route.LoaderArgs) {
  const page = context.get(pageContext);
  const { locale } = await page.pageLanguage();
  return asStaff(page, request, async (userSession) =>
    Response.json(
      await loadLibrary(userSession, readLibraryRequest(url.searchParams), locale, true),
    ),
  );
}
