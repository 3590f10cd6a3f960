import { expect, test } from 'vitest';
import { detailText, lineDetails } from './line-details.server.ts';

const when = { scheduledDate: new Date('2026-11-19T23:30:00Z'), timeZone: 'America/New_York' };
const written = {
  name: { original: 'When' },
  plainText: { original: 'Thursday, November 19, 2026 at 6:30 PM EST' },
};
const color = { name: { original: 'Color', translated: 'Farbe' }, colorInfo: { original: 'Bone' } };
const shown = (line: Parameters<typeof lineDetails>[0], locale = 'en-US', label = 'When') =>
  lineDetails(line, { locale, timeZone: 'Europe/Berlin', when: label }).map(detailText);

test('shows the time of a class in its own time zone and in the language of the page', () => {
  expect(shown({ descriptionLines: [written, color], serviceProperties: when })).toEqual([
    'When: Thursday, November 19, 2026 at 6:30 PM EST',
    'Farbe: Bone',
  ]);
  expect(shown({ descriptionLines: [written], serviceProperties: when }, 'de', 'Termin')).toEqual([
    'Termin: Donnerstag, 19. November 2026 um 18:30 GMT-5',
  ]);
});

test('shows the time of an order without a stored zone once: as written, or in the zone of the store', () => {
  const { scheduledDate } = when;
  expect(shown({ descriptionLines: [written], serviceProperties: { scheduledDate } })).toEqual([
    'When: Thursday, November 19, 2026 at 6:30 PM EST',
  ]);
  expect(shown({ serviceProperties: { scheduledDate } })).toEqual([
    'When: Friday, November 20, 2026 at 12:30 AM GMT+1',
  ]);
  expect(shown({ descriptionLines: [color] })).toEqual(['Farbe: Bone']);
});
