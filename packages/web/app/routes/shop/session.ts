import { members } from '@shopwright/sdk';
import type { Route } from './+types/session';
import { destinationOf } from '../../cart/destination.server.ts';
import { loadCart } from '../../cart/load-cart.server.ts';
import { asMember } from '../../cart/make-change.server.ts';
import type { SessionView } from '../../cart/cart-view.ts';
import { pageContext } from '../../page-context.server.ts';

/** What of a page is somebody's own: pages are made for everyone and ask this beside. A stranger stays one. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const page = context.get(pageContext);
  const person = page.person();
  const session: SessionView = person.isKnown()
    ? await asMember(person, async () => {
        const [member, cart] = await Promise.all([
          person.isMember()
            ? person
                .use(members)
                .getCurrentMember({ fieldsets: ['FULL'] })
                .then(({ member: known }) => known)
            : undefined,
          loadCart(page, destinationOf(request)),
        ]);
        return {
          member: member
            ? {
                name:
                  member.contact?.firstName || member.profile?.nickname || member.loginEmail || '',
              }
            : null,
          cart,
        };
      })
    : { member: null, cart: null };
  return Response.json(session, { headers: { 'cache-control': 'no-store' } });
}
