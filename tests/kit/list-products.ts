import { callAs, must, visitorToken } from './api.ts';
import type { ReadyLine } from './command.ts';

export interface ShownProduct {
  readonly slug: string;
  readonly media: { readonly mainMedia: { readonly image: { readonly url: string } } };
}

/** The products that a visitor of the started shop sees. */
export async function listProducts(
  shop: Pick<ReadyLine, 'url' | 'clientId'>,
): Promise<ShownProduct[]> {
  const call = callAs(shop, await visitorToken(shop));
  return (
    await must(
      call<{ products: ShownProduct[] }>('POST', '/v1/products/query-platformized', {
        query: { paging: { limit: 100 } },
      }),
    )
  ).products;
}
