import { index, layout, route, type RouteConfig, type RouteConfigEntry } from '@react-router/dev/routes';

/** Every page of the shop is at its plain address in the store's own language, and below `/de` and the like in another. */
const shop = [
  index('routes/shop/home.tsx'),
  route('products', 'routes/shop/products.tsx'),
  route('products/:slug', 'routes/shop/product.tsx'),
  route('collections', 'routes/shop/collections.tsx'),
  route('collections/:slug', 'routes/shop/collection.tsx'),
  route('cart', 'routes/shop/cart.tsx'),
  route('*', 'routes/shop/not-found.tsx'),
];

/** Where other sites hand people over to: signing in, paying, booking. */
const hosted: RouteConfigEntry[] = [
];

export default [
  // One route for all hosted pages: `/hosted/...`, never indexed, in the store's theme.
  route('hosted', 'routes/hosted/layout.tsx', hosted),
  route(':language?', 'routes/shop/layout.tsx', [
    // Inside the layout, so that a page that fails keeps its header and footer.
    layout('routes/shop/boundary.tsx', shop),
  ]),
] satisfies RouteConfig;
