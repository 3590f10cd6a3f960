import fc from 'fast-check';
import { EventEmitter } from 'node:events';
import { expect, test } from 'vitest';
import { standBefore, valuesOf, whole } from './raw-rows.ts';

/** As PostgreSQL writes them: a letter, the length of all but the letter, and what is said. */
function message(letter: string, said: Uint8Array): Buffer {
  const length = Buffer.alloc(4);
  length.writeInt32BE(said.length + 4);
  return Buffer.concat([Buffer.from(letter), length, said]);
}

function dataRow(values: readonly (Uint8Array | null)[]): Buffer {
  const count = Buffer.alloc(2);
  count.writeInt16BE(values.length);
  const fields = values.map((value) => {
    const length = Buffer.alloc(4);
    length.writeInt32BE(value === null ? -1 : value.length);
    return Buffer.concat([length, value ?? Buffer.alloc(0)]);
  });
  return message('D', Buffer.concat([count, ...fields]));
}

const ready = message('Z', Buffer.from('I'));
const said = fc.uint8Array({ maxLength: 40 });
const row = fc.array(fc.option(said), { maxLength: 5 });
/** What else comes between rows: descriptions, notices, notifications, the end of a statement. */
const other = fc
  .tuple(fc.constantFrom('1', '2', 'T', 'N', 'A', 'C', 'E', 'S'), said)
  .map(([letter, bytes]) => message(letter, bytes));
const question = fc.record({
  wantsBytes: fc.boolean(),
  messages: fc.array(
    fc.oneof(
      row.map((values) => ({ values })),
      other.map((bytes) => ({ bytes })),
    ),
    { maxLength: 6 },
  ),
  late: other,
  heardOfLate: fc.nat(20),
});

test('rows of the questions that want bytes are taken, whole, and the driver gets everything else, however the stream is cut', () => {
  fc.assert(
    fc.property(
      fc.array(question, { minLength: 1, maxLength: 4 }),
      fc.array(fc.integer({ min: 1, max: 30 }), { minLength: 1 }),
      (questions, cuts) => {
        const stream = new EventEmitter();
        let heard = Buffer.alloc(0);
        stream.on('data', (bytes: Buffer) => (heard = Buffer.concat([heard, bytes])));
        const takeRows = standBefore(stream);
        const taken: (string | null)[][] = [];
        const expected: (string | null)[][] = [];
        let forDriver = Buffer.alloc(0);
        let turn = 0;
        // PostgreSQL may tell of a setting or a warning after a question, and half of it may be here when the next is asked.
        let rest: Buffer = Buffer.alloc(0);
        for (const { wantsBytes, messages, late, heardOfLate } of questions) {
          if (wantsBytes)
            takeRows?.((pieces) =>
              taken.push(valuesOf(pieces).map((value) => value && whole(value).toString('hex'))),
            );
          const sent = messages.map((each) =>
            'values' in each ? dataRow(each.values) : each.bytes,
          );
          for (const each of messages)
            if (wantsBytes && 'values' in each)
              expected.push(
                each.values.map((value) => value && Buffer.from(value).toString('hex')),
              );
          forDriver = Buffer.concat([
            forDriver,
            ...sent.filter((_, index) => !(wantsBytes && 'values' in (messages[index] ?? {}))),
            ready,
            late.subarray(0, heardOfLate),
          ]);
          const all = Buffer.concat([rest, ...sent, ready, late.subarray(0, heardOfLate)]);
          for (let at = 0; at < all.length;) {
            const length = cuts[turn++ % cuts.length] ?? 1;
            stream.emit('data', all.subarray(at, at + length));
            at += length;
          }
          rest = late.subarray(heardOfLate);
          forDriver = Buffer.concat([forDriver, rest]);
        }
        stream.emit('data', rest);
        expect(taken).toEqual(expected);
        expect(heard.equals(forDriver)).toBe(true);
      },
    ),
  );
});

test('a stream that is read by others too is left alone', () => {
  const stream = new EventEmitter();
  expect(standBefore(stream)).toBeUndefined();
  stream.on('data', () => undefined).on('data', () => undefined);
  expect(standBefore(stream)).toBeUndefined();
  expect(stream.listenerCount('data')).toBe(2);
});
