import { inflateSync } from 'node:zlib';

/**
 * Unpacks a WOFF file to a plain OpenType font. The PDF library would decompress its tables in
 * JavaScript for every document, which takes most of the rendering time.
 */
export function unpackFont(woff: Buffer): Buffer {
  const count = woff.readUInt16BE(12);
  const tables = Array.from({ length: count }, (_, index) =>
    readTable(woff, WOFF_HEADER + index * WOFF_ENTRY),
  );
  const head = Buffer.alloc(HEADER + count * ENTRY);
  // The outline format.
  woff.copy(head, 0, 4, 8);
  head.writeUInt16BE(count, 4);
  const power = Math.floor(Math.log2(count));
  head.writeUInt16BE(2 ** power * ENTRY, 6);
  head.writeUInt16BE(power, 8);
  head.writeUInt16BE(count * ENTRY - 2 ** power * ENTRY, 10);
  let offset = head.length;
  const bodies = tables.map(({ entry, body }, index) => {
    const at = HEADER + index * ENTRY;
    // The tag, then the checksum.
    woff.copy(head, at, entry, entry + 4);
    woff.copy(head, at + 4, entry + 16, entry + 20);
    head.writeUInt32BE(offset, at + 8);
    head.writeUInt32BE(body.length, at + 12);
    const padded = Buffer.concat([body, Buffer.alloc((4 - (body.length % 4)) % 4)]);
    offset += padded.length;
    return padded;
  });
  return Buffer.concat([head, ...bodies]);
}

const [WOFF_HEADER, WOFF_ENTRY, HEADER, ENTRY] = [44, 20, 12, 16];

/** An incompressible table is stored uncompressed. */
function readTable(woff: Buffer, entry: number): { entry: number; body: Buffer } {
  const [at, packed, length] = [
    woff.readUInt32BE(entry + 4),
    woff.readUInt32BE(entry + 8),
    woff.readUInt32BE(entry + 12),
  ];
  const bytes = woff.subarray(at, at + packed);
  return { entry, body: packed < length ? inflateSync(bytes) : bytes };
}
