import type { StoreWords } from './en.ts';

/** The messages of a store, in German. */
export const de: StoreWords = {
  lowStock: {
    title: (count) => (count === 1 ? 'Ein Artikel ist knapp' : `${count} Artikel sind knapp`),
    sentence: 'Diese Artikel haben in den letzten 24 Stunden ihren Mindestbestand erreicht.',
    columns: ['Artikel', 'Artikelnummer', 'Bestand'],
    button: 'Lager öffnen',
    more: 'Weitere Artikel sind knapp. Alle finden Sie in Ihrer Lagerliste.',
    subject: (count, store) =>
      `${store}: ${count === 1 ? 'ein Artikel ist' : `${count} Artikel sind`} knapp`,
  },
  order: {
    seeOrder: 'Bestellung ansehen',
    contact: 'Kunde:',
    when: 'Termin',
    subtotal: 'Zwischensumme',
    discount: 'Rabatt',
    delivery: 'Versand',
    fees: 'Gebühren',
    tax: 'Steuer',
    taxIncluded: 'Steuer (in den Preisen enthalten)',
    total: 'Gesamtsumme',
    sentTo: (how) => `${how === '' ? 'Lieferung' : how} an:`,
    pickUpAt: 'Abholen bei:',
    note: (words) => `Anmerkung: ${words}`,
    aCustomer: 'Eine Kundin oder ein Kunde',
    ourStore: 'unserem Shop',
    toBePaid: (amount) => `Noch zu zahlen: ${amount}.`,
    trialByCard: (amount, day) =>
      `Heute ist nichts zu zahlen. Ihre kostenlose Testphase endet am ${day}. Danach buchen wir ${amount} von Ihrer Karte ab.`,
    trialByHand: (amount, day) =>
      `Heute ist nichts zu zahlen. Ihre kostenlose Testphase endet am ${day}. Danach sind ${amount} fällig.`,
    placed: {
      title: 'Vielen Dank für Ihre Bestellung',
      received: (number) => `Wir haben Ihre Bestellung ${number} erhalten.`,
      preview: (number, total) => `Bestellung ${number}, ${total}`,
      subject: (number, store) => `Ihre Bestellung ${number} bei ${store}`,
    },
    toOwner: {
      title: (number) => `Neue Bestellung ${number}`,
      ordered: (name, total) => `${name} hat für ${total} bestellt.`,
      subject: (number, total) => `Neue Bestellung ${number}: ${total}`,
    },
    files: {
      title: (count) => (count === 1 ? 'Ihre Datei steht bereit' : 'Ihre Dateien stehen bereit'),
      sentence: (number, count) =>
        `Vielen Dank für Ihre Bestellung ${number}. Hier laden Sie ${count === 1 ? 'Ihre Datei' : 'Ihre Dateien'} herunter; speichern Sie am besten gleich eine Kopie auf Ihrem Gerät.`,
      until: (day) => `Der Download ist bis zum ${day} verfügbar.`,
      download: (name) => `${name} herunterladen`,
      atOrder: (url) => `Sie finden den Download auch bei Ihrer Bestellung:\n${url}`,
      subject: (number, count) =>
        `Bestellung ${number}: ${count === 1 ? 'Ihre Datei steht' : 'Ihre Dateien stehen'} bereit`,
    },
    fileMissing: {
      title: (number) => `Bestellung ${number} wartet auf eine Datei`,
      sentence:
        'Diese Bestellung ist bezahlt, aber für die folgenden digitalen Produkte ist keine Datei hinterlegt. Die Bestellung bleibt offen.',
      what: 'Hinterlegen Sie für jedes Produkt eine Datei: Laden Sie sie als private Datei hoch und hängen Sie sie dann an (API-Aufruf „Attach Digital File“ oder „shopwright files attach“). Wartende Käufer erhalten sie automatisch.',
      subject: (number) => `Bestellung ${number}: Datei fehlt`,
    },
    shipped: {
      ready: 'Ihre Bestellung liegt zur Abholung bereit',
      canBePickedUp: (number) => `Bestellung ${number} liegt zur Abholung bereit.`,
      readySubject: (number) => `Bestellung ${number} liegt zur Abholung bereit`,
      onItsWay: 'Ihre Bestellung ist unterwegs',
      sent: (number) => `Diese Artikel aus Bestellung ${number} wurden versandt:`,
      sentSubject: (number) => `Bestellung ${number} ist unterwegs`,
      trackingNumber: 'Sendungsnummer',
      follow: 'Sendung verfolgen',
      ownerTitle: (number) => `Bestellung ${number} wurde versandt`,
      all: 'Alle Artikel wurden versandt.',
      part: 'Ein Teil der Artikel wurde versandt.',
      ownerSubject: (number, isPickup) =>
        `Bestellung ${number}: ${isPickup ? 'zur Abholung bereit' : 'versandt'}`,
    },
    refunded: {
      title: (amount) => `${amount} erstattet`,
      sentence: (amount, number) =>
        `Wir haben Ihnen ${amount} für Bestellung ${number} erstattet. Je nach Bank dauert es einige Tage, bis der Betrag eingeht.`,
      subject: (amount, number) => `Erstattung von ${amount} für Bestellung ${number}`,
      total: 'Erstattet',
      ofOrder: (number) => `Für Bestellung ${number}.`,
      reason: (words) => `Grund: ${words}`,
      ownerSubject: (number, amount) => `Bestellung ${number}: ${amount} erstattet`,
    },
    refundFailed: {
      title: (amount) => `${amount} konnten nicht erstattet werden`,
      sentence: (number) =>
        `Die Erstattung für Bestellung ${number} ist fehlgeschlagen und wird nicht automatisch wiederholt.`,
      said: (words) => `Meldung des Zahlungsanbieters: ${words}`,
      what: 'Erstatten Sie den Betrag auf anderem Weg, zum Beispiel per Überweisung oder beim Zahlungsanbieter. Vermerken Sie die Erstattung dann bei der Bestellung, damit sie nicht doppelt erfolgt.',
      subject: (number, amount) => `Bestellung ${number}: ${amount} konnten nicht erstattet werden`,
    },
    canceled: {
      title: (number) => `Bestellung ${number} wurde storniert`,
      sentence: 'Es wird nichts mehr versandt oder berechnet.',
      restocked: 'Die Artikel sind wieder im Bestand.',
      notRestocked: 'Die Artikel wurden nicht wieder in den Bestand aufgenommen.',
      ownerSubject: (number) => `Bestellung ${number} wurde storniert`,
    },
  },
  booking: {
    confirmed: 'Ihre Buchung ist bestätigt',
    moved: 'Ihr Termin wurde umgebucht',
    canceled: 'Ihre Buchung wurde storniert',
    spots: (name, count) => `${name}, ${count} Plätze`,
    with: (name) => `Mit ${name}`,
    until: (when) => `Sie können bis ${when} stornieren oder umbuchen.`,
    change: 'Stornieren oder umbuchen',
    see: 'Buchung ansehen',
  },
  tickets: {
    title: (count, event) => `${count > 1 ? 'Ihre Tickets' : 'Ihr Ticket'} für ${event}`,
    subject: (count, event) => `${count > 1 ? 'Ihre Tickets' : 'Ihr Ticket'}: ${event}`,
    attached:
      'Ihre Tickets finden Sie im Anhang als PDF, eine Seite pro Person. Zeigen Sie den Code am Eingang, auf dem Telefon oder auf Papier.',
    admission: 'Gilt für eine Person und einmaligen Eintritt. Zeigen Sie diesen Code am Eingang.',
    number: (index, count) => (count === 1 ? '' : `Ticket ${index} von ${count}`),
    room: (event) => `Tickets verfügbar: ${event}`,
    free: 'Es sind wieder Tickets verfügbar, solange der Vorrat reicht.',
    buy: 'Tickets kaufen',
    canceled: (event) => `${event} wurde abgesagt`,
    sorry: 'Die Veranstaltung findet leider nicht statt. Wegen der Erstattung schreiben wir Ihnen.',
    canceledSubject: (event) => `Abgesagt: ${event}`,
  },
  giftCard: {
    from: (sender) => `${sender} schenkt Ihnen einen Gutschein`,
    yours: 'Ihr Gutschein',
    dear: (name) => `Hallo ${name},`,
    worth: (value) =>
      `Dieser Gutschein hat einen Wert von ${value}. Geben Sie den Code an der Kasse ein. Restguthaben bleibt erhalten.`,
    toTheShop: 'Zum Shop',
  },
  subscription: {
    started: 'Ihr Abo',
    terms: 'Diese Zahlungen haben Sie vereinbart, inklusive Versand und Steuern.',
    trial: (day) => `Kostenlos bis ${day}.`,
    chargeOnce: (amount, day) => `${amount} am ${day}.`,
    chargeTimes: (amount, day, every, times) =>
      `${amount} am ${day}, danach ${every}, insgesamt ${times} Zahlungen.`,
    chargeOn: (amount, day, every) => `${amount} am ${day}, danach ${every}, bis Sie kündigen.`,
    every: (frequency, interval) => {
      const [one, many] = (
        {
          DAY: ['jeden Tag', 'Tage'],
          WEEK: ['jede Woche', 'Wochen'],
          MONTH: ['jeden Monat', 'Monate'],
          YEAR: ['jedes Jahr', 'Jahre'],
        } as const
      )[frequency];
      return interval === 1 ? one : `alle ${interval} ${many}`;
    },
    cancel: 'Sie können jederzeit in Ihrem Konto kündigen.',
    ended: 'Ihr Abo ist beendet',
    notCharged: 'Ihre Karte konnte nicht belastet werden',
    what: (name) => `Für ${name}.`,
    gaveUp:
      'Ihre Karte konnte auch nach mehreren Versuchen nicht belastet werden. Es wird nichts mehr versandt oder berechnet.',
    again: (when) =>
      `Wir versuchen es am ${when} noch einmal. Bis dahin können Sie eine andere Karte hinterlegen.`,
    see: 'Abos ansehen',
    late: 'Ihre nächste Lieferung verspätet sich',
    putOff:
      'Der Artikel ist nicht auf Lager oder kann nicht an Ihre Adresse geliefert werden. Ihnen wurde nichts berechnet. Wir versuchen es jeden Tag erneut. Prüfen Sie Ihre Adresse oder kündigen Sie jederzeit.',
  },
  backInStock: {
    something: 'Ihr Wunschartikel',
    title: (name) => `${name} ist wieder verfügbar`,
    sentence: (name, price) =>
      `Gute Nachricht: ${name} ist wieder verfügbar${price === '' ? '' : `, für ${price}`}. Nur solange der Vorrat reicht.`,
    look: 'Jetzt kaufen',
    onlyOne: 'Sie haben uns um diese Nachricht gebeten. Weitere E-Mails dazu erhalten Sie nicht.',
  },
  account: {
    store: 'Shop',
    verify: {
      title: 'Bestätigen Sie Ihre E-Mail-Adresse',
      enter:
        'Geben Sie diesen Code ein, um Ihre E-Mail-Adresse zu bestätigen. Er ist 10 Minuten gültig.',
      notYou: 'Falls Sie das nicht angefordert haben, können Sie diese E-Mail ignorieren.',
    },
    recovery: {
      title: 'Passwort zurücksetzen',
      requested:
        'Für Ihr Konto wurde ein neues Passwort angefordert. Dieser Link gilt einmal und läuft nach 10 Minuten ab.',
      notYou:
        'Falls Sie das nicht waren, ignorieren Sie diese E-Mail. Ihr Passwort bleibt unverändert.',
    },
    activation: {
      title: 'Ihr Konto ist bereit',
      made: (store) =>
        `${store} hat ein Konto für Sie erstellt. Wählen Sie ein Passwort, um es zu nutzen. Dieser Link gilt einmal und läuft nach drei Tagen ab.`,
      choose: 'Passwort wählen',
    },
    passwordChanged: {
      title: 'Ihr Passwort wurde geändert',
      changed: 'Das Passwort Ihres Kontos wurde geändert, und alle Geräte wurden abgemeldet.',
      notYou:
        'Falls Sie das nicht waren, setzen Sie Ihr Passwort sofort zurück und kontaktieren Sie uns.',
    },
    staffPasswordChanged: {
      title: 'Ihr Mitarbeiterpasswort wurde geändert',
      changed: (store: string): string =>
        `Das Passwort, mit dem Sie ${store} verwalten, wurde geändert. Alle anderen Geräte wurden abgemeldet.`,
      notYou: 'Wenn Sie das nicht waren, informieren Sie bitte sofort den Inhaber des Shops.',
    },
    staffRecovery: {
      title: 'Mitarbeiterpasswort zurücksetzen',
      requested: (store: string): string =>
        `Für Ihr Konto zur Verwaltung von ${store} wurde ein neues Passwort angefordert. Dieser Link gilt einmal und läuft nach 10 Minuten ab.`,
      notYou:
        'Falls Sie das nicht waren, ignorieren Sie diese E-Mail. Ihr Passwort bleibt unverändert.',
    },
    staffFactorRemoved: {
      title: 'Ihre Zwei-Faktor-Anmeldung wurde entfernt',
      removed: (store: string): string =>
        `Ein Inhaber von ${store} hat die Authenticator-Apps, Passkeys und Wiederherstellungscodes Ihres Kontos entfernt und Sie auf allen Geräten abgemeldet.`,
      next: 'Melden Sie sich mit Ihrem Passwort an und richten Sie die Zwei-Faktor-Anmeldung neu ein.',
      signIn: 'Anmelden',
      notYou:
        'Wenn Sie nicht darum gebeten haben, informieren Sie sofort den Inhaber des Shops und ändern Sie Ihr Passwort.',
    },
    staffInvitation: {
      title: (store: string): string => `${store} mit verwalten`,
      invited: (store: string): string =>
        `Sie sind eingeladen, ${store} mit zu verwalten. Wählen Sie ein Passwort, um zu beginnen. Dieser Link gilt einmal und läuft in sieben Tagen ab.`,
      accept: 'Einladung annehmen',
      notYou: 'Wenn Sie diesen Shop nicht kennen, können Sie diese E-Mail ignorieren.',
    },
    waits: {
      title: 'Ein neues Mitglied wartet auf Freigabe',
      sentence: (email, store) => `${email} möchte Mitglied bei ${store} werden.`,
      decide: 'Mitglied prüfen',
    },
    approved: {
      title: 'Willkommen',
      sentence: (store) =>
        `Sie sind jetzt Mitglied bei ${store}. Melden Sie sich mit Ihrer E-Mail-Adresse und Ihrem Passwort an.`,
      signIn: 'Anmelden',
    },
    signInCode: {
      title: 'Ihr Anmeldecode',
      enter: 'Geben Sie diesen Code ein, um die Anmeldung abzuschließen. Er ist 10 Minuten gültig.',
      notYou:
        'Falls Sie sich gerade nicht anmelden, kennt jemand Ihr Passwort. Ändern Sie es sofort.',
      spoken: (store, code) => `${store}: Ihr Anmeldecode ist ${code}. Geben Sie ihn nicht weiter.`,
      push: (store) => `Bei ${store} anmelden?`,
    },
  },
  sandbox: {
    title: 'Zahlung bestätigen',
    testMode: 'Testmodus: Es wird kein echtes Geld abgebucht.',
    question: (store, amount) =>
      `Möchten Sie die Zahlung von ${amount} an ${store} freigeben? Diese Seite steht stellvertretend für die Ihrer Bank.`,
    approve: 'Zahlung freigeben',
    reject: 'Zahlung ablehnen',
    answered: 'Über diese Zahlung wurde bereits entschieden.',
    done: 'Fertig. Sie können diese Seite schließen.',
  },
  invoice: {
    invoice: 'Rechnung',
    stamped: (stamp) => `Rechnung, ${stamp.toLowerCase()}`,
    number: (number) => `Rechnungsnummer ${number}`,
    ofOrder: (number, date) => `Bestellung ${number} vom ${date}`,
    page: (number, page, pages) =>
      pages === 1 ? `Rechnung ${number}` : `Rechnung ${number}, Seite ${page} von ${pages}`,
    billedTo: 'Rechnung an',
    deliveredTo: 'Lieferung an',
    pickedUpAt: 'Abholung bei',
    taxId: (id) => `USt-IdNr. ${id}`,
    item: 'Artikel',
    quantity: 'Menge',
    price: 'Preis',
    tax: 'Steuer',
    amount: 'Betrag',
    rate: 'Satz',
    taxable: 'Netto',
    fee: 'Gebühr',
    named: (what, name) => `${what}, ${name}`,
    taxIncluded: 'Steuer (in den Preisen enthalten)',
    exempt: 'Die Lieferung ist für den Käufer steuerfrei.',
    paid: 'Bezahlt',
    paidInPart: 'Teilweise bezahlt',
    refunded: 'Erstattet',
    refundedInPart: 'Teilweise erstattet',
    due: 'Offen',
    stillToBePaid: 'Noch zu zahlen',
    freeTrial: 'Kostenlose Testphase, noch nichts fällig',
    dueAfterTrial: 'Fällig nach der Testphase',
    canceled: 'Storniert',
    unprintable:
      'Die als � gezeigten Zeichen fehlen in den Schriften dieser Rechnung. Sie lassen sich daraus kopieren und stehen vollständig bei der Bestellung.',
  },
};
