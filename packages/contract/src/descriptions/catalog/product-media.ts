import type { Descriptions } from '../table.ts';

export const productMedia: Descriptions = {
  'productManagement.setProductMedia':
    'Replaces the media of a product, in order. The first item is the main one; an empty list removes all. Specific to Shopwright.',
  ProductManagementSetProductMediaRequest: {
    id: 'ID of the product to change.',
    mediaIds: 'Media IDs in their new order. New IDs are files of the store.',
    choices:
      'Pictures of choices, replacing all of them. Omit it to change the list and its order only.',
  },
  ProductChoiceMedia: {
    this: 'Pictures of one choice.',
    option:
      'Name of the option, for example "Color". Only one option of a product can have pictures.',
    choice: 'Name of the choice, for example "Oat".',
    mediaIds: 'Media IDs of the pictures, which the product must have.',
  },
  ProductManagementSetProductMediaAnswer: {
    media: 'Media of the product in the new order.',
  },
};
