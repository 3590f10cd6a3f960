import { create, type Font } from 'fontkit';
import { loadFonts, type FontFile } from './fonts.ts';
import { drawInvoice, type InvoiceInput } from './draw-invoice.ts';

export type RenderInvoice = (input: InvoiceInput) => Promise<Buffer>;

/** The fonts are read when the first invoice is asked for, and kept. */
export function createInvoices(): RenderInvoice {
  let fonts: Promise<{ files: FontFile[]; letters: Map<FontFile, ReadonlySet<number>> }> | undefined;
  const load = async () => {
    const files = await loadFonts();
    return { files, letters: new Map(files.map((file) => [file, lettersOf(file)])) };
  };
  return async (input) => {
    fonts ??= load();
    const { files, letters } = await fonts;
    return drawInvoice(input, files, (file) => (codePoint) => letters.get(file)?.has(codePoint) === true);
  };
}

function lettersOf({ data }: FontFile): ReadonlySet<number> {
  // A file of one font, not a collection of several.
  return new Set((create(data) as Font).characterSet);
}
