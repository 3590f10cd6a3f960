/** The exports of the provider's `@wix/ecom`. */
export * as backInStockNotifications from './modules/backInStockNotifications.generated.ts';
export * as cart from './modules/cart.generated.ts';
export * as checkout from './modules/checkout.generated.ts';
export * as currencies from './modules/currencies.generated.ts';
export * as currentCart from './modules/currentCart.generated.ts';
export * as orderFulfillments from './modules/orderFulfillments.generated.ts';
export * as orderTransactions from './modules/orderTransactions.generated.ts';
export * as orders from './modules/orders.generated.ts';
export * as recommendations from './modules/recommendations.generated.ts';
