import { members } from '@shopwright/sdk';
import { Link, redirect } from 'react-router';
import type { Route } from './+types/consent';
import { CancelForm, SignInPage } from '../../hosted/sign-in/page.tsx';
import { visitOf } from '../../hosted/sign-in/sign-in-context.server.ts';
import { useWords } from '../../i18n/use-translations.tsx';

export async function loader(args: Route.LoaderArgs) {
  const { person, site, query, session } = await visitOf(args);
  const me = person.isMember()
    ? (
        await person
          .use(members)
          .getCurrentMember({ fieldsets: ['FULL'] })
          .catch(() => undefined)
      )?.member
    : undefined;
  // Consent is somebody's: first they say who they are.
  if (session === undefined || me === undefined) throw redirect(`/hosted/sign-in${query}`);
  return { site: site ?? '', query, session: session._id ?? '', email: me.loginEmail ?? '' };
}

export default function Consent({
  loaderData: { site, query, session, email },
}: Route.ComponentProps) {
  const say = useWords('signIn');
  return (
    <SignInPage
      heading={say('consentHeading', { site })}
      intro={
        <>
          {say('consentAs', { email })} {say('consentOther')}{' '}
          <Link className="link" to={`/hosted/sign-in${query}&account=new`}>
            {say('otherAccount')}
          </Link>
        </>
      }
    >
      <div>
        <p>{say('consentSees', { site })}</p>
        <ul className="mt-3 list-disc ps-5 marker:text-quiet">
          <li className="py-1">{say('consentProfile')}</li>
          <li className="py-1">{say('consentShop')}</li>
        </ul>
        <p className="mt-4 text-quiet">{say('consentNever')}</p>
      </div>
      <form method="post" action={`/hosted/authorize?session=${session}`}>
        <button className="button w-full" name="consented" value="1">
          {say('consentButton')}
        </button>
      </form>
      <div className="border-t border-line pt-6">
        <CancelForm session={session}>{say('cancel')}</CancelForm>
      </div>
    </SignInPage>
  );
}
