import type { search as english } from '../en/search.ts';
import type { Translated } from '../phrase.ts';

export const search: Translated<typeof english> = {
  heading: 'Im Shop suchen',
  resultsFor: 'Ergebnisse für „{text}“',
  label: 'Was suchen Sie?',
  placeholder: 'Becher, Lampe, Eiche …',
  go: 'Suchen',
  none: 'Nichts gefunden für „{text}“',
  noneText: 'Versuchen Sie ein kürzeres oder ein anderes Wort, oder sehen Sie die Kollektionen durch.',
  corrected: 'Nichts heißt „{text}“. Dies kommt dem am nächsten.',
  browse: 'Alle Produkte',
};
