import { create, type Font } from 'fontkit';
import { loadFonts, type FontFile } from './fonts.ts';

/** The fonts of every document, with their character sets. */
export interface Typefaces {
  readonly files: readonly FontFile[];
  readonly covers: (file: FontFile) => (codePoint: number) => boolean;
}

export type LoadTypefaces = () => Promise<Typefaces>;

/** Loaded for the first document, and cached. */
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
  // A single font, not a collection.
  return new Set((create(data) as Font).characterSet);
}
