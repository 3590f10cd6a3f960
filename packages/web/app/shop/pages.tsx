import { useTranslations } from '../i18n/use-translations.tsx';
import { Link } from './link.tsx';

interface PagesProps {
  /** As in the store's own language. */
  readonly address: (page: number) => string;
  readonly page: number;
  readonly pageCount: number;
}

export function Pages({ address, page, pageCount }: PagesProps) {
  const t = useTranslations('catalog');
  if (pageCount < 2) return null;
  return (
    <nav
      aria-label={t('pages')}
      className="flex items-baseline justify-between border-t border-line px-edge py-8"
    >
      {page > 1 ? (
        <Link className="link" rel="prev" to={address(page - 1)}>
          {t('previous')}
        </Link>
      ) : (
        <span />
      )}
      <p className="text-quiet tabular-nums">{t('pageOf', { page, count: pageCount })}</p>
      {page < pageCount ? (
        <Link className="link" rel="next" prefetch="intent" to={address(page + 1)}>
          {t('next')}
        </Link>
      ) : (
        <span />
      )}
    </nav>
  );
}
