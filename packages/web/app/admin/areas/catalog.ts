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
      name: 'changePlans',
      path: '/admin/plans',
      permissions: ['SHOPWRIGHT.MANAGE_CHANGE_PLANS'],
      key: 'b',
    },
  ],
};
