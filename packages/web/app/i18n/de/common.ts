import type { Translated } from '../message.ts';
import type { common as english } from '../en/common.ts';

export const common: Translated<typeof english> = {
  skipToContent: 'Zum Inhalt springen',
  missingHeading: 'Diese Seite gibt es hier nicht',
  missingText:
    'Sie wurde vielleicht verschoben oder entfernt, oder die Adresse enthält einen Tippfehler.',
  troubleHeading: 'Bei uns ist etwas schiefgegangen',
  troubleText:
    'Die Seite konnte gerade nicht erstellt werden. Es liegt nicht an Ihnen, und nichts Gespeichertes ist verloren.',
  offlineHeading: 'Sie sind offline',
  offlineText:
    'Für diese Seite braucht es eine Verbindung. Ihr Warenkorb ist sicher; die Seite öffnet sich von selbst, sobald Sie wieder online sind.',
  searchInstead: 'Im Shop suchen',
  search: 'Suchen',
  allProducts: 'Alle Produkte',
  tryAgain: 'Noch einmal versuchen',
  home: 'Startseite',
  required: 'Diese Angabe fehlt',
  optional: 'freiwillig',
  notSaved:
    'Es wurde nichts geändert. Sehen Sie sich die markierten Felder an und versuchen Sie es noch einmal.',
  notReachable:
    'Der Shop ist gerade nicht erreichbar. Es wurde nichts geändert; versuchen Sie es gleich noch einmal.',
};
