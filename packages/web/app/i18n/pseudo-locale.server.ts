type Tree = { readonly [key: string]: string | Tree };

/**
 * Adds accents and brackets and a third of the length, so that untranslated texts stand out and
 * narrow layouts break.
 */
export function toPseudoLocale<Messages extends Tree>(messages: Messages): Messages {
  // The same keys, with other texts.
  return Object.fromEntries(
    Object.entries(messages).map(([key, value]) => [
      key,
      typeof value === 'string' ? accented(value) : toPseudoLocale(value),
    ]),
  ) as Messages;
}

const accents: Readonly<Record<string, string>> = {
  a: 'á',
  e: 'ë',
  i: 'ï',
  o: 'ô',
  u: 'ü',
  c: 'ç',
  n: 'ñ',
  A: 'Å',
  E: 'É',
  O: 'Ø',
  S: 'Š',
};

function accented(text: string): string {
  // Placeholders stay as they are.
  const plain = text
    .split(/(\{\w+\})/)
    .map((part) =>
      part.startsWith('{')
        ? part
        : part.replace(/[a-zA-Z]/g, (letter) => accents[letter] ?? letter),
    )
    .join('');
  // Long sentences grow by words that can be broken, as they do in a language.
  const tail = '~'.repeat(Math.ceil(text.length / 3)).replace(/~{8}(?=~)/g, '$& ');
  return `\u2067[${plain}${tail}]\u2069`;
}
