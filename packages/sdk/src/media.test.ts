import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createClient } from './client.ts';
import { createMedia, media } from './media.ts';

const clientHost = Symbol.for('@shopwright/sdk host of the client');
beforeEach(() => {
  vi.stubEnv('SHOPWRIGHT_URL', 'https://shop.test');
  // Another test file of the same worker may have created a client.
  Reflect.deleteProperty(globalThis, clientHost);
});
afterEach(() => {
  vi.unstubAllEnvs();
  Reflect.deleteProperty(globalThis, clientHost);
});
const image = 'wix:image://v1/abc~mv2.png/T%C3%A9%20a.png#originWidth=100&originHeight=200';

test('an image identifier becomes its URL, with size and alt text', () => {
  expect(media.getImageUrl(image)).toEqual({
    id: 'abc~mv2.png',
    url: 'https://shop.test/media/abc~mv2.png',
    width: 100,
    height: 200,
    altText: 'Té a.png',
    filename: 'Té a.png',
  });
  expect(media.getImageUrl('image://v1/old.png#originWidth=1&originHeight=2')).toMatchObject({
    id: 'old.png',
    width: 1,
    height: 2,
  });
  expect(
    media.getImageUrl('https://static.wixstatic.com/media/abc.png/v1/fill/w_30,h_40,al_c/abc.png'),
  ).toMatchObject({ id: 'abc.png', url: 'https://shop.test/media/abc.png', width: 30, height: 40 });
  expect(
    media.getImageUrl('https://shop.test/media/tea.webp/v1/fill/w_30,h_40/tea.webp'),
  ).toMatchObject({
    id: 'tea.webp',
    url: 'https://shop.test/media/tea.webp',
    width: 30,
    height: 40,
  });
});

test("image URLs use the client's host, else the environment", () => {
  createClient({ host: 'shop.other' });
  expect(media.getScaledToFillImageUrl(image, 60, 40)).toBe(
    'https://shop.other/media/abc~mv2.png/v1/fill/w_60,h_40/abc~mv2.png',
  );
  vi.stubEnv('SHOPWRIGHT_URL', '');
  expect(media.getImageUrl(image).url).toBe('https://shop.other/media/abc~mv2.png');
  expect(createMedia(() => 'https://third.test').getImageUrl(image).url).toBe(
    'https://third.test/media/abc~mv2.png',
  );
});

test('an image on another host keeps its URL in every size, also without a host setting', () => {
  vi.stubEnv('SHOPWRIGHT_URL', '');
  const elsewhere = [
    'https://cdn.example/files/mug.jpg?v=1',
    'https://cdn.example/media/mug.jpg',
    '/pictures/mug.jpg',
    'nonsense',
  ];
  for (const address of elsewhere) {
    expect(media.getImageUrl(address)).toEqual({
      id: '',
      url: address,
      width: Number.NaN,
      height: Number.NaN,
    });
    expect(media.getScaledToFillImageUrl(address, 60, 40)).toBe(address);
    expect(media.getScaledToFitImageUrl(address, 60, 40, { quality: 80 })).toBe(address);
    expect(media.getCroppedImageUrl(address, 1, 2, 30, 40)).toBe(address);
    expect(media.getDocumentUrl(address)).toEqual({ id: '', url: address });
  }
  for (const missing of ['', undefined, null])
    expect(media.getScaledToFillImageUrl(missing, 60, 40)).toBe('');
});

test('an image URL of the store is scaled too', () => {
  expect(media.getScaledToFillImageUrl('https://www.shop.example/media/abc~mv2.png', 60, 40)).toBe(
    'https://www.shop.example/media/abc~mv2.png/v1/fill/w_60,h_40/abc~mv2.png',
  );
});

test('an identifier with a bare percent sign is accepted', () => {
  expect(
    media.getImageUrl('wix:image://v1/abc~mv2.png/100%.png#originWidth=1&originHeight=2'),
  ).toMatchObject({ filename: '100%.png' });
});

test('sizes are those that the platform serves', () => {
  expect(media.getScaledToFillImageUrl(image, 60, 40)).toBe(
    'https://shop.test/media/abc~mv2.png/v1/fill/w_60,h_40/abc~mv2.png',
  );
  expect(
    media.getScaledToFitImageUrl(image, 60.4, 40, { quality: 80, focalPoint: { x: 0.5, y: 0.25 } }),
  ).toBe('https://shop.test/media/abc~mv2.png/v1/fit/w_60,h_40,fp_0.50_0.25,q_80/abc~mv2.png');
  expect(media.getCroppedImageUrl(image, 1, 2, 30, 40)).toBe(
    'https://shop.test/media/abc~mv2.png/v1/crop/x_1,y_2,w_30,h_40/abc~mv2.png',
  );
});

test('videos, sounds and documents', () => {
  expect(
    media.getVideoUrl('wix:video://v1/vid/f.mp4#posterUri=p.jpg&posterWidth=3&posterHeight=4'),
  ).toEqual({
    id: 'vid',
    url: 'https://shop.test/media/vid',
    filename: 'f.mp4',
    thumbnail: 'wix:image://v1/p.jpg#originWidth=3&originHeight=4',
  });
  expect(media.getAudioUrl('wix:audio://v1/a.mp3/x.mp3#duration=7')).toMatchObject({
    id: 'a.mp3',
    duration: 7,
  });
  expect(media.getDocumentUrl('wix:document://v1/ugd/d.pdf/manual.pdf')).toEqual({
    id: 'd.pdf',
    url: 'https://shop.test/media/d.pdf',
    filename: 'manual.pdf',
  });
});
