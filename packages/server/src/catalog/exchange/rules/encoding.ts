export const encodings = ['utf-8', 'utf-16le', 'utf-16be', 'windows-1252'] as const;
export type Encoding = (typeof encodings)[number];

/**
 * UTF-16 by its byte order mark, or by the zero bytes that every second character of a header has.
 * Undefined for the encodings that begin alike.
 */
export function encodingByStart(start: Uint8Array): Encoding | undefined {
  const [first, second] = start;
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  if (first === undefined || second === undefined) return undefined;
  if (first !== 0 && second === 0) return 'utf-16le';
  return first === 0 && second !== 0 ? 'utf-16be' : undefined;
}

/** Decides which encoding a file has after all its bytes were seen. */
export function createEncodingDetector(): {
  readonly see: (piece: Uint8Array) => void;
  readonly encoding: () => Encoding;
} {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let byStart: Encoding | undefined;
  let isFirst = true;
  let isUtf8 = true;
  const attempt = (decode: () => void): void => {
    try {
      decode();
    } catch {
      isUtf8 = false;
    }
  };
  return {
    see(piece) {
      if (isFirst) byStart = encodingByStart(piece);
      isFirst = false;
      if (isUtf8 && byStart === undefined) attempt(() => decoder.decode(piece, { stream: true }));
    },
    encoding() {
      if (isUtf8 && byStart === undefined) attempt(() => decoder.decode());
      // Spreadsheets of western countries save tables in the code page of Windows.
      return byStart ?? (isUtf8 ? 'utf-8' : 'windows-1252');
    },
  };
}

export async function* toUtf8(
  bytes: AsyncIterable<Uint8Array>,
  encoding: Encoding,
): AsyncGenerator<Uint8Array> {
  const decoder = new TextDecoder(encoding);
  const encoder = new TextEncoder();
  for await (const piece of bytes) yield encoder.encode(decoder.decode(piece, { stream: true }));
  yield encoder.encode(decoder.decode());
}
