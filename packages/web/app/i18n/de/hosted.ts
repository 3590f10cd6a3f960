import type { hosted as english } from '../en/hosted.ts';
import type { Translated } from '../message.ts';

export const hosted: Translated<typeof english> = {
  sessionEndedHeading: 'Diese Seite ist abgelaufen',
  linkUsed:
    'Dieser Link wurde bereits verwendet. Gehen Sie zurück und beginnen Sie erneut. Es ist nichts verloren.',
  linkExpired:
    'Dieser Link ist abgelaufen. Gehen Sie zurück und beginnen Sie erneut. Ihr Warenkorb ist gespeichert.',
  linkUnknown:
    'Dieser Link ist unvollständig oder gehört zu einem anderen Browser. Gehen Sie zurück und beginnen Sie erneut.',
  signedOut: 'Sie wurden abgemeldet. Gehen Sie zurück, melden Sie sich an und beginnen Sie erneut.',
  continueHeading: 'Als Gast von {site} fortfahren?',
  continueIntro:
    'Sie haben einen Link von {site} geöffnet. Wer ihn erstellt hat, kann sehen, was Sie auf den nächsten Seiten eingeben. Fahren Sie nur fort, wenn Sie den Vorgang selbst gestartet haben.',
  continueButton: 'Fortfahren',
  continueNot: 'Das war ich nicht: zum Shop',
  backToSite: 'Zurück zu {site}',
  backToShop: 'Zurück zum Shop',
};
