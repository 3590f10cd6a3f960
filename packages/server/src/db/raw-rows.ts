/**
 * Rows as the bytes they came as. The driver makes text of every value it reads; an answer that is only passed on would be
 * decoded, copied and encoded again, which for a page of products took a quarter of its main thread's time. While a question that wants bytes
 * is under way on a connection, its rows are taken out of the stream here; everything else goes on to the driver as before.
 */

/** What a connection's socket must be for this. */
export interface ByteStream {
  listeners(event: 'data'): unknown[];
  on(event: 'data', listener: Listener): unknown;
  off(event: 'data', listener: Listener): unknown;
}

type Listener = (bytes: Buffer) => void;

/** In the pieces that arrived, uncopied. */
export type Pieces = readonly Buffer[];

/** Takes the rows of the question that is asked next, and of no other. */
export type TakeRows = (take: (row: Pieces) => void) => void;

// Of PostgreSQL's messages: a letter, the length of all but the letter, and what is said.
const HEADER = 5;
const DATA_ROW = 0x44;
const READY_FOR_QUERY = 0x5a;
const nothing: Buffer = Buffer.alloc(0);

/** Undefined when the driver does not read its stream in the way this was written for: it then has to make text of the rows. */
export function standBefore(stream: ByteStream): TakeRows | undefined {
  const [driver, ...others] = stream.listeners('data') as Listener[];
  if (!driver || others.length > 0) return undefined;
  let take: ((row: Pieces) => void) | undefined;
  let row: Buffer[] | undefined;
  /** Of the message that is being read. */
  let left = 0;
  /** The beginning of a header whose end has not come, and how much of it the driver has had. */
  let begun = nothing;
  let had = 0;

  /** Keeps track of where messages begin; `apart`, also gives the driver each of them but the rows that are taken. */
  const walk = (arrived: Buffer, apart: boolean): void => {
    const bytes = begun.length > 0 ? Buffer.concat([begun, arrived]) : arrived;
    let known = had;
    [begun, had] = [nothing, 0];
    for (let at = 0; at < bytes.length;) {
      if (left === 0) {
        if (bytes.length - at < HEADER) {
          begun = bytes.subarray(at);
          had = apart ? known : begun.length;
          return;
        }
        left = 1 + bytes.readUInt32BE(at + 1);
        // The next question may be asked while the driver hears that this one is done.
        if (bytes[at] === READY_FOR_QUERY) take = undefined;
        // What the driver heard the beginning of came before the question.
        if (apart && bytes[at] === DATA_ROW && take && known === 0) {
          row = [];
          at += HEADER;
          left -= HEADER;
        }
      }
      const piece = bytes.subarray(at, at + left);
      at += piece.length;
      left -= piece.length;
      if (!apart) continue;
      if (!row) driver(piece.subarray(known));
      else if (row.push(piece) > 0 && left === 0) {
        take?.(row);
        row = undefined;
      }
      known = 0;
    }
  };

  stream.on('data', (bytes) => {
    const apart = take !== undefined;
    const held = begun.subarray(had);
    walk(bytes, apart);
    if (apart) return;
    if (held.length > 0) driver(held);
    driver(bytes);
  });
  stream.off('data', driver);
  return (next) => {
    take = next;
  };
}

/** The values of a row; null where there is none. */
export function valuesOf(row: Pieces): (Pieces | null)[] {
  const pieces = [...row];
  const next = (length: number): Buffer[] => {
    const found: Buffer[] = [];
    for (let wanted = length; wanted > 0;) {
      const piece = pieces.shift();
      if (!piece) throw new Error('A row of the database ended before its last value.');
      found.push(piece.subarray(0, wanted));
      if (piece.length > wanted) pieces.unshift(piece.subarray(wanted));
      wanted -= Math.min(piece.length, wanted);
    }
    return found;
  };
  const count = whole(next(2)).readInt16BE(0);
  return Array.from({ length: count }, () => {
    const length = whole(next(4)).readInt32BE(0);
    return length < 0 ? null : next(length);
  });
}

/** In one piece; copied only where it came in several. */
export const whole = (pieces: Pieces): Buffer =>
  pieces.length === 1 ? (pieces[0] ?? nothing) : Buffer.concat(pieces);
