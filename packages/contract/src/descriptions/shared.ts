import { address } from './shared/address.ts';
import { bulk } from './shared/bulk.ts';
import { enums } from './shared/enums.ts';
import { item } from './shared/item.ts';
import { media } from './shared/media.ts';
import { money } from './shared/money.ts';
import { own } from './shared/own.ts';
import { paging } from './shared/paging.ts';
import type { Descriptions } from './table.ts';

export const shared: Descriptions = {
  ...address,
  ...bulk,
  ...enums,
  ...item,
  ...media,
  ...money,
  ...own,
  ...paging,
};
