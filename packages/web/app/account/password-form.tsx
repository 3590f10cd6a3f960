import { Form, Link as PlainLink } from 'react-router';
import { Field } from '../ui/field.tsx';
import { useWords } from '../words/use-words.tsx';
import { FormNotice } from './form-notice.tsx';
import { AccountPart } from './page.tsx';
import type { FormAnswer } from './refused.ts';

export function PasswordForm({ answer }: { readonly answer: FormAnswer | undefined }) {
  const say = useWords('account');
  const errors = answer?.intent === 'password' ? answer.errors : undefined;
  return (
    <AccountPart heading={say('password')} intro={say('passwordIntro')}>
      <Form method="post" className="account-form">
        <FormNotice answer={answer} intent="password" />
        <Field label={say('currentPassword')} name="currentPassword" type="password" autoComplete="current-password" error={errors?.['currentPassword']} required />
        <Field label={say('newPassword')} name="newPassword" type="password" autoComplete="new-password" minLength={8} maxLength={128} error={errors?.['newPassword']} required />
        <p className="flex flex-wrap items-center gap-x-8 gap-y-4">
          <button className="button" name="intent" value="password">{say('changePassword')}</button>
          <PlainLink className="link" to="/hosted/forgot">{say('passwordForgotten')}</PlainLink>
        </p>
      </Form>
    </AccountPart>
  );
}
