import type { StoreWords } from './en.ts';

/** What a store writes to people, in German. */
export const de: StoreWords = {
  order: {
    seeOrder: 'Bestellung ansehen',
    contact: 'Kontakt:',
    when: 'Termin',
    subtotal: 'Zwischensumme',
    discount: 'Rabatt',
    delivery: 'Versand',
    fees: 'Gebühren',
    tax: 'Steuer',
    taxIncluded: 'Steuer, in den Preisen enthalten',
    total: 'Summe',
    sentTo: (how) => `${how === '' ? 'Lieferung' : how} an:`,
    pickUpAt: 'Abholen bei:',
    note: (words) => `Anmerkung: ${words}`,
    aCustomer: 'Jemand',
    ourStore: 'unserem Shop',
    toBePaid: (amount) => `Noch zu zahlen: ${amount}.`,
    trialByCard: (amount, day) =>
      `Heute ist nichts zu zahlen. Ihre kostenlose Probezeit läuft bis ${day}; dann buchen wir ${amount} von Ihrer Karte ab.`,
    trialByHand: (amount, day) =>
      `Heute ist nichts zu zahlen. Ihre kostenlose Probezeit läuft bis ${day}; dann sind ${amount} fällig.`,
    placed: {
      title: 'Danke für Ihre Bestellung',
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
      what: 'Hinterlegen Sie für jedes Produkt eine Datei: laden Sie sie als private Datei hoch und hängen Sie sie dann an (API-Aufruf „Attach Digital File“ oder „shopwright files attach“). Wartende Käufer erhalten sie automatisch.',
      subject: (number) => `Bestellung ${number}: Datei fehlt`,
    },
    shipped: {
      ready: 'Ihre Bestellung liegt bereit',
      canBePickedUp: (number) => `Bestellung ${number} kann abgeholt werden.`,
      readySubject: (number) => `Bestellung ${number} liegt für Sie bereit`,
      onItsWay: 'Ihre Bestellung ist unterwegs',
      sent: (number) => `Das haben wir von Bestellung ${number} verschickt:`,
      sentSubject: (number) => `Bestellung ${number} ist unterwegs`,
      trackingNumber: 'Sendungsnummer',
      follow: 'Sendung verfolgen',
      ownerTitle: (number) => `Bestellung ${number} ist erledigt`,
      all: 'Alles wurde verschickt.',
      part: 'Ein Teil davon wurde verschickt.',
      ownerSubject: (number, isPickup) =>
        `Bestellung ${number}: ${isPickup ? 'zur Abholung bereit' : 'verschickt'}`,
    },
    refunded: {
      title: (amount) => `${amount} erstattet`,
      sentence: (amount, number) =>
        `Wir haben Ihnen ${amount} von Bestellung ${number} erstattet. Je nach Bank dauert es einige Tage, bis das Geld da ist.`,
      subject: (amount, number) => `${amount} von Bestellung ${number} erstattet`,
      total: 'Erstattet',
      ofOrder: (number) => `Von Bestellung ${number}.`,
      reason: (words) => `Grund: ${words}`,
      ownerSubject: (number, amount) => `Bestellung ${number}: ${amount} erstattet`,
    },
    refundFailed: {
      title: (amount) => `${amount} konnten nicht erstattet werden`,
      sentence: (number) =>
        `Die Erstattung zu Bestellung ${number} ist gescheitert, und von selbst versucht es niemand noch einmal.`,
      said: (words) => `Der Zahlungsanbieter sagt: ${words}`,
      what: 'Geben Sie das Geld auf anderem Weg zurück, zum Beispiel per Überweisung oder in der Oberfläche des Zahlungsanbieters, und vermerken Sie die Erstattung dann bei der Bestellung, damit es nicht zweimal zurückgeht.',
      subject: (number, amount) => `Bestellung ${number}: ${amount} konnten nicht erstattet werden`,
    },
    canceled: {
      title: (number) => `Bestellung ${number} ist storniert`,
      sentence: 'Es wird nichts mehr davon verschickt oder berechnet.',
      restocked: 'Die Artikel sind wieder im Bestand.',
      notRestocked: 'Die Artikel wurden nicht in den Bestand zurückgelegt.',
      ownerSubject: (number) => `Bestellung ${number} wurde storniert`,
    },
  },
  booking: {
    confirmed: 'Ihre Buchung steht',
    moved: 'Ihre Buchung wurde verschoben',
    canceled: 'Ihre Buchung ist abgesagt',
    places: (name, count) => `${name}, ${count} Plätze`,
    with: (name) => `Mit ${name}`,
    until: (when) => `Sie können bis ${when} absagen oder verschieben.`,
    change: 'Termin absagen oder verschieben',
    see: 'Buchung ansehen',
  },
  tickets: {
    title: (count, event) => `${count > 1 ? 'Ihre Tickets' : 'Ihr Ticket'} für ${event}`,
    subject: (count, event) => `${count > 1 ? 'Ihre Tickets' : 'Ihr Ticket'}: ${event}`,
    atTheDoor:
      'Ihre Tickets finden Sie im Anhang als PDF, eine Seite pro Person. Zeigen Sie den Code am Eingang, auf dem Telefon oder auf Papier.',
    onePerson: 'Gilt für eine Person und einmaligen Eintritt. Zeigen Sie diesen Code am Eingang.',
    number: (index, count) => (count === 1 ? '' : `Ticket ${index} von ${count}`),
    room: (event) => `Es gibt wieder Plätze: ${event}`,
    free: 'Es sind wieder Tickets frei. Wer zuerst kauft, bekommt sie.',
    buy: 'Tickets kaufen',
    canceled: (event) => `${event} ist abgesagt`,
    sorry:
      'Die Veranstaltung findet nicht statt. Das tut uns leid. Wegen Ihres Geldes schreiben wir Ihnen.',
    canceledSubject: (event) => `Abgesagt: ${event}`,
  },
  giftCard: {
    from: (sender) => `${sender} schenkt Ihnen einen Gutschein`,
    yours: 'Ihr Gutschein',
    dear: (name) => `Guten Tag ${name},`,
    worth: (value) =>
      `Dieser Gutschein ist ${value} wert. Geben Sie den Code an der Kasse ein; was übrig bleibt, steht beim nächsten Mal noch darauf.`,
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
    notCharged: 'Wir konnten Ihre Karte nicht belasten',
    what: (name) => `Für ${name}.`,
    gaveUp:
      'Wir haben es mehrmals versucht und konnten Ihre Karte nicht belasten. Es wird nichts mehr verschickt oder berechnet.',
    again: (when) =>
      `Wir versuchen es am ${when} noch einmal. Bis dahin können Sie uns eine andere Karte nennen.`,
    see: 'Ihre Abos',
    late: 'Ihre nächste Lieferung verspätet sich',
    putOff:
      'Die Ware ist gerade nicht zu haben oder lässt sich nicht an Ihre Adresse liefern. Es wurde nichts berechnet. Wir versuchen es jeden Tag wieder; prüfen Sie die Adresse, oder beenden Sie das Abo, wann Sie möchten.',
  },
  backInStock: {
    something: 'Was Sie haben wollten',
    title: (name) => `${name} ist wieder da`,
    sentence: (name, price) =>
      `Sie wollten wissen, wann es ${name}${price === '' ? '' : ` für ${price}`} wieder gibt. Jetzt ist es so weit, solange der Vorrat reicht.`,
    look: 'Ansehen',
    onlyOne: 'Das ist die einzige E-Mail, die Sie dazu bekommen.',
  },
  account: {
    store: 'Shop',
    verify: {
      title: 'Bestätigen Sie Ihre E-Mail-Adresse',
      enter:
        'Geben Sie diesen Code ein, um zu bestätigen, dass diese Adresse Ihnen gehört. Er gilt 10 Minuten.',
      notYou:
        'Falls Sie ihn nicht angefordert haben, können Sie diese Nachricht ignorieren: Ohne den Code geschieht nichts.',
    },
    recovery: {
      title: 'Wählen Sie ein neues Passwort',
      asked:
        'Jemand, wahrscheinlich Sie, hat um ein neues Passwort gebeten. Der Link gilt einmal, 10 Minuten lang.',
      notYou:
        'Falls Sie es nicht waren, ignorieren Sie diese Nachricht: Ihr Passwort bleibt, wie es ist.',
    },
    activation: {
      title: 'Ihr Konto ist bereit',
      made: (store) =>
        `${store} hat ein Konto für Sie angelegt. Wählen Sie ein Passwort, um es zu benutzen. Der Link gilt einmal, drei Tage lang.`,
      choose: 'Passwort wählen',
    },
    passwordChanged: {
      title: 'Ihr Passwort wurde geändert',
      changed: 'Das Passwort Ihres Kontos wurde geändert, und alle Geräte wurden abgemeldet.',
      notYou:
        'Falls Sie es nicht waren, fordern Sie sofort ein neues Passwort an und schreiben Sie uns.',
    },
    waits: {
      title: 'Ein neues Mitglied wartet auf Ihre Zustimmung',
      sentence: (email, store) => `${email} möchte Mitglied bei ${store} werden.`,
      decide: 'Freigeben oder sperren',
    },
    approved: {
      title: 'Willkommen',
      sentence: (store) =>
        `Sie sind jetzt Mitglied bei ${store}. Melden Sie sich mit Ihrer E-Mail-Adresse und Ihrem Passwort an.`,
      signIn: 'Anmelden',
    },
    signInCode: {
      title: 'Ihr Anmeldecode',
      enter: 'Geben Sie diesen Code ein, um die Anmeldung abzuschließen. Er gilt 10 Minuten.',
      notYou: 'Falls Sie sich gerade nicht anmelden, kennt jemand Ihr Passwort: Ändern Sie es.',
      spoken: (store, code) =>
        `${store}: Ihr Anmeldecode ist ${code}. Geben Sie ihn niemandem weiter.`,
      push: (store) => `Bei ${store} anmelden?`,
    },
  },
  sandbox: {
    title: 'Zahlung bestätigen',
    testMode: 'Testmodus: Es wird kein echtes Geld abgebucht.',
    question: (store, amount) =>
      `Möchten Sie die Zahlung von ${amount} an ${store} freigeben? Diese Seite steht für die Ihrer Bank.`,
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
    taxIncluded: 'Steuer, in den Preisen enthalten',
    exempt: 'Die Lieferung ist für den Käufer steuerfrei.',
    paid: 'Bezahlt',
    paidInPart: 'Teilweise bezahlt',
    refunded: 'Erstattet',
    refundedInPart: 'Teilweise erstattet',
    due: 'Offen',
    stillToBePaid: 'Noch zu zahlen',
    freeTrial: 'Kostenlose Probezeit, noch nichts fällig',
    dueAfterTrial: 'Fällig nach der Probezeit',
    canceled: 'Storniert',
    unprintable:
      'Die als � gezeigten Zeichen fehlen in den Schriften dieser Rechnung. Sie lassen sich daraus kopieren und stehen vollständig bei der Bestellung.',
  },
};
