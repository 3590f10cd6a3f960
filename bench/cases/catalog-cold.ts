import { againstSql } from '../against-bare.ts';
import { queryPath, stockedShop } from '../catalog.ts';
import type { Case } from '../measure.ts';

/** Queries that were never sent before, so no cached answer exists. */
export const catalogCold: Case = async (bench) => {
  const { call } = await stockedShop(bench);
  const pack =
    '{"query":{"filter":{"price":{"$gte":{price}}},"sort":[{"fieldName":"price","order":"ASC"}],"paging":{"limit":24}}}';
  return [
    await againstSql(
      bench,
      { name: 'product query of 24, cold', target: 0.7, request: { ...call(queryPath), pack } },
      { path: '/?price={price}' },
    ),
  ];
};
