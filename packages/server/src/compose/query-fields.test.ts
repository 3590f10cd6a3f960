import { queryFields } from '@shopwright/contract/query-fields';
import { expect, test } from 'vitest';
import {
  brandTable,
  infoSectionTable,
  ribbonTable,
} from '../catalog/attributes/store/attributes.ts';
import { inventoryItemQuery } from '../catalog/stock/store/inventory-items.ts';
import { collectionQuery, productFields } from '../catalog/reads/store/query-fields.ts';
import { memberFields } from '../members/store/search.ts';
import { requestQuery } from '../orders/store/back-in-stock.ts';
import type { FieldTable } from '../query/index.ts';

const tables: Readonly<Record<string, FieldTable>> = {
  'products.queryProducts': productFields,
  'collections.queryCollections': collectionQuery.fields,
  'brandsV3.queryBrands': brandTable.query.fields,
  'ribbonsV3.queryRibbons': ribbonTable.query.fields,
  'infoSectionsV3.queryInfoSections': infoSectionTable.query.fields,
  'inventoryItemsV3.queryInventoryItems': inventoryItemQuery('', null).fields,
  'members.queryMembers': memberFields,
  'backInStockNotifications.queryBackInStockNotificationRequests': requestQuery.fields,
};

test.each(Object.keys(queryFields))(
  '%s accepts exactly the query fields of the contract',
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
