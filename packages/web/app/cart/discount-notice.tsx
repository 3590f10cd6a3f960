import { useSearchParams } from 'react-router';
import { useTranslations } from '../i18n/use-translations.tsx';
import { isCode } from './discount-code.ts';

/** Shows the effect of a discount link on the page it leads to. */
export function DiscountNotice() {
  const t = useTranslations('cart');
  const [query] = useSearchParams();
  const code = query.get('discount');
  return isCode(code) ? (
    <p role="status" className="bg-shade px-edge py-3 text-center text-sm">
      {t('discountDone', { code })}
    </p>
  ) : null;
}
