/** Search synonyms for offerings, in every language of the pages. */
export const aliases = {
  collection: '',
  service:
    'service services class course lesson workshop appointment booking Kurs Workshop Termin Unterricht buchen Buchung',
  event: 'event events ticket tickets opening Veranstaltung Event Ticket Eintrittskarte Karten',
  plan: 'plan plans membership member subscription Mitgliedschaft Mitglied Abo Abonnement',
  giftCard: 'gift gifts card voucher present Gutschein Geschenk Geschenkkarte Geschenkgutschein',
  shipping: 'shipping delivery postage dispatch Versand Lieferung Lieferzeit Versandkosten Porto',
  returns:
    'return returns refund exchange withdrawal Rückgabe Rücksendung Retoure Umtausch Widerruf Erstattung',
  terms: 'terms conditions AGB Geschäftsbedingungen Bedingungen',
  privacy: 'privacy data cookies GDPR Datenschutz Daten DSGVO',
  contact: 'contact email mail phone telephone address about Kontakt Telefon Adresse Anschrift',
  imprint: 'imprint legal notice company Impressum Anbieter',
} as const;
