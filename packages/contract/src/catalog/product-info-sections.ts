import { service } from '../call.ts';
import { list, message, required, string } from '../field.ts';
import { InfoSection } from './info-sections.ts';

/** Not in the provider's API: the info sections of one product, among them those that products share. */
const call = service([]);

const MAX_SECTIONS_PER_PRODUCT = 20;

export const listProductInfoSections = call({
  name: 'productManagement.listInfoSections',
  method: 'GET',
  path: '/v1/products/{id}/info-sections',
  who: 'merchant',
  permission: 'WIX_STORES.MODIFY_PRODUCTS',
  request: message('ProductsListInfoSectionsRequest', { id: required(string({ format: 'GUID' })) }),
  answer: message('ProductsListInfoSectionsAnswer', { infoSections: list(InfoSection) }),
});

export const setProductInfoSections = call({
  name: 'productManagement.setInfoSections',
  method: 'PUT',
  path: '/v1/products/{id}/info-sections',
  who: 'merchant',
  permission: 'WIX_STORES.MODIFY_PRODUCTS',
  request: message('ProductsSetInfoSectionsRequest', {
    id: required(string({ format: 'GUID' })),
    infoSectionIds: required(
      list(string({ format: 'GUID' }), { maxItems: MAX_SECTIONS_PER_PRODUCT }),
    ),
  }),
  answer: message('ProductsSetInfoSectionsAnswer', { infoSections: list(InfoSection) }),
  errors: ['INFO_SECTION_NOT_FOUND'],
});
