import type { Product } from '@shopwright/sdk';
import { breadcrumbList, jsonLdText, type Step } from '../shop/json-ld.server.ts';
import { sizedUrl } from '../ui/sized.ts';
import { choiceQuery } from './choice.ts';
import type { ProductView } from './product-view.ts';

interface PageUrls {
  readonly origin: string;
  /** The path of the page in its language. */
  readonly path: string;
  readonly crumbs: readonly Step[];
}

/** More would be a longer page than the product's own. */
const MAX_OFFERS = 30;

/** A product with an offer for each variant, in the charged currency. */
export function productJsonLd(
  product: Product,
  view: ProductView,
  { origin, path, crumbs }: PageUrls,
): string {
  const wire = new Map((product.variants ?? []).map((variant) => [variant._id, variant]));
  const offers = view.variants.slice(0, MAX_OFFERS).flatMap((variant) => {
    const { priceData } = wire.get(variant.id ?? product.variants?.[0]?._id)?.variant ?? {};
    const price = priceData?.discountedPrice ?? priceData?.price;
    if (price === undefined || price === null) return [];
    const query = choiceQuery(view, variant.choices);
    return [
      {
        '@type': 'Offer',
        url: `${origin}${path}${query ? `?${query}` : ''}`,
        price,
        priceCurrency: priceData?.currency,
        availability: `https://schema.org/${variant.isInStock ? 'InStock' : 'OutOfStock'}`,
        ...(variant.sku ? { sku: variant.sku } : {}),
      },
    ];
  });
  return jsonLdText(
    {
      '@type': 'Product',
      name: view.name,
      description: view.description.join(' '),
      image: view.pictures.map((picture) =>
        sizedUrl(picture, Math.min(1200, picture.width), 'jpeg'),
      ),
      url: origin + path,
      ...(product.sku ? { sku: product.sku } : {}),
      ...(product.brand ? { brand: { '@type': 'Brand', name: product.brand } } : {}),
      ...(offers.length > 0 ? { offers } : {}),
    },
    breadcrumbList(origin, [...crumbs, { name: view.name, path }]),
  );
}
