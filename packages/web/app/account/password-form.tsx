import { Form, Link as PlainLink } from 'react-router';
import { Field } from '../ui/field.tsx';
import { useWords } from '../i18n/use-translations.tsx';
import { FormNotice } from './form-notice.tsx';
import { AccountPart } from './page.tsx';
import { canProve, ProofField, SendCode, type ProofWays } from './proof.tsx';
import type { SecurityAnswer } from './security-action.server.ts';

export function PasswordForm({
  answer,
  ways,
}: {
  readonly answer: SecurityAnswer | undefined;
  readonly ways: ProofWays;
}) {
  const say = useWords('account');
  const errors = answer?.intent === 'password' ? answer.errors : undefined;
  return (
    <AccountPart heading={say('password')} intro={say('passwordIntro')}>
      <div className="grid gap-6">
        <FormNotice answer={answer} intent="send-code" />
        <FormNotice answer={answer} intent="password" />
        {canProve(ways, answer) ? (
          <Form method="post" className="account-form">
            <ProofField ways={ways} answer={answer} error={errors?.['proof']} />
            <Field
              label={say('newPassword')}
              name="newPassword"
              type="password"
              autoComplete="new-password"
              minLength={8}
              maxLength={128}
              error={errors?.['newPassword']}
              required
            />
            <p className="flex flex-wrap items-center gap-x-8 gap-y-4">
              <button className="button" name="intent" value="password">
                {say('changePassword')}
              </button>
              <PlainLink className="link" to="/hosted/forgot">
                {say('passwordForgotten')}
              </PlainLink>
            </p>
          </Form>
        ) : (
          <SendCode intro={say('proofByMail')} intent="send-code" />
        )}
      </div>
    </AccountPart>
  );
}
