import { staff } from '@shopwright/sdk';
import { redirect } from 'react-router';
import type { Route } from './+types/sign-out';
import { staffPerson } from '../../admin/staff-session.server.ts';
import { pageContext } from '../../page-context.server.ts';

export async function action({ context }: Route.ActionArgs) {
  const page = context.get(pageContext);
  const person = staffPerson(page);
  // Signed out here in any case; whether the platform could be told is its own matter.
  await person
    .use(staff)
    .signOut()
    .catch((error: unknown) => page.report(error));
  person.forget();
  return redirect('/admin/sign-in');
}

export const loader = () => redirect('/admin');
