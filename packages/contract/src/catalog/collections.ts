import { boolean, integer, message, of, string, timestamp, type Static } from '../field.ts';
import { SeoSchema } from './products.ts';
import { Media } from '../shared/media.ts';

export const Collection = message('Collection', {
  id: string({ nullable: true, maxLength: 36, minLength: 35, readOnly: true }),
  name: string({ nullable: true, maxLength: 50, minLength: 1 }),
  media: of(Media, { readOnly: true }),
  numberOfProducts: integer({ readOnly: true }),
  description: string({ nullable: true, maxLength: 600 }),
  slug: string({ nullable: true, maxLength: 100, minLength: 1 }),
  visible: boolean({ nullable: true }),
  seoSchema: of(SeoSchema, { internal: true }),
  lastUpdated: timestamp({ nullable: true, readOnly: true, internal: true }),
});
export type Collection = Static<typeof Collection>;
