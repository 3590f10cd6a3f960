import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { unpackFont } from './unpack-font.ts';

/** Noto Sans comes in one file per script; each character is set in the first font that has it. */
const pieces = [
  'latin',
  'latin-ext',
  'greek',
  'cyrillic',
  'vietnamese',
  'cyrillic-ext',
  'greek-ext',
  'devanagari',
] as const;
export const weights = { regular: 400, bold: 600 } as const;
export type Weight = keyof typeof weights;

export interface FontFile {
  readonly name: string;
  readonly weight: Weight;
  readonly data: Buffer;
}

/** Read once per process. */
export async function loadFonts(): Promise<FontFile[]> {
  return Promise.all(
    Object.entries(weights).flatMap(([weight, value]) =>
      pieces.map(async (piece): Promise<FontFile> => {
        const path = fileURLToPath(
          import.meta.resolve(
            `@fontsource/noto-sans/files/noto-sans-${piece}-${value}-normal.woff`,
          ),
        );
        return {
          name: `${piece}-${weight}`,
          weight: weight === 'bold' ? 'bold' : 'regular',
          data: unpackFont(await readFile(path)),
        };
      }),
    ),
  );
}
