import { staff } from '@shopwright/sdk';
import { redirect } from 'react-router';
import type { Route } from './+types/sign-out';
import { staffSession } from '../../admin/staff-session.server.ts';
import { pageContext } from '../../page-context.server.ts';

export async function action({ context }: Route.ActionArgs) {
  const page = context.get(pageContext);
  const userSession = staffSession(page);
  // Signs out locally even if the platform cannot be reached.
  await userSession
    .use(staff)
    .signOut()
    .catch((error: unknown) => page.report(error));
  userSession.forget();
  return redirect('/admin/sign-in');
}

export const loader = () => redirect('/admin');
