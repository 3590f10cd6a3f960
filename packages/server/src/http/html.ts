/** Text that is markup already. Everything else is escaped when it is inserted into a page. */
export interface Html {
  readonly markup: string;
}

type Piece = Html | string | number | undefined | false | readonly Piece[];

export function html(texts: TemplateStringsArray, ...pieces: readonly Piece[]): Html {
  return { markup: texts.reduce((page, text, index) => page + write(pieces[index - 1]) + text) };
}

function write(piece: Piece): string {
  if (piece === undefined || piece === false) return '';
  if (typeof piece === 'string') return escape(piece);
  if (typeof piece === 'number') return String(piece);
  return 'markup' in piece ? piece.markup : piece.map(write).join('');
}

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escape = (text: string): string =>
  text.replaceAll(/[&<>"']/g, (letter) => escapes[letter] ?? '');
