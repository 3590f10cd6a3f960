/**
 * Case folding: `É` and `é`, `STRASSE` and `straße`, `ΟΔΟΣ` and `οδος` become equal. Search keys
 * are folded here and stored, because lower() of PostgreSQL depends on its build and locale.
 */
export const foldCase = (text: string): string =>
  PLAIN.test(text)
    ? text.toLowerCase()
    : text.toUpperCase().toLowerCase().replaceAll('ς', 'σ').normalize('NFC');

/** ASCII needs no upper-case step. */
const PLAIN = /^[\0-\x7f]*$/;
