import type { CollectionLink } from './collection-summary.ts';
import { Link } from './link.tsx';

interface FooterProps {
  readonly storeName: string;
  readonly tagline: string;
  readonly collections: readonly CollectionLink[];
}

export function Footer({ storeName, tagline, collections }: FooterProps) {
  return (
    <footer className="grid gap-x-8 gap-y-12 border-t border-line px-edge pt-12 pb-10 md:grid-cols-[2fr_3fr] md:pt-16">
      <div>
        <p className="title">{storeName}</p>
        <p className="mt-3 text-quiet">{tagline}</p>
      </div>
      <nav aria-label="Footer" className="columns-2 gap-8 lg:columns-3">
        {[{ slug: '', name: 'All products' }, ...collections].map(({ slug, name }) => (
          <Link key={slug} className="link-quiet block py-1" to={slug === '' ? '/products' : `/collections/${slug}`}>{name}</Link>
        ))}
      </nav>
    </footer>
  );
}
