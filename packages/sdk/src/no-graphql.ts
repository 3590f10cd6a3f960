/** The provider has a GraphQL endpoint; this platform does not, so calls throw at once. */
export async function noGraphql(): Promise<never> {
  throw new Error(
    'There is no GraphQL here: the platform has none. Every field it could read has a function in the modules (products.queryProducts, orders.searchOrders, ...).',
  );
}
