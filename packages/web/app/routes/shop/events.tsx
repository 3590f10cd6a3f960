import type { Route } from './+types/events';
import { loadEvents } from '../../booking/event-view.server.ts';
import { OfferGrid } from '../../booking/offer-grid.tsx';
import { bookingTranslations } from '../../booking/format.server.ts';
import { pageContext } from '../../page-context.server.ts';
import { addressesOf, pageMeta } from '../../shop/page-meta.ts';
import { useTranslations } from '../../i18n/use-translations.tsx';

export function meta({ matches: [root], loaderData }: Route.MetaArgs) {
  if (loaderData === undefined) return [];
  const { store } = root.loaderData;
  return pageMeta({
    title: `${loaderData.heading} | ${store.name}`,
    description: loaderData.intro,
    ...addressesOf(root.loaderData, '/events'),
    picture: loaderData.events[0]?.picture,
    siteName: store.name,
  });
}

export async function loader({ context }: Route.LoaderArgs) {
  const page = context.get(pageContext);
  const [{ t }, events] = await Promise.all([bookingTranslations(page), loadEvents(page)]);
  return {
    heading: t('events'),
    intro: t('eventsIntro'),
    events: events.map(({ slug, name, when, venue, state, description, pictures }) => ({
      path: `/events/${slug}`,
      name,
      lines: [when, ...[venue.name, state].filter((line) => line !== undefined && line !== '')].map(
        String,
      ),
      text: description[0],
      picture: pictures[0],
    })),
  };
}

export default function Events({ loaderData: { heading, intro, events } }: Route.ComponentProps) {
  const t = useTranslations('booking');
  return (
    <OfferGrid
      heading={heading}
      intro={intro}
      offers={events}
      none={t('noEvents')}
      more={t('getTickets')}
    />
  );
}
