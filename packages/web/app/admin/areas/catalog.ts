import type { Area } from './area.ts';

export const catalog: Area = {
  name: 'catalog',
  icon: 'product',
  pages: [
    {
      name: 'productList',
      path: '/admin/products',
      permissions: ['WIX_STORES.READ_PRODUCTS'],
      key: 'p',
      actions: [
        {
          name: 'createProduct',
          path: '/admin/products/new',
          permissions: ['WIX_STORES.MODIFY_PRODUCTS'],
          key: 'p',
        },
      ],
    },
    {
      name: 'collectionList',
      path: '/admin/collections',
      permissions: ['WIX_STORES.READ_PRODUCTS'],
      key: 'c',
      actions: [
        {
          name: 'createCollection',
          path: '/admin/collections/new',
          permissions: ['WIX_STORES.MODIFY_PRODUCTS'],
          key: 'c',
        },
      ],
    },
    {
      name: 'mediaLibrary',
      path: '/admin/media',
      permissions: ['MEDIA.SITE_MEDIA_FILES_READ'],
      key: 'm',
      actions: [
        {
          name: 'uploadMedia',
          path: '/admin/media#upload',
          permissions: ['MEDIA.SITE_MEDIA_FILES_UPLOAD'],
          key: 'm',
        },
      ],
    },
    {
      name: 'inventory',
      path: '/admin/inventory',
      permissions: ['WIX_STORES.INVENTORY_READ', 'WIX_STORES.READ_INVENTORY'],
      key: 'n',
    },
    {
      name: 'restockRequests',
      path: '/admin/inventory/requests',
      permissions: [
        'ECOM.READ_BACK_IN_STOCK_NOTIFICATION_REQUESTS',
        'WIX_STORES.INVENTORY_READ',
        'WIX_STORES.READ_PRODUCTS',
      ],
    },
    { name: 'brands', path: '/admin/brands', permissions: ['WIX_STORES.BRAND_READ'] },
    { name: 'ribbons', path: '/admin/ribbons', permissions: ['WIX_STORES.RIBBON_READ'] },
    {
      name: 'infoSections',
      path: '/admin/info-sections',
      permissions: ['WIX_STORES.INFO_SECTION_READ'],
    },
    {
      name: 'changePlans',
      path: '/admin/plans',
      permissions: ['SHOPWRIGHT.MANAGE_CHANGE_PLANS'],
      key: 'b',
    },
  ],
};
