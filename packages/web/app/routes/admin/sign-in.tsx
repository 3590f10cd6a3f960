import { ApiError, staff } from '@shopwright/sdk';
import { Form, redirect } from 'react-router';
import type { Route } from './+types/sign-in';
import { becomeStaff, staffPerson } from '../../admin/staff.ts';
import { adminWords } from '../../admin/words.server.ts';
import { refusal, refusedForm, typed, type FormAnswer } from '../../account/refused.ts';
import { pageContext } from '../../context.ts';
import { Field } from '../../ui/field.tsx';
import { Notice } from '../../ui/notice.tsx';
import { wordsOf } from '../../words/dictionary.server.ts';
import { useWords, Words } from '../../words/use-words.tsx';
import { formSecret, formText } from '../../ui/form-text.ts';

export async function loader({ context }: Route.LoaderArgs) {
  return { words: wordsOf((await context.get(pageContext).speech()).language, 'admin') };
}

export const meta: Route.MetaFunction = () => [{ name: 'robots', content: 'noindex' }];
export const headers = () => ({ 'cache-control': 'no-store' });

export async function action({ context, request, url }: Route.ActionArgs) {
  const page = context.get(pageContext);
  const form = await request.formData();
  const person = staffPerson(page);
  const say = await adminWords(page);
  try {
    becomeStaff(person, await person.trying(staff).signIn({ email: formText(form, 'email'), password: formSecret(form, 'password') }));
  } catch (error) {
    const status = error instanceof ApiError ? error.status : 0;
    if (status === 429) return refusedForm({ intent: 'sign-in', message: say('tooManyTries'), values: typed(form) }, 429);
    if (status >= 400 && status < 500) return refusedForm({ intent: 'sign-in', message: say('wrong'), values: typed(form) });
    return refusal(error, { intent: 'sign-in', form, say });
  }
  const next = url.searchParams.get('next') ?? '';
  return redirect(/^\/admin(\/[\w/-]*)?$/.test(next) ? next : '/admin');
}

export default function AdminSignIn({ loaderData, actionData }: Route.ComponentProps) {
  return <Words words={loaderData.words}><SignIn answer={actionData} /></Words>;
}

function SignIn({ answer }: { readonly answer: FormAnswer | undefined }) {
  const say = useWords('admin');
  return (
    <div className="admin">
      <main className="mx-auto grid max-w-[24rem] gap-6 px-edge py-24">
        <title>{say('signIn')}</title>
        <h1 className="admin-title">{say('signIn')}</h1>
        <p className="text-quiet">{say('signInIntro')}</p>
        <Form method="post" className="grid gap-5">
          {answer?.message && <Notice kind="error">{answer.message}</Notice>}
          <Field label={say('email')} name="email" type="email" autoComplete="username" defaultValue={answer?.values?.['email']} required />
          <Field label={say('password')} name="password" type="password" autoComplete="current-password" required />
          <button className="button">{say('signIn')}</button>
        </Form>
        <p className="text-sm text-quiet">{say('forgotten')}</p>
      </main>
    </div>
  );
}
