import type { Translated } from '../message.ts';
import type { common as english } from '../en/common.ts';

export const common: Translated<typeof english> = {
  skipToContent: 'Zum Inhalt springen',
  missingHeading: 'Seite nicht gefunden',
  missingText: 'Diese Seite wurde verschoben oder entfernt, oder die URL enthält einen Tippfehler.',
  troubleHeading: 'Etwas ist schiefgelaufen',
  troubleText:
    'Die Seite konnte nicht geladen werden. Es liegt nicht an Ihnen, und nichts Gespeichertes ist verloren. Versuchen Sie es gleich noch einmal.',
  offlineHeading: 'Sie sind offline',
  offlineText:
    'Prüfen Sie Ihre Verbindung. Ihr Warenkorb ist gespeichert, und die Seite öffnet sich, sobald Sie wieder online sind.',
  searchInstead: 'Im Shop suchen',
  search: 'Suchen',
  allProducts: 'Alle Produkte',
  tryAgain: 'Erneut versuchen',
  home: 'Startseite',
  required: 'Pflichtfeld',
  optional: 'optional',
  notSaved:
    'Es wurde nichts gespeichert. Prüfen Sie die markierten Felder und versuchen Sie es erneut.',
  notReachable:
    'Der Shop war nicht erreichbar, es wurde nichts gespeichert. Versuchen Sie es gleich noch einmal.',
};
