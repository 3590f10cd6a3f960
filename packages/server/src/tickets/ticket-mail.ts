import { renderSVG } from 'uqr';
import type { Tx } from '../db/index.ts';
import { formatMoment } from '../kernel/calendar.ts';
import { mailLayout, sendMessage, speechIn, type Speech } from '../messages/index.ts';
import type { Offering } from '../offerings/index.ts';
import type { Sites } from '../settings/index.ts';
import type { EventFacts } from './rules/event.ts';
import type { TicketState } from './rules/ticket.ts';

type Event = Offering<EventFacts>;

/** The code that is scanned at the entrance. */
export const codePicture = (code: string): string => renderSVG(code, { border: 2 });

/** The recipient and their language. */
interface Guest {
  readonly email: string;
  readonly language: string | null;
}

async function speaking(sites: Pick<Sites, 'find'>, siteId: string, language: string | null) {
  const store = (await sites.find(siteId))?.store ?? { name: '' };
  return { store, speech: speechIn(language, store.locale) };
}

/** With a PDF attachment, which phones can show, print and forward. */
export async function mailTickets(
  tx: Tx,
  sites: Pick<Sites, 'find'>,
  siteId: string,
  event: Event,
  tickets: readonly TicketState[],
  pages: Buffer,
): Promise<void> {
  const [first] = tickets;
  if (!first || first.email === null) return;
  const { store, speech } = await speaking(sites, siteId, first.language);
  const words = speech.words.tickets;
  const { html, text } = mailLayout({
    store,
    language: speech.language,
    title: words.title(tickets.length, event.facts.name),
    paragraphs: [...whenAndWhere(event, speech), words.attached],
    table: { rows: tickets.map(({ typeName, code }) => [typeName, code]) },
  });
  await sendMessage(tx, {
    siteId,
    channel: 'EMAIL',
    to: first.email,
    kind: 'tickets',
    subject: words.subject(tickets.length, event.facts.name),
    html,
    text,
    attachments: [{ filename: 'tickets.pdf', contentType: 'application/pdf', content: pages }],
    // Lines whose refund failed are mailed later.
    dedupeKey: `tickets ${first.orderId} ${event.id} ${first.lineId}`,
  });
}

function whenAndWhere({ facts }: Event, { locale }: Speech): string[] {
  const venue = [facts.location.name, facts.location.address].filter(Boolean).join(', ');
  return [
    formatMoment(Date.parse(facts.start), facts.timeZone, locale),
    ...(venue === '' ? [] : [venue]),
  ];
}

export async function mailRoom(
  tx: Tx,
  sites: Pick<Sites, 'find'>,
  siteId: string,
  event: Event,
  to: Guest & { waitingId: string },
  publicUrl: string,
  now: Date,
): Promise<void> {
  const { store, speech } = await speaking(sites, siteId, to.language);
  const words = speech.words.tickets;
  const { html, text } = mailLayout({
    store,
    language: speech.language,
    title: words.room(event.facts.name),
    paragraphs: [...whenAndWhere(event, speech), words.free],
    button: { label: words.buy, url: publicUrl + speech.page(`/events/${event.facts.slug}`) },
  });
  await sendMessage(tx, {
    siteId,
    channel: 'EMAIL',
    to: to.email,
    kind: 'waiting-list',
    subject: words.room(event.facts.name),
    html,
    text,
    dedupeKey: `waiting-list ${to.waitingId} ${now.toISOString()}`,
  });
}

export async function mailCanceled(
  tx: Tx,
  sites: Pick<Sites, 'find'>,
  siteId: string,
  event: Event,
  to: Guest,
): Promise<void> {
  const { store, speech } = await speaking(sites, siteId, to.language);
  const words = speech.words.tickets;
  const { html, text } = mailLayout({
    store,
    language: speech.language,
    title: words.canceled(event.facts.name),
    paragraphs: [...whenAndWhere(event, speech), words.sorry],
  });
  await sendMessage(tx, {
    siteId,
    channel: 'EMAIL',
    to: to.email,
    kind: 'event-canceled',
    subject: words.canceledSubject(event.facts.name),
    html,
    text,
    dedupeKey: `event-canceled ${event.id} ${to.email}`,
  });
}
