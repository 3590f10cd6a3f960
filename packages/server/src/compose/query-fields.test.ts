import { calls } from '@shopwright/contract';
import { describedCalls } from '@shopwright/contract/descriptions';
import { queryFields } from '@shopwright/contract/query-fields';
import { expect, test } from 'vitest';
import { collectionQuery, productFields } from '../catalog/reads/store/query-fields.ts';
import { memberFields } from '../members/store/search.ts';
import { requestQuery } from '../orders/store/back-in-stock.ts';
import type { FieldTable } from '../query/index.ts';

const tables: Readonly<Record<string, FieldTable>> = {
  'products.queryProducts': productFields,
  'collections.queryCollections': collectionQuery.fields,
  'members.queryMembers': memberFields,
  'backInStockNotifications.queryBackInStockNotificationRequests': requestQuery.fields,
};

test.each(Object.keys(queryFields))(
  '%s takes the fields that the contract names, and no other',
  (call) => {
    const fields = Object.entries(tables[call] ?? {});
    expect(
      fields
        .filter(([, { filterable }]) => filterable)
        .map(([name]) => name)
        .toSorted(),
    ).toEqual([...(queryFields[call]?.filterable ?? [])].toSorted());
    expect(
      fields
        .filter(([, { sortable }]) => sortable)
        .map(([name]) => name)
        .toSorted(),
    ).toEqual([...(queryFields[call]?.sortable ?? [])].toSorted());
  },
);

test('every sentence about a call is about a call that is there', () => {
  const names = calls.map(({ name }) => name);
  expect(describedCalls.filter((name) => !names.includes(name))).toEqual([]);
});
