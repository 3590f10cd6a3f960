/**
 * The message that binds values to a statement, with what follows it, in one piece and in bytes that its connection keeps. The driver
 * begins each with 256 bytes and takes larger ones as values come, which costs a long document three copies of itself. A connection has
 * one question under way at a time, and PostgreSQL has read all of it before it is ready for the next: by then the bytes are free again.
 */

/** The bytes of one connection. */
export interface Room {
  bytes: Buffer;
}

/** More than this is not kept: an import's batch would stay with every connection. */
const MOST_KEPT = 256 * 1024;
/** Bytes that one unit of a text may take as UTF-8. */
const WIDEST = 3;

export const createRoom = (): Room => ({ bytes: Buffer.alloc(0) });

/** All values as text. */
export function writeBind(
  room: Room,
  statement: string,
  values: readonly (string | null)[],
  then: Uint8Array,
): Uint8Array {
  const bytes = takeRoom(room, mostBytes(statement, values, then));
  bytes[0] = 0x42;
  // The unnamed portal, the statement, no formats: all is text.
  let at = 5;
  bytes[at++] = 0;
  at += bytes.write(statement, at);
  bytes[at++] = 0;
  at = bytes.writeInt16BE(0, at);
  at = bytes.writeUInt16BE(values.length, at);
  for (const value of values) {
    const length = value === null ? -1 : bytes.write(value, at + 4);
    bytes.writeInt32BE(length, at);
    at += 4 + Math.max(0, length);
  }
  at = bytes.writeInt16BE(0, at);
  bytes.writeInt32BE(at - 1, 1);
  bytes.set(then, at);
  return bytes.subarray(0, at + then.length);
}

/** A statement that copies in, what it copies, and the end of it, without waiting for PostgreSQL to ask for the rows. */
export function writeCopy(statement: string, rows: string): Uint8Array {
  const bytes = Buffer.allocUnsafeSlow(16 + (statement.length + rows.length) * WIDEST);
  let at = writeMessage(bytes, 0, 0x51, `${statement}\0`);
  at = writeMessage(bytes, at, 0x64, rows);
  at = writeMessage(bytes, at, 0x63, '');
  return bytes.subarray(0, at);
}

function writeMessage(bytes: Buffer, at: number, kind: number, text: string): number {
  bytes[at] = kind;
  const length = 4 + bytes.write(text, at + 5);
  bytes.writeInt32BE(length, at + 1);
  return at + 1 + length;
}

function mostBytes(
  statement: string,
  values: readonly (string | null)[],
  then: Uint8Array,
): number {
  let most = 13 + statement.length * WIDEST + then.length;
  for (const value of values) most += 4 + (value === null ? 0 : value.length * WIDEST);
  return most;
}

function takeRoom(room: Room, size: number): Buffer {
  if (size <= room.bytes.length) return room.bytes;
  if (size > MOST_KEPT) return Buffer.allocUnsafeSlow(size);
  room.bytes = Buffer.allocUnsafeSlow(2 ** Math.ceil(Math.log2(size)));
  return room.bytes;
}
