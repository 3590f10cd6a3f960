import { useState } from 'react';
import { Picture } from '../ui/picture.tsx';
import { useTranslations } from '../i18n/use-translations.tsx';
import { PriceText } from './price-text.tsx';
import type { ColorChoice, ProductSummary } from './product-summary.server.ts';
import { Link } from './link.tsx';

interface ProductCardProps {
  readonly product: ProductSummary;
  readonly first?: boolean;
  /** Fills the height it is given; the others are square. */
  readonly tall?: boolean;
  /** One level below the section's heading. */
  readonly heading?: 'h2' | 'h3';
}

const cardSizes = '(width >= 80rem) 25vw, (width >= 48rem) 34vw, 50vw';
const tallSizes = '(width >= 64rem) 50vw, 100vw';

export function ProductCard({
  product,
  first = false,
  tall = false,
  heading: Heading = 'h2',
}: ProductCardProps) {
  const t = useTranslations('catalog');
  const { slug, name, price, picture, closer, ribbon, soldOut, colors } = product;
  // The second picture is loaded on hover, not before.
  const [pointed, setPointed] = useState(false);
  return (
    <article
      className={`group relative flex flex-col ${tall ? 'h-full' : ''}`}
      onPointerEnter={() => setPointed(true)}
    >
      <div
        className={`relative overflow-hidden bg-shade ${tall ? 'aspect-square lg:aspect-auto lg:min-h-0 lg:grow' : 'aspect-square'}`}
      >
        {picture && (
          <Picture
            image={picture}
            first={first}
            sizes={tall ? tallSizes : cardSizes}
            shape={1}
            className="absolute inset-0 size-full"
          />
        )}
        {pointed && closer && (
          <Picture
            image={{ ...closer, altText: '' }}
            sizes={tall ? tallSizes : cardSizes}
            shape={1}
            className="absolute inset-0 size-full opacity-0 transition-opacity group-hover:opacity-100 starting:opacity-0"
          />
        )}
      </div>
      <div className="px-edge pt-3.5 pb-9 md:pb-12">
        <div className="md:flex md:flex-wrap md:items-baseline md:justify-between md:gap-x-4">
          <Heading className="font-text text-base leading-snug font-medium">
            <Link to={`/products/${slug}`} prefetch="intent" className="card-link">
              <bdi>{name}</bdi>
            </Link>
          </Heading>
          {price && <PriceText price={price} />}
        </div>
        <div className="mt-1 flex min-h-5 flex-wrap items-center gap-x-3 gap-y-1 text-sm text-quiet">
          {soldOut ? (
            <span>{t('soldOut')}</span>
          ) : (
            ribbon && <bdi className="text-accent">{ribbon}</bdi>
          )}
          {colors.length > 1 && <Colors colors={colors} />}
        </div>
      </div>
    </article>
  );
}

/** Drawn, since a color cannot be a style attribute here. */
function Colors({ colors }: { readonly colors: readonly ColorChoice[] }) {
  const t = useTranslations('catalog');
  return (
    <svg
      className="h-3 shrink-0 overflow-visible"
      viewBox={`0 0 ${colors.length * 16 - 4} 12`}
      role="img"
      aria-label={t('inColors', { colors: colors.map(({ name }) => name).join(', ') })}
    >
      {colors.map(({ name, value }, at) => (
        <circle
          key={name}
          cx={at * 16 + 6}
          cy={6}
          r={5.5}
          fill={value}
          stroke="currentColor"
          strokeOpacity={0.35}
          strokeWidth={0.75}
        />
      ))}
    </svg>
  );
}
