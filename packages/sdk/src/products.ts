import type * as contract from '@shopwright/contract/catalog/products';
import type { CallApi } from './call-api.ts';
import { QueryBuilder } from './query-builder.ts';
import type { Renamed } from './renames.ts';
import { productsGetProduct, productsQueryProducts } from './routes.generated.ts';

export type Product = Renamed<contract.Product>;

export const queryProducts = (callApi: CallApi) => (): QueryBuilder<Product> =>
  new QueryBuilder(async (query) => {
    const { products, metadata } = await callApi(productsQueryProducts, { query });
    return { items: products ?? [], total: metadata?.total ?? undefined };
  });

export const getProduct = (callApi: CallApi) => (id: string, options: { includeMerchantSpecificData?: boolean } = {}) =>
  callApi(productsGetProduct, { id, ...options });
