import { ApiError, recovery, type authentication } from '@shopwright/sdk';
import { data, Form, Link, redirectDocument } from 'react-router';
import type { Route } from './+types/recover';
import { RefusedNotice, SignInPage, SubmitButton } from '../../hosted/sign-in/page.tsx';
import { PasswordField } from '../../hosted/sign-in/password-field.tsx';
import { pathOn } from '../../http/local-path.server.ts';
import {
  formAgain,
  goOn,
  refusedForm,
  signInOptions,
  visitOf,
  type Visit,
} from '../../hosted/sign-in/sign-in-context.server.ts';
import { formSecret } from '../../ui/form-text.server.ts';
import { useWords } from '../../i18n/use-translations.tsx';

export async function loader(args: Route.LoaderArgs) {
  const visit = await visitOf(args);
  const [link, { passwordMinLength }] = await Promise.all([
    findLink(visit, args.url.searchParams.get('token') ?? ''),
    signInOptions(visit),
  ]);
  if (link?.redirectUrl !== undefined && URL.canParse(link.redirectUrl))
    visit.page.allow('form-action', new URL(link.redirectUrl).origin);
  // The token stands in the address: nobody beyond this site is told it. Not `no-referrer`, with which browsers do not say where a form came from.
  const headers = { 'referrer-policy': 'same-origin', 'cache-control': 'no-store' };
  return data(
    { email: link?.emailHint, passwordMinLength },
    { headers, status: link === undefined ? 410 : 200 },
  );
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

async function findLink(
  { page }: Pick<Visit, 'page'>,
  recoveryToken: string,
): Promise<recovery.RecoveryFindRecoveryAnswer | undefined> {
  try {
    return await page.catalog.use(recovery).findRecovery({ recoveryToken });
  } catch (error) {
    if (error instanceof ApiError && error.status < 500 && error.status !== 429) return undefined;
    throw error;
  }
}

export async function action(args: Route.ActionArgs) {
  const visit = await visitOf(args);
  const { request, person, say } = visit;
  const token = args.url.searchParams.get('token') ?? '';
  const password = formSecret(await request.formData(), 'password');
  if (password === '') return formAgain({}, { errors: { password: say('newPasswordNeeded') } });
  const link = await findLink(visit, token);
  if (link === undefined) return formAgain({}, {}, 410);
  try {
    const result: authentication.SignInResult = await person
      .trying(recovery)
      .recover(token, { password });
    const wanted = link.redirectUrl;
    const here =
      wanted === undefined || !URL.canParse(wanted) || new URL(wanted).origin === visit.page.origin;
    const next = await goOn(
      { ...visit, destination: pathOn(visit.page.origin, wanted) ?? visit.destination },
      result,
      '',
    );
    // Another site asked for this: it is where the person wanted to be. It was checked when it asked.
    return result.state === 'SUCCESS' && !here && wanted !== undefined
      ? redirectDocument(wanted, 303)
      : next;
  } catch (error) {
    return refusedForm(visit, error, {});
  }
}

export default function Recover({
  loaderData: { email, passwordMinLength },
  actionData: refused,
}: Route.ComponentProps) {
  const say = useWords('signIn');
  if (email === undefined) {
    return (
      <SignInPage heading={say('recoverEndedHeading')} intro={say('recoverEnded')}>
        <p>
          <Link className="button" to="/hosted/forgot">
            {say('recoverAgain')}
          </Link>
        </p>
      </SignInPage>
    );
  }
  return (
    <SignInPage heading={say('recoverHeading')} intro={say('recoverFor', { email })}>
      <Form method="post" className="grid gap-5">
        <RefusedNotice refused={refused} query="" />
        <PasswordField
          label={say('newPassword')}
          autoComplete="new-password"
          hint={say('passwordHint', { count: passwordMinLength })}
          error={refused?.errors['password']}
        />
        <div className="pt-2">
          <SubmitButton>{say('recoverButton')}</SubmitButton>
        </div>
        <p className="text-sm text-quiet">{say('recoverNote')}</p>
      </Form>
    </SignInPage>
  );
}
