import { ApiError, staff } from '@shopwright/sdk';
import type { ReactNode } from 'react';
import { Form, Link, redirect } from 'react-router';
import type { Route } from './+types/sign-in';
import { becomeStaff, staffPerson } from '../../admin/staff-session.server.ts';
import {
  deleteStateToken,
  deviceTokenIn,
  saveDeviceToken,
  saveStateToken,
  stateTokenIn,
} from '../../admin/staff-cookies.server.ts';
import { adminWords } from '../../admin/messages.server.ts';
import { refusal, refusedForm, typed, type FormAnswer } from '../../account/form-errors.server.ts';
import { pageContext } from '../../page-context.server.ts';
import { Field } from '../../ui/field.tsx';
import { Notice } from '../../ui/notice.tsx';
import { wordsOf } from '../../i18n/dictionary.server.ts';
import { useWords, Words } from '../../i18n/use-translations.tsx';
import { formSecret, formText } from '../../ui/form-text.server.ts';

export async function loader({ context, request, url }: Route.LoaderArgs) {
  return {
    words: wordsOf((await context.get(pageContext).speech()).language, 'admin'),
    needsCode: url.searchParams.get('step') === 'code' && stateTokenIn(request) !== undefined,
    next: nextIn(url),
  };
}

/** Only a page of the admin: anywhere else would lead people away right after they typed a password. */
const nextIn = (url: URL): string => {
  const next = url.searchParams.get('next') ?? '';
  return /^\/admin(\/[\w/-]*)?$/.test(next) ? next : '/admin';
};

export const meta: Route.MetaFunction = () => [{ name: 'robots', content: 'noindex' }];
export const headers = () => ({ 'cache-control': 'no-store' });

export async function action({ context, request, url }: Route.ActionArgs) {
  const page = context.get(pageContext);
  const form = await request.formData();
  const person = staffPerson(page);
  const say = await adminWords(page);
  const intent = formText(form, 'intent') === 'code' ? 'code' : 'sign-in';
  const userAgent = request.headers.get('user-agent');
  const from = {
    ...(userAgent === null ? {} : { device: userAgent.slice(0, 300) }),
    ...optional('deviceToken', deviceTokenIn(request)),
  };
  let result: staff.StaffSignInAnswer;
  try {
    const calls = person.trying(staff);
    result =
      intent === 'code'
        ? await calls.verifySignIn({
            stateToken: stateTokenIn(request) ?? '',
            code: formText(form, 'code'),
            ...from,
          })
        : await calls.signIn({
            email: formText(form, 'email'),
            password: formSecret(form, 'password'),
            ...from,
          });
  } catch (error) {
    const status = error instanceof ApiError ? error.status : 0;
    if (status === 429)
      return refusedForm({ intent, message: say('tooManyTries'), values: typed(form) }, 429);
    if (status >= 400 && status < 500)
      return refusedForm({
        intent,
        message: say(intent === 'code' ? 'codeWrong' : 'wrong'),
        values: typed(form),
      });
    return refusal(error, { intent, form, say });
  }
  if (result.state === 'MFA_CHALLENGE') {
    saveStateToken(page, result.stateToken ?? '');
    return redirect(
      `/admin/sign-in?${new URLSearchParams({ step: 'code', next: nextIn(url) }).toString()}`,
    );
  }
  becomeStaff(person, result);
  if (result.deviceToken) saveDeviceToken(page, result.deviceToken);
  deleteStateToken(page);
  return redirect(nextIn(url));
}

const optional = <Name extends string>(
  name: Name,
  value: string | undefined,
): Partial<Record<Name, string>> =>
  value === undefined ? {} : ({ [name]: value } as Record<Name, string>);

export default function AdminSignIn({
  loaderData: { words, needsCode, next },
  actionData,
}: Route.ComponentProps) {
  return (
    <Words words={words}>
      {needsCode ? <EnterCode answer={actionData} next={next} /> : <SignIn answer={actionData} />}
    </Words>
  );
}

function Frame({
  title,
  intro,
  children,
}: {
  readonly title: string;
  readonly intro: string;
  readonly children: ReactNode;
}) {
  return (
    <div className="admin">
      <main className="mx-auto grid max-w-[24rem] gap-6 px-edge py-24">
        <title>{title}</title>
        <h1 className="admin-title">{title}</h1>
        <p className="text-quiet">{intro}</p>
        {children}
      </main>
    </div>
  );
}

function SignIn({ answer }: { readonly answer: FormAnswer | undefined }) {
  const say = useWords('admin');
  return (
    <Frame title={say('signIn')} intro={say('signInIntro')}>
      <Form method="post" className="grid gap-5">
        {answer?.message && <Notice kind="error">{answer.message}</Notice>}
        <Field
          label={say('email')}
          name="email"
          type="email"
          autoComplete="username"
          defaultValue={answer?.values?.['email']}
          required
        />
        <Field
          label={say('password')}
          name="password"
          type="password"
          autoComplete="current-password"
          required
        />
        <button className="button" name="intent" value="sign-in">
          {say('signIn')}
        </button>
      </Form>
      <p className="text-sm text-quiet">{say('forgotten')}</p>
    </Frame>
  );
}

/** The second step. The token that ties it to the first is in a cookie, so the page works reloaded and without scripts. */
function EnterCode({
  answer,
  next,
}: {
  readonly answer: FormAnswer | undefined;
  readonly next: string;
}) {
  const say = useWords('admin');
  return (
    <Frame title={say('codeTitle')} intro={say('codeIntro')}>
      <Form method="post" className="grid gap-5">
        {answer?.message && <Notice kind="error">{answer.message}</Notice>}
        <Field label={say('code')} name="code" autoComplete="one-time-code" required />
        <button className="button" name="intent" value="code">
          {say('codeConfirm')}
        </button>
      </Form>
      <p>
        <Link className="link" to={`/admin/sign-in?next=${encodeURIComponent(next)}`}>
          {say('startOver')}
        </Link>
      </p>
      <p className="text-sm text-quiet">{say('codeLost')}</p>
    </Frame>
  );
}
