import { giftCards } from '@shopwright/sdk';
import type { PageContext } from '../page-context.server.ts';
import { paragraphs } from '../shop/plain-text.ts';
import { picturesOf } from '../shop/product-summary.server.ts';

/** The gift cards a store sells, each with its amounts; the same for everyone. */
export async function loadGiftCards(page: PageContext) {
  const [{ productIds = [] }, money] = await Promise.all([
    page.catalog.use(giftCards).listGiftCardProducts(),
    page.money(),
  ]);
  if (productIds.length === 0) return [];
  const { items } = await page.catalog.products
    .queryProducts()
    .in('_id', productIds)
    .limit(20)
    .find();
  return items.flatMap((product) => {
    const { _id, name = '', description, priceData, variants = [], manageVariants } = product;
    if (!_id || priceData?.currency === undefined) return [];
    const { currency } = priceData;
    const amounts = manageVariants
      ? variants.flatMap(({ _id: variantId, variant }) =>
          variantId && variant?.visible !== false && typeof variant?.priceData?.price === 'number'
            ? [{ variantId, price: variant.priceData.price }]
            : [],
        )
      : [{ variantId: '', price: priceData.price ?? 0 }];
    return [
      {
        id: _id,
        name,
        description: paragraphs(description ?? ''),
        pictures: picturesOf(product),
        amounts: amounts
          .toSorted((a, b) => a.price - b.price)
          .map(({ variantId, price }) => ({ variantId, text: money(price, currency) })),
      },
    ];
  });
}

export type GiftCardView = Awaited<ReturnType<typeof loadGiftCards>>[number];
