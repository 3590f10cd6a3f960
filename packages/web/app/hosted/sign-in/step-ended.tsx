import { Link } from 'react-router';
import { useTranslations } from '../../i18n/use-translations.tsx';
import { SignInPage } from './page.tsx';

export function StepEnded({ query }: { readonly query: string }) {
  const t = useTranslations('signIn');
  return (
    <SignInPage heading={t('stepEndedHeading')} intro={t('stepEnded')}>
      <p>
        <Link className="button" to={`/hosted/sign-in${query}`}>
          {t('backToSignIn')}
        </Link>
      </p>
    </SignInPage>
  );
}
