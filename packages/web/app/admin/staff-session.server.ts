import { ApiError } from '@shopwright/sdk';
import { data, redirect } from 'react-router';
import type { PageContext } from '../page-context.server.ts';
import { recordRequest, withApiCalls } from './shell/record-api-calls.server.ts';
import type { UserSession, SessionCookie } from '../session/user-session.server.ts';

/**
 * Staff sessions have their own cookie, independent of the customer session. Shop pages never read
 * it.
 */
const staffCookie: SessionCookie = {
  name: 'shopwright-staff',
  path: '/admin',
  maxAge: 12 * 60 * 60,
  observe: recordRequest,
};
const role = 'owner';

/** Where staff set up the second factor that the store requires, before anything else. */
export const SECOND_FACTOR_PAGE = '/admin/account';

export const staffSession = (page: PageContext): UserSession => page.userSession(staffCookie);

export function becomeStaff(
  userSession: UserSession,
  {
    accessToken = '',
    refreshToken = '',
    expiresIn = 0,
  }: { accessToken?: string; refreshToken?: string; expiresIn?: number },
): void {
  userSession.become({
    accessToken: { value: accessToken, expiresAt: Math.floor(Date.now() / 1000) + expiresIn },
    refreshToken: { value: refreshToken, role },
  });
}

const isStaff = (userSession: UserSession): boolean =>
  userSession.auth.getTokens().refreshToken.role === role;

/**
 * What only the owner and collaborators may see or do; others are led to the sign-in of the admin. A
 * call without the permission for it renders the admin's page for that (`routes/admin/boundary.tsx`).
 */
export async function asStaff<Result>(
  page: PageContext,
  request: Request,
  work: (userSession: UserSession) => Promise<Result>,
): Promise<Result> {
  const userSession = staffSession(page);
  const toSignIn = () =>
    redirect(`/admin/sign-in?next=${encodeURIComponent(pageAddress(request))}`);
  if (!isStaff(userSession)) throw toSignIn();
  try {
    const result = await withApiCalls(userSession, page.origin, work);
    if (!isStaff(userSession)) throw toSignIn();
    return result;
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    if (error.code === 'SECOND_FACTOR_REQUIRED') throw redirect(SECOND_FACTOR_PAGE);
    if (error.status === 403) throw data(null, { status: 403 });
    if (error.status !== 401) throw error;
    userSession.forget();
    throw toSignIn();
  }
}

/** The address of the page, also where a script asked for its data alone. */
export function pageAddress(request: Request): string {
  const { pathname, searchParams } = new URL(request.url);
  searchParams.delete('_routes');
  const query = searchParams.toString();
  return pathname.replace(/\.data$/, '') + (query === '' ? '' : `?${query}`);
}
