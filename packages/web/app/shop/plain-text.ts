const blocks = /<\/?(?:p|div|li|ul|ol|h[1-6]|br|blockquote)\b[^>]*>/gi;
const tags = /<[^>]*>/g;
const entities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  '#39': "'",
};

/** The paragraphs of a rich text, without its markup. */
export function paragraphs(html: string): string[] {
  return html
    .split(blocks)
    .map((part) =>
      part
        .replace(tags, '')
        .replace(/&(#?\w+);/g, (whole, name: string) => entities[name] ?? whole)
        .replace(/\s+/g, ' ')
        .trim(),
    )
    .filter((part) => part !== '');
}

/** At most so many characters, cut between words. */
export function shortened(text: string, longest: number): string {
  if (text.length <= longest) return text;
  return `${text.slice(0, longest - 1).replace(/\s+\S*$/, '')}…`;
}
