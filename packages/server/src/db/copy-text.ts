/** What a field may be. Lists, documents and moments are texts by then. */
export type Field = string | number | boolean | bigint | null | undefined;

/** Rows as `copy ... from stdin` reads them: fields between tabs, rows between ends of lines. */
export function copyText(rows: Iterable<readonly Field[]>): string {
  let text = '';
  for (const row of rows) {
    let between = '';
    for (const field of row) {
      text += between + toText(field);
      between = '\t';
    }
    text += '\n';
  }
  return text;
}

function toText(field: Field): string {
  if (field === null || field === undefined) return '\\N';
  return typeof field === 'string' && SPECIAL.test(field)
    ? field.replaceAll(SPECIALS, escape)
    : String(field);
}

const SPECIAL = /[\\\t\n\r]/;
const SPECIALS = /[\\\t\n\r]/g;
const escape = (special: string): string =>
  special === '\t' ? '\\t' : special === '\n' ? '\\n' : special === '\r' ? '\\r' : '\\\\';
