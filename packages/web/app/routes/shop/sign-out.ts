import { redirect, redirectDocument } from 'react-router';
import type { Route } from './+types/sign-out';
import { pageContext } from '../../page-context.server.ts';
import { localPath } from '../../http/local-path.server.ts';

/** The session ends on the platform, so that no copy of its tokens is worth anything, and this browser forgets who it was. */
export async function action({ request, context }: Route.ActionArgs) {
  const { person: find, report, speech } = context.get(pageContext);
  const person = find();
  const next = (await request.formData()).get('next');
  // Signed out here in any case: a platform that cannot be reached must not keep somebody in.
  if (person.isMember()) await person.endSession().catch(report);
  person.forget();
  return redirectDocument(
    (typeof next === 'string' ? localPath(next) : undefined) ??
      `${(await speech()).prefix || '/'}?notice=signed-out`,
    303,
  );
}

/** Somebody who came by the address: only a form signs out. */
export const loader = () => redirect('/account');
