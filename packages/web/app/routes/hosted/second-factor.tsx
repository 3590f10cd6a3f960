import { authentication, verification } from '@shopwright/sdk';
import { Form, Link } from 'react-router';
import type { Route } from './+types/second-factor';
import { CodeField, digitsOf } from '../../hosted/sign-in/code-field.tsx';
import { factorMessages } from '../../hosted/sign-in/factor-messages.ts';
import { RefusedNotice, SignInPage, SubmitButton } from '../../hosted/sign-in/page.tsx';
import { Resend } from '../../hosted/sign-in/resend.tsx';
import { StepEnded } from '../../hosted/sign-in/step-ended.tsx';
import {
  isFactor,
  saveStep,
  provable,
  stepIn,
  stepOf,
  waitSeconds,
  type Step,
} from '../../hosted/sign-in/sign-in-step.server.ts';
import {
  formAgain,
  goOn,
  refusedForm,
  visitOf,
  type Visit,
} from '../../hosted/sign-in/sign-in-context.server.ts';
import { formSecret, formText } from '../../ui/form-text.server.ts';
import { Notice } from '../../ui/notice.tsx';
import { useTranslations } from '../../i18n/use-translations.tsx';

export async function loader(args: Route.LoaderArgs) {
  const { query } = await visitOf(args);
  const step = stepIn(args.request, 'factor');
  const isRecovery = args.url.searchParams.get('way') === 'recovery';
  if (step === undefined) return { query, isOver: true as const };
  const { factor, hint, factors = [] } = step;
  const ways = factors.length === 0 ? provable : factors;
  return {
    query,
    isOver: false as const,
    hint: hint ?? '',
    wait: waitSeconds(step, Date.now()),
    factor: isRecovery && ways.includes('TOTP') ? ('RECOVERY' as const) : factor,
    others: ways.filter((way) => isRecovery || way !== factor),
    hasRecovery: ways.includes('TOTP') && !isRecovery,
  };
}

export async function action(args: Route.ActionArgs) {
  const visit = await visitOf(args);
  const { t, request, page, userSession } = visit;
  const step = stepIn(request, 'factor');
  const form = await request.formData();
  if (step === undefined) return formAgain({}, {}, 410);
  const calls = userSession.useRateLimited(authentication);
  const picked = formSecret(form, 'factor');
  try {
    if (isFactor(picked))
      return await goOn(
        visit,
        await calls.verify(picked, { stateToken: step.stateToken }),
        step.email,
      );
    if (formSecret(form, 'intent') === 'resend') {
      const wait = waitSeconds(step, Date.now());
      if (wait > 0) return formAgain({}, { message: t('resendWait', { count: wait }) }, 429);
      const again = stepOf(
        await userSession.useRateLimited(verification).resendDuringAuthentication(step.stateToken),
        step.email,
        Date.now(),
      );
      saveStep(page, again ?? { ...step, sentAt: Date.now() });
      return { resent: true as const };
    }
    return await prove(visit, step, form);
  } catch (error) {
    return refusedForm(visit, error, {});
  }
}

async function prove(visit: Visit, step: Step, form: FormData) {
  const { t, userSession } = visit;
  const typed = formText(form, 'code');
  const isRecovery = formSecret(form, 'way') === 'recovery';
  // Recovery codes are entered in the authenticator's step.
  const factor = isRecovery ? 'TOTP' : (step.factor ?? 'TOTP');
  if (typed === '' && factor !== 'PUSH')
    return formAgain({}, { errors: { code: t('codeNeeded') } });
  const code = isRecovery ? typed : digitsOf(typed);
  const proof = {
    TOTP: { totpData: { code } },
    EMAIL: { emailData: { code } },
    SMS: { smsData: { code } },
    CALL: { callData: { code } },
    PUSH: { pushData: { transactionId: step.transactionId ?? null } },
  }[factor];
  const result = await userSession.useRateLimited(authentication).verify(factor, {
    stateToken: step.stateToken,
    ...proof,
    rememberThisDevice: form.has('remember'),
  });
  if (factor === 'PUSH' && result.state === 'MFA_CHALLENGE')
    return formAgain({}, { message: t('pushWaiting') }, 409);
  return goOn(visit, result, step.email);
}

export const shouldRevalidate = () => true;

export default function SecondFactor({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTranslations('signIn');
  const { query } = loaderData;
  if (loaderData.isOver) return <StepEnded query={query} />;
  const { factor, hint, wait, others, hasRecovery } = loaderData;
  const refused = actionData !== undefined && 'errors' in actionData ? actionData : undefined;
  const isSent = factor === 'EMAIL' || factor === 'SMS' || factor === 'CALL';
  return (
    <SignInPage
      heading={t('factorHeading')}
      intro={t(factor === undefined ? 'factorPick' : factorMessages[factor].intro, { hint })}
    >
      {factor !== undefined && (
        // Input for one factor does not apply to another.
        <Form key={factor} method="post" className="grid gap-5">
          {actionData !== undefined && 'resent' in actionData && (
            <Notice kind="done">{t('resent')}</Notice>
          )}
          <RefusedNotice refused={refused} query={query} />
          {factor === 'RECOVERY' && <input type="hidden" name="way" value="recovery" />}
          {factor !== 'PUSH' && (
            <CodeField
              label={t(factor === 'RECOVERY' ? 'recoveryCode' : 'code')}
              kind={factor === 'RECOVERY' ? 'recovery' : 'digits'}
              error={refused?.errors['code']}
            />
          )}
          <label className="check">
            <input type="checkbox" name="remember" />
            <span>
              {t('rememberDevice')}
              <span className="block text-sm text-quiet">{t('rememberHint')}</span>
            </span>
          </label>
          <div className="pt-2">
            <SubmitButton>{t('factorButton')}</SubmitButton>
          </div>
        </Form>
      )}
      <div className={factor === undefined ? 'grid' : 'grid gap-1 border-t border-line pt-6'}>
        {factor === undefined && <RefusedNotice refused={refused} query={query} />}
        {isSent && <Resend waitSeconds={wait} />}
        {others.length > 0 && (
          <Form
            method="post"
            className="grid grid-cols-1 justify-items-start"
            aria-label={t(factor === undefined ? 'factorPick' : 'factorOther')}
          >
            {others.map((way) => (
              <button
                key={way}
                className={factor === undefined ? 'way' : 'link min-h-11 cursor-pointer'}
                name="factor"
                value={way}
              >
                {t(factorMessages[way].use)}
              </button>
            ))}
          </Form>
        )}
        {hasRecovery && (
          <Link
            className={
              factor === undefined
                ? 'way'
                : 'link inline-flex min-h-11 items-center justify-self-start'
            }
            to={`/hosted/second-factor${query}${query === '' ? '?' : '&'}way=recovery`}
          >
            {t('useRecovery')}
          </Link>
        )}
      </div>
    </SignInPage>
  );
}
