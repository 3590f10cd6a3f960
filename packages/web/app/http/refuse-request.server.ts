import { isFromThisSite } from './same-origin.server.ts';

const FORM_TYPE = /^(?:application\/x-www-form-urlencoded|multipart\/form-data;.*\bboundary=)/i;

const plain = (status: number, sentence: string, headers: Record<string, string> = {}): Response =>
  new Response(`${sentence}\n`, {
    status,
    headers: { 'content-type': 'text/plain; charset=utf-8', ...headers },
  });

/**
 * Refuses what no page of this site sends, before a route reads it: pages send forms, and forms
 * only. Without it, each route would fail in its own way on a body that is no form.
 */
export async function refuseRequest(
  request: Request,
  origin: string,
): Promise<Response | undefined> {
  if (request.method === 'GET' || request.method === 'HEAD') return undefined;
  if (request.method !== 'POST')
    return plain(405, 'Pages are read with GET and answered with POST.', {
      allow: 'GET, HEAD, POST',
    });
  if (!isFromThisSite(request, origin)) {
    return plain(
      403,
      'This was sent from a page of another site, so nothing was done. Go back to the shop and try there.',
    );
  }
  if (!FORM_TYPE.test(request.headers.get('content-type') ?? ''))
    return plain(415, 'Pages take forms only, so nothing was done.');
  return (await isForm(request))
    ? undefined
    : plain(400, 'The form could not be read, so nothing was done. Go back and send it again.');
}

/** Reads a copy: the route reads the body itself. */
async function isForm(request: Request): Promise<boolean> {
  try {
    await request.clone().formData();
    return true;
  } catch {
    return false;
  }
}
