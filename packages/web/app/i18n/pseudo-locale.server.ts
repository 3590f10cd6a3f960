type Tree = { readonly [key: string]: string | Tree };

/**
 * Every word in accents and brackets, a third longer: what was forgotten stands out as plain English,
 * and what has no room for longer words breaks.
 */
export function mirrored<Words extends Tree>(words: Words): Words {
  // The same keys, with other texts.
  return Object.fromEntries(
    Object.entries(words).map(([key, value]) => [
      key,
      typeof value === 'string' ? accented(value) : mirrored(value),
    ]),
  ) as Words;
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
  // Holes keep their names.
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
