import type { UserSession } from '../session/user-session.server.ts';
import { missing } from '../shop/not-found.server.ts';

/** Proxies a private file of the platform under the site's own address. */
export async function passOn(userSession: UserSession, path: string): Promise<Response> {
  const answer = await userSession.fetch(path);
  if (!answer.ok) throw missing();
  const headers = new Headers({
    'cache-control': 'no-store',
    'content-type': answer.headers.get('content-type') ?? 'application/octet-stream',
  });
  const disposition = answer.headers.get('content-disposition');
  if (disposition !== null) headers.set('content-disposition', disposition);
  return new Response(await answer.arrayBuffer(), { headers });
}
