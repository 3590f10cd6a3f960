import { useTranslations } from '../i18n/use-translations.tsx';
import type { TicketsView } from './order-view.ts';

/**
 * Tickets to show at the entrance: a code for each guest, dark on white, and all of them as a PDF.
 */
export function OrderTickets({
  tickets: { document, tickets },
}: {
  readonly tickets: TicketsView;
}) {
  const t = useTranslations('order');
  return (
    <section>
      <h2 className="subtitle">{t('tickets')}</h2>
      <p className="mt-2 text-quiet">{t('ticketsText')}</p>
      <ul className="mt-5 flex flex-wrap gap-x-8 gap-y-8">
        {tickets.map(({ id, name, when, code, picture }) => (
          <li key={id} className="w-44">
            <img
              src={picture}
              width={176}
              height={176}
              alt={t('ticketCode', { code })}
              className="bg-white"
            />
            <p className="mt-3">
              <bdi>{name}</bdi>
            </p>
            <p className="text-sm text-quiet">{when}</p>
            <p className="mt-1 font-mono text-xs break-all text-quiet">{code}</p>
          </li>
        ))}
      </ul>
      <p className="mt-5">
        <a className="link inline-block py-1" href={document} download="tickets.pdf">
          {t('ticketsDownload')}
        </a>
      </p>
    </section>
  );
}
