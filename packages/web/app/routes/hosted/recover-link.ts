import { redirect } from 'react-router';
import type { Route } from './+types/recover-link';

/** The address in mails is short; the page is among the other hosted ones. */
export const loader = ({ url }: Route.LoaderArgs) => redirect(`/hosted/recover${url.search}`);
