import type { Route } from './+types/ticket-code';
import { signedIn } from '../../../account/require-member.server.ts';
import { passOn } from '../../../booking/proxy-file.server.ts';
import { pageContext } from '../../../page-context.server.ts';

/** The code of a ticket as a picture. */
export const loader = ({ context, request, params }: Route.LoaderArgs) =>
  signedIn(context.get(pageContext), request, (userSession) =>
    passOn(userSession, `/v1/events/tickets/${encodeURIComponent(params.ticketId)}/code`),
  );
