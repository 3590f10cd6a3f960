import type { Product } from '@shopwright/contract/catalog/products';
import { expect, test } from 'vitest';
import { must } from '../../kit/api.ts';
import { startCatalogShop } from '../../kit/catalog-shop.ts';
import { uploadFile } from '../../kit/media.ts';

const shop = await startCatalogShop();
const { server, owner } = shop;
const names = ['a', 'b', 'c'] as const;
const files = new Map(
  await Promise.all(
    names.map(async (name) => [name, (await uploadFile(server, owner, `${name}.png`)).id] as const),
  ),
);
const idOf = (name: (typeof names)[number]): string => files.get(name) ?? '';
const set = (id: string, request: object) => owner('PUT', `/v1/products/${id}/media`, request);
const shown = ({ media }: Product) =>
  (media?.items ?? []).map(({ id }) => names.find((name) => idOf(name) === id));
const choicesOf = (product: Product) =>
  Object.fromEntries(
    (product.productOptions?.[0]?.choices ?? []).map(({ description, media }) => [
      description,
      shown(media ? { media } : {}),
    ]),
  );
const withOptions = {
  productOptions: [
    { name: 'Color', choices: [{ value: 'Oat' }, { value: 'Clay' }] },
    { name: 'Size', choices: [{ value: 'S' }] },
  ],
};

test('the list is replaced in the given order without duplicates, with the first item as main', async () => {
  const { id } = await shop.create();
  await must(set(id, { mediaIds: [idOf('b'), idOf('a'), idOf('b')] }));
  const product = await shop.read(id);
  expect(shown(product)).toEqual(['b', 'a']);
  expect(product.media?.mainMedia?.id).toBe(idOf('b'));
  await must(set(id, { mediaIds: [idOf('c'), idOf('b')] }));
  expect(shown(await shop.read(id))).toEqual(['c', 'b']);
  await must(set(id, { mediaIds: [] }));
  expect(shown(await shop.read(id))).toEqual([]);
});

test('pictures of choices are replaced with the list, or kept if not sent', async () => {
  const { id } = await shop.create(withOptions);
  const pictures = (oat: string[], clay: string[]) => [
    { option: 'Color', choice: 'Oat', mediaIds: oat },
    { option: 'Color', choice: 'Clay', mediaIds: clay },
  ];
  await must(
    set(id, {
      mediaIds: [idOf('a'), idOf('b')],
      choices: pictures([idOf('a')], [idOf('a'), idOf('b')]),
    }),
  );
  expect(choicesOf(await shop.read(id))).toEqual({ Oat: ['a'], Clay: ['a', 'b'] });
  await must(set(id, { mediaIds: [idOf('c'), idOf('b')] }));
  expect(choicesOf(await shop.read(id))).toEqual({ Oat: [], Clay: ['b'] });
  await must(set(id, { mediaIds: [idOf('c'), idOf('b')], choices: pictures([idOf('c')], []) }));
  expect(choicesOf(await shop.read(id))).toEqual({ Oat: ['c'], Clay: [] });
});

test("uses a file's new text at once", async () => {
  const { id } = await shop.create();
  await must(set(id, { mediaIds: [idOf('a')] }));
  await must(
    owner('PATCH', `/site-media/v1/files/${idOf('a')}`, {
      file: { id: idOf('a'), altText: 'Letter A' },
    }),
  );
  await must(set(id, { mediaIds: [idOf('a')] }));
  expect((await shop.read(id)).media?.mainMedia?.image?.altText).toBe('Letter A');
});

test('a refusal changes nothing', async () => {
  const { id } = await shop.create(withOptions);
  await must(set(id, { mediaIds: [idOf('a')] }));
  const refusals = [
    [{ mediaIds: ['missing.png'] }, 'MEDIA_NOT_FOUND'],
    [
      {
        mediaIds: [idOf('b')],
        choices: [{ option: 'Color', choice: 'Oat', mediaIds: [idOf('c')] }],
      },
      'MEDIA_NOT_ON_PRODUCT',
    ],
    [
      { mediaIds: [idOf('b')], choices: [{ option: 'Color', choice: 'Red', mediaIds: [] }] },
      'CHOICE_NOT_FOUND',
    ],
    [
      {
        mediaIds: [idOf('b')],
        choices: [
          { option: 'Color', choice: 'Oat', mediaIds: [idOf('b')] },
          { option: 'Size', choice: 'S', mediaIds: [idOf('b')] },
        ],
      },
      'MEDIA_ON_ANOTHER_OPTION',
    ],
  ] as const;
  for (const [request, code] of refusals) expect((await set(id, request)).code).toBe(code);
  expect(shown(await shop.read(id))).toEqual(['a']);
});

test('a change of the order is recorded in the history of the product', async () => {
  const { id } = await shop.create();
  await must(set(id, { mediaIds: [idOf('a'), idOf('b')] }));
  await must(set(id, { mediaIds: [idOf('b'), idOf('a')] }));
  const { entries } = await must(
    owner<{ entries: { changes: { field: string }[] }[] }>('GET', `/v1/products/${id}/history`),
  );
  expect(entries.map(({ changes }) => changes.map(({ field }) => field))).toEqual([
    ['media'],
    ['media'],
  ]);
});
