import { useTranslations } from '../i18n/use-translations.tsx';
import type { Price } from './price.server.ts';

export function PriceText({ price }: { readonly price: Price }) {
  const t = useTranslations('catalog');
  return (
    <p className="tabular-nums">
      {price.from && <span className="text-quiet">{t('from')} </span>}
      {price.before && (
        <>
          <span className="sr-only">{t('before')} </span>
          <s className="text-quiet">{price.before}</s> <span className="sr-only">{t('now')} </span>
        </>
      )}
      <span className={price.before ? 'text-accent' : ''}>{price.now}</span>
    </p>
  );
}
