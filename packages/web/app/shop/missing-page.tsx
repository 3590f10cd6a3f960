import { useTranslations } from '../i18n/use-translations.tsx';
import { ErrorFrame } from './error-frame.tsx';
import { Link, usePath } from './link.tsx';

export default function MissingPage() {
  const t = useTranslations('common');
  const path = usePath();
  return (
    <ErrorFrame heading={t('missingHeading')} text={t('missingText')}>
      <search>
        <form action={path('/search')} className="mt-10 flex max-w-[30rem] flex-wrap gap-3">
          <input
            type="search"
            name="q"
            required
            aria-label={t('searchInstead')}
            placeholder={t('searchInstead')}
            className="field-input min-w-0 flex-1 basis-48"
          />
          <button className="button button-quiet">{t('search')}</button>
        </form>
      </search>
      <p className="mt-6 flex flex-wrap gap-x-8">
        <Link className="link py-2.5" reloadDocument to="/products">
          {t('allProducts')}
        </Link>
        <Link className="link py-2.5" reloadDocument to="/">
          {t('home')}
        </Link>
      </p>
    </ErrorFrame>
  );
}
