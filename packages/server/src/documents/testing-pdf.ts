import { inflateSync } from 'node:zlib';

/**
 * For tests only: the text of a PDF as programs extract it, one line for each text object.
 * Replacement glyphs are read as their actual characters.
 */
export function textOfPdf(pdf: Buffer): string {
  const objects = new Map<string, { head: string; stream: Buffer | undefined }>();
  const raw = pdf.toString('latin1');
  for (const match of raw.matchAll(/(\d+) 0 obj\n([\s\S]*?)\nendobj/g)) {
    const [, id = '', body = ''] = match;
    const [head = '', ...rest] = body.split('\nstream\n');
    const packed =
      rest.length === 0
        ? undefined
        : Buffer.from(rest.join('\nstream\n').replace(/\nendstream$/, ''), 'latin1');
    objects.set(id, {
      head,
      stream: packed && (head.includes('FlateDecode') ? inflateSync(packed) : packed),
    });
  }
  const letters = new Map<string, readonly string[]>();
  for (const { head } of objects.values()) {
    for (const [, name = '', id = ''] of (/\/Font <<([\s\S]*?)>>/.exec(head)?.[1] ?? '').matchAll(
      /\/(F\d+) (\d+) 0 R/g,
    )) {
      const map = /\/ToUnicode (\d+) 0 R/.exec(objects.get(id)?.head ?? '')?.[1] ?? '';
      letters.set(name, lettersOf(objects.get(map)?.stream?.toString('latin1') ?? ''));
    }
  }
  const pages = [...objects.values()].flatMap(({ head }) =>
    /\/Type \/Page\b/.test(head) ? [/\/Contents (\d+) 0 R/.exec(head)?.[1] ?? ''] : [],
  );
  return pages
    .map((id) => readPage(objects.get(id)?.stream?.toString('latin1') ?? '', letters))
    .join('\n');
}

const hexText = (hex: string): string => Buffer.from(hex, 'hex').swap16().toString('utf16le');

/** By glyph index. */
function lettersOf(map: string): string[] {
  const found: string[] = [];
  for (const [, first = '0', , list = ''] of map.matchAll(
    /<([0-9a-f]+)> <([0-9a-f]+)> \[([^\]]*)\]/gi,
  )) {
    for (const [index, [, codes = '']] of [...list.matchAll(/<([0-9a-f ]*)>/gi)].entries())
      found[Number.parseInt(first, 16) + index] = hexText(codes.replaceAll(' ', ''));
  }
  return found;
}

function readPage(content: string, letters: ReadonlyMap<string, readonly string[]>): string {
  let [text, font, actual, lastY] = ['', '', undefined as string | undefined, ''];
  for (const [token, , y, name, marked, shown] of content.matchAll(
    /1 0 0 1 (\S+) (\S+) Tm|\/(F\d+) \S+ Tf|\/Span <<\s*\/ActualText (\([\s\S]*?[^\\]\)|<[^>]*>)\s*>> BDC|\[([^\]]*)\] TJ|EMC/g,
  )) {
    if (y !== undefined && y !== lastY) {
      text += '\n';
      lastY = y;
    }
    if (name !== undefined) font = name;
    if (marked !== undefined) actual = pdfString(marked);
    if (token === 'EMC') actual = undefined;
    if (shown === undefined) continue;
    const words = [...shown.matchAll(/<([0-9a-f]+)>/gi)]
      .flatMap(([, hex = '']) =>
        (hex.match(/.{4}/g) ?? []).map(
          (glyph) => letters.get(font)?.[Number.parseInt(glyph, 16)] ?? '',
        ),
      )
      .join('');
    text += actual ?? words;
  }
  return text;
}

function pdfString(written: string): string {
  const bytes = Buffer.from(
    written
      .slice(1, -1)
      .replace(
        /\\(\d{3}|.)/g,
        (_, code: string) =>
          ({ n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' })[code] ??
          (code.length === 3 ? String.fromCharCode(Number.parseInt(code, 8)) : code),
      ),
    'latin1',
  );
  return bytes[0] === 0xfe && bytes[1] === 0xff
    ? Buffer.from(bytes.subarray(2)).swap16().toString('utf16le')
    : bytes.toString('latin1');
}
