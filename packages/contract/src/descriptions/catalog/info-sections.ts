import type { Descriptions } from '../table.ts';

export const infoSections: Descriptions = {
  'infoSectionsV3.createInfoSection': 'Creates an info section.',
  'infoSectionsV3.getInfoSection': 'Retrieves an info section by its ID.',
  'infoSectionsV3.updateInfoSection':
    'Changes an info section once for all its products. The products of a large catalog follow within minutes, in a job.',
  'infoSectionsV3.deleteInfoSection':
    'Deletes an info section and removes it from all its products.',
  'infoSectionsV3.queryInfoSections': 'Lists info sections by a filter, in pages by cursor.',
  'infoSectionsV3.countInfoSections': 'Counts the info sections that a filter finds.',
  'infoSectionsV3.bulkCreateInfoSections':
    'Creates up to 100 info sections; each succeeds or fails by itself.',
  'infoSectionsV3.bulkUpdateInfoSections':
    'Changes up to 100 info sections; each succeeds or fails by itself.',
  'infoSectionsV3.getOrCreateInfoSection':
    'Retrieves an info section by its unique name, and creates it if there is none.',
  'infoSectionsV3.bulkGetOrCreateInfoSections':
    'Retrieves up to 100 info sections by name, and creates the missing ones.',
  'infoSectionsV3.bulkDeleteInfoSections':
    'Deletes up to 100 info sections; each succeeds or fails by itself.',
  InfoSection: {
    this: 'A titled text on product pages, such as care instructions, that several products can share.',
    id: 'ID of the info section.',
    revision:
      'Number that every change increments. An update sends the revision that it is based on.',
    createdDate: 'When the info section was created, in UTC.',
    updatedDate: 'When the info section last changed, in UTC.',
    uniqueName:
      'Name by which staff find the section; shoppers do not see it. A section of one product has none.',
    title: 'Heading that shoppers see.',
    plainDescription: 'The text as HTML. Scripts and unsafe markup are removed.',
    assignedProductsCount: 'How many products have it. Returned only if `fields` asks for it.',
  },
  InfoSectionRequestedField: {
    this: 'A field that is returned only on request.',
    ASSIGNED_PRODUCTS_COUNT: 'The number of products that have it.',
  },
  MaskedInfoSection: {
    this: 'A change of one info section in a bulk update.',
    infoSection: 'The new values, with the ID and the revision that the change is based on.',
    fieldMask:
      'Names of the fields to change, separated by commas; all fields that are sent if left out.',
  },
  BulkInfoSectionResult: {
    this: 'Outcome for one info section of a bulk call.',
    itemMetadata: 'Whether it succeeded, and its error if not.',
    item: 'The info section, if the call was asked to return it.',
  },
  DeletedInfoSectionResult: {
    this: 'Outcome for one info section of a bulk deletion.',
    itemMetadata: 'Whether it was deleted, and its error if not.',
  },
  InfoSectionsV3CreateInfoSectionRequest: {
    infoSection: 'The info section to create.',
  },
  InfoSectionsV3CreateInfoSectionAnswer: {
    infoSection: 'The info section that was created.',
  },
  InfoSectionsV3GetInfoSectionRequest: {
    infoSectionId: 'ID of the info section.',
    fields: 'Fields to return in addition to the usual ones.',
  },
  InfoSectionsV3GetInfoSectionAnswer: {
    infoSection: 'The info section that was asked for.',
  },
  InfoSectionsV3UpdateInfoSectionRequest: {
    infoSection: 'The new values, with the revision that the change is based on.',
    fields: 'Fields to return in addition to the usual ones.',
  },
  InfoSectionsV3UpdateInfoSectionAnswer: {
    infoSection: 'The info section after the change.',
  },
  InfoSectionsV3DeleteInfoSectionRequest: {
    infoSectionId: 'ID of the info section to delete.',
  },
  InfoSectionsV3QueryInfoSectionsRequest: {
    query: 'The sort order, the filter and the page.',
    fields: 'Fields to return in addition to the usual ones.',
  },
  InfoSectionsV3QueryInfoSectionsAnswer: {
    infoSections: 'The info sections of the page.',
    pagingMetadata: 'Size of the page, and the cursors of the next and the previous one.',
  },
  InfoSectionsV3CountInfoSectionsRequest: {
    filter:
      'Filter in the query language, as the query call accepts it; all are counted if left out.',
  },
  InfoSectionsV3CountInfoSectionsAnswer: {
    count: 'How many info sections the filter finds.',
  },
  InfoSectionsV3BulkCreateInfoSectionsRequest: {
    infoSections: 'The info sections to create.',
    returnEntity: 'Whether to return what was created.',
  },
  InfoSectionsV3BulkCreateInfoSectionsAnswer: {
    results: 'One outcome for each item, in the order of the request.',
    bulkActionMetadata: 'How many items succeeded and failed.',
  },
  InfoSectionsV3BulkUpdateInfoSectionsRequest: {
    infoSections: 'The changes, one for each info section.',
    returnEntity: 'Whether to return what was changed.',
    fields: 'Fields to return in addition to the usual ones.',
  },
  InfoSectionsV3BulkUpdateInfoSectionsAnswer: {
    results: 'One outcome for each item, in the order of the request.',
    bulkActionMetadata: 'How many items succeeded and failed.',
  },
  InfoSectionsV3GetOrCreateInfoSectionRequest: {
    infoSection: 'ID or unique name to look for, and the texts of a new one.',
    fields: 'Fields to return in addition to the usual ones.',
  },
  InfoSectionsV3BulkGetOrCreateInfoSectionsRequest: {
    infoSections: 'The info sections to look for, with the texts of new ones.',
    fields: 'Fields to return in addition to the usual ones.',
  },
  InfoSectionForGetOrCreate: {
    this: 'What identifies an info section, and the texts of a new one.',
    id: 'ID to look for.',
    uniqueName: 'Unique name to look for; a new section gets it.',
    title: 'Heading of a new section.',
    plainDescription: 'Text of a new section, as HTML.',
  },
  InfoSectionsV3GetOrCreateInfoSectionAnswer: {
    infoSection: 'The info section that was found or created.',
  },
  InfoSectionsV3BulkGetOrCreateInfoSectionsAnswer: {
    results: 'One outcome for each item, in the order of the request.',
    bulkActionMetadata: 'How many items succeeded and failed.',
  },
  InfoSectionsV3BulkDeleteInfoSectionsRequest: {
    infoSectionIds: 'IDs of the info sections to delete.',
  },
  InfoSectionsV3BulkDeleteInfoSectionsAnswer: {
    results: 'One outcome for each item, in the order of the request.',
    bulkActionMetadata: 'How many items succeeded and failed.',
  },
  'productManagement.listInfoSections':
    'Lists the info sections of a product in their order, those that it shares and its own.',
  'productManagement.setInfoSections':
    'Replaces the info sections of a product by shared ones or by some of its own, in this order. Its own sections that are left out are deleted.',
  ProductsListInfoSectionsRequest: {
    id: 'ID of the product.',
  },
  ProductsListInfoSectionsAnswer: {
    infoSections: 'Sections of the product. Only shared ones have a unique name.',
  },
  ProductsSetInfoSectionsRequest: {
    id: 'ID of the product to change.',
    infoSectionIds: 'IDs of the sections, in the order in which shoppers see them.',
  },
  ProductsSetInfoSectionsAnswer: {
    infoSections: 'Sections that the product has now.',
  },
};
