import { address } from './address.ts';
import { account } from './account.ts';
import { admin } from './admin.ts';
import { adminPermissions } from './admin-permissions.ts';
import { adminEditor } from './admin-editor.ts';
import { adminImports } from './admin-imports.ts';
import { adminCollections } from './admin-collections.ts';
import { adminAttributes } from './admin-attributes.ts';
import { adminGrid } from './admin-grid.ts';
import { adminMedia } from './admin-media.ts';
import { adminRichText } from './admin-rich-text.ts';
import { adminInventory } from './admin-inventory.ts';
import { adminShell } from './admin-shell.ts';
import { adminStaff } from './admin-staff.ts';
import { cart } from './cart.ts';
import { booking } from './booking.ts';
import { checkout } from './checkout.ts';
import { catalog } from './catalog.ts';
import { product } from './product.ts';
import { search } from './search.ts';
import { common } from './common.ts';
import { hosted } from './hosted.ts';
import { order } from './order.ts';
import { shop } from './shop.ts';
import { signIn } from './sign-in.ts';

/** One file for each area of the site; a layout hands its areas to the browser. */
export const en = {
  search,
  product,
  catalog,
  address,
  checkout,
  account,
  admin,
  adminPermissions,
  adminEditor,
  adminImports,
  adminCollections,
  adminAttributes,
  adminGrid,
  adminMedia,
  adminRichText,
  adminInventory,
  adminShell,
  adminStaff,
  cart,
  booking,
  common,
  hosted,
  order,
  shop,
  signIn,
};
