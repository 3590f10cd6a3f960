import { renderSVG } from 'uqr';
import type { Tx } from '../db/index.ts';
import { writeMoment } from '../kernel/calendar.ts';
import { mailLayout, sendMessage } from '../messages/index.ts';
import type { Offering } from '../offerings/index.ts';
import type { Sites } from '../settings/index.ts';
import type { EventFacts } from './rules/event.ts';
import type { TicketState } from './rules/ticket.ts';

type Event = Offering<EventFacts>;

/** What is shown at the door. */
export const codePicture = (code: string): string => renderSVG(code, { border: 2 });

export async function mailTickets(tx: Tx, sites: Pick<Sites, 'find'>, siteId: string, event: Event, tickets: readonly TicketState[]): Promise<void> {
  const [first] = tickets;
  if (!first || first.email === null) return;
  const store = (await sites.find(siteId))?.store ?? { name: '' };
  const { html, text } = mailLayout({
    store, title: `Your ticket${tickets.length > 1 ? 's' : ''} for ${event.facts.name}`,
    paragraphs: [...whenAndWhere(event, store.locale), 'The picture of each ticket is attached: show it at the door. It lets one person in, once.'],
    table: { rows: tickets.map(({ typeName, code }) => [typeName, code]) },
  });
  await sendMessage(tx, {
    siteId, channel: 'EMAIL', to: first.email, kind: 'tickets', subject: `Your ticket${tickets.length > 1 ? 's' : ''}: ${event.facts.name}`, html, text,
    attachments: tickets.map(({ code }, index) => ({ filename: `ticket-${index + 1}.svg`, contentType: 'image/svg+xml', content: Buffer.from(codePicture(code)) })),
    dedupeKey: `tickets ${first.orderId} ${event.id}`,
  });
}

function whenAndWhere({ facts }: Event, locale = 'en-US'): string[] {
  const place = [facts.location.name, facts.location.address].filter(Boolean).join(', ');
  return [writeMoment(Date.parse(facts.start), facts.timeZone, locale), ...(place === '' ? [] : [place])];
}

export async function mailRoom(tx: Tx, sites: Pick<Sites, 'find'>, siteId: string, event: Event, to: { email: string; waitingId: string }, publicUrl: string, now: Date): Promise<void> {
  const store = (await sites.find(siteId))?.store ?? { name: '' };
  const { html, text } = mailLayout({
    store, title: `There is room: ${event.facts.name}`, paragraphs: [...whenAndWhere(event, store.locale), 'Tickets are free again. They go to whoever buys first.'],
    button: { label: 'Buy tickets', url: `${publicUrl}/events/${event.facts.slug}` },
  });
  await sendMessage(tx, { siteId, channel: 'EMAIL', to: to.email, kind: 'waiting-list', subject: `There is room: ${event.facts.name}`, html, text, dedupeKey: `waiting-list ${to.waitingId} ${now.toISOString()}` });
}

export async function mailCanceled(tx: Tx, sites: Pick<Sites, 'find'>, siteId: string, event: Event, to: string): Promise<void> {
  const store = (await sites.find(siteId))?.store ?? { name: '' };
  const { html, text } = mailLayout({ store, title: `${event.facts.name} is cancelled`, paragraphs: [...whenAndWhere(event, store.locale), 'It does not take place. We are sorry. We will write to you about your money.'] });
  await sendMessage(tx, { siteId, channel: 'EMAIL', to, kind: 'event-canceled', subject: `Cancelled: ${event.facts.name}`, html, text, dedupeKey: `event-canceled ${event.id} ${to}` });
}
