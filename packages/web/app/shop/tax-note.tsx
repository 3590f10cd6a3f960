import { useRouteLoaderData } from 'react-router';
import { useTranslations } from '../i18n/use-translations.tsx';
import { Link } from './link.tsx';

interface TaxNoteProps {
  /** Nothing is shipped, so no shipping costs are added. */
  readonly isDigital?: boolean;
  readonly className?: string;
}

/**
 * "inkl. MwSt., zzgl. Versand" where prices include tax, as the law of these countries requires
 * next to a price.
 */
export function TaxNote({ isDigital = false, className = '' }: TaxNoteProps) {
  const t = useTranslations('shop');
  if (
    useRouteLoaderData<{ readonly isTaxIncluded: boolean }>('routes/shop/layout')?.isTaxIncluded !==
    true
  )
    return null;
  return (
    <p className={`text-sm text-quiet ${className}`}>
      {isDigital ? (
        t('taxIncluded')
      ) : (
        <Link className="link" to="/policies/shipping">
          {t('taxPlusShipping')}
        </Link>
      )}
    </p>
  );
}
