import { redirect } from 'react-router';
import type { Route } from './+types/account';
import { pageContext } from '../../page-context.server.ts';
import { adoptUserSession } from '../../hosted/transfer-session.server.ts';
import { endedPage } from '../../hosted/client-app.server.ts';

const sections = {
  ACCOUNT_INFO: '/account',
  ORDERS: '/account/orders',
  BOOKINGS: '/account/bookings',
  SUBSCRIPTIONS: '/account/subscriptions',
  EVENTS: '/account/events',
} as const;

/** Redirects a user of another site to the member pages. */
export async function loader({ request, url, context }: Route.LoaderArgs): Promise<Response> {
  const session = await adoptUserSession(context.get(pageContext), request, url);
  return session?.memberAccountPage === undefined
    ? endedPage(url)
    : redirect(sections[session.memberAccountPage.section ?? 'ACCOUNT_INFO']);
}
