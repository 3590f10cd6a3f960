import { members } from '@shopwright/sdk';
import type { Route } from './+types/session';
import { destinationOf } from '../../cart/destination.server.ts';
import { loadCart } from '../../cart/load-cart.server.ts';
import { asMember } from '../../cart/make-change.server.ts';
import type { SessionView } from '../../cart/cart-view.ts';
import { pageContext } from '../../page-context.server.ts';

/** The user-specific part of a cached page, loaded separately. Creates no visitor. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const page = context.get(pageContext);
  const userSession = page.userSession();
  const session: SessionView = userSession.hasTokens()
    ? await asMember(userSession, async () => {
        const [member, cart] = await Promise.all([
          userSession.isMember()
            ? userSession
                .use(members)
                .getCurrentMember({ fieldsets: ['FULL'] })
                .then(({ member: found }) => found)
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
