import { useRouteLoaderData } from 'react-router';
import { useWords } from '../i18n/use-translations.tsx';
import { Link } from './link.tsx';

interface TaxNoteProps {
  /** Nothing is shipped, so no shipping costs are added. */
  readonly isDigital?: boolean;
  readonly className?: string;
}

/** "inkl. MwSt., zzgl. Versand" where prices include tax, as the law in these countries asks for it next to a price. */
export function TaxNote({ isDigital = false, className = '' }: TaxNoteProps) {
  const say = useWords('shop');
  if (
    useRouteLoaderData<{ readonly isTaxIncluded: boolean }>('routes/shop/layout')?.isTaxIncluded !==
    true
  )
    return null;
  return (
    <p className={`text-sm text-quiet ${className}`}>
      {isDigital ? (
        say('taxIncluded')
      ) : (
        <Link className="link" to="/policies/shipping">
          {say('taxPlusShipping')}
        </Link>
      )}
    </p>
  );
}
