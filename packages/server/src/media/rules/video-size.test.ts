import fc from 'fast-check';
import { expect, test } from 'vitest';
import { sizeInMoov, sizeInWebm } from './video-size.ts';

const box = (type: string, ...parts: Buffer[]): Buffer => {
  const body = Buffer.concat(parts);
  const head = Buffer.alloc(8);
  head.writeUInt32BE(body.length + 8);
  head.write(type, 4, 'latin1');
  return Buffer.concat([head, body]);
};
const matrices = {
  upright: [0x10000, 0, 0, 0, 0x10000, 0, 0, 0, 0x40000000],
  turned: [0, 0x10000, 0, -0x10000, 0, 0, 0, 0, 0x40000000],
};

function header(
  width: number,
  height: number,
  { matrix = matrices.upright, version = 0 } = {},
): Buffer {
  const body = Buffer.alloc(version === 1 ? 96 : 84);
  body[0] = version;
  matrix.forEach((value, index) => body.writeInt32BE(value, body.length - 44 + index * 4));
  body.writeUInt32BE(width * 65_536, body.length - 8);
  body.writeUInt32BE(height * 65_536, body.length - 4);
  return box('tkhd', body);
}

test('the size of an MP4 is that of its largest track, in both versions of the header', () => {
  for (const version of [0, 1]) {
    const moov = Buffer.concat([
      box('mvhd', Buffer.alloc(100)),
      box('trak', header(0, 0, { version })),
      box('trak', header(320, 180, { version })),
      box('trak', header(1920, 1080, { version }), box('mdia')),
    ]);
    expect(sizeInMoov(moov)).toEqual({ width: 1920, height: 1080 });
  }
});

test('a portrait video is taller than wide', () => {
  expect(sizeInMoov(box('trak', header(1920, 1080, { matrix: matrices.turned })))).toEqual({
    width: 1080,
    height: 1920,
  });
});

const element = (id: number[], body: Buffer): Buffer =>
  Buffer.concat([Buffer.from([...id, 0x40 | (body.length >> 8), body.length & 0xff]), body]);

test('the size of a WebM is that of its video track, whatever precedes it', () => {
  const number = (id: number, value: number) => Buffer.from([id, 0x82, value >> 8, value & 0xff]);
  const sound = element(
    [0xae],
    Buffer.concat([Buffer.from([0xd7, 0x81, 1]), element([0xe1], Buffer.from([0xb0, 0x82, 9, 9]))]),
  );
  const video = element(
    [0xae],
    Buffer.concat([
      Buffer.from([0x73, 0xc5, 0x84, 0xe0, 0xb0, 0xba, 1]),
      element([0xe0], Buffer.concat([number(0xb0, 1280), number(0xba, 720)])),
    ]),
  );
  expect(
    sizeInWebm(
      Buffer.concat([
        Buffer.from('anything'),
        element([0x16, 0x54, 0xae, 0x6b], Buffer.concat([sound, video])),
      ]),
    ),
  ).toEqual({ width: 1280, height: 720 });
});

test('any bytes give a size or none, never an error', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 300 }), (bytes) => {
      const buffer = Buffer.from(bytes);
      for (const size of [
        sizeInMoov(buffer),
        sizeInMoov(box('trak', box('tkhd', buffer))),
        sizeInWebm(Buffer.concat([Buffer.from([0x16, 0x54, 0xae, 0x6b]), buffer])),
      ]) {
        if (size !== undefined) expect(Math.min(size.width, size.height)).toBeGreaterThan(0);
      }
    }),
    { numRuns: 500 },
  );
});
