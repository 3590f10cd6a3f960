import { Form, Link as PlainLink } from 'react-router';
import { Field } from '../ui/field.tsx';
import { useTranslations } from '../i18n/use-translations.tsx';
import { FormNotice } from './form-notice.tsx';
import { AccountPart } from './page.tsx';
import { canProve, ProofField, SendCode, type ProofMethods } from './proof.tsx';
import type { SecurityAnswer } from './security-action.server.ts';

export function PasswordForm({
  answer,
  ways,
}: {
  readonly answer: SecurityAnswer | undefined;
  readonly ways: ProofMethods;
}) {
  const t = useTranslations('account');
  const errors = answer?.intent === 'password' ? answer.errors : undefined;
  return (
    <AccountPart heading={t('password')} intro={t('passwordIntro')}>
      <div className="grid gap-6">
        <FormNotice answer={answer} intent="send-code" />
        <FormNotice answer={answer} intent="password" />
        {canProve(ways, answer) ? (
          <Form method="post" className="account-form">
            <ProofField ways={ways} answer={answer} error={errors?.['proof']} />
            <Field
              label={t('newPassword')}
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
                {t('changePassword')}
              </button>
              <PlainLink className="link" to="/hosted/forgot">
                {t('passwordForgotten')}
              </PlainLink>
            </p>
          </Form>
        ) : (
          <SendCode intro={t('proofByMail')} intent="send-code" />
        )}
      </div>
    </AccountPart>
  );
}
