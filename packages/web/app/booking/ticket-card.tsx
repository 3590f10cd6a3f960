import { Link } from '../shop/link.tsx';
import { useTranslations } from '../i18n/use-translations.tsx';
import type { MyEvent } from './my-tickets.server.ts';

/** The tickets for one event. Each guest has a code, large and dark on white. */
export function TicketCard({ event }: { readonly event: MyEvent }) {
  const t = useTranslations('booking');
  return (
    <li className="border-t border-line py-6">
      <div className="flex flex-wrap items-baseline justify-between gap-x-8 gap-y-1">
        <h3 className="subtitle">
          {event.slug ? (
            <Link className="link" to={`/events/${event.slug}`}>
              <bdi>{event.name}</bdi>
            </Link>
          ) : (
            <bdi>{event.name}</bdi>
          )}
        </h3>
        {event.canceled && <p className="text-alarm">{t('canceled')}</p>}
      </div>
      <p className="mt-2 text-lg">
        <time dateTime={event.startDate}>{event.when}</time>{' '}
        <span className="text-sm text-quiet">{event.zone}</span>
      </p>
      <p className="mt-1 text-quiet">{event.where}</p>
      <ul className="mt-5 flex flex-wrap gap-x-10 gap-y-8">
        {event.tickets.map(({ id, type, guest, code, valid, state }) => (
          <li key={id} className="w-48">
            {valid && !event.over && !event.canceled && (
              <img
                src={`/account/events/${id}/code`}
                width={192}
                height={192}
                alt={t('ticketCode', { type, event: event.name })}
                className="ticket-code"
              />
            )}
            <p className="mt-3 font-medium">{type}</p>
            {guest && <p>{guest}</p>}
            <p className="text-sm text-quiet">{state}</p>
            {valid && !event.over && (
              <p className="mt-1 font-mono text-xs break-all text-quiet">{code}</p>
            )}
          </li>
        ))}
      </ul>
    </li>
  );
}
