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
    'Mindestens {count} Zeichen. Einige Wörter hintereinander sind gut und leicht zu merken.',

  // Anmelden
  signInHeading: 'Anmelden',
  passwordIsNew:
    'Ihr Passwort ist geändert, und alle Geräte wurden abgemeldet. Melden Sie sich mit dem neuen an.',
  signInIntro: 'Schön, dass Sie wieder da sind.',
  signInFor: 'um zu {site} weiterzugehen',
  signInButton: 'Anmelden',
  forgotLink: 'Passwort vergessen?',
  newHere: 'Neu hier?',
  registerLink: 'Konto anlegen',
  passkeyButton: 'Mit Passkey anmelden',
  passkeyFailed:
    'Der Passkey wurde nicht angenommen, oder es wurde keiner gewählt. Versuchen Sie es noch einmal oder melden Sie sich mit Ihrem Passwort an.',
  or: 'oder',
  continueWith: 'Weiter mit {name}',
  cancel: 'Abbrechen',
  backToSignIn: 'Zurück zur Anmeldung',
  working: 'Einen Moment …',

  // Konto anlegen
  registerHeading: 'Konto anlegen',
  registerIntro:
    'Sehen Sie Ihre Bestellungen, speichern Sie Adressen und haben Sie Ihren Warenkorb auf jedem Gerät dabei.',
  registerButton: 'Konto anlegen',
  haveAccount: 'Haben Sie schon ein Konto?',
  approvalAhead: 'Der Shop sieht sich jedes neue Konto an, bevor es benutzt werden kann.',

  // Neues Passwort
  forgotHeading: 'Neues Passwort wählen',
  forgotIntro:
    'Nennen Sie uns Ihre E-Mail-Adresse, dann schicken wir Ihnen einen Link, mit dem Sie ein neues Passwort wählen.',
  forgotButton: 'Link senden',
  forgotSentHeading: 'Sehen Sie in Ihr Postfach',
  forgotSent:
    'Wenn es zu {email} ein Konto gibt, ist eine Nachricht mit einem Link unterwegs. Der Link gilt einmal und 10 Minuten lang.',
  forgotSentHint:
    'Nach einigen Minuten noch nichts da? Sehen Sie unter den unerwünschten Nachrichten nach, oder prüfen Sie die Adresse und fordern Sie einen neuen Link an.',
  forgotAgain: 'Andere Adresse verwenden',
  recoverHeading: 'Neues Passwort wählen',
  recoverFor: 'Für {email}',
  recoverButton: 'Passwort speichern',
  recoverNote: 'Alle anderen angemeldeten Geräte werden abgemeldet.',
  recoverEndedHeading: 'Dieser Link gilt nicht mehr',
  recoverEnded:
    'Er gilt nur einmal und nur kurze Zeit. Fordern Sie einen neuen an; das dauert nur einen Moment.',
  recoverAgain: 'Neuen Link senden',

  // Adresse bestätigen
  verifyHeading: 'Adresse bestätigen',
  verifyIntro:
    'Wir haben einen sechsstelligen Code an {email} geschickt. Geben Sie ihn hier ein; er gilt 10 Minuten lang.',
  verifyButton: 'Bestätigen',
  resend: 'Neuen Code senden',
  resendWait: {
    one: 'In einer Sekunde können Sie einen neuen Code anfordern.',
    other: 'In {count} Sekunden können Sie einen neuen Code anfordern.',
  },
  resent: 'Ein neuer Code ist unterwegs. Der vorige gilt nicht mehr.',
  wrongAddress: 'Nicht Ihre Adresse?',
  startAgain: 'Neu beginnen',
  stepEndedHeading: 'Das hat etwas zu lange gedauert',
  stepEnded:
    'Zu Ihrer Sicherheit muss eine Anmeldung innerhalb von 10 Minuten abgeschlossen sein. Bitte beginnen Sie neu.',

  // Zweiter Faktor
  factorHeading: 'Noch ein Schritt',
  factorTotp: 'Geben Sie den Code ein, den Ihre Authenticator-App für diesen Shop anzeigt.',
  factorEmail: 'Wir haben einen Code an {hint} geschickt.',
  factorSms: 'Wir haben einen Code per SMS an {hint} geschickt.',
  factorCall: 'Wir rufen {hint} an und lesen Ihnen einen Code vor.',
  factorPush:
    'Wir haben eine Frage an Ihr anderes Gerät geschickt. Sagen Sie dort Ja und gehen Sie dann hier weiter.',
  factorRecovery:
    'Geben Sie einen der Notfallcodes ein, die Sie beim Einrichten Ihrer Authenticator-App notiert haben. Jeder gilt einmal.',
  recoveryCode: 'Notfallcode',
  factorPick: 'Wie möchten Sie zeigen, dass Sie es sind?',
  factorOther: 'Ein anderer Weg',
  useTotp: 'Code aus einer Authenticator-App',
  useEmail: 'Code per E-Mail',
  useSms: 'Code per SMS',
  useCall: 'Code per Anruf',
  usePush: 'Frage auf einem anderen Gerät',
  useRecovery: 'Notfallcode verwenden',
  rememberDevice: 'Auf diesem Gerät nicht mehr nach einem Code fragen',
  rememberHint: 'Nur auf einem Gerät, das Ihnen allein gehört.',
  factorButton: 'Weiter',
  pushWaiting: 'Von Ihrem anderen Gerät ist noch keine Antwort da.',

  // Konten, Zustimmung
  chooseHeading: 'Konto wählen',
  chooseFor: 'für {site}',
  signedInNow: 'Angemeldet',
  otherAccount: 'Anderes Konto verwenden',
  forgetAccount: '{email} auf diesem Gerät vergessen',
  forgetShort: 'Vergessen',
  consentHeading: '{site} möchte wissen, wer Sie sind',
  consentAs: 'Sie sind als {email} angemeldet.',
  consentSees: 'Wenn Sie zustimmen, kann {site}:',
  consentProfile: 'Ihren Namen und Ihre E-Mail-Adresse sehen',
  consentShop: 'Ihren Warenkorb, Ihre Bestellungen und Ihre Buchungen sehen und ändern',
  consentNever:
    'Ihr Passwort erfährt die Seite nie, und Sie können sie jederzeit in Ihrem Konto abmelden.',
  consentButton: 'Zustimmen und weiter',
  consentOther: 'Sind das nicht Sie?',

  // Sackgassen
  pendingHeading: 'Ihr Konto wartet auf Freigabe',
  pendingText:
    'Der Shop sieht sich jedes neue Konto zuerst an. Sie erhalten eine Nachricht, sobald Sie sich anmelden können; mehr ist nicht zu tun.',
  pendingCart: 'Sie können inzwischen weiter einkaufen: Was in Ihrem Warenkorb liegt, bleibt dort.',
  blockedHeading: 'Dieses Konto kann nicht benutzt werden',
  blockedText:
    'Der Shop hat dieses Konto geschlossen oder angehalten. Wenn Sie das für einen Irrtum halten, schreiben Sie dem Shop.',
  writeTo: 'An {email} schreiben',
  backToShop: 'Zurück zum Shop',
  backToSite: 'Zurück zu {site}',

  // Was schiefgehen kann
  emailNeeded: 'Geben Sie Ihre E-Mail-Adresse ein.',
  emailInvalid:
    'Das sieht nicht nach einer E-Mail-Adresse aus. Sie schreibt sich wie name@beispiel.de.',
  passwordNeeded: 'Geben Sie Ihr Passwort ein.',
  newPasswordNeeded: 'Wählen Sie ein Passwort.',
  codeNeeded: 'Geben Sie den Code ein.',
  wrongPassword:
    'Die E-Mail-Adresse oder das Passwort stimmt nicht. Prüfen Sie beides und versuchen Sie es noch einmal.',
  mustReset:
    'Dieses Passwort darf hier nicht mehr benutzt werden. Wählen Sie ein neues: Wir schicken Ihnen einen Link.',
  emailTaken:
    'Zu dieser E-Mail-Adresse gibt es schon ein Konto. Melden Sie sich an, oder wählen Sie ein neues Passwort, wenn Sie es vergessen haben.',
  passwordShort: {
    one: 'Das Passwort braucht mindestens ein Zeichen.',
    other: 'Das Passwort braucht mindestens {count} Zeichen.',
  },
  passwordLong: {
    one: 'Das Passwort darf höchstens ein Zeichen haben.',
    other: 'Das Passwort darf höchstens {count} Zeichen haben.',
  },
  passwordKnown:
    'Dieses Passwort steht auf Listen gestohlener Passwörter, die andere zuerst versuchen. Wählen Sie ein anderes.',
  passwordIsEmail: 'Das Passwort darf nicht die E-Mail-Adresse sein.',
  tooLong: 'Das ist zu lang.',
  tooManySeconds: {
    one: 'Das wurde zu oft versucht. Warten Sie eine Sekunde und versuchen Sie es dann noch einmal.',
    other:
      'Das wurde zu oft versucht. Warten Sie {count} Sekunden und versuchen Sie es dann noch einmal.',
  },
  tooManyMinutes: {
    one: 'Das wurde zu oft versucht. Warten Sie eine Minute und versuchen Sie es dann noch einmal.',
    other:
      'Das wurde zu oft versucht. Warten Sie {count} Minuten und versuchen Sie es dann noch einmal.',
  },
  codeWrong:
    'Der Code stimmt nicht oder gilt nicht mehr. Prüfen Sie ihn oder fordern Sie einen neuen an.',
  captchaMissing:
    'Die Prüfung, die Roboter fernhält, war noch nicht fertig. Versuchen Sie es noch einmal.',
  captchaAgain:
    'Die Prüfung, die Roboter fernhält, hat zu lange gedauert. Sie hat neu begonnen: Versuchen Sie es noch einmal.',
  captchaNoScript:
    'Dieser Shop hält Roboter mit einer kleinen Rechnung fern, die Ihr Browser löst. Dafür braucht er JavaScript, das hier ausgeschaltet ist. Schalten Sie es ein, oder nehmen Sie einen der Wege, die ohne gehen:',
  captchaByMail: 'ein neues Passwort per E-Mail wählen; damit sind Sie zugleich angemeldet',
  captchaRegister: 'als Gast einkaufen, ohne Konto',
  captchaServiceNoScript:
    'Dieser Shop hält Roboter mit einer Prüfung von {host} fern. Dafür braucht Ihr Browser JavaScript, das hier ausgeschaltet ist. Schalten Sie es ein, oder nehmen Sie einen der Wege, die ohne gehen:',
  captchaFirst: 'Bestehen Sie zuerst die Prüfung, die Roboter fernhält.',
  captchaFailed:
    'Die Prüfung, die Roboter fernhält, ließ sich nicht anzeigen. Vielleicht wird sie in Ihrem Browser blockiert: Erlauben Sie sie für diese Seite und laden Sie die Seite neu.',
  ssoUnverified:
    '{name} bestätigt nicht, dass die E-Mail-Adresse Ihnen gehört. Bestätigen Sie sie dort, oder melden Sie sich mit einem Passwort an.',
  ssoFailed:
    'Die Anmeldung dort hat nicht geklappt oder wurde abgebrochen. Versuchen Sie es noch einmal oder melden Sie sich mit Ihrem Passwort an.',
  ssoUnavailable:
    '{name} ist gerade nicht erreichbar. Versuchen Sie es in ein paar Minuten noch einmal oder melden Sie sich mit Ihrem Passwort an.',
  otherSite: 'Der andere Dienst',
  tryLater:
    'Das hat gerade nicht geklappt. Es wurde nichts geändert; versuchen Sie es gleich noch einmal.',
};
