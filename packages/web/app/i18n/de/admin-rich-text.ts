import type { Translated } from '../message.ts';
import type { adminRichText as english } from '../en/admin-rich-text.ts';

/** The tools of a formatted text. */
export const adminRichText: Translated<typeof english> = {
  htmlHint: 'HTML mit Absätzen, Überschriften, Listen und Links',
  format: '{label} formatieren',
  bold: 'Fett',
  italic: 'Kursiv',
  heading: 'Überschrift',
  paragraph: 'Absatz',
  bullets: 'Aufzählung',
  numbers: 'Nummerierte Liste',
  clearFormat: 'Formatierung entfernen',
  link: 'Link',
  linkAddress: 'Adresse des Links',
};
