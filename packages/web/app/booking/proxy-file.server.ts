import type { Person } from '../session/user-session.server.ts';
import { missing } from '../shop/not-found.server.ts';

/** A file of the platform that is one person's, passed on under the site's own address. */
export async function passOn(person: Person, path: string): Promise<Response> {
  const answer = await person.fetch(path);
  if (!answer.ok) throw missing();
  const headers = new Headers({
    'cache-control': 'no-store',
    'content-type': answer.headers.get('content-type') ?? 'application/octet-stream',
  });
  const disposition = answer.headers.get('content-disposition');
  if (disposition !== null) headers.set('content-disposition', disposition);
  return new Response(await answer.arrayBuffer(), { headers });
}
