import type { ServiceView } from './service-view.server.ts';
import type { EventView } from './event-view.server.ts';

/** Structured data for search engines (schema.org). */

export const serviceData = (
  { name, description, pictures, price, location }: ServiceView,
  { url, storeName }: { readonly url: string; readonly storeName: string },
) => ({
  '@context': 'https://schema.org',
  '@type': 'Service',
  name,
  description: description.join(' '),
  url,
  ...(pictures.length > 0
    ? { image: pictures.map((picture) => new URL(picture.url, url).href) }
    : {}),
  provider: { '@type': 'Organization', name: storeName },
  ...(location ? { areaServed: location } : {}),
  offers: { '@type': 'Offer', price: price.amount, priceCurrency: price.currency, url },
});

const availability = {
  ON_SALE: 'InStock',
  SOLD_OUT: 'SoldOut',
  NOT_STARTED: 'PreOrder',
  ENDED: 'Discontinued',
} as const;

export const eventData = (
  { name, description, pictures, start, end, venue, canceled, tickets, currency }: EventView,
  { url, storeName }: { readonly url: string; readonly storeName: string },
) => ({
  '@context': 'https://schema.org',
  '@type': 'Event',
  name,
  description: description.join(' '),
  url,
  startDate: start,
  ...(end ? { endDate: end } : {}),
  eventStatus: `https://schema.org/${canceled ? 'EventCancelled' : 'EventScheduled'}`,
  eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
  ...(pictures.length > 0
    ? { image: pictures.map((picture) => new URL(picture.url, url).href) }
    : {}),
  location: {
    '@type': 'Place',
    name: venue.name || storeName,
    ...(venue.address ? { address: venue.address } : {}),
  },
  organizer: { '@type': 'Organization', name: storeName, url: new URL('/', url).href },
  offers: tickets.map((ticket) => ({
    '@type': 'Offer',
    name: ticket.name,
    price: ticket.amount,
    priceCurrency: currency,
    url,
    availability: `https://schema.org/${availability[ticket.sale]}`,
    ...(ticket.saleStart ? { validFrom: ticket.saleStart } : {}),
  })),
});
