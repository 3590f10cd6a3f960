import { settings } from '@shopwright/sdk';
import { Form } from 'react-router';
import type { Route } from './+types/policy';
import { refusal, type FormAnswer } from '../../account/form-errors.server.ts';
import { FormNotice } from '../../account/form-notice.tsx';
import { AdminPage } from '../../admin/page.tsx';
import { asStaff } from '../../admin/staff-session.server.ts';
import { translateAdmin } from '../../admin/messages.server.ts';
import { pageContext } from '../../page-context.server.ts';
import { formText } from '../../ui/form-text.server.ts';
import { Checkbox, Field, Select } from '../../ui/field.tsx';
import { useTranslations } from '../../i18n/use-translations.tsx';

const numbers = {
  passwordMinLength: [8, 64],
  sessionIdleDays: [1, 90],
  sessionDays: [1, 90],
  rememberDeviceDays: [1, 90],
} as const;
/** The captcha service's settings; empty fields stay unchanged. */
const serviceFields = [
  'verifyUrl',
  'scriptUrl',
  'siteKey',
  'invisibleSiteKey',
  'captchaSecret',
  'invisibleCaptchaSecret',
] as const;
const switches = ['ownerApproval', 'emailVerification', 'refuseKnownPasswords'] as const;

export async function loader({ context, request }: Route.LoaderArgs) {
  return asStaff(context.get(pageContext), request, async (userSession) => {
    const { settings: policy = {} } = await userSession.use(settings).getSignIn();
    return { policy };
  });
}

export async function action({ context, request }: Route.ActionArgs) {
  const page = context.get(pageContext);
  const form = await request.formData();
  return asStaff(page, request, async (userSession) => {
    const t = await translateAdmin(page);
    try {
      await userSession.use(settings).updateSignIn({
        settings: {
          ...Object.fromEntries(switches.map((name) => [name, form.has(name)])),
          ...Object.fromEntries(Object.keys(numbers).map((name) => [name, Number(form.get(name))])),
          secondFactor: oneOf(form.get('secondFactor'), ['OFF', 'OPTIONAL', 'REQUIRED']),
          captcha: captchaIn(form),
        },
      });
      return { intent: 'policy', done: t('saved') } satisfies FormAnswer;
    } catch (error) {
      return refusal(error, {
        intent: 'policy',
        form,
        t,
        byCode: { PERMISSION_DENIED: t('notAllowed') },
        byField: {
          ...Object.fromEntries(
            Object.keys(numbers).map((name) => [name, [name, t('numberWrong')] as const]),
          ),
          'captcha.scriptUrl': ['scriptUrl', t('scriptUrlNeeded')],
          'captcha.verifyUrl': ['verifyUrl', t('addressWrong')],
          captcha: ['verifyUrl', t('serviceIncomplete')],
        },
      });
    }
  });
}

function captchaIn(form: FormData) {
  const given = ([field, name]: readonly [string, string]) =>
    formText(form, field) === '' ? [] : [[name, formText(form, field)]];
  const names = [
    ...serviceFields.slice(0, 4).map((name) => [name, name] as const),
    ['captchaSecret', 'secret'] as const,
    ['invisibleCaptchaSecret', 'invisibleSecret'] as const,
  ];
  return {
    mode: oneOf(form.get('captcha'), ['OFF', 'VISIBLE', 'INVISIBLE']),
    provider: oneOf(form.get('captchaProvider'), ['BUILT_IN', 'SITEVERIFY']),
    ...(Object.fromEntries(names.flatMap(given)) as Record<string, string>),
  };
}

const oneOf = <Option extends string>(
  given: unknown,
  options: readonly [Option, ...Option[]],
): Option => options.find((word) => word === given) ?? options[0];

export default function Policy({ loaderData: { policy }, actionData }: Route.ComponentProps) {
  const t = useTranslations('admin');
  const answer: FormAnswer | undefined = actionData;
  const number = (name: keyof typeof numbers) => (
    <Field
      label={t(name)}
      name={name}
      type="number"
      min={numbers[name][0]}
      max={numbers[name][1]}
      defaultValue={answer?.values?.[name] ?? policy[name]}
      error={answer?.errors?.[name]}
      required
      className="max-w-[16rem]"
    />
  );
  const tick = (name: (typeof switches)[number]) => (
    <Checkbox label={t(name)} name={name} defaultChecked={policy[name] ?? false} />
  );
  return (
    <AdminPage heading={t('policy')} intro={t('policyIntro')}>
      <Form method="post" className="admin-form">
        <FormNotice answer={answer} intent="policy" />
        <fieldset>
          <legend>{t('joining')}</legend>
          {tick('ownerApproval')}
          {tick('emailVerification')}
          <Select
            label={t('captcha')}
            name="captcha"
            defaultValue={policy.captcha?.mode ?? 'OFF'}
            className="max-w-[16rem]"
          >
            <option value="OFF">{t('captchaOff')}</option>
            <option value="VISIBLE">{t('captchaVisible')}</option>
            <option value="INVISIBLE">{t('captchaInvisible')}</option>
          </Select>
          <Select
            label={t('captchaProvider')}
            name="captchaProvider"
            defaultValue={policy.captcha?.provider ?? 'BUILT_IN'}
            className="max-w-[26rem]"
          >
            <option value="BUILT_IN">{t('captchaBuiltIn')}</option>
            <option value="SITEVERIFY">{t('captchaService')}</option>
          </Select>
          <details
            open={
              policy.captcha?.provider === 'SITEVERIFY' ||
              answer?.errors?.['verifyUrl'] !== undefined ||
              answer?.errors?.['scriptUrl'] !== undefined
            }
          >
            <summary className="cursor-pointer py-2">{t('captchaServiceSettings')}</summary>
            <div className="grid gap-4 pt-2">
              {serviceFields.map((name) => (
                <Field
                  key={name}
                  label={t(name)}
                  name={name}
                  type={
                    name.endsWith('Url') ? 'url' : name.endsWith('Secret') ? 'password' : 'text'
                  }
                  autoComplete="off"
                  hint={
                    name === 'verifyUrl'
                      ? 'https://challenges.cloudflare.com/turnstile/v0/siteverify'
                      : name === 'scriptUrl'
                        ? t('scriptUrlHint')
                        : name.endsWith('Secret')
                          ? t('secretHint')
                          : undefined
                  }
                  defaultValue={
                    name.endsWith('Secret')
                      ? undefined
                      : (answer?.values?.[name] ?? policy.captcha?.[name as 'verifyUrl'])
                  }
                  error={answer?.errors?.[name]}
                />
              ))}
            </div>
          </details>
        </fieldset>
        <fieldset>
          <legend>{t('secondFactor')}</legend>
          <Select
            label={t('secondFactor')}
            name="secondFactor"
            defaultValue={policy.secondFactor ?? 'OFF'}
            className="max-w-[22rem]"
          >
            {(['OFF', 'OPTIONAL', 'REQUIRED'] as const).map((value) => (
              <option key={value} value={value}>
                {t(`secondFactor${value}`)}
              </option>
            ))}
          </Select>
          {number('rememberDeviceDays')}
        </fieldset>
        <fieldset>
          <legend>{t('passwords')}</legend>
          {number('passwordMinLength')}
          {tick('refuseKnownPasswords')}
        </fieldset>
        <fieldset>
          <legend>{t('sessions')}</legend>
          {number('sessionIdleDays')}
          {number('sessionDays')}
        </fieldset>
        <p>
          <button className="button">{t('save')}</button>
        </p>
      </Form>
    </AdminPage>
  );
}
