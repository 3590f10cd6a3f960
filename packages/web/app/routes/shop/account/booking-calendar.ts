import type { Route } from './+types/booking-calendar';
import { signedIn } from '../../../account/require-member.server.ts';
import { passOn } from '../../../booking/proxy-file.server.ts';
import { pageContext } from '../../../page-context.server.ts';

/** A booking as a file for one's calendar. */
export const loader = ({ context, request, params }: Route.LoaderArgs) =>
  signedIn(context.get(pageContext), request, (userSession) =>
    passOn(userSession, `/v1/services/bookings/${encodeURIComponent(params.bookingId)}/calendar`),
  );
