import { ApiError, members, verification } from '@shopwright/sdk';
import { data, Form, redirect } from 'react-router';
import type { Route } from './+types/confirm-email';
import { FormNotice } from '../../../account/form-notice.tsx';
import { AccountPage } from '../../../account/page.tsx';
import { refusal, type FormAnswer } from '../../../account/form-errors.server.ts';
import { signedIn } from '../../../account/require-member.server.ts';
import { translateAccount } from '../../../account/messages.server.ts';
import { pageContext } from '../../../page-context.server.ts';
import { CodeField, digitsOf } from '../../../hosted/sign-in/code-field.tsx';
import { inLanguage } from '../../../shop/link.tsx';
import { formSecret, formText } from '../../../ui/form-text.server.ts';
import { useTranslations } from '../../../i18n/use-translations.tsx';

/** A member verifies their address; earlier guest purchases with it then appear in the account. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const page = context.get(pageContext);
  return signedIn(page, request, async (userSession) => {
    const { member } = await userSession.use(members).getCurrentMember({ fieldsets: ['FULL'] });
    if (member?.loginEmailVerified)
      throw redirect(inLanguage((await page.pageLanguage()).prefix, '/account'));
    return { email: member?.loginEmail ?? '' };
  });
}

interface ConfirmAnswer extends FormAnswer {
  readonly verificationId?: string;
}

export async function action({ context, request }: Route.ActionArgs) {
  const page = context.get(pageContext);
  const form = await request.formData();
  const intent = formText(form, 'intent');
  return signedIn(page, request, async (userSession) => {
    const t = await translateAccount(page);
    const verificationId = formText(form, 'verificationId');
    const wrongCode = () =>
      data<ConfirmAnswer>(
        {
          intent,
          verificationId,
          message: t('notSaved'),
          errors: { code: t('confirmCodeWrong') },
        },
        { status: 400 },
      );
    try {
      if (intent === 'send') {
        const sent = await userSession.useRateLimited(verification).start({ target: 'EMAIL' });
        return { intent, verificationId: sent.verificationId ?? '' } satisfies ConfirmAnswer;
      }
      const code = digitsOf(formSecret(form, 'code'));
      if (code.length !== 6) return wrongCode();
      await userSession
        .useRateLimited(verification)
        .verifyDuringAuthentication(code, { stateToken: verificationId });
    } catch (error) {
      if (error instanceof ApiError && error.code === 'VERIFICATION_FAILED') return wrongCode();
      const answer = refusal(error, {
        intent,
        form,
        t,
        byCode: { TOO_MANY_REQUESTS: t('confirmWait') },
      });
      return data<ConfirmAnswer>(
        { ...answer.data, verificationId },
        { status: answer.init?.status ?? 400 },
      );
    }
    return redirect(
      inLanguage((await page.pageLanguage()).prefix, '/account/orders?done=confirmed'),
    );
  });
}

export default function ConfirmEmail({ loaderData: { email }, actionData }: Route.ComponentProps) {
  const t = useTranslations('account');
  const answer: ConfirmAnswer | undefined = actionData;
  return (
    <AccountPage heading={t('confirmEmail')} intro={t('confirmEmailIntro', { email })}>
      {answer?.verificationId ? (
        <Form method="post" className="account-form">
          <FormNotice answer={answer} intent="confirm" />
          <p role="status">{t('confirmSent', { email })}</p>
          <input type="hidden" name="verificationId" value={answer.verificationId} />
          <CodeField label={t('code')} error={answer.errors?.['code']} />
          <p className="flex flex-wrap items-center gap-8">
            <button className="button" name="intent" value="confirm">
              {t('confirm')}
            </button>
            <button className="link cursor-pointer py-2" name="intent" value="send" formNoValidate>
              {t('confirmResend')}
            </button>
          </p>
        </Form>
      ) : (
        <Form method="post" className="account-form">
          <FormNotice answer={answer} intent="send" />
          <p>
            <button className="button" name="intent" value="send">
              {t('confirmSend')}
            </button>
          </p>
        </Form>
      )}
    </AccountPage>
  );
}
