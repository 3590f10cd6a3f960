export { cartNotFound, canAccess, noCart, ownerOf } from './access.ts';
export { createCarts, serializeChanges, type CartDeps } from './carts.ts';
export { limitCouponGuesses } from './coupon-guesses.ts';
export { withFastPath } from './fast-path.ts';
export { createFindItems, type ItemSource } from './items.ts';
export {
  membershipsFor,
  membershipsToWire,
  payByMembership,
  withoutUsedTrials,
} from './memberships.ts';
export { emptyCart, linkCheckout, mergeCarts } from './merge.ts';
export { buyerOf, quoteInputOf, toLocation, viewShopLines } from './price-cart.ts';
export { cartRoutes } from './routes.ts';
export {
  addLines,
  readReferences,
  removeLines,
  setQuantities,
  toLines,
  type RequestedLines,
} from './rules/change-cart.ts';
export type { CartInfo, CartOwner, CartState } from './rules/cart-state.ts';
export { lineToWire } from './rules/cart-to-wire.ts';
export type { CatalogLine, CustomLine, ShopLine } from './rules/shop-line.ts';
export type { ViewedLine } from './rules/view-lines.ts';
export { lockCart, type CartSelector } from './store/carts.ts';
export { cartPersonalData } from './store/personal-data.ts';
