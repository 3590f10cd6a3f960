export { cartNotFound, mayReach, noCart, ownerOf } from './access.ts';
export { cartRoutes } from './by-id-routes.ts';
export { type CartDeps } from './change.ts';
export { tryCoupon } from './coupon-tries.ts';
export { currentCartRoutes } from './current-routes.ts';
export { toPlace } from './estimate.ts';
export { createFindItems, type ItemSource } from './items.ts';
export {
  membershipsFor,
  membershipsToWire,
  payByMembership,
  withoutUsedTrials,
} from './memberships.ts';
export { emptyCart, linkCheckout, mergeCarts } from './merge.ts';
export { lockCart, type WhichCart } from './store.ts';
export { viewShopLines, type ViewDeps } from './view.ts';
export { createCartMemory } from './memory.ts';
export { createSaveTogether } from './store/save-together.ts';
export { addLines, removeLines, setQuantities } from './rules/change-lines.ts';
export type { CartInfo, CartOwner, CartState } from './rules/cart-state.ts';
export { lineToWire } from './rules/line-to-wire.ts';
export type { CatalogLine, CustomLine, ShopLine } from './rules/shop-line.ts';
export { readReferences, takeLines, type AskedLines } from './rules/take-lines.ts';
export type { ViewedLine } from './rules/view-lines.ts';
export { cartsOfPerson } from './store/personal-data.ts';
