import type { FontFile, Weight } from './fonts.ts';

/**
 * Typesets text that no single font covers: each character in the first font that has it, with
 * lines wrapped by width.
 */

/** The part of the PDF library that is used here. */
export interface Page {
  registerFont(name: string, data: Buffer): unknown;
  font(name: string): Page;
  fontSize(size: number): Page;
  fillColor(color: string): Page;
  widthOfString(text: string): number;
  text(text: string, x: number, y: number, options: { lineBreak: false }): Page;
  markContent(tag: 'Span', options: { actual: string }): Page;
  endMarkedContent(): Page;
}

export interface Style {
  readonly size: number;
  readonly weight: Weight;
  readonly color: string;
  /** The line height, relative to the font size. */
  readonly leading: number;
}

export interface Typesetter {
  /** Returns the height of the text. */
  readonly write: (
    text: string,
    box: { x: number; y: number; width: number; align?: 'left' | 'right' },
    style: Style,
  ) => number;
  readonly height: (text: string, width: number, style: Style) => number;
  /** Whether any text contained characters that no font has. */
  readonly lacked: () => boolean;
}

/**
 * Replaces a character that no font has: readers see a placeholder, and programs that copy the text
 * get the character itself.
 */
const LACKING = '\ufffd';
const unseen = /[\p{Default_Ignorable_Code_Point}\p{Cc}]/u;

interface Run {
  readonly face: string;
  text: string;
  actual?: string;
}

interface Face {
  readonly name: string;
  readonly weight: Weight;
  readonly has: (codePoint: number) => boolean;
}

export function createTypesetter(
  page: Page,
  fonts: readonly FontFile[],
  covers: (font: FontFile) => (codePoint: number) => boolean,
): Typesetter {
  for (const { name, data } of fonts) page.registerFont(name, data);
  const faces: readonly Face[] = fonts.map((font) => ({
    name: font.name,
    weight: font.weight,
    has: covers(font),
  }));

  let lacked = false;

  const runsOf = (text: string, weight: Weight): Run[] => {
    const own = faces.filter((face) => face.weight === weight);
    const runs: Run[] = [];
    for (const letter of text) {
      const face = own.find(({ has }) => has(letter.codePointAt(0) ?? 0));
      const last = runs.at(-1);
      // Invisible characters may be missing from the font.
      if (!face && unseen.test(letter)) continue;
      // A space belongs to the text before it.
      if (last && last.actual === undefined && (last.face === face?.name || letter === ' '))
        last.text += letter;
      else if (face) runs.push({ face: face.name, text: letter });
      else if (last?.actual !== undefined) {
        last.text += LACKING;
        last.actual += letter;
      } else runs.push({ face: own[0]?.name ?? '', text: LACKING, actual: letter });
    }
    return runs;
  };
  const widthOf = (text: string, { size, weight }: Style): number =>
    runsOf(text, weight).reduce(
      (all, run) => all + page.font(run.face).fontSize(size).widthOfString(run.text),
      0,
    );

  const linesOf = (text: string, width: number, style: Style): string[] =>
    text.split('\n').flatMap((paragraph) => {
      const lines: string[] = [];
      let line = '';
      for (const word of paragraph.split(' ').flatMap((each) => pieces(each, width, style))) {
        const longer = line === '' ? word : `${line} ${word}`;
        if (line !== '' && widthOf(longer, style) > width) {
          lines.push(line);
          line = word;
        } else line = longer;
      }
      return [...lines, line];
    });

  /** A word wider than its column is broken. */
  const pieces = (word: string, width: number, style: Style): string[] => {
    if (widthOf(word, style) <= width) return [word];
    const cut: string[] = [''];
    for (const letter of word) {
      const last = cut.length - 1;
      if (cut[last] !== '' && widthOf(`${cut[last] ?? ''}${letter}`, style) > width)
        cut.push(letter);
      else cut[last] += letter;
    }
    return cut;
  };

  const setLine = (line: string, x: number, y: number, style: Style): void => {
    let at = x;
    for (const run of runsOf(line, style.weight)) {
      lacked ||= run.actual !== undefined;
      if (run.actual !== undefined) page.markContent('Span', { actual: run.actual });
      page
        .font(run.face)
        .fontSize(style.size)
        .fillColor(style.color)
        .text(run.text, at, y, { lineBreak: false });
      if (run.actual !== undefined) page.endMarkedContent();
      at += page.font(run.face).fontSize(style.size).widthOfString(run.text);
    }
  };

  return {
    lacked: () => lacked,
    height: (text, width, style) => linesOf(text, width, style).length * style.size * style.leading,
    write: (text, { x, y, width, align = 'left' }, style) => {
      const step = style.size * style.leading;
      const lines = linesOf(text, width, style);
      for (const [index, line] of lines.entries())
        setLine(
          line,
          align === 'right' ? x + width - widthOf(line, style) : x,
          y + index * step,
          style,
        );
      return lines.length * step;
    },
  };
}
