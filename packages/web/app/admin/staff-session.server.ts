import { ApiError } from '@shopwright/sdk';
import { redirect } from 'react-router';
import type { PageContext } from '../page-context.server.ts';
import type { Person, PersonCookie } from '../session/user-session.server.ts';

/** Who works here signs in beside being a customer: a cookie of its own, which the shop's pages never see. */
const staffCookie: PersonCookie = {
  name: 'shopwright-staff',
  path: '/admin',
  maxAge: 12 * 60 * 60,
};
const role = 'owner';

export const staffPerson = (page: PageContext): Person => page.person(staffCookie);

export function becomeStaff(
  person: Person,
  {
    accessToken = '',
    refreshToken = '',
    expiresIn = 0,
  }: { accessToken?: string; refreshToken?: string; expiresIn?: number },
): void {
  person.become({
    accessToken: { value: accessToken, expiresAt: Math.floor(Date.now() / 1000) + expiresIn },
    refreshToken: { value: refreshToken, role },
  });
}

const isStaff = (person: Person): boolean => person.auth.getTokens().refreshToken.role === role;

/** What only the owner and collaborators may see or do; everybody else is led to the sign-in of the admin. */
export async function asStaff<Result>(
  page: PageContext,
  request: Request,
  work: (person: Person) => Promise<Result>,
): Promise<Result> {
  const person = staffPerson(page);
  const { pathname } = new URL(request.url);
  const toSignIn = () =>
    redirect(`/admin/sign-in?next=${encodeURIComponent(pathname.replace(/\.data$/, ''))}`);
  if (!isStaff(person)) throw toSignIn();
  try {
    const result = await work(person);
    if (!isStaff(person)) throw toSignIn();
    return result;
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 401) throw error;
    person.forget();
    throw toSignIn();
  }
}
