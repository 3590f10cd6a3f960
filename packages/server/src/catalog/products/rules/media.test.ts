import { describe, expect, test } from 'vitest';
import { errorMessage } from '@shopwright/contract';
import { isRefusal } from '../../../kernel/outcome.ts';
import {
  addMedia,
  assignMedia,
  MAX_MEDIA_ITEMS,
  removeMedia,
  renderMedia,
  toImage,
  unassignMedia,
} from './media.ts';
import type { ProductState } from './product-state.ts';
import { testProduct } from './testing-products.ts';

const site = 'https://shop.example';
const item = (id: string) => ({ item: { id, image: { url: `/media/${id}` } } });
const done = (outcome: ReturnType<typeof addMedia>): ProductState => {
  if (isRefusal(outcome)) throw new Error(JSON.stringify(outcome));
  return outcome;
};
const pictured = (): ProductState =>
  done(
    addMedia(
      testProduct({
        productOptions: [
          { name: 'Color', choices: [{ value: '#f00', description: 'Red' }, { value: 'Blue' }] },
          { name: 'Size', choices: [{ value: 'S' }] },
        ],
      }),
      ['a', 'b', 'c'].map(item),
    ),
  );
const choiceMedia = ({ options }: ProductState) =>
  options.map(({ choices }) => choices.map(({ mediaIds }) => mediaIds));

describe('media of a product', () => {
  test('are at most 250', () => {
    const many = (count: number) => Array.from({ length: count }, (_, at) => item(`m${at}`));
    expect(done(addMedia(testProduct({}), many(MAX_MEDIA_ITEMS))).doc.media).toHaveLength(250);
    expect(addMedia(pictured(), many(248))).toMatchObject({
      code: 'TOO_MANY_MEDIA_ITEMS',
      description: errorMessage('TOO_MANY_MEDIA_ITEMS', { max: 250, count: 251 }),
    });
    expect(done(addMedia(pictured(), many(247))).doc.media).toHaveLength(250);
  });

  test('are added once; adding them again changes nothing', () => {
    const state = pictured();
    expect(addMedia(state, [item('a')])).toBe(state);
    expect(done(addMedia(state, [item('d'), item('d')])).doc.media).toHaveLength(4);
  });

  test('are removed from the product and from its choices', () => {
    const state = done(
      assignMedia(pictured(), [{ option: 'Color', choice: 'Red', mediaIds: ['a', 'b'] }]),
    );
    const less = removeMedia(state, ['a', 'c']);
    expect(less.doc.media?.map(({ id }) => id)).toEqual(['b']);
    expect(choiceMedia(less)).toEqual([[['b'], []], [[]]]);
    expect(removeMedia(state, ['c']).options).toBe(state.options);
    const empty = testProduct({});
    expect(removeMedia(empty, [])).toBe(empty);
  });
});

describe('media of a choice', () => {
  test('are added to those it has, each once, by the name or the value of the choice', () => {
    const state = done(
      assignMedia(pictured(), [
        { option: 'Color', choice: 'Red', mediaIds: ['b', 'a'] },
        { option: 'Color', choice: '#f00', mediaIds: ['a', 'c'] },
      ]),
    );
    expect(choiceMedia(state)).toEqual([[['b', 'a', 'c'], []], [[]]]);
    expect(assignMedia(state, [{ option: 'Color', choice: 'Red', mediaIds: ['a'] }])).toBe(state);
    expect(assignMedia(state, [])).toBe(state);
  });

  test('belong to one option only, and to the product', () => {
    const state = done(
      assignMedia(pictured(), [{ option: 'Color', choice: 'Red', mediaIds: ['a'] }]),
    );
    expect(assignMedia(state, [{ option: 'Size', choice: 'S', mediaIds: ['b'] }])).toMatchObject({
      code: 'MEDIA_ON_ANOTHER_OPTION',
      description: errorMessage('MEDIA_ON_ANOTHER_OPTION', { other: 'Color', option: 'Size' }),
    });
    expect(
      assignMedia(state, [{ option: 'Color', choice: 'Blue', mediaIds: ['x'] }]),
    ).toMatchObject({
      code: 'MEDIA_NOT_ON_PRODUCT',
      description: errorMessage('MEDIA_NOT_ON_PRODUCT', { mediaId: 'x' }),
      data: { mediaId: 'x' },
    });
  });

  test('are removed one by one or all at once', () => {
    const state = done(
      assignMedia(pictured(), [
        { option: 'Color', choice: 'Red', mediaIds: ['a', 'b'] },
        { option: 'Color', choice: 'Blue', mediaIds: ['a'] },
      ]),
    );
    const without = (mediaIds?: string[]) =>
      choiceMedia(
        done(
          unassignMedia(state, [
            { option: 'Color', choice: 'Red', ...(mediaIds ? { mediaIds } : {}) },
          ]),
        ),
      )[0];
    expect(without(['a'])).toEqual([['b'], ['a']]);
    expect(without([])).toEqual([[], ['a']]);
    expect(without()).toEqual([[], ['a']]);
    expect(unassignMedia(state, [{ option: 'Color', choice: 'Red', mediaIds: ['c'] }])).toBe(state);
  });

  test('are refused for a choice that does not exist', () => {
    for (const [option, choice] of [
      ['Color', 'Green'],
      ['Form', 'Red'],
    ] as const)
      for (const change of [assignMedia, unassignMedia])
        expect(change(pictured(), [{ option, choice, mediaIds: ['a'] }])).toMatchObject({
          code: 'CHOICE_NOT_FOUND',
          description: errorMessage('CHOICE_NOT_FOUND', { choice, option }),
          data: { option, choice },
        });
    expect(unassignMedia(pictured(), [{}])).toMatchObject({ data: { option: '', choice: '' } });
  });
});

describe('media on the wire', () => {
  test('have URLs of the store, unless they are hosted elsewhere', () => {
    const film = {
      id: 'film',
      title: 'Film',
      video: { stillFrameMediaId: 's', files: [{ url: '/media/f.mp4' }, { url: 'https://x/y' }] },
      thumbnail: { url: '/media/t.jpg', width: 1 },
    };
    const shown = {
      id: 'film',
      title: 'Film',
      video: {
        stillFrameMediaId: 's',
        files: [{ url: `${site}/media/f.mp4` }, { url: 'https://x/y' }],
      },
      thumbnail: { url: `${site}/media/t.jpg`, width: 1 },
    };
    expect(
      renderMedia(
        [film, { id: 'a', image: { url: 'https://x/a' }, focalPoint: { x: 1, y: 0 } }],
        site,
      ),
    ).toStrictEqual({
      mainMedia: shown,
      items: [shown, { id: 'a', image: { url: 'https://x/a' } }],
    });
    expect(renderMedia([{ video: {} }], site).items).toStrictEqual([{ video: { files: [] } }]);
    expect(renderMedia([], site)).toStrictEqual({ items: [] });
  });

  test('have an image id only if the store hosts them', () => {
    expect(
      toImage(
        {
          id: 'a.jpg',
          title: 'Title',
          image: { url: '/media/a.jpg', width: 2, height: 3, altText: 'Alt' },
          focalPoint: { x: 0.5, y: 0 },
        },
        site,
      ),
    ).toStrictEqual({
      id: 'a.jpg',
      filename: 'a.jpg',
      url: `${site}/media/a.jpg`,
      width: 2,
      height: 3,
      altText: 'Alt',
      focalPoint: { x: 0.5, y: 0 },
    });
    expect(toImage({ id: 'a', title: 'Title', image: { url: 'https://x/a' } }, site)).toStrictEqual(
      {
        url: 'https://x/a',
        width: 0,
        height: 0,
        altText: 'Title',
      },
    );
    expect(toImage({}, site)).toStrictEqual({ url: '', width: 0, height: 0 });
    expect(toImage({ title: 'T', image: { url: '/media/x', altText: '' } }, site)).toStrictEqual({
      url: `${site}/media/x`,
      width: 0,
      height: 0,
    });
  });
});
