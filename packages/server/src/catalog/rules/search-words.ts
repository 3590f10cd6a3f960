/** What a shopper typed, as a question PostgreSQL understands. */

/** Words of letters and digits; everything else parts them, so nothing typed can be an operator. */
export function wordsOf(text: string, most = MOST_WORDS): string[] {
  return (text.normalize('NFKC').toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).slice(0, most);
}

const MOST_WORDS = 12;

/** All words must be there; the last may be a beginning while it is being typed. Undefined when there is nothing to ask. */
export function toTsQuery(text: string, typing: boolean): string | undefined {
  const words = wordsOf(text);
  if (words.length === 0) return undefined;
  return words.map((word, index) => (typing && index === words.length - 1 ? `'${word}':*` : `'${word}'`)).join(' & ');
}

/** About five bands of round numbers over what there is: 0-25, 25-50, ... */
export function priceBands(min: number, max: number): { from: number; to: number }[] {
  if (!(max > min)) return [];
  const rough = (max - min) / 5;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = [1, 2, 2.5, 5, 10].map((factor) => factor * power).find((size) => size >= rough) ?? rough;
  const bands: { from: number; to: number }[] = [];
  for (let from = Math.floor(min / step) * step; from <= max && bands.length < 8; from += step) bands.push({ from: tidy(from), to: tidy(from + step) });
  return bands;
}

/** 0.30000000000000004 is not a round number. */
const tidy = (value: number): number => Number(value.toFixed(3));
