import fc from 'fast-check';
import { expect, it } from 'vitest';
import { createRoom, writeBind } from './bind.ts';

/** As PostgreSQL reads it. */
function read(message: Uint8Array): {
  kind: number;
  length: number;
  statement: string;
  values: (string | null)[];
  rest: number[];
} {
  const bytes = Buffer.from(message);
  const end = bytes.indexOf(0, 6);
  let at = end + 1;
  expect(bytes.readInt16BE(at)).toBe(0);
  const many = bytes.readUInt16BE(at + 2);
  at += 4;
  const values = Array.from({ length: many }, (): string | null => {
    const length = bytes.readInt32BE(at);
    at += 4;
    if (length === -1) return null;
    at += length;
    return bytes.toString('utf8', at - length, at);
  });
  expect(bytes.readInt16BE(at)).toBe(0);
  return {
    kind: bytes[0] ?? 0,
    length: bytes.readInt32BE(1),
    statement: bytes.toString('utf8', 6, end),
    values,
    rest: [...bytes.subarray(at + 2)],
  };
}

const texts = fc.array(
  fc.option(
    fc.oneof(
      fc.string({ unit: 'grapheme', maxLength: 40 }),
      fc.string({ unit: 'binary', maxLength: 40 }),
      fc.constantFrom('x'.repeat(3000), 'é'.repeat(3000), '漢'.repeat(3000)),
    ),
    { nil: null },
  ),
  { maxLength: 30 },
);

it('says what it was given, one message after another in the same bytes', () => {
  const room = createRoom();
  const then = Uint8Array.from([1, 2, 3]);
  fc.assert(
    fc.property(fc.stringMatching(/^[a-z-]{0,60}$/), texts, (statement, values) => {
      const message = writeBind(room, statement, values, then);
      expect(read(message)).toEqual({
        kind: 0x42,
        length: message.length - then.length - 1,
        statement,
        values: values.map((value) => value?.toWellFormed() ?? null),
        rest: [1, 2, 3],
      });
    }),
  );
});

it('what is very long is sent and not kept', () => {
  const room = createRoom();
  const long = 'x'.repeat(1_000_000);
  expect(read(writeBind(room, 'a', [long], new Uint8Array())).values).toEqual([long]);
  expect(room.bytes.length).toBe(0);
});
