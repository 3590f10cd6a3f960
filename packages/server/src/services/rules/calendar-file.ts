/** An iCalendar entry (RFC 5545), which calendar programs read from a mail. */
export interface CalendarEntry {
  readonly id: string;
  /** Increases with every change, so that calendars update the entry instead of adding one. */
  readonly sequence: number;
  readonly title: string;
  readonly start: number;
  readonly end: number;
  readonly writtenAt: number;
  readonly location?: string;
  readonly description?: string;
  readonly canceled?: boolean;
}

export function calendarFile({
  id,
  sequence,
  title,
  start,
  end,
  writtenAt,
  location,
  description,
  canceled = false,
}: CalendarEntry): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Shopwright//EN',
    `METHOD:${canceled ? 'CANCEL' : 'PUBLISH'}`,
    'BEGIN:VEVENT',
    `UID:${id}`,
    `SEQUENCE:${sequence}`,
    `DTSTAMP:${utc(writtenAt)}`,
    `DTSTART:${utc(start)}`,
    `DTEND:${utc(end)}`,
    `SUMMARY:${escape(title)}`,
    ...(location ? [`LOCATION:${escape(location)}`] : []),
    ...(description ? [`DESCRIPTION:${escape(description)}`] : []),
    `STATUS:${canceled ? 'CANCELLED' : 'CONFIRMED'}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return lines.flatMap(fold).join('\r\n') + '\r\n';
}

const utc = (moment: number): string =>
  new Date(moment).toISOString().replaceAll(/[-:]|\.\d{3}/g, '');

const escape = (text: string): string =>
  text
    .replaceAll('\\', '\\\\')
    .replaceAll(';', '\\;')
    .replaceAll(',', '\\,')
    .replaceAll(/\r\n|\r|\n/g, '\\n')
    .replaceAll(/\p{Cc}/gu, '');

const encoder = new TextEncoder();

/** Lines are limited to 75 bytes; characters are never split. */
function fold(line: string): string[] {
  const folded: string[] = [];
  let current = '';
  let bytes = 0;
  for (const letter of line) {
    const size = encoder.encode(letter).length;
    if (bytes + size > 75) {
      folded.push(current);
      current = ' ';
      bytes = 1;
    }
    current += letter;
    bytes += size;
  }
  return [...folded, current];
}
