import type { search as english } from '../en/search.ts';
import type { Translated } from '../message.ts';

export const search: Translated<typeof english> = {
  heading: 'Im Shop suchen',
  resultsFor: 'Ergebnisse für „{text}“',
  label: 'Was suchen Sie?',
  go: 'Suchen',
  none: 'Nichts gefunden für „{text}“',
  noneText:
    'Versuchen Sie ein kürzeres oder ein anderes Wort, oder sehen Sie die Kollektionen durch.',
  corrected: 'Kein genauer Treffer. Angezeigt werden Ergebnisse für „{text}“.',
  mentioned: 'Auch hier erwähnt',
  browse: 'Alle Produkte',
};
