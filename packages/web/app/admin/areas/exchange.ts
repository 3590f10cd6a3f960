import type { Area } from './area.ts';

export const exchange: Area = {
  name: 'exchange',
  icon: 'exchange',
  pages: [
    {
      name: 'importProducts',
      path: '/admin/products/import',
      permissions: ['WIX_STORES.MODIFY_PRODUCTS'],
      key: 'i',
    },
    {
      name: 'exportProducts',
      path: '/admin/products/export',
      permissions: ['WIX_STORES.READ_PRODUCTS'],
      key: 'e',
    },
  ],
};
