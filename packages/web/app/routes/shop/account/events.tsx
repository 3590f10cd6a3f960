import type { Route } from './+types/events';
import { AccountPage, AccountPart } from '../../../account/page.tsx';
import { signedIn } from '../../../account/require-member.server.ts';
import { loadMyTickets } from '../../../booking/my-tickets.server.ts';
import { TicketCard } from '../../../booking/ticket-card.tsx';
import { pageContext } from '../../../page-context.server.ts';
import { Link } from '../../../shop/link.tsx';
import { useTranslations } from '../../../i18n/use-translations.tsx';

export async function loader({ context, request }: Route.LoaderArgs) {
  const page = context.get(pageContext);
  return signedIn(page, request, (userSession) => loadMyTickets(page, userSession));
}

export default function MyEvents({ loaderData: { coming, past } }: Route.ComponentProps) {
  const t = useTranslations('booking');
  return (
    <AccountPage heading={t('myTickets')}>
      {coming.length === 0 && past.length === 0 && (
        <div>
          <p className="text-lg text-quiet">{t('noTickets')}</p>
          <p className="mt-4">
            <Link className="link" to="/events">
              {t('seeEvents')}
            </Link>
          </p>
        </div>
      )}
      {coming.length > 0 && (
        <AccountPart heading={t('coming')}>
          <ul>
            {coming.map((event) => (
              <TicketCard key={event.id} event={event} />
            ))}
          </ul>
        </AccountPart>
      )}
      {past.length > 0 && (
        <AccountPart heading={t('past')}>
          <ul>
            {past.map((event) => (
              <TicketCard key={event.id} event={event} />
            ))}
          </ul>
        </AccountPart>
      )}
    </AccountPage>
  );
}
