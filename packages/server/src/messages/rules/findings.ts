/** What a reader of a message looks for. */

/** Every web address in it, once, in order. */
export function linksIn(...texts: readonly (string | null)[]): string[] {
  const found = texts.flatMap((text) => (text ?? '').match(/https?:\/\/[^\s<>"'\\^`{|}]+/g) ?? []);
  return [
    ...new Set(found.map((link) => link.replaceAll('&amp;', '&').replace(/[.,;:!?)\]]+$/, ''))),
  ];
}

/** Codes to type in: four to eight digits that stand on a line of their own, or after the word. */
export function codesIn(text: string): string[] {
  const alone = [...text.matchAll(/^[ \t]*(\d{4,8})[ \t]*$/gm)];
  const named = [
    ...text.matchAll(/\bcode\b[^\d\n]{0,40}(?<![\w.,#+-])(\d{4,8})(?![\w-]|[.,]\d)/gi),
  ];
  return [...new Set([...alone, ...named].map(([, code = '']) => code))];
}
