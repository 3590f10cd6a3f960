/** Finds the links and codes of a message, for the development inbox. */

/** Every distinct URL, in order. */
export function linksIn(...texts: readonly (string | null)[]): string[] {
  const found = texts.flatMap((text) => (text ?? '').match(/https?:\/\/[^\s<>"'\\^`{|}]+/g) ?? []);
  return [
    ...new Set(found.map((link) => link.replaceAll('&amp;', '&').replace(/[.,;:!?)\]]+$/, ''))),
  ];
}

/** Codes of four to eight digits on a line of their own or after the word "code". */
export function codesIn(text: string): string[] {
  const alone = [...text.matchAll(/^[ \t]*(\d{4,8})[ \t]*$/gm)];
  const named = [
    ...text.matchAll(/\bcode\b[^\d\n]{0,40}(?<![\w.,#+-])(\d{4,8})(?![\w-]|[.,]\d)/gi),
  ];
  return [...new Set([...alone, ...named].map(([, code = '']) => code))];
}
