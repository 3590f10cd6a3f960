import type { Route } from './+types/product';
import { pageContext } from '../../context.ts';
import { missing } from '../../shop/missing.ts';
import { pageMeta } from '../../shop/page-meta.ts';
import { paragraphs } from '../../shop/plain-text.ts';
import { amountFormat } from '../../shop/price.ts';
import { PriceText } from '../../shop/price-text.tsx';
import { picturesOf, summaryOf } from '../../shop/product-summary.ts';
import { Picture } from '../../ui/picture.tsx';
import { Link } from '../../shop/link.tsx';

export function meta({ matches: [root], loaderData }: Route.MetaArgs) {
  if (loaderData === undefined) return [];
  const { store, origin } = root.loaderData;
  const { product } = loaderData;
  return pageMeta({
    title: `${product.name} | ${store.name}`,
    description: product.description.join(' '),
    canonical: `${origin}/products/${product.slug}`,
    picture: product.pictures[0],
  });
}

export async function loader({ context, params }: Route.LoaderArgs) {
  const { catalog, store } = context.get(pageContext);
  const [{ locale }, found] = await Promise.all([store(), catalog.products.queryProducts().eq('slug', params.slug).limit(1).find()]);
  const [product] = found.items;
  if (product === undefined) throw missing();
  const { slug, name, price, ribbon, soldOut } = summaryOf(product, amountFormat(locale));
  return {
    product: {
      slug, name, price, ribbon, soldOut,
      pictures: picturesOf(product),
      description: paragraphs(product.description ?? ''),
      options: (product.productOptions ?? []).map((option) => ({
        name: option.name ?? '',
        choices: (option.choices ?? []).map(({ description = '', inStock }) => ({ name: description, available: inStock !== false })),
      })),
      sections: (product.additionalInfoSections ?? []).map(({ title = '', description = '' }) => ({ title, text: paragraphs(description) })),
    },
  };
}

export default function ProductPage({ loaderData: { product } }: Route.ComponentProps) {
  return (
    <article className="lg:grid lg:grid-cols-[7fr_5fr]">
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls sideways, and must by keyboard too */}
      <section aria-label="Pictures" className="product-pictures" tabIndex={0}>
        {product.pictures.map((picture, at) => <Picture key={picture.url} image={picture} first={at === 0} />)}
      </section>
      <div className="px-edge pt-8 pb-24 lg:px-[calc(var(--edge)*2)] lg:pt-4">
        <div className="lg:sticky lg:top-8">
          {product.ribbon && <p className="mb-3 text-accent">{product.ribbon}</p>}
          <h1 className="title">{product.name}</h1>
          <div className="mt-4 flex items-baseline gap-4 text-xl">
            {product.price && <PriceText price={product.price} />}
            {product.soldOut && <p className="text-quiet">Sold out</p>}
          </div>
          <div className="mt-8 max-w-[36em] space-y-4 text-[1.0625rem]">
            {product.description.map((text) => <p key={text}>{text}</p>)}
          </div>
          <dl className="mt-10 max-w-[36em]">
            {product.options.map(({ name, choices }) => (
              <div key={name} className="product-fact">
                <dt>{name}</dt>
                <dd className="flex flex-wrap gap-x-4">
                  {choices.map((choice) => (choice.available ? <span key={choice.name}>{choice.name}</span> : <s key={choice.name} className="text-quiet">{choice.name}</s>))}
                </dd>
              </div>
            ))}
            {product.sections.map(({ title, text }) => (
              <div key={title} className="product-fact">
                <dt>{title}</dt>
                <dd className="space-y-2">{text.map((part) => <p key={part}>{part}</p>)}</dd>
              </div>
            ))}
          </dl>
          <p className="mt-8 text-quiet">This shop does not take orders yet. <Link className="link" to="/products">All products</Link></p>
        </div>
      </div>
    </article>
  );
}
