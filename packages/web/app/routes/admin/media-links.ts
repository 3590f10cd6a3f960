import { ApiError, files } from '@shopwright/sdk';
import type { Route } from './+types/media-links';
import { pathOfLink } from '../../admin/imports/links.server.ts';
import { asStaff } from '../../admin/staff-session.server.ts';
import { pageContext } from '../../page-context.server.ts';
import { formText } from '../../ui/form-text.server.ts';

/** A link to upload one file to, for scripts of the admin. */
export async function action({ context, request }: Route.ActionArgs) {
  const form = await request.formData();
  return asStaff(context.get(pageContext), request, async (userSession) => {
    try {
      const { uploadUrl } = await userSession.use(files).generateFileUploadUrl({
        mimeType: formText(form, 'type') || 'application/octet-stream',
        fileName: formText(form, 'name').slice(0, 200) || 'file',
        sizeInBytes: formText(form, 'size') || null,
      });
      return Response.json({ uploadPath: pathOfLink(uploadUrl) });
    } catch (error) {
      if (!(error instanceof ApiError) || (error.status !== 400 && error.status !== 429))
        throw error;
      return Response.json({}, { status: error.status });
    }
  });
}
