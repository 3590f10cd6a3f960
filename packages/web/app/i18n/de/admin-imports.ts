import type { Translated } from '../message.ts';
import type { adminImports as english } from '../en/admin-imports.ts';

export const adminImports: Translated<typeof english> = {
  uploadHeading: 'Datei importieren',
  uploadIntro:
    'Shopwright-CSV, Wix-CSV, Shopify-CSV, JSON-Zeilen oder jede andere CSV-Tabelle mit Titelzeile. Es ändert sich nichts, bevor Sie das Prüfergebnis gesehen haben.',
  file: 'Datei',
  fileHint: 'Bis zu 256 MB. Ohne JavaScript bis zu 1 MB.',
  drop: 'Legen Sie eine Datei hier ab oder wählen Sie eine aus.',
  upload: 'Datei hochladen',
  uploading: '{name} wird hochgeladen',
  uploadFailed:
    'Die Datei konnte nicht hochgeladen werden. Prüfen Sie Ihre Verbindung und versuchen Sie es noch einmal.',
  unreadable:
    'Diese Datei konnte nicht gelesen werden. Speichern Sie sie als CSV mit Titelzeile und mindestens einem Produkt und laden Sie sie noch einmal hoch.',
  tooLarge: 'Diese Datei ist zu groß. Teilen Sie sie in kleinere Dateien auf.',
  chooseFile: 'Wählen Sie zuerst eine Datei aus.',
  tooMany: 'Zu viele Importe warten auf ihren Start. Löschen Sie zuerst einen davon.',
  pastImports: 'Importe',
  noImports: 'Noch keine Importe',
  noImportsHint: 'Hochgeladene Dateien erscheinen hier mit Fortschritt und Bericht.',
  created: 'Hochgeladen',
  products: 'Produkte',
  state: 'Status',

  AWAITING_FILE: 'Wartet auf Datei',
  READY: 'Bereit zur Prüfung',
  VALIDATING: 'Wird geprüft',
  VALIDATED: 'Geprüft',
  RUNNING: 'Läuft',
  COMPLETED: 'Abgeschlossen',
  CANCELED: 'Abgebrochen',
  FAILED: 'Fehlgeschlagen',

  SHOPWRIGHT_CSV: 'Shopwright-CSV',
  WIX_CSV: 'Wix-CSV',
  SHOPIFY_CSV: 'Shopify-CSV',
  JSON_LINES: 'JSON-Zeilen',

  allImports: 'Alle Importe',
  columns: 'Spalten',
  columnsIntro:
    'Legen Sie fest, wohin jede Spalte Ihrer Datei gehört. Spalten ohne Feld werden nicht übernommen.',
  noColumns: 'JSON-Zeilen brauchen keine Zuordnung: Jede Zeile nennt ihre Felder.',
  column: 'Spalte in der Datei',
  samples: 'Erste Werte',
  field: 'Feld',
  fieldOf: 'Feld für die Spalte {name}',
  ignore: 'Nicht übernehmen',
  notMapped: {
    one: '{count} Spalte wird nicht übernommen.',
    other: '{count} Spalten werden nicht übernommen.',
  },
  format: 'Format',
  updateExisting: 'Vorhandene Produkte aktualisieren, erkannt an ID oder Slug',
  fetchImages: 'Bilder von anderen Servern in diesen Shop kopieren',
  check: 'Datei prüfen',
  checkAgain: 'Erneut prüfen',
  mappingRefused:
    'Jedes Feld kann nur aus einer Spalte gefüllt werden. Wählen Sie ein anderes Feld oder übernehmen Sie eine der Spalten nicht.',

  checkResult: 'Ergebnis der Prüfung',
  checkIntro: 'Es wurde noch nichts importiert.',
  importResult: 'Ergebnis',
  progress: 'Fortschritt',
  willCreate: 'Neu anzulegen',
  willUpdate: 'Zu aktualisieren',
  isCreated: 'Angelegt',
  isUpdated: 'Aktualisiert',
  unchanged: 'Unverändert',
  rejected: 'Abgelehnt',
  warnings: 'Hinweise',
  start: { one: '{count} Produkt importieren', other: '{count} Produkte importieren' },
  nothingToImport:
    'Kein Produkt dieser Datei kann importiert werden. Korrigieren Sie die Datei und laden Sie sie noch einmal hoch.',
  cancel: 'Abbrechen',
  resume: 'Import fortsetzen',
  canceledHint:
    'Bereits importierte Produkte bleiben im Shop. Setzen Sie den Import fort, um nach der letzten importierten Zeile weiterzumachen.',
  failedHint: 'Der Import wurde beendet: {reason}',
  refresh: 'Aktualisieren',
  delete: 'Import löschen',
  deleteHint: 'Löscht die Datei und ihren Bericht. Importierte Produkte bleiben erhalten.',
  otherRunning:
    'Ein anderer Import läuft gerade. Warten Sie, bis er fertig ist, oder brechen Sie ihn ab.',
  changedMeanwhile: 'Der Import hat sich inzwischen geändert. Dies ist sein aktueller Stand.',

  problems: 'Probleme',
  problemsIntro: 'Zeilen, die nicht importiert werden, und Werte, die weggelassen wurden.',
  noProblems: 'Keine Probleme gefunden.',
  firstProblems: 'Die ersten {count} Probleme. Der Bericht enthält alle.',
  downloadReport: 'Bericht herunterladen (CSV)',
  line: 'Zeile',
  product: 'Produkt',
  value: 'Wert',
  problem: 'Problem',
  ADJUSTED: 'Mit einer Änderung importiert',
  DUPLICATE_PRODUCT:
    'Dieses Produkt gibt es schon. Schalten Sie das Aktualisieren ein oder entfernen Sie die Zeile.',
  INVALID_VALUE: 'Dieser Wert ist nicht erlaubt. Korrigieren Sie ihn.',
  NOT_AN_IMAGE_URL:
    'Das ist keine Bildadresse. Geben Sie eine Adresse ein, die mit https:// beginnt.',
  NOT_A_BOOLEAN: 'Das ist weder TRUE noch FALSE. Geben Sie eines davon ein.',
  NOT_A_NUMBER: 'Das ist keine Zahl. Geben Sie Ziffern mit Punkt ein, zum Beispiel 12.90.',
  NOT_A_WHOLE_NUMBER: 'Geben Sie eine Zahl ohne Nachkommastellen ein.',
  NOT_JSON: 'Das ist kein gültiges JSON. Korrigieren Sie es oder lassen Sie die Zelle leer.',
  REQUIRED: 'Hier fehlt ein Wert. Geben Sie einen ein.',
  TOO_LONG: 'Dieser Text ist zu lang. Kürzen Sie ihn.',
  TOO_MANY_CELLS:
    'Die Zeile hat zu viele Zellen. Setzen Sie Zellen, die das Trennzeichen enthalten, in Anführungszeichen.',
  UNREADABLE: 'Diese Zeile kann nicht gelesen werden. Korrigieren oder entfernen Sie sie.',
  VARIANT_WITHOUT_PRODUCT:
    'Über dieser Variante steht kein Produkt. Setzen Sie sie unter ihr Produkt.',
  WRONG_ENCODING: 'Diese Zeile enthält unlesbare Zeichen. Speichern Sie die Datei als UTF-8.',
  WRONG_ROW_TYPE:
    'Die Art dieser Zeile ist unbekannt. Geben Sie product, variant oder collection ein.',

  exportHeading: 'Produkte exportieren',
  exportIntro: 'Die Datei wird im Hintergrund geschrieben. Sie können diese Seite verlassen.',
  whichProducts: 'Produkte',
  allProducts: 'Alle Produkte',
  visibleProducts: 'Sichtbare Produkte',
  hiddenProducts: 'Ausgeblendete Produkte',
  formatHint:
    'Shopwright-CSV und JSON-Zeilen enthalten jedes Feld und lassen sich ohne Verlust wieder importieren.',
  startExport: 'Export starten',
  pastExports: 'Exporte',
  noExports: 'Noch keine Exporte',
  noExportsHint: 'Exportierte Dateien erscheinen hier. Sie werden nach 7 Tagen gelöscht.',
  download: 'Herunterladen',
  exportsBusy: 'Es laufen bereits drei Exporte. Warten Sie, bis einer fertig ist.',
  deleteExport: 'Löschen',
};
