import type { search as english } from '../en/search.ts';
import type { Translated } from '../message.ts';

export const search: Translated<typeof english> = {
  heading: 'Im Shop suchen',
  resultsFor: 'Ergebnisse für „{text}“',
  label: 'Was suchen Sie?',
  go: 'Suchen',
  none: 'Keine Ergebnisse für „{text}“',
  noneText:
    'Prüfen Sie die Schreibweise, versuchen Sie ein anderes Wort oder stöbern Sie in unseren Kollektionen.',
  corrected: 'Keine genauen Treffer. Angezeigt werden Ergebnisse für „{text}“.',
  mentioned: 'Passende Seiten',
  browse: 'Alle Produkte',
};
