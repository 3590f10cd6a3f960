import { ApiError, factors, members, verification } from '@shopwright/sdk';
import { Form, redirect } from 'react-router';
import type { Route } from './+types/delete';
import { FormNotice } from '../../../account/form-notice.tsx';
import { AccountPage } from '../../../account/page.tsx';
import { proofIn } from '../../../account/read-proof.server.ts';
import { canProve, ProofField, SendCode } from '../../../account/proof.tsx';
import { proofWays } from '../../../account/proof-methods.server.ts';
import { refusal, refusedForm, typed } from '../../../account/form-errors.server.ts';
import { proofSentences, type SecurityAnswer } from '../../../account/security-action.server.ts';
import { signedIn } from '../../../account/require-member.server.ts';
import { accountWords } from '../../../account/messages.server.ts';
import { pageContext } from '../../../page-context.server.ts';
import { inLanguage } from '../../../shop/link.tsx';
import { Field } from '../../../ui/field.tsx';
import { useWords } from '../../../i18n/use-translations.tsx';
import { formText } from '../../../ui/form-text.server.ts';

export async function loader({ context, request }: Route.LoaderArgs) {
  return signedIn(context.get(pageContext), request, async (person) => ({
    ways: proofWays(await person.use(factors).listMyFactors()),
  }));
}

/** A person at an unlocked computer does not know the password: an open session alone deletes nothing. */
export async function action({ context, request }: Route.ActionArgs) {
  const page = context.get(pageContext);
  const form = await request.formData();
  return signedIn(page, request, async (person) => {
    const say = await accountWords(page);
    const intent = formText(form, 'intent') === 'send-code' ? 'send-code' : 'delete';
    try {
      if (intent === 'send-code') {
        const { verificationId = '' } = await person.trying(verification).start();
        return { intent, done: say('codeMailed'), verificationId } satisfies SecurityAnswer;
      }
      const { member } = await person.use(members).getCurrentMember({ fieldsets: ['FULL'] });
      const confirmed = formText(form, 'email').toLowerCase();
      if (confirmed === '' || confirmed !== member?.loginEmail?.toLowerCase()) {
        return refusedForm({
          intent,
          message: say('deleteNotMatching'),
          errors: { email: say('deleteNotMatching') },
          values: typed(form),
        });
      }
      await person.trying(members).deleteMyAccount(proofIn(form));
    } catch (error) {
      const wrong =
        error instanceof ApiError && error.code === 'VERIFICATION_FAILED'
          ? proofSentences(form, say)['VERIFICATION_FAILED']
          : undefined;
      if (wrong !== undefined)
        return refusedForm({
          intent,
          message: wrong,
          errors: { proof: wrong },
          values: typed(form),
        });
      return refusal(error, { intent, form, say, byCode: proofSentences(form, say) });
    }
    person.forget();
    // Thrown past the check for a session that ended: this one was meant to.
    throw redirect(inLanguage((await page.speech()).prefix, '/?notice=account-deleted'));
  });
}

export default function Delete({ loaderData: { ways }, actionData }: Route.ComponentProps) {
  const say = useWords('account');
  const answer: SecurityAnswer | undefined = actionData;
  const errors = answer?.intent === 'delete' ? answer.errors : undefined;
  return (
    <AccountPage
      heading={say('remove')}
      intro={
        <>
          {say('deleteIntro')} {say('deleteRunning')}
        </>
      }
    >
      <div className="grid gap-6">
        <FormNotice answer={answer} intent="send-code" />
        <FormNotice answer={answer} intent="delete" />
        {canProve(ways, answer) ? (
          <Form method="post" className="account-form">
            <Field
              label={say('deleteConfirm')}
              name="email"
              type="email"
              autoComplete="off"
              defaultValue={answer?.values?.['email']}
              error={errors?.['email']}
              required
            />
            <ProofField ways={ways} answer={answer} error={errors?.['proof']} />
            <p>
              <button className="button">{say('deleteNow')}</button>
            </p>
          </Form>
        ) : (
          <SendCode intro={say('deleteByMail')} intent="send-code" />
        )}
      </div>
    </AccountPage>
  );
}
