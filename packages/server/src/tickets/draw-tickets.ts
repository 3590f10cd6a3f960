import type { Store } from '@shopwright/contract/settings/store';
import Pdf from 'pdfkit';
import { encode } from 'uqr';
import {
  collect,
  createTypesetter,
  drawOnce,
  type LoadTypefaces,
  type Style,
  type Typefaces,
  type Typesetter,
} from '../documents/index.ts';
import { formatMoment } from '../kernel/calendar.ts';
import { speechIn, type Speech } from '../messages/index.ts';
import type { EventFacts } from './rules/event.ts';
import type { TicketState } from './rules/ticket.ts';

export interface TicketsInput {
  readonly store: Pick<Store, 'name' | 'locale'>;
  readonly language: string | null;
  readonly tickets: readonly {
    readonly ticket: TicketState;
    readonly event: EventFacts | undefined;
  }[];
}

export type RenderTickets = (input: TicketsInput) => Promise<Buffer>;

export const createTicketPages = (typefaces: LoadTypefaces): RenderTickets =>
  drawOnce(async (input: TicketsInput) => drawTickets(input, await typefaces()));

const ink = '#1c1b19';
const soft = '#6b665d';
const body: Style = { size: 11, weight: 'regular', color: ink, leading: 1.45 };
const quiet: Style = { ...body, size: 9.5, color: soft };
const strong: Style = { ...body, weight: 'bold' };
const display: Style = { size: 22, weight: 'bold', color: ink, leading: 1.25 };

/** A5: fits a phone, and two fit on a sheet of paper. */
const page = { width: 419.53, height: 595.28, edge: 40 } as const;
const width = page.width - 2 * page.edge;
const CODE_SIDE_POINTS = 200;

/** One page for each ticket, so that guests can be given their own. */
export async function drawTickets(
  { store, language, tickets }: TicketsInput,
  { files, covers }: Typefaces,
): Promise<Buffer> {
  const speech = speechIn(language, store.locale);
  const { tickets: words } = speech.words;
  const doc = new Pdf({
    size: [page.width, page.height],
    margin: 0,
    autoFirstPage: false,
    lang: speech.locale,
    displayTitle: true,
    info: {
      Title: words.title(tickets.length, tickets[0]?.event?.name ?? ''),
      Author: store.name ?? '',
      CreationDate: new Date(tickets[0]?.ticket.createdAt ?? 0),
    },
  });
  const done = collect(doc);
  const type = createTypesetter(doc, files, covers);
  for (const [index, { ticket, event }] of tickets.entries()) {
    doc.addPage();
    drawTicket(doc, type, {
      ticket,
      event,
      speech,
      storeName: store.name ?? '',
      venue: words.number(index + 1, tickets.length),
    });
  }
  doc.end();
  return done;
}

interface Drawn {
  readonly ticket: TicketState;
  readonly event: EventFacts | undefined;
  readonly speech: Speech;
  readonly storeName: string;
  readonly venue: string;
}

function drawTicket(
  doc: PDFKit.PDFDocument,
  type: Typesetter,
  { ticket, event, speech, storeName, venue }: Drawn,
): void {
  const x = page.edge;
  let y: number = page.edge;
  const write = (text: string, style: Style, below = 0): void => {
    y += type.write(text, { x, y, width }, style) + below;
  };
  write(storeName, quiet, 10);
  // Long texts are cut, so that nothing overlaps the code.
  write(shortened(event?.name ?? ticket.typeName, type, display, 3), display, 10);
  if (event) write(formatMoment(Date.parse(event.start), event.timeZone, speech.locale), strong);
  for (const words of event ? [event.location.name, event.location.address] : [])
    if (words) write(shortened(words, type, body, 2), body);
  y += 8;
  write(
    shortened([ticket.typeName, ticket.guestName].filter(Boolean).join('  ·  '), type, body, 2),
    body,
  );

  const top = page.height - page.edge - 64 - CODE_SIDE_POINTS;
  drawCode(doc, ticket.code, {
    x: (page.width - CODE_SIDE_POINTS) / 2,
    y: top,
    side: CODE_SIDE_POINTS,
  });
  const { order: _order, tickets: words } = speech.words;
  const below = top + CODE_SIDE_POINTS + 14;
  type.write(ticket.code, { x, y: below, width }, quiet);
  type.write(venue, { x, y: below, width, align: 'right' }, quiet);
  type.write(words.admission, { x, y: below + 18, width }, quiet);
}

function shortened(text: string, type: Typesetter, style: Style, maxLines: number): string {
  const maxHeight = maxLines * style.size * style.leading;
  let words = text;
  while (words.length > 10 && type.height(words, width, style) > maxHeight + 0.1)
    words = `${words.slice(0, -2).trimEnd().replace(/…$/, '')}…`;
  return words;
}

/** Vector squares: sharp on every screen and printer. */
function drawCode(
  doc: PDFKit.PDFDocument,
  code: string,
  { x, y, side }: { x: number; y: number; side: number },
): void {
  const { data, size } = encode(code, { border: 2, ecc: 'M' });
  const unit = side / size;
  doc.rect(x, y, side, side).fill('#ffffff');
  for (const [row, cells] of data.entries()) {
    for (const [column, isDark] of cells.entries())
      if (isDark) doc.rect(x + column * unit, y + row * unit, unit + 0.05, unit + 0.05);
  }
  doc.fill('#000000');
}
