import { settings } from '@shopwright/sdk';
import { Form } from 'react-router';
import type { Route } from './+types/policy';
import { refusal, type FormAnswer } from '../../account/form-errors.server.ts';
import { FormNotice } from '../../account/form-notice.tsx';
import { AdminPage } from '../../admin/page.tsx';
import { asStaff } from '../../admin/staff-session.server.ts';
import { WaitingMembers } from '../../admin/waiting-members.tsx';
import { decideOnMember, loadWaitingMembers } from '../../admin/waiting-members.server.ts';
import { adminWords } from '../../admin/messages.server.ts';
import { pageContext } from '../../page-context.server.ts';
import { formText } from '../../ui/form-text.server.ts';
import { Checkbox, Field, Select } from '../../ui/field.tsx';
import { useWords } from '../../i18n/use-translations.tsx';

const numbers = {
  passwordMinLength: [8, 64],
  sessionIdleDays: [1, 90],
  sessionDays: [1, 90],
  rememberDeviceDays: [1, 90],
} as const;
/** Of the service that checks captchas; what is left empty stays as it is. */
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
  return asStaff(context.get(pageContext), request, async (person) => {
    const [{ settings: policy = {} }, waiting] = await Promise.all([
      person.use(settings).getSignIn(),
      loadWaitingMembers(person),
    ]);
    return { policy, waiting };
  });
}

export async function action({ context, request }: Route.ActionArgs) {
  const page = context.get(pageContext);
  const form = await request.formData();
  return asStaff(page, request, async (person) => {
    if (form.get('intent') === 'approve' || form.get('intent') === 'block')
      return decideOnMember(page, person, form);
    const say = await adminWords(page);
    try {
      await person.use(settings).updateSignIn({
        settings: {
          ...Object.fromEntries(switches.map((name) => [name, form.has(name)])),
          ...Object.fromEntries(Object.keys(numbers).map((name) => [name, Number(form.get(name))])),
          secondFactor: oneOf(form.get('secondFactor'), ['OFF', 'OPTIONAL', 'REQUIRED']),
          captcha: captchaIn(form),
        },
      });
      return { intent: 'policy', done: say('saved') } satisfies FormAnswer;
    } catch (error) {
      return refusal(error, {
        intent: 'policy',
        form,
        say,
        byCode: { PERMISSION_DENIED: say('notAllowed') },
        byField: {
          ...Object.fromEntries(
            Object.keys(numbers).map((name) => [name, [name, say('numberWrong')] as const]),
          ),
          'captcha.scriptUrl': ['scriptUrl', say('scriptUrlNeeded')],
          'captcha.verifyUrl': ['verifyUrl', say('addressWrong')],
          captcha: ['verifyUrl', say('serviceIncomplete')],
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

const oneOf = <Word extends string>(given: unknown, words: readonly [Word, ...Word[]]): Word =>
  words.find((word) => word === given) ?? words[0];

export default function Policy({
  loaderData: { policy, waiting },
  actionData,
}: Route.ComponentProps) {
  const say = useWords('admin');
  const answer: FormAnswer | undefined = actionData;
  const number = (name: keyof typeof numbers) => (
    <Field
      label={say(name)}
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
    <Checkbox label={say(name)} name={name} defaultChecked={policy[name] ?? false} />
  );
  return (
    <AdminPage heading={say('policy')} intro={say('policyIntro')}>
      {waiting && (
        <WaitingMembers
          waiting={waiting}
          isApprovalOn={policy.ownerApproval ?? false}
          answer={answer}
        />
      )}
      <Form method="post" className="admin-form">
        <FormNotice answer={answer} intent="policy" />
        <fieldset>
          <legend>{say('joining')}</legend>
          {tick('ownerApproval')}
          {tick('emailVerification')}
          <Select
            label={say('captcha')}
            name="captcha"
            defaultValue={policy.captcha?.mode ?? 'OFF'}
            className="max-w-[16rem]"
          >
            <option value="OFF">{say('captchaOff')}</option>
            <option value="VISIBLE">{say('captchaVisible')}</option>
            <option value="INVISIBLE">{say('captchaInvisible')}</option>
          </Select>
          <Select
            label={say('captchaProvider')}
            name="captchaProvider"
            defaultValue={policy.captcha?.provider ?? 'BUILT_IN'}
            className="max-w-[26rem]"
          >
            <option value="BUILT_IN">{say('captchaBuiltIn')}</option>
            <option value="SITEVERIFY">{say('captchaService')}</option>
          </Select>
          <details
            open={
              policy.captcha?.provider === 'SITEVERIFY' ||
              answer?.errors?.['verifyUrl'] !== undefined ||
              answer?.errors?.['scriptUrl'] !== undefined
            }
          >
            <summary className="cursor-pointer py-2">{say('captchaServiceSettings')}</summary>
            <div className="grid gap-4 pt-2">
              {serviceFields.map((name) => (
                <Field
                  key={name}
                  label={say(name)}
                  name={name}
                  type={
                    name.endsWith('Url') ? 'url' : name.endsWith('Secret') ? 'password' : 'text'
                  }
                  autoComplete="off"
                  hint={
                    name === 'verifyUrl'
                      ? 'https://challenges.cloudflare.com/turnstile/v0/siteverify'
                      : name === 'scriptUrl'
                        ? say('scriptUrlHint')
                        : name.endsWith('Secret')
                          ? say('secretHint')
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
          <legend>{say('secondFactor')}</legend>
          <Select
            label={say('secondFactor')}
            name="secondFactor"
            defaultValue={policy.secondFactor ?? 'OFF'}
            className="max-w-[22rem]"
          >
            {(['OFF', 'OPTIONAL', 'REQUIRED'] as const).map((value) => (
              <option key={value} value={value}>
                {say(`secondFactor${value}`)}
              </option>
            ))}
          </Select>
          {number('rememberDeviceDays')}
        </fieldset>
        <fieldset>
          <legend>{say('passwords')}</legend>
          {number('passwordMinLength')}
          {tick('refuseKnownPasswords')}
        </fieldset>
        <fieldset>
          <legend>{say('sessions')}</legend>
          {number('sessionIdleDays')}
          {number('sessionDays')}
        </fieldset>
        <p>
          <button className="button">{say('save')}</button>
        </p>
      </Form>
    </AdminPage>
  );
}
