import type { ReadyLine } from './command.ts';

/** Calls of the started shop, as a visitor makes them. */

async function post<T>(
  url: string,
  body: unknown,
  headers: Readonly<Record<string, string>> = {},
): Promise<T> {
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
  if (answer.status !== 200)
    throw new Error(`${url} answered ${answer.status}: ${await answer.text()}`);
  return (await answer.json()) as T;
}

export async function visitorToken({
  url,
  clientId,
}: Pick<ReadyLine, 'url' | 'clientId'>): Promise<string> {
  return (
    await post<{ access_token: string }>(`${url}/oauth2/token`, {
      clientId,
      grantType: 'anonymous',
    })
  ).access_token;
}

export interface ShownProduct {
  readonly slug: string;
  readonly media: { readonly mainMedia: { readonly image: { readonly url: string } } };
}

export async function listProducts(
  shop: Pick<ReadyLine, 'url' | 'clientId'>,
): Promise<ShownProduct[]> {
  const authorization = await visitorToken(shop);
  return (
    await post<{ products: ShownProduct[] }>(
      `${shop.url}/v1/products/query-platformized`,
      { query: { paging: { limit: 100 } } },
      { authorization },
    )
  ).products;
}
