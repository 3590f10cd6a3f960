import type { signIn as english } from '../en/sign-in.ts';
import type { Translated } from '../message.ts';

export const signIn: Translated<typeof english> = {
  // Felder
  email: 'E-Mail-Adresse',
  password: 'Passwort',
  newPassword: 'Neues Passwort',
  firstName: 'Vorname',
  lastName: 'Nachname',
  code: 'Code',
  showPassword: 'Passwort anzeigen',
  passwordHint:
    'Mindestens {count} Zeichen. Ein paar zufällige Wörter sind leicht zu merken und schwer zu erraten.',

  // Anmelden
  signInHeading: 'Anmelden',
  passwordIsNew:
    'Ihr Passwort wurde geändert und alle Geräte wurden abgemeldet. Melden Sie sich mit Ihrem neuen Passwort an.',
  signInIntro: 'Willkommen zurück.',
  signInFor: 'um mit {site} fortzufahren',
  signInButton: 'Anmelden',
  forgotLink: 'Passwort vergessen?',
  newHere: 'Neu hier?',
  registerLink: 'Konto erstellen',
  passkeyButton: 'Mit Passkey anmelden',
  passkeyFailed:
    'Die Anmeldung mit Passkey hat nicht funktioniert. Versuchen Sie es erneut oder nutzen Sie Ihr Passwort.',
  or: 'oder',
  continueWith: 'Weiter mit {name}',
  cancel: 'Abbrechen',
  backToSignIn: 'Zurück zur Anmeldung',
  working: 'Einen Moment …',

  // Konto anlegen
  registerHeading: 'Konto erstellen',
  registerIntro:
    'Sehen Sie Ihre Bestellungen, speichern Sie Adressen und nutzen Sie Ihren Warenkorb auf jedem Gerät.',
  registerButton: 'Konto erstellen',
  haveAccount: 'Sie haben bereits ein Konto?',
  approvalAhead: 'Der Shop prüft jedes neue Konto, bevor es genutzt werden kann.',

  // Neues Passwort
  forgotHeading: 'Passwort zurücksetzen',
  forgotIntro:
    'Geben Sie Ihre E-Mail-Adresse ein. Wir senden Ihnen einen Link, mit dem Sie Ihr Passwort zurücksetzen.',
  forgotButton: 'Link senden',
  forgotSentHeading: 'Prüfen Sie Ihr Postfach',
  forgotSent:
    'Falls es ein Konto für {email} gibt, haben wir einen Link zum Zurücksetzen des Passworts gesendet. Er gilt einmal und läuft nach 10 Minuten ab.',
  forgotSentHint:
    'Nichts erhalten? Sehen Sie im Spam-Ordner nach, oder prüfen Sie die Adresse und versuchen Sie es erneut.',
  forgotAgain: 'Andere E-Mail-Adresse verwenden',
  recoverHeading: 'Neues Passwort wählen',
  recoverFor: 'Für {email}',
  recoverButton: 'Passwort speichern',
  recoverNote: 'Sie werden auf allen anderen Geräten abgemeldet.',
  recoverEndedHeading: 'Dieser Link ist abgelaufen',
  recoverEnded:
    'Links zum Zurücksetzen gelten einmal und nur für kurze Zeit. Fordern Sie einen neuen an.',
  recoverAgain: 'Neuen Link senden',

  // Adresse bestätigen
  verifyHeading: 'E-Mail-Adresse bestätigen',
  verifyIntro:
    'Geben Sie den sechsstelligen Code ein, den wir an {email} gesendet haben. Er ist 10 Minuten gültig.',
  verifyButton: 'Bestätigen',
  resend: 'Neuen Code senden',
  resendWait: {
    one: 'In 1 Sekunde können Sie einen neuen Code anfordern.',
    other: 'In {count} Sekunden können Sie einen neuen Code anfordern.',
  },
  resent: 'Wir haben einen neuen Code gesendet. Der vorherige ist nicht mehr gültig.',
  wrongAddress: 'Falsche E-Mail-Adresse?',
  startAgain: 'Neu starten',
  stepEndedHeading: 'Ihre Anmeldung ist abgelaufen',
  stepEnded:
    'Zu Ihrer Sicherheit muss die Anmeldung innerhalb von 10 Minuten abgeschlossen werden. Starten Sie neu, um sich anzumelden.',

  // Zweiter Faktor
  factorHeading: 'Zwei-Faktor-Anmeldung',
  factorTotp: 'Geben Sie den Code aus Ihrer Authenticator-App ein.',
  factorEmail: 'Geben Sie den Code ein, den wir an {hint} gesendet haben.',
  factorSms: 'Geben Sie den Code ein, den wir per SMS an {hint} gesendet haben.',
  factorCall: 'Wir rufen {hint} an und nennen Ihnen einen Code.',
  factorPush:
    'Wir haben eine Anfrage an Ihr anderes Gerät gesendet. Bestätigen Sie sie dort und fahren Sie dann hier fort.',
  factorRecovery:
    'Geben Sie einen der Wiederherstellungscodes ein, die Sie beim Einrichten Ihrer Authenticator-App gespeichert haben. Jeder Code gilt einmal.',
  recoveryCode: 'Wiederherstellungscode',
  factorPick: 'Wie möchten Sie Ihre Identität bestätigen?',
  factorOther: 'Andere Methode verwenden',
  useTotp: 'Authenticator-App',
  useEmail: 'Code per E-Mail',
  useSms: 'Code per SMS',
  useCall: 'Code per Anruf',
  usePush: 'Bestätigung auf einem anderen Gerät',
  useRecovery: 'Wiederherstellungscode verwenden',
  rememberDevice: 'Auf diesem Gerät nicht mehr fragen',
  rememberHint: 'Nur auf Ihrem eigenen Gerät verwenden.',
  factorButton: 'Weiter',
  pushWaiting: 'Ihr anderes Gerät hat noch nicht geantwortet.',

  // Konten, Zustimmung
  chooseHeading: 'Konto wählen',
  chooseFor: 'um mit {site} fortzufahren',
  signedInNow: 'Angemeldet',
  otherAccount: 'Anderes Konto verwenden',
  forgetAccount: '{email} von diesem Gerät entfernen',
  forgetShort: 'Entfernen',
  consentHeading: '{site} möchte auf Ihr Konto zugreifen',
  consentAs: 'Sie sind als {email} angemeldet.',
  consentSees: 'Wenn Sie zustimmen, kann {site}:',
  consentProfile: 'Ihren Namen und Ihre E-Mail-Adresse sehen',
  consentShop: 'Ihren Warenkorb, Ihre Bestellungen und Buchungen sehen und ändern',
  consentNever:
    'Ihr Passwort wird nie weitergegeben, und Sie können den Zugriff jederzeit in Ihrem Konto widerrufen.',
  consentButton: 'Zugriff erlauben',
  consentOther: 'Sind das nicht Sie?',

  // Sackgassen
  pendingHeading: 'Ihr Konto wartet auf Freigabe',
  pendingText:
    'Der Shop prüft jedes neue Konto. Wir schreiben Ihnen, sobald Sie sich anmelden können.',
  pendingCart: 'Sie können in der Zwischenzeit weiter einkaufen. Ihr Warenkorb ist gespeichert.',
  blockedHeading: 'Dieses Konto kann nicht genutzt werden',
  blockedText:
    'Der Shop hat dieses Konto geschlossen oder gesperrt. Wenn Sie das für einen Irrtum halten, kontaktieren Sie den Shop.',
  writeTo: 'E-Mail an {email}',
  backToShop: 'Zurück zum Shop',
  backToSite: 'Zurück zu {site}',

  // Was schiefgehen kann
  emailNeeded: 'Geben Sie Ihre E-Mail-Adresse ein.',
  emailInvalid: 'Geben Sie eine gültige E-Mail-Adresse ein, zum Beispiel name@beispiel.de.',
  passwordNeeded: 'Geben Sie Ihr Passwort ein.',
  newPasswordNeeded: 'Wählen Sie ein Passwort.',
  codeNeeded: 'Geben Sie den Code ein.',
  wrongPassword:
    'E-Mail-Adresse oder Passwort ist falsch. Prüfen Sie beides und versuchen Sie es erneut.',
  mustReset:
    'Dieses Passwort kann nicht mehr verwendet werden. Setzen Sie es zurück: Wir senden Ihnen einen Link.',
  emailTaken:
    'Es gibt bereits ein Konto mit dieser E-Mail-Adresse. Melden Sie sich an oder setzen Sie Ihr Passwort zurück.',
  passwordShort: {
    one: 'Verwenden Sie mindestens 1 Zeichen.',
    other: 'Verwenden Sie mindestens {count} Zeichen.',
  },
  passwordLong: {
    one: 'Verwenden Sie höchstens 1 Zeichen.',
    other: 'Verwenden Sie höchstens {count} Zeichen.',
  },
  passwordBreached: 'Dieses Passwort stammt aus einem Datenleck. Wählen Sie ein anderes.',
  passwordIsEmail: 'Ihr Passwort darf nicht Ihre E-Mail-Adresse sein.',
  tooLong: 'Das ist zu lang.',
  tooManySeconds: {
    one: 'Zu viele Versuche. Warten Sie 1 Sekunde und versuchen Sie es erneut.',
    other: 'Zu viele Versuche. Warten Sie {count} Sekunden und versuchen Sie es erneut.',
  },
  tooManyMinutes: {
    one: 'Zu viele Versuche. Warten Sie 1 Minute und versuchen Sie es erneut.',
    other: 'Zu viele Versuche. Warten Sie {count} Minuten und versuchen Sie es erneut.',
  },
  codeWrong:
    'Dieser Code ist falsch oder abgelaufen. Prüfen Sie ihn oder fordern Sie einen neuen an.',
  captchaMissing: 'Die Sicherheitsprüfung wurde nicht abgeschlossen. Versuchen Sie es erneut.',
  captchaAgain:
    'Die Sicherheitsprüfung ist abgelaufen und wurde neu gestartet. Versuchen Sie es erneut.',
  captchaNoScript:
    'Dieser Shop nutzt eine Sicherheitsprüfung, für die JavaScript erforderlich ist. Schalten Sie es in Ihrem Browser ein oder wählen Sie eine Möglichkeit, die ohne auskommt:',
  captchaByMail: 'Passwort per E-Mail zurücksetzen; damit sind Sie zugleich angemeldet',
  captchaRegister: 'als Gast bestellen, ohne Konto',
  captchaServiceNoScript:
    'Dieser Shop nutzt eine Sicherheitsprüfung von {host}, für die JavaScript erforderlich ist. Schalten Sie es in Ihrem Browser ein oder wählen Sie eine Möglichkeit, die ohne auskommt:',
  captchaFirst: 'Schließen Sie zuerst die Sicherheitsprüfung ab.',
  captchaFailed:
    'Die Sicherheitsprüfung konnte nicht geladen werden. Vielleicht blockiert Ihr Browser sie: Erlauben Sie sie für diese Seite und laden Sie die Seite neu.',
  ssoUnverified:
    '{name} hat Ihre E-Mail-Adresse nicht bestätigt. Bestätigen Sie sie dort oder melden Sie sich mit einem Passwort an.',
  ssoFailed:
    'Die Anmeldung hat nicht funktioniert. Versuchen Sie es erneut oder nutzen Sie Ihr Passwort.',
  ssoUnavailable:
    '{name} ist gerade nicht erreichbar. Versuchen Sie es in ein paar Minuten erneut oder nutzen Sie Ihr Passwort.',
  otherSite: 'Der andere Dienst',
  tryLater:
    'Etwas ist schiefgelaufen, es wurde nichts gespeichert. Versuchen Sie es gleich noch einmal.',
};
