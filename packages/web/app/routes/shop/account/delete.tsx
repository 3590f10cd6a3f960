import { ApiError, factors, members, verification } from '@shopwright/sdk';
import { Form, redirect } from 'react-router';
import type { Route } from './+types/delete';
import { FormNotice } from '../../../account/form-notice.tsx';
import { AccountPage } from '../../../account/page.tsx';
import { proofIn } from '../../../account/read-proof.server.ts';
import { canProve, ProofField, SendCode } from '../../../account/proof.tsx';
import { availableProofMethods } from '../../../account/proof-methods.server.ts';
import { refusal, refusedForm, typed } from '../../../account/form-errors.server.ts';
import { proofSentences, type SecurityAnswer } from '../../../account/security-action.server.ts';
import { signedIn } from '../../../account/require-member.server.ts';
import { translateAccount } from '../../../account/messages.server.ts';
import { pageContext } from '../../../page-context.server.ts';
import { inLanguage } from '../../../shop/link.tsx';
import { Field } from '../../../ui/field.tsx';
import { useTranslations } from '../../../i18n/use-translations.tsx';
import { formText } from '../../../ui/form-text.server.ts';

export async function loader({ context, request }: Route.LoaderArgs) {
  return signedIn(context.get(pageContext), request, async (userSession) => ({
    ways: availableProofMethods(await userSession.use(factors).listMyFactors()),
  }));
}

/**
 * Requires the password: an open session on an unlocked computer must not be enough to delete the
 * account.
 */
export async function action({ context, request }: Route.ActionArgs) {
  const page = context.get(pageContext);
  const form = await request.formData();
  return signedIn(page, request, async (userSession) => {
    const t = await translateAccount(page);
    const intent = formText(form, 'intent') === 'send-code' ? 'send-code' : 'delete';
    try {
      if (intent === 'send-code') {
        const { verificationId = '' } = await userSession.useRateLimited(verification).start();
        return { intent, done: t('codeMailed'), verificationId } satisfies SecurityAnswer;
      }
      const { member } = await userSession.use(members).getCurrentMember({ fieldsets: ['FULL'] });
      const confirmed = formText(form, 'email').toLowerCase();
      if (confirmed === '' || confirmed !== member?.loginEmail?.toLowerCase()) {
        return refusedForm({
          intent,
          message: t('deleteNotMatching'),
          errors: { email: t('deleteNotMatching') },
          values: typed(form),
        });
      }
      await userSession.useRateLimited(members).deleteMyAccount(proofIn(form));
    } catch (error) {
      const wrong =
        error instanceof ApiError && error.code === 'VERIFICATION_FAILED'
          ? proofSentences(form, t)['VERIFICATION_FAILED']
          : undefined;
      if (wrong !== undefined)
        return refusedForm({
          intent,
          message: wrong,
          errors: { proof: wrong },
          values: typed(form),
        });
      return refusal(error, { intent, form, t, byCode: proofSentences(form, t) });
    }
    userSession.forget();
    // Thrown past the check for a session that ended: this one was meant to.
    throw redirect(inLanguage((await page.pageLanguage()).prefix, '/?notice=account-deleted'));
  });
}

export default function Delete({ loaderData: { ways }, actionData }: Route.ComponentProps) {
  const t = useTranslations('account');
  const answer: SecurityAnswer | undefined = actionData;
  const errors = answer?.intent === 'delete' ? answer.errors : undefined;
  return (
    <AccountPage
      heading={t('remove')}
      intro={
        <>
          {t('deleteIntro')} {t('deleteRunning')}
        </>
      }
    >
      <div className="grid gap-6">
        <FormNotice answer={answer} intent="send-code" />
        <FormNotice answer={answer} intent="delete" />
        {canProve(ways, answer) ? (
          <Form method="post" className="account-form">
            <Field
              label={t('deleteConfirm')}
              name="email"
              type="email"
              autoComplete="off"
              defaultValue={answer?.values?.['email']}
              error={errors?.['email']}
              required
            />
            <ProofField ways={ways} answer={answer} error={errors?.['proof']} />
            <p>
              <button className="button">{t('deleteNow')}</button>
            </p>
          </Form>
        ) : (
          <SendCode intro={t('deleteByMail')} intent="send-code" />
        )}
      </div>
    </AccountPage>
  );
}
