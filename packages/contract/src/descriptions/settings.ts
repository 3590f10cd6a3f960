import { sales } from './settings/sales.ts';
import { signIn } from './settings/sign-in.ts';
import { store } from './settings/store.ts';
import type { Descriptions } from './table.ts';

export const settings: Descriptions = {
  ...sales,
  ...signIn,
  ...store,
};
