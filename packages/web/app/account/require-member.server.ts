import { ApiError } from '@shopwright/sdk';
import { redirect } from 'react-router';
import type { PageContext } from '../page-context.server.ts';
import type { Person } from '../session/user-session.server.ts';
import { inLanguage } from '../shop/link.tsx';

/**
 * What only a member may see or do. Whoever is not signed in, or no longer, is led to sign in and back;
 * what they sent is not done, since it would be done as somebody else.
 */
export async function signedIn<Result>(
  page: PageContext,
  request: Request,
  work: (person: Person) => Promise<Result>,
): Promise<Result> {
  const person = page.person();
  if (!person.isMember()) throw await toSignIn(page, request);
  try {
    const result = await work(person);
    // A session that ended is silently replaced by a visitor's.
    if (!person.isMember()) throw await toSignIn(page, request);
    return result;
  } catch (error) {
    if (
      !(error instanceof ApiError) ||
      (error.status !== 401 &&
        !((error.status === 403 || error.status === 404) && !person.isMember()))
    )
      throw error;
    person.forget();
    throw await toSignIn(page, request);
  }
}

async function toSignIn(page: PageContext, request: Request): Promise<Response> {
  const { pathname, search } = new URL(request.url);
  const { language, prefix } = await page.speech();
  const back =
    request.method === 'GET'
      ? pathname.replace(/\.data$/, '') + search.replace(/[?&]_routes=[^&]*/, '')
      : inLanguage(prefix, '/account');
  return redirect(
    `/hosted/sign-in?${new URLSearchParams({ next: back, ...(prefix === '' ? {} : { lang: language }) })}`,
  );
}
