import { Link } from 'react-router';
import { useWords } from '../../i18n/use-translations.tsx';
import { SignInPage } from './page.tsx';

export function StepEnded({ query }: { readonly query: string }) {
  const say = useWords('signIn');
  return (
    <SignInPage heading={say('stepEndedHeading')} intro={say('stepEnded')}>
      <p>
        <Link className="button" to={`/hosted/sign-in${query}`}>
          {say('backToSignIn')}
        </Link>
      </p>
    </SignInPage>
  );
}
