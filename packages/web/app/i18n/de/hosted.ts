import type { hosted as english } from '../en/hosted.ts';
import type { Translated } from '../message.ts';

export const hosted: Translated<typeof english> = {
  hopEndedHeading: 'Diese Seite ist nicht mehr offen',
  hopUsed:
    'Der Link hierher gilt nur einmal und wurde schon benutzt. Gehen Sie zurück und beginnen Sie neu; es ist nichts verloren.',
  hopExpired:
    'Seit Sie hierher geleitet wurden, ist zu viel Zeit vergangen. Gehen Sie zurück und beginnen Sie neu; Ihr Warenkorb bleibt erhalten.',
  hopUnknown:
    'Dieser Link ist unvollständig oder gehört zu einem anderen Browser. Gehen Sie dorthin zurück, wo Sie herkamen, und beginnen Sie neu.',
  hopSignedOut:
    'Sie wurden inzwischen abgemeldet. Gehen Sie zurück, melden Sie sich an und beginnen Sie neu.',
  continueHeading: 'Als Gast von {site} fortfahren?',
  continueIntro:
    'Sie haben einen Link geöffnet, der auf {site} erstellt wurde. Wer ihn erstellt hat, kann sehen, was Sie auf den nächsten Seiten eingeben. Fahren Sie nur fort, wenn Sie dies selbst begonnen haben.',
  continueButton: 'Fortfahren',
  continueNot: 'Das war ich nicht: zum Shop',
  backToSite: 'Zurück zu {site}',
  backToShop: 'Zurück zum Shop',
};
