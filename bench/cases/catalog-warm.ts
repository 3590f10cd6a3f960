import { againstBare } from '../against-bare.ts';
import { newest, packed, queryPath, stockedShop } from '../catalog.ts';
import type { Case } from '../measure.ts';

/** Cached answers: the same lists and products as earlier visitors requested. */
export const catalogWarm: Case = async (bench) => {
  const { call, product } = await stockedShop(bench);
  return [
    await againstBare(bench, {
      name: 'product query of 24, warm',
      target: 0.7,
      request: call(`${queryPath}?${packed(newest)}`),
    }),
    await againstBare(bench, {
      name: 'product by slug, warm',
      target: 0.7,
      request: call(
        `${queryPath}?${packed({ query: { filter: { slug: product.slug }, paging: { limit: 1 } } })}`,
      ),
    }),
    await againstBare(bench, {
      name: 'product by id, warm',
      target: 0.7,
      request: call(`/stores-reader/v1/products/${product.id}`),
    }),
  ];
};
