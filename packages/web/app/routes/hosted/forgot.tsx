import { recovery } from '@shopwright/sdk';
import { Form, Link } from 'react-router';
import type { Route } from './+types/forgot';
import { knownAccounts } from '../../hosted/sign-in/saved-accounts.server.ts';
import { RefusedNotice, SignInPage, SubmitButton } from '../../hosted/sign-in/page.tsx';
import {
  formAgain,
  refusedForm,
  visitOf,
  type Visit,
} from '../../hosted/sign-in/sign-in-context.server.ts';
import { formText } from '../../ui/form-text.server.ts';
import { Field } from '../../ui/field.tsx';
import { useWords } from '../../i18n/use-translations.tsx';

export async function loader(args: Route.LoaderArgs) {
  const { query, request } = await visitOf(args);
  return { query, email: knownAccounts(request)[0]?.email ?? '' };
}

export async function action(args: Route.ActionArgs) {
  const visit = await visitOf(args);
  const email = formText(await visit.request.formData(), 'email');
  if (email === '') return formAgain({ email }, { errors: { email: visit.say('emailNeeded') } });
  try {
    const { language } = await visit.page.speech();
    await visit.person.trying(recovery).sendRecoveryEmail(email, {
      ...(language === 'x-mirror' ? {} : { language }),
      ...wayBack(visit),
    });
    // The same whether there is such an account or not: nobody learns who is a member here.
    return { sentTo: email };
  } catch (error) {
    return refusedForm(visit, error, { email });
  }
}

/** The mail may be opened in another browser, so the link itself must know where the new password leads. */
function wayBack({ page, person, session, destination }: Visit): { redirect: recovery.Redirect } {
  const url =
    session === undefined
      ? page.origin + destination
      : session.auth?.redirectUri === undefined
        ? page.origin
        : new URL(session.auth.redirectUri).origin;
  return {
    redirect: {
      url,
      clientId: (session === undefined ? undefined : session.clientId) ?? person.clientId,
    },
  };
}

export default function Forgot({ loaderData: { query, email }, actionData }: Route.ComponentProps) {
  const say = useWords('signIn');
  if (actionData !== undefined && 'sentTo' in actionData) {
    return (
      <SignInPage
        heading={say('forgotSentHeading')}
        intro={<p role="status">{say('forgotSent', { email: actionData.sentTo })}</p>}
      >
        <p className="text-quiet">{say('forgotSentHint')}</p>
        <p className="flex flex-wrap gap-x-8 gap-y-2 border-t border-line pt-6">
          <Link
            className="link inline-flex min-h-11 items-center"
            to={`/hosted/forgot${query}`}
            reloadDocument
          >
            {say('forgotAgain')}
          </Link>
          <Link className="link inline-flex min-h-11 items-center" to={`/hosted/sign-in${query}`}>
            {say('backToSignIn')}
          </Link>
        </p>
      </SignInPage>
    );
  }
  return (
    <SignInPage heading={say('forgotHeading')} intro={say('forgotIntro')}>
      <Form method="post" className="grid gap-5">
        <RefusedNotice refused={actionData} query={query} />
        <Field
          label={say('email')}
          name="email"
          type="email"
          autoComplete="email"
          inputMode="email"
          required
          defaultValue={actionData?.values['email'] ?? email}
          error={actionData?.errors['email']}
        />
        <div className="pt-2">
          <SubmitButton>{say('forgotButton')}</SubmitButton>
        </div>
      </Form>
      <p className="border-t border-line pt-6">
        <Link className="link inline-flex min-h-11 items-center" to={`/hosted/sign-in${query}`}>
          {say('backToSignIn')}
        </Link>
      </p>
    </SignInPage>
  );
}
