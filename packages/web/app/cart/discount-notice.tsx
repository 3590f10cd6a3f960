import { useSearchParams } from 'react-router';
import { useWords } from '../i18n/use-translations.tsx';
import { isCode } from './discount-code.ts';

/** Says on the page a discount link led to what it did. */
export function DiscountNotice() {
  const say = useWords('cart');
  const [query] = useSearchParams();
  const code = query.get('discount');
  return isCode(code) ? (
    <p role="status" className="bg-shade px-edge py-3 text-center text-sm">
      {say('discountDone', { code })}
    </p>
  ) : null;
}
