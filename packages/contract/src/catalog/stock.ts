import { service } from '../call.ts';
import {
  boolean,
  enumeration,
  integer,
  list,
  message,
  of,
  required,
  string,
  type Static,
} from '../field.ts';
import { DecrementData, IncrementData, InventoryItemV2, InventoryQuery } from './inventory.ts';
import { PagingMetadata } from '../shared/paging.ts';
import { shortageErrors } from '../errors/groups.ts';

export const ReasonType = enumeration('ReasonType', [
  'UNKNOWN',
  'ORDER',
  'MANUAL',
  'REVERT_INVENTORY_CHANGE',
]);
export type ReasonType = Static<typeof ReasonType>;

export const Version = enumeration('Version', ['V1_CATALOG', 'V3_CATALOG', 'STORES_NOT_INSTALLED']);
export type Version = Static<typeof Version>;

const call = service([]);

export const updateInventoryVariants = call({
  name: 'inventory.updateInventoryVariants',
  method: 'PATCH',
  path: '/v2/inventoryItems/product/{inventoryItem.productId}',
  aliases: ['/stores/v2/inventoryItems/product/{inventoryItem.productId}'],
  who: 'merchant',
  permission: 'WIX_STORES.MODIFY_INVENTORY',
  request: message('InventoryUpdateInventoryVariantsRequest', {
    inventoryItem: required(InventoryItemV2),
    reason: of(ReasonType, { internal: true }),
  }),
  answer: message('InventoryUpdateInventoryVariantsAnswer', {}),
  errors: ['VARIANT_NOT_FOUND'],
});

export const decrementInventory = call({
  name: 'inventory.decrementInventory',
  method: 'POST',
  path: '/v2/inventoryItems/decrement',
  aliases: ['/stores/v2/inventoryItems/decrement'],
  who: 'merchant',
  permission: 'WIX_STORES.MODIFY_INVENTORY',
  request: message('InventoryDecrementInventoryRequest', {
    decrementData: list(DecrementData, { minItems: 1, maxItems: 300 }),
    reason: of(ReasonType, { internal: true }),
    restrictInventoryValue: boolean({ internal: true }),
  }),
  answer: message('InventoryDecrementInventoryAnswer', {}),
  errors: [...shortageErrors],
});

export const incrementInventory = call({
  name: 'inventory.incrementInventory',
  method: 'POST',
  path: '/v2/inventoryItems/increment',
  aliases: ['/stores/v2/inventoryItems/increment'],
  who: 'merchant',
  permission: 'WIX_STORES.MODIFY_INVENTORY',
  request: message('InventoryIncrementInventoryRequest', {
    incrementData: list(IncrementData, { minItems: 1, maxItems: 300 }),
    reason: of(ReasonType, { internal: true }),
  }),
  answer: message('InventoryIncrementInventoryAnswer', {}),
  errors: ['MAX_QUANTITY_LIMIT_REACHED', 'VARIANT_NOT_FOUND'],
});

export const getInventoryVariants = call({
  name: 'inventory.getInventoryVariants',
  method: 'POST',
  path: '/v2/inventoryItems/{inventoryId}/getVariants',
  aliases: ['/stores-reader/v2/inventoryItems/{inventoryId}/getVariants'],
  who: 'merchant',
  permission: 'WIX_STORES.READ_INVENTORY',
  request: message(
    'InventoryGetInventoryVariantsRequest',
    {
      inventoryId: required(string()),
      externalId: string({ deprecated: true }),
      productId: string(),
      variantIds: list(string()),
    },
    { oneof: [['inventoryId', 'externalId', 'productId']] },
  ),
  answer: message('InventoryGetInventoryVariantsAnswer', {
    inventoryItem: InventoryItemV2,
  }),
});

export const queryInventory = call({
  name: 'inventory.queryInventory',
  method: 'POST',
  path: '/v2/inventoryItems/query',
  aliases: ['/stores-reader/v2/inventoryItems/query'],
  who: 'merchant',
  permission: 'WIX_STORES.READ_INVENTORY',
  request: message('InventoryQueryInventoryRequest', {
    query: InventoryQuery,
  }),
  answer: message('InventoryQueryInventoryAnswer', {
    inventoryItems: list(InventoryItemV2),
    metadata: PagingMetadata,
    totalResults: integer(),
  }),
});

export const getCatalogVersion = call({
  name: 'catalogVersioning.getCatalogVersion',
  method: 'GET',
  path: '/v3/provision/version',
  aliases: ['/stores/v3/provision/version', '/_api/stores/v3/provision/version'],
  who: 'anyone',
  permission: 'WIX_STORES.CATALOG_VERSION_READ',
  request: message('CatalogVersioningGetCatalogVersionRequest', {}),
  answer: message('CatalogVersioningGetCatalogVersionAnswer', {
    catalogVersion: Version,
  }),
});
