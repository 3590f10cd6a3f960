import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isRefusal } from '../../../kernel/outcome.ts';
import { refreshItems, setMedia } from './media.ts';
import type { MediaState, ProductState } from './product-state.ts';
import { testPatching, testProduct } from './testing-products.ts';

const start = testProduct(
  {
    productOptions: [
      { name: 'Color', choices: [{ value: 'Oat' }, { value: 'Clay' }] },
      { name: 'Size', choices: [{ value: 'S' }] },
    ],
  },
  testPatching(),
);
const item = (id: string): MediaState => ({
  id,
  mediaType: 'image',
  title: '',
  image: { url: `/media/${id}`, width: 1, height: 1 },
  thumbnail: { url: `/media/${id}`, width: 1, height: 1 },
});
const ids = fc.array(fc.constantFrom<string[]>('a', 'b', 'c', 'd'), { maxLength: 6 });
const choices = fc.option(
  fc.array(
    fc.record({
      option: fc.constantFrom('Color', 'Size'),
      choice: fc.constantFrom('Oat', 'Clay', 'S'),
      mediaIds: ids,
    }),
    { maxLength: 3 },
  ),
  { nil: undefined },
);
const listed = ({ doc }: ProductState) => (doc.media ?? []).map(({ id }) => id);

test('after any changes the order is the last one given, and choices show only what the product has', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(ids, choices), { maxLength: 5 }), (changes) => {
      let state = start;
      for (const [mediaIds, assigned] of changes) {
        const next = setMedia(state, mediaIds.map(item), assigned);
        if (isRefusal(next)) continue;
        state = next;
        expect(listed(state)).toEqual([...new Set(mediaIds)]);
        const shown = state.options.map((option) =>
          option.choices.flatMap((choice) => choice.mediaIds),
        );
        expect(shown.flat().every((id) => mediaIds.includes(id))).toBe(true);
        expect(shown.filter((mediaOf) => mediaOf.length > 0).length).toBeLessThanOrEqual(1);
      }
    }),
  );
});

test('without choices in the request, the remaining choices keep their remaining media', () => {
  const given = setMedia(
    start,
    [item('a'), item('b')],
    [{ option: 'Color', choice: 'Oat', mediaIds: ['a', 'b'] }],
  );
  if (isRefusal(given)) throw new Error('refused');
  const fewer = setMedia(given, [item('b')], undefined);
  if (isRefusal(fewer)) throw new Error('refused');
  expect(fewer.options[0]?.choices.map(({ mediaIds }) => mediaIds)).toEqual([['b'], []]);
});

test('a changed field of a file changes only this field of its items', () => {
  const before = { ...item('a'), focalPoint: { x: 0.5, y: 0.5 } };
  const described: MediaState = {
    ...item('a'),
    image: { url: '/media/a', width: 1, height: 1, altText: 'A mug' },
    focalPoint: { x: 0, y: 1 },
  };
  expect(refreshItems([before, item('b')], described, 'altText')).toEqual([
    {
      ...before,
      image: { ...before.image, altText: 'A mug' },
      thumbnail: { ...before.thumbnail, altText: 'A mug' },
    },
    item('b'),
  ]);
  expect(refreshItems([before], described, 'focalPoint')).toEqual([
    { ...before, focalPoint: { x: 0, y: 1 } },
  ]);
  expect(refreshItems([before], item('a'), 'focalPoint')).toEqual([item('a')]);
  expect(refreshItems(refreshItems([before], described, 'altText'), item('a'), 'altText')).toEqual([
    before,
  ]);
});

test('a video follows its poster, and keeps the text of the poster apart from its own', () => {
  const file = { url: '/media/v', width: 2, height: 1 };
  const still = { url: '/media/p', width: 2, height: 1, altText: 'Poster' };
  const video: MediaState = {
    id: 'v',
    mediaType: 'video',
    title: 'v.mp4',
    video: { files: [file] },
  };
  const withPoster = {
    ...video,
    video: { files: [file], stillFrameMediaId: 'p' },
    thumbnail: still,
  };
  expect(refreshItems([video], withPoster, 'poster')).toEqual([withPoster]);
  expect(refreshItems([withPoster], video, 'poster')).toEqual([video]);
  const described = { ...withPoster, video: { files: [{ ...file, altText: 'A wheel turns' }] } };
  expect(refreshItems([withPoster], described, 'altText')).toEqual([
    { ...withPoster, video: { files: described.video.files, stillFrameMediaId: 'p' } },
  ]);
});
