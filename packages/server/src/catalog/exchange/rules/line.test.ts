import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isRemote, pictureAt, storedMediaId } from './line.ts';

describe('a picture of a file', () => {
  test('is named by its URL', () => {
    const image = { url: 'https://cdn.example/a/cup.PNG?x=1', width: 0, height: 0 };
    expect(pictureAt(' https://cdn.example/a/cup.PNG?x=1 ')).toEqual({
      id: expect.stringMatching(/^[\da-f]{32}~mv2\.png$/),
      mediaType: 'image',
      title: '',
      image,
      thumbnail: image,
    });
    expect(pictureAt('http://cdn.example/cup', 'A cup')?.image).toEqual({
      url: 'http://cdn.example/cup',
      width: 0,
      height: 0,
      altText: 'A cup',
    });
    expect(pictureAt('http://cdn.example/cup', '')?.image).not.toHaveProperty('altText');
  });

  test('is named by its Wix media id', () => {
    const address = 'https://static.wixstatic.com/media/a1_b2~mv2.jpg';
    for (const reference of ['a1_b2~mv2.jpg', address])
      expect(pictureAt(reference)).toMatchObject({ id: 'a1_b2~mv2.jpg', image: { url: address } });
    expect(pictureAt('https://static.wixstatic.com/media/a%20b.jpg')?.id).toMatch(/^[\da-f]{32}~/);
  });

  test.each([
    '',
    'cup',
    'ftp://cdn.example/cup.jpg',
    'javascript:alert(1)',
    'data:image/png,x',
    '/media/a',
    'a b.jpg',
  ])('%j is not a picture', (reference) => {
    expect(pictureAt(reference)).toBeUndefined();
  });

  test.each([
    ['cup.jpeg', 'jpeg'],
    ['cup.webp', 'webp'],
    ['cup.tif', 'tif'],
    ['cup.tiff', 'tiff'],
    ['cup.avif', 'avif'],
    ['cup.gif', 'gif'],
    ['cup.heic', 'heic'],
    ['cup.svg', 'jpg'],
    ['cup.jpg.exe', 'jpg'],
    ['cup', 'jpg'],
  ])('%s is stored with the extension %s', (name, ending) => {
    expect(pictureAt(`https://cdn.example/${name}`)?.id?.split('.').at(-1)).toBe(ending);
    expect(storedMediaId('site', `https://cdn.example/${name}`).split('.').at(-1)).toBe(ending);
  });

  test('has one id per URL', () => {
    const id = (n: number) => pictureAt(`https://cdn.example/${n}.jpg`)?.id;
    const ids = Array.from({ length: 3_000 }, (_, n) => id(n));
    expect(new Set(ids).size).toBe(3_000);
    expect(id(7)).toBe(ids[7]);
    // Each of the four parts of an id differs.
    for (let part = 0; part < 4; part += 1)
      expect(new Set(ids.map((one) => one?.slice(8 * part, 8 * part + 8))).size).toBeGreaterThan(
        2_990,
      );
  });

  test('has an id that a media file can have', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (path) =>
        /^[\w~.-]{1,200}$/.test(pictureAt(`https://cdn.example/${path}`)?.id ?? ''),
      ),
    );
  });

  test('is stored under an id that depends on the site', () => {
    const url = 'https://cdn.example/cup.jpg';
    expect(storedMediaId('one', url)).toMatch(/^[\da-f]{32}~mv2\.jpg$/);
    expect(storedMediaId('one', url)).toBe(storedMediaId('one', url));
    expect(storedMediaId('one', url)).not.toBe(storedMediaId('other', url));
  });
});

test('a picture is remote when its URL has a host', () => {
  const at = (url?: string) => isRemote(url === undefined ? {} : { image: { url } });
  expect([at('https://cdn.example/a'), at('http://cdn.example/a')]).toEqual([true, true]);
  expect([at('/media/a'), at(), at('x https://cdn.example')]).toEqual([false, false, false]);
});
