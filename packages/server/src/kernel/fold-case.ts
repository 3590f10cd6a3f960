/**
 * Texts that differ in case alone become the same: `É` and `é`, `STRASSE` and `straße`, `ΟΔΟΣ` and
 * `οδος`. What is looked for in the database is folded here and stored, because its own idea of
 * lower case hangs on how it was built and set up.
 */
export const foldCase = (text: string): string =>
  PLAIN.test(text)
    ? text.toLowerCase()
    : text.toUpperCase().toLowerCase().replaceAll('ς', 'σ').normalize('NFC');

/** ASCII, where upper case has nothing to add. */
const PLAIN = /^[\0-\x7f]*$/;
