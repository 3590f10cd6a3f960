/** Sends files from the browser: first for a link, then the content straight to it, with progress. */

export type UploadProblem = 'uploadFailed' | 'notAccepted' | 'tooManyUploads';

export type UploadOutcome =
  | { readonly fileId: string }
  | { readonly problem: UploadProblem; readonly fileId?: undefined };

const problems: Readonly<Record<number, UploadProblem>> = {
  400: 'notAccepted',
  413: 'notAccepted',
  429: 'tooManyUploads',
};

/** Where the page asks for an upload link. */
export const LINKS_PATH = '/admin/media-links';

export async function uploadFile(
  file: File,
  onProgress: (percent: number) => void,
): Promise<UploadOutcome> {
  try {
    const body = new FormData();
    body.set('name', file.name);
    body.set('type', file.type);
    body.set('size', String(file.size));
    const response = await fetch(LINKS_PATH, { method: 'POST', body });
    if (!response.ok || response.redirected)
      return { problem: problems[response.status] ?? 'uploadFailed' };
    // Our own route answers with the path.
    const { uploadPath } = (await response.json()) as { uploadPath: string };
    return await putFile(uploadPath, file, onProgress);
  } catch {
    return { problem: 'uploadFailed' };
  }
}

/** `fetch` reports no progress of an upload. */
const putFile = (
  path: string,
  file: File,
  onProgress: (percent: number) => void,
): Promise<UploadOutcome> =>
  new Promise((resolve) => {
    const request = new XMLHttpRequest();
    request.upload.addEventListener('progress', ({ loaded, total }) =>
      onProgress(Math.floor((loaded / Math.max(total, 1)) * 100)),
    );
    request.addEventListener('error', () => resolve({ problem: 'uploadFailed' }));
    request.addEventListener('abort', () => resolve({ problem: 'uploadFailed' }));
    request.addEventListener('load', () => {
      if (request.status !== 200) {
        resolve({ problem: problems[request.status] ?? 'uploadFailed' });
        return;
      }
      const { file: stored } = JSON.parse(request.responseText) as { file: { id: string } };
      resolve({ fileId: stored.id });
    });
    request.open('PUT', path);
    request.setRequestHeader('content-type', 'application/octet-stream');
    request.send(file);
  });
