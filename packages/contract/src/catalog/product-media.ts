import { service } from '../call.ts';
import { choiceMediaErrors } from '../errors/groups.ts';
import { list, message, required, string } from '../field.ts';
import { Media } from '../shared/media.ts';

/** Not in the provider's API: the media of a product in their order, which the provider's calls cannot change. */
const call = service(['/stores']);

const MAX_MEDIA_ITEMS = 250;
const mediaIds = list(string({ maxLength: 2048 }), { maxItems: MAX_MEDIA_ITEMS });

/**
 * Replaces the list: the first item is the main one. With `choices`, it also replaces which choices
 * have pictures; without, choices lose only what the product no longer has.
 */
export const setProductMedia = call({
  name: 'productManagement.setProductMedia',
  method: 'PUT',
  path: '/v1/products/{id}/media',
  who: 'merchant',
  permission: 'WIX_STORES.MODIFY_PRODUCTS',
  request: message('ProductManagementSetProductMediaRequest', {
    id: required(string({ format: 'GUID' })),
    mediaIds: required(mediaIds),
    choices: list(
      message('ProductChoiceMedia', {
        option: required(string({ minLength: 1, maxLength: 50 })),
        choice: required(string({ minLength: 1, maxLength: 50 })),
        mediaIds: required(mediaIds),
      }),
      { nullable: true, maxItems: 100 },
    ),
  }),
  answer: message('ProductManagementSetProductMediaAnswer', { media: Media }),
  errors: [...choiceMediaErrors, 'MEDIA_NOT_FOUND'],
});
