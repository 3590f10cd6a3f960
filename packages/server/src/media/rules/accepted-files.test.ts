import fc from 'fast-check';
import { expect, test } from 'vitest';
import { kindOf, maxBytes, MAX_PIXELS, maxUpload, mediaIdOf } from './accepted-files.ts';

const office = 'application/vnd.openxmlformats-officedocument';

test.each([
  ['image', ['jpeg', 'png', 'webp', 'gif', 'avif', 'heic', 'tiff'].map((type) => `image/${type}`)],
  ['video', ['video/mp4', 'video/webm', 'video/quicktime']],
  [
    'audio',
    ['mpeg', 'mp4', 'x-m4a', 'ogg', 'wav', 'flac', 'x-flac'].map((type) => `audio/${type}`),
  ],
  [
    'document',
    [
      'application/pdf',
      'application/epub+zip',
      'application/msword',
      `${office}.wordprocessingml.document`,
      `${office}.spreadsheetml.sheet`,
      `${office}.presentationml.presentation`,
    ],
  ],
  [
    'archive',
    ['zip', 'x-7z-compressed', 'gzip', 'x-rar-compressed'].map((type) => `application/${type}`),
  ],
] as const)('files of the kind %s are taken', (kind, types) => {
  for (const type of types) expect(kindOf(type), type).toBe(kind);
});

test.each([
  'image/svg+xml',
  'text/html',
  'application/xhtml+xml',
  'application/javascript',
  'application/x-msdownload',
  'IMAGE/PNG',
  'image/png; charset=x',
  '',
  'constructor',
  'toString',
  '__proto__',
  undefined,
])('refuses a file of the type %j', (type) => {
  expect(kindOf(type)).toBeUndefined();
});

test('each kind has a maximum size, and uploads end at the largest', () => {
  const megabytes = Object.entries(maxBytes).map(([kind, bytes]) => [kind, bytes / 2 ** 20]);
  expect(Object.fromEntries(megabytes)).toEqual({
    image: 25,
    video: 1024,
    audio: 360,
    document: 1024,
    archive: 1024,
  });
  expect(maxUpload).toBe(1024 * 2 ** 20);
  expect(MAX_PIXELS).toBe(100_000_000);
});

test.each([
  ['abc_1~mv2.jpg', 'abc_1~mv2.jpg'],
  ['abc.jpg?x=1', 'abc.jpg'],
  ['abc.jpg#x', 'abc.jpg'],
  ['wix:image://v1/abc.jpg/cup.jpg#originWidth=10&originHeight=20', 'abc.jpg'],
  ['wix:video://v1/abc/file.mp4', 'abc'],
  ['wix:document://v1/abc.pdf', 'abc.pdf'],
  ['wix:audio://v1/abc', 'abc'],
  ['/media/abc.jpg', 'abc.jpg'],
  ['/media/abc.jpg/v1/fill/w_10,h_10/file.jpg', 'abc.jpg'],
  ['https://shop.example/media/abc.jpg', 'abc.jpg'],
  ['http://localhost:3000/media/abc.jpg', 'abc.jpg'],
  ['x'.repeat(200), 'x'.repeat(200)],
  ['x'.repeat(201), undefined],
  ['', undefined],
  ['wix:other://v1/abc', undefined],
  ['wix:image://v2/abc', undefined],
  ['x wix:image://v1/abc', undefined],
  ['https://shop.example/other/abc', undefined],
  ['https://shop.example/a/media/abc', undefined],
  ['ftp://shop.example/media/abc', undefined],
  ['a b', undefined],
  ['a%2fb', undefined],
])('the reference %j names the file %j', (reference, id) => {
  expect(mediaIdOf(reference)).toBe(id);
});

test('an id never leads out of a folder', () => {
  fc.assert(
    fc.property(
      fc.array(fc.constantFrom('/media/', '..', '/', '\\', 'a', '#', '?', '%2f', '\0', '\n', ':'), {
        maxLength: 8,
      }),
      (parts) => {
        const id = mediaIdOf(parts.join(''));
        return id === undefined || /^[\w~.-]+$/.test(id);
      },
    ),
  );
});
