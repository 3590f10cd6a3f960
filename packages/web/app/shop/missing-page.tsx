import { useWords } from '../i18n/use-translations.tsx';
import { ErrorFrame } from './error-frame.tsx';
import { Link, usePath } from './link.tsx';

export default function MissingPage() {
  const say = useWords('common');
  const path = usePath();
  return (
    <ErrorFrame heading={say('missingHeading')} text={say('missingText')}>
      <search>
        <form action={path('/search')} className="mt-10 flex max-w-[30rem] flex-wrap gap-3">
          <input
            type="search"
            name="q"
            required
            aria-label={say('searchInstead')}
            placeholder={say('searchInstead')}
            className="field-input min-w-0 flex-1 basis-48"
          />
          <button className="button button-quiet">{say('search')}</button>
        </form>
      </search>
      <p className="mt-6 flex flex-wrap gap-x-8">
        <Link className="link py-2.5" reloadDocument to="/products">
          {say('allProducts')}
        </Link>
        <Link className="link py-2.5" reloadDocument to="/">
          {say('home')}
        </Link>
      </p>
    </ErrorFrame>
  );
}
