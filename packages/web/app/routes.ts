import { index, layout, route, type RouteConfig } from '@react-router/dev/routes';

export default [
  layout('routes/shop/layout.tsx', [
    // Inside the layout, so that a page that fails keeps its header and footer.
    layout('routes/shop/boundary.tsx', [
      index('routes/shop/home.tsx'),
      route('products', 'routes/shop/products.tsx'),
      route('products/:slug', 'routes/shop/product.tsx'),
      route('collections', 'routes/shop/collections.tsx'),
      route('collections/:slug', 'routes/shop/collection.tsx'),
      route('cart', 'routes/shop/cart.tsx'),
      route('*', 'routes/shop/not-found.tsx'),
    ]),
  ]),
] satisfies RouteConfig;
