import { useSearchParams } from 'react-router';
import { useTranslations } from '../i18n/use-translations.tsx';

/** Says on the page that signing out or deleting an account led to what has happened. */
export function AccountNotice() {
  const t = useTranslations('shop');
  const [query] = useSearchParams();
  const notice = query.get('notice');
  if (notice !== 'signed-out' && notice !== 'account-deleted') return null;
  return (
    <p role="status" className="bg-shade px-edge py-3 text-center text-sm">
      {t(notice === 'signed-out' ? 'signedOut' : 'accountDeleted')}
    </p>
  );
}
