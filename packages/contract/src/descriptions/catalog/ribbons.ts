import type { Descriptions } from '../table.ts';

export const ribbons: Descriptions = {
  'ribbonsV3.createRibbon': 'Creates a ribbon.',
  'ribbonsV3.getRibbon': 'Retrieves a ribbon by its ID.',
  'ribbonsV3.updateRibbon':
    'Changes a ribbon once for all its products. The products of a large catalog follow within minutes, in a job.',
  'ribbonsV3.deleteRibbon': 'Deletes a ribbon and removes it from all its products.',
  'ribbonsV3.queryRibbons': 'Lists ribbons by a filter, in pages by cursor.',
  'ribbonsV3.countRibbons': 'Counts the ribbons that a filter finds.',
  'ribbonsV3.bulkCreateRibbons': 'Creates up to 100 ribbons; each succeeds or fails by itself.',
  'ribbonsV3.bulkUpdateRibbons': 'Changes up to 100 ribbons; each succeeds or fails by itself.',
  'ribbonsV3.getOrCreateRibbon': 'Retrieves a ribbon by its name, and creates it if there is none.',
  'ribbonsV3.bulkGetOrCreateRibbons':
    'Retrieves up to 100 ribbons by name, and creates the missing ones.',
  'ribbonsV3.bulkDeleteRibbons': 'Deletes up to 100 ribbons; each succeeds or fails by itself.',
  StoreRibbon: {
    this: 'A ribbon: the short label on the picture of its products.',
    id: 'ID of the ribbon.',
    revision:
      'Number that every change increments. An update sends the revision that it is based on.',
    createdDate: 'When the ribbon was created, in UTC.',
    updatedDate: 'When the ribbon last changed, in UTC.',
    name: 'Text of the label; unique in the store, and case counts.',
    assignedProductCount: 'How many products have it. Returned only if `fields` asks for it.',
  },
  RibbonRequestedField: {
    this: 'A field that is returned only on request.',
    ASSIGNED_PRODUCT_COUNT: 'The number of products that have it.',
  },
  MaskedRibbon: {
    this: 'A change of one ribbon in a bulk update.',
    ribbon: 'The new values, with the ID and the revision that the change is based on.',
    fieldMask:
      'Names of the fields to change, separated by commas; all fields that are sent if left out.',
  },
  BulkRibbonResult: {
    this: 'Outcome for one ribbon of a bulk call.',
    itemMetadata: 'Whether it succeeded, and its error if not.',
    item: 'The ribbon, if the call was asked to return it.',
  },
  DeletedRibbonResult: {
    this: 'Outcome for one ribbon of a bulk deletion.',
    itemMetadata: 'Whether it was deleted, and its error if not.',
  },
  RibbonsV3CreateRibbonRequest: {
    ribbon: 'The ribbon to create.',
  },
  RibbonsV3CreateRibbonAnswer: {
    ribbon: 'The ribbon that was created.',
  },
  RibbonsV3GetRibbonRequest: {
    ribbonId: 'ID of the ribbon.',
    fields: 'Fields to return in addition to the usual ones.',
  },
  RibbonsV3GetRibbonAnswer: {
    ribbon: 'The ribbon that was asked for.',
  },
  RibbonsV3UpdateRibbonRequest: {
    ribbon: 'The new values, with the revision that the change is based on.',
    fields: 'Fields to return in addition to the usual ones.',
  },
  RibbonsV3UpdateRibbonAnswer: {
    ribbon: 'The ribbon after the change.',
  },
  RibbonsV3DeleteRibbonRequest: {
    ribbonId: 'ID of the ribbon to delete.',
  },
  RibbonsV3QueryRibbonsRequest: {
    query: 'The sort order, the filter and the page.',
    fields: 'Fields to return in addition to the usual ones.',
  },
  RibbonsV3QueryRibbonsAnswer: {
    ribbons: 'The ribbons of the page.',
    pagingMetadata: 'Size of the page, and the cursors of the next and the previous one.',
  },
  RibbonsV3CountRibbonsRequest: {
    filter:
      'Filter in the query language, as the query call accepts it; all are counted if left out.',
  },
  RibbonsV3CountRibbonsAnswer: {
    count: 'How many ribbons the filter finds.',
  },
  RibbonsV3BulkCreateRibbonsRequest: {
    ribbons: 'The ribbons to create.',
    returnEntity: 'Whether to return what was created.',
  },
  RibbonsV3BulkCreateRibbonsAnswer: {
    results: 'One outcome for each item, in the order of the request.',
    bulkActionMetadata: 'How many items succeeded and failed.',
  },
  RibbonsV3BulkUpdateRibbonsRequest: {
    ribbons: 'The changes, one for each ribbon.',
    returnEntity: 'Whether to return what was changed.',
    fields: 'Fields to return in addition to the usual ones.',
  },
  RibbonsV3BulkUpdateRibbonsAnswer: {
    results: 'One outcome for each item, in the order of the request.',
    bulkActionMetadata: 'How many items succeeded and failed.',
  },
  RibbonsV3GetOrCreateRibbonRequest: {
    ribbonName: 'Name of the ribbon; case counts.',
    fields: 'Fields to return in addition to the usual ones.',
  },
  RibbonsV3BulkGetOrCreateRibbonsRequest: {
    ribbonNames: 'Names of the ribbons; case counts.',
    fields: 'Fields to return in addition to the usual ones.',
  },
  RibbonsV3GetOrCreateRibbonAnswer: {
    ribbon: 'The ribbon that was found or created.',
  },
  RibbonsV3BulkGetOrCreateRibbonsAnswer: {
    results: 'One outcome for each item, in the order of the request.',
    bulkActionMetadata: 'How many items succeeded and failed.',
  },
  RibbonsV3BulkDeleteRibbonsRequest: {
    ribbonIds: 'IDs of the ribbons to delete.',
  },
  RibbonsV3BulkDeleteRibbonsAnswer: {
    results: 'One outcome for each item, in the order of the request.',
    bulkActionMetadata: 'How many items succeeded and failed.',
  },
};
