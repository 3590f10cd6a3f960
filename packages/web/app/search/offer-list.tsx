import { Link } from '../shop/link.tsx';
import { Picture } from '../ui/picture.tsx';
import { useTranslations } from '../i18n/use-translations.tsx';
import type { FoundOffer } from './find-offers.server.ts';

/** The results other than products, each with its kind. */
export function OfferList({
  offers,
  heading,
}: {
  readonly offers: readonly FoundOffer[];
  readonly heading?: string;
}) {
  const t = useTranslations('shop');
  if (offers.length === 0) return null;
  return (
    <section className="px-edge pb-12">
      {heading && <h2 className="subtitle mb-4">{heading}</h2>}
      <ul className="offer-list">
        {offers.map(({ kind, name, path, text, picture }) => (
          <li key={kind + name + path} className="offer-row group relative">
            {picture && (
              <div className="size-20 shrink-0">
                <Picture image={picture} shape={1} sizes="5rem" className="size-full" />
              </div>
            )}
            <div className="min-w-0">
              <p className="text-sm text-quiet">{t(`${kind}Kind`)}</p>
              <p className="font-medium">
                <Link className="card-link" to={path}>
                  <bdi>{name}</bdi>
                </Link>
              </p>
              {text && (
                <p className="mt-1 text-sm text-quiet" dir="auto">
                  {text}
                </p>
              )}
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
