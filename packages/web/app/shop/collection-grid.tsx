import { Picture } from '../ui/picture.tsx';
import { useTranslations } from '../i18n/use-translations.tsx';
import type { CollectionSummary } from './collection-summary.server.ts';
import { Link } from './link.tsx';

interface CollectionGridProps {
  readonly collections: readonly CollectionSummary[];
  /** On screen as soon as the page opens. */
  readonly eager?: boolean;
  /** One level below the section's heading. */
  readonly heading: 'h2' | 'h3';
}

const coverSizes = '(width >= 75rem) 34vw, (width >= 40rem) 50vw, 100vw';

export function CollectionGrid({
  collections,
  eager = false,
  heading: Heading,
}: CollectionGridProps) {
  const t = useTranslations('catalog');
  return (
    <ul className="collection-grid">
      {collections.map(({ slug, name, picture, productCount }, at) => (
        <li key={slug} className="group relative">
          <div className="collection-cover">
            {picture && (
              <Picture
                image={picture}
                first={eager && at < 2}
                sizes={coverSizes}
                className="size-full"
              />
            )}
          </div>
          <div className="flex items-baseline justify-between gap-4 px-edge pt-4 pb-10 md:pb-14">
            <Heading className="subtitle">
              <Link to={`/collections/${slug}`} prefetch="intent" className="card-link">
                {name}
              </Link>
            </Heading>
            {productCount !== undefined && (
              <p className="text-sm text-quiet tabular-nums">
                <span aria-hidden="true">{productCount}</span>
                <span className="sr-only">{t('products', { count: productCount })}</span>
              </p>
            )}
          </div>
        </li>
      ))}
    </ul>
  );
}
