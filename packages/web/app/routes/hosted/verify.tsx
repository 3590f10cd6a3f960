import { verification } from '@shopwright/sdk';
import { Form, Link } from 'react-router';
import type { Route } from './+types/verify';
import { CodeField, digitsOf } from '../../hosted/sign-in/code-field.tsx';
import { RefusedNotice, SignInPage, SubmitButton } from '../../hosted/sign-in/page.tsx';
import { Resend } from '../../hosted/sign-in/resend.tsx';
import { StepEnded } from '../../hosted/sign-in/step-ended.tsx';
import { saveStep, stepIn, waitSeconds } from '../../hosted/sign-in/sign-in-step.server.ts';
import {
  formAgain,
  goOn,
  refusedForm,
  visitOf,
} from '../../hosted/sign-in/sign-in-context.server.ts';
import { formSecret } from '../../ui/form-text.server.ts';
import { Notice } from '../../ui/notice.tsx';
import { useTranslations } from '../../i18n/use-translations.tsx';

export async function loader(args: Route.LoaderArgs) {
  const { query } = await visitOf(args);
  const step = stepIn(args.request, 'verify');
  return {
    query,
    email: step?.email,
    wait: step === undefined ? 0 : waitSeconds(step, Date.now()),
  };
}

export async function action(args: Route.ActionArgs) {
  const visit = await visitOf(args);
  const { userSession, t, request, page } = visit;
  const step = stepIn(request, 'verify');
  const form = await request.formData();
  if (step === undefined) return formAgain({}, {}, 410);
  try {
    if (formSecret(form, 'intent') === 'resend') {
      const wait = waitSeconds(step, Date.now());
      if (wait > 0) return formAgain({}, { message: t('resendWait', { count: wait }) }, 429);
      await userSession.useRateLimited(verification).resendDuringAuthentication(step.stateToken);
      saveStep(page, { ...step, sentAt: Date.now() });
      return { resent: true as const };
    }
    const code = digitsOf(formSecret(form, 'code'));
    if (code === '') return formAgain({}, { errors: { code: t('codeNeeded') } });
    return await goOn(
      visit,
      await userSession
        .useRateLimited(verification)
        .verifyDuringAuthentication(code, { stateToken: step.stateToken }),
      step.email,
    );
  } catch (error) {
    return refusedForm(visit, error, {});
  }
}

/** A code that was sent again must be waited for again. */
export const shouldRevalidate = () => true;

export default function Verify({
  loaderData: { query, email, wait },
  actionData,
}: Route.ComponentProps) {
  const t = useTranslations('signIn');
  if (email === undefined) return <StepEnded query={query} />;
  const refused = actionData !== undefined && 'errors' in actionData ? actionData : undefined;
  return (
    <SignInPage heading={t('verifyHeading')} intro={t('verifyIntro', { email })}>
      <Form method="post" className="grid gap-5">
        {actionData !== undefined && 'resent' in actionData && (
          <Notice kind="done">{t('resent')}</Notice>
        )}
        <RefusedNotice refused={refused} query={query} />
        <CodeField label={t('code')} error={refused?.errors['code']} />
        <div className="pt-2">
          <SubmitButton>{t('verifyButton')}</SubmitButton>
        </div>
      </Form>
      <div className="grid gap-1 border-t border-line pt-6">
        <Resend waitSeconds={wait} />
        <p>
          {t('wrongAddress')}{' '}
          <Link className="link inline-flex min-h-11 items-center" to={`/hosted/register${query}`}>
            {t('startAgain')}
          </Link>
        </p>
      </div>
    </SignInPage>
  );
}
