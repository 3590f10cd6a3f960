import { constants, crc32, deflateRawSync } from 'node:zlib';

/** A page whose nonce is put in as it is sent, plain or compressed: made once, sent often. */
export interface Spliced {
  /** In memory. */
  readonly bytes: number;
  readonly plain: (nonce: string) => Buffer;
  readonly gzip: (nonce: string) => Buffer;
}

/** Nonces have the length of the one they replace. */
const nonceLength = 32;
const zeros = Buffer.alloc(nonceLength);

/** Finds the places of the nonce in a page. One without, such as data, is sent as it is. */
export function splice(page: Buffer, nonce: string): Spliced {
  const pieces = cut(page, Buffer.from(nonce, 'latin1'));
  const packed = pieces.map((piece) => deflateRawSync(piece, { level: 6, finishFlush: constants.Z_FULL_FLUSH }));
  const checksum = checksumOf(pieces);
  // Between two flushes nothing refers to anything before it, so a block can be put there as it is.
  const zipped = Buffer.concat([gzipHeader, ...between(packed, Buffer.concat([storedHeader, zeros])), gzipEnd]);
  zipped.writeUInt32LE(page.length, zipped.length - 4);
  const places = placesIn(pieces, 0, 0);
  const zippedPlaces = placesIn(packed, gzipHeader.length, storedHeader.length);
  return {
    bytes: page.length + zipped.length,
    plain: (fresh) => (places.length === 0 ? page : filled(page, places, Buffer.from(fresh, 'latin1'))),
    gzip: (fresh) => {
      const own = Buffer.from(fresh, 'latin1');
      const answer = filled(zipped, zippedPlaces, own);
      answer.writeUInt32LE(checksum(own), answer.length - 8);
      return answer;
    },
  };
}

/** Where the nonces stand, when each has so much before it that is not its own. */
function placesIn(pieces: readonly Buffer[], start: number, before: number): number[] {
  let at = start;
  return pieces.slice(0, -1).map(({ length }) => {
    at += length + before + nonceLength;
    return at - nonceLength;
  });
}

/** One copy of the whole, and the nonce over each place: the cheapest way to have both. */
function filled(whole: Buffer, places: readonly number[], own: Buffer): Buffer {
  const copy = Buffer.allocUnsafe(whole.length);
  whole.copy(copy);
  for (const at of places) own.copy(copy, at);
  return copy;
}

const gzipHeader = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0xff]);
/** The empty last block, the checksum, the length. */
const gzipEnd = Buffer.from([3, 0, 0, 0, 0, 0, 0, 0, 0, 0]);
const storedHeader = Buffer.from([0, nonceLength & 0xff, nonceLength >> 8, ~nonceLength & 0xff, (~nonceLength >> 8) & 0xff]);

function cut(page: Buffer, nonce: Buffer): Buffer[] {
  const pieces: Buffer[] = [];
  let from = 0;
  for (let at = page.indexOf(nonce); at >= 0; at = page.indexOf(nonce, from)) {
    pieces.push(page.subarray(from, at));
    from = at + nonce.length;
  }
  return [...pieces, page.subarray(from)];
}

const between = (pieces: readonly Buffer[], middle: Buffer): Buffer[] => pieces.flatMap((piece, at) => (at === 0 ? [piece] : [middle, piece]));

/**
 * The checksum of the page with any nonce, from the checksum of that nonce alone: what a nonce adds to the whole is the sum of
 * what each of its bits adds, so the 32 bits are tried once and the page is never read again.
 */
function checksumOf(pieces: readonly Buffer[]): (nonce: Buffer) => number {
  const nothing = crc32(zeros);
  const withNonce = (own: number): number => pieces.reduce((sum, piece, at) => crc32(piece, at === 0 ? sum : (crc32(zeros, sum) ^ nothing ^ own) >>> 0), 0);
  const base = withNonce(0);
  const bits = Array.from({ length: 32 }, (_, bit) => (withNonce((1 << bit) >>> 0) ^ base) >>> 0);
  return (nonce) => {
    const own = crc32(nonce);
    let sum = base;
    for (const [bit, adds] of bits.entries()) if ((own >>> bit) & 1) sum ^= adds;
    return sum >>> 0;
  };
}
