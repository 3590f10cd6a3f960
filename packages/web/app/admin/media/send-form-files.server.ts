import { ApiError, files } from '@shopwright/sdk';
import type { UserSession } from '../../session/user-session.server.ts';
import { pathOfLink } from '../imports/links.server.ts';

/**
 * Uploads the files that a form sent with the page, without JavaScript. Returns their ids, and the names
 * of those that the store does not take.
 */
export async function sendFormFiles(
  userSession: UserSession,
  form: FormData,
): Promise<{ ids: string[]; refused: string[] }> {
  const [ids, refused]: [string[], string[]] = [[], []];
  for (const file of form.getAll('file')) {
    if (!(file instanceof File) || file.size === 0) continue;
    const id = await sendFile(userSession, file);
    if (id === undefined) refused.push(file.name);
    else ids.push(id);
  }
  return { ids, refused };
}

async function sendFile(userSession: UserSession, file: File): Promise<string | undefined> {
  try {
    const { uploadUrl } = await userSession.use(files).generateFileUploadUrl({
      mimeType: file.type || 'application/octet-stream',
      fileName: file.name.slice(0, 200) || 'file',
      sizeInBytes: String(file.size),
    });
    const sent = await userSession.fetch(pathOfLink(uploadUrl), {
      method: 'PUT',
      headers: { 'content-type': 'application/octet-stream' },
      body: await file.arrayBuffer(),
    });
    if (!sent.ok) return undefined;
    return ((await sent.json()) as { file: { id: string } }).file.id;
  } catch (error) {
    if (error instanceof ApiError && error.status === 400) return undefined;
    throw error;
  }
}
