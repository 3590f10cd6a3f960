import { redirect, redirectDocument } from 'react-router';
import type { Route } from './+types/sign-out';
import { pageContext } from '../../page-context.server.ts';
import { localPath } from '../../http/local-path.server.ts';

/**
 * The session ends on the platform, so that no copy of its tokens is worth anything, and this
 * browser forgets who it was.
 */
export async function action({ request, context }: Route.ActionArgs) {
  const { userSession: find, report, pageLanguage } = context.get(pageContext);
  const userSession = find();
  const next = (await request.formData()).get('next');
  // Signs out locally even if the platform cannot be reached.
  if (userSession.isMember()) await userSession.endSession().catch(report);
  userSession.forget();
  return redirectDocument(
    (typeof next === 'string' ? localPath(next) : undefined) ??
      `${(await pageLanguage()).prefix || '/'}?notice=signed-out`,
    303,
  );
}

/** Opened as a link: only a form signs out. */
export const loader = () => redirect('/account');
