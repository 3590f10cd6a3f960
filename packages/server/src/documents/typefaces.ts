import { create, type Font } from 'fontkit';
import { loadFonts, type FontFile } from './fonts.ts';

/** The fonts of every document, with the letters each of them has. */
export interface Typefaces {
  readonly files: readonly FontFile[];
  readonly covers: (file: FontFile) => (codePoint: number) => boolean;
}

export type LoadTypefaces = () => Promise<Typefaces>;

/** Read when the first document is drawn, and cached. */
export function createTypefaces(): LoadTypefaces {
  let loaded: Promise<Typefaces> | undefined;
  const load = async (): Promise<Typefaces> => {
    const files = await loadFonts();
    const letters = new Map(files.map((file) => [file, lettersOf(file)]));
    return { files, covers: (file) => (codePoint) => letters.get(file)?.has(codePoint) === true };
  };
  return () => (loaded ??= load());
}

function lettersOf({ data }: FontFile): ReadonlySet<number> {
  // A file of one font, not a collection of several.
  return new Set((create(data) as Font).characterSet);
}
