import { members } from '@shopwright/sdk';
import { Form } from 'react-router';
import type { Route } from './+types/info';
import { FormNotice } from '../../../account/form-notice.tsx';
import { AccountPage } from '../../../account/page.tsx';
import { refusal, type FormAnswer } from '../../../account/form-errors.server.ts';
import { signedIn } from '../../../account/require-member.server.ts';
import { accountWords } from '../../../account/messages.server.ts';
import { pageContext } from '../../../page-context.server.ts';
import { Link } from '../../../shop/link.tsx';
import { Field } from '../../../ui/field.tsx';
import { useWords } from '../../../i18n/use-translations.tsx';
import { formText } from '../../../ui/form-text.server.ts';

export async function loader({ context, request }: Route.LoaderArgs) {
  return signedIn(context.get(pageContext), request, async (person) => {
    const { member } = await person.use(members).getCurrentMember({ fieldsets: ['FULL'] });
    const { contact = {}, profile = {}, loginEmail, loginEmailVerified } = member ?? {};
    return {
      email: loginEmail ?? '',
      isConfirmed: loginEmailVerified === true,
      firstName: contact.firstName ?? '',
      lastName: contact.lastName ?? '',
      phone: contact.phones?.[0] ?? '',
      nickname: profile.nickname ?? '',
    };
  });
}

export async function action({ context, request }: Route.ActionArgs) {
  const page = context.get(pageContext);
  const form = await request.formData();
  const said = (name: string) => formText(form, name);
  return signedIn(page, request, async (person) => {
    const say = await accountWords(page);
    try {
      const { member } = await person.use(members).getCurrentMember({ fieldsets: ['FULL'] });
      const [, ...otherPhones] = member?.contact?.phones ?? [];
      await person.use(members).updateMember(member?._id ?? '', {
        contact: {
          firstName: said('firstName'),
          lastName: said('lastName'),
          phones: [said('phone'), ...otherPhones].filter(Boolean),
        },
        profile: { nickname: said('nickname') },
      });
      // An empty list leaves the phones as they are: taking them away is a call of its own.
      if (said('phone') === '' && otherPhones.length === 0 && member?.contact?.phones?.length)
        await person.use(members).deleteMemberPhones(member._id ?? '');
      return { intent: 'info', done: say('saved') };
    } catch (error) {
      const long = say('tooLong');
      return refusal(error, {
        intent: 'info',
        form,
        say,
        byField: {
          phones: ['phone', say('phoneWrong')],
          firstName: ['firstName', long],
          lastName: ['lastName', long],
          nickname: ['nickname', long],
        },
      });
    }
  });
}

export default function Info({ loaderData, actionData }: Route.ComponentProps) {
  const say = useWords('account');
  const common = useWords('common');
  const answer: FormAnswer | undefined = actionData;
  const field = (
    name: 'firstName' | 'lastName' | 'nickname' | 'phone',
    autoComplete: string,
    type = 'text',
  ) => (
    <Field
      label={`${say(name)} (${common('optional')})`}
      name={name}
      type={type}
      autoComplete={autoComplete}
      maxLength={100}
      defaultValue={answer?.values?.[name] ?? loaderData[name]}
      error={answer?.errors?.[name]}
    />
  );
  return (
    <AccountPage heading={say('info')}>
      <Form method="post" className="account-form">
        <FormNotice answer={answer} intent="info" />
        <div className="grid gap-5 sm:grid-cols-2">
          {field('firstName', 'given-name')}
          {field('lastName', 'family-name')}
        </div>
        {field('nickname', 'nickname')}
        {field('phone', 'tel', 'tel')}
        <Field
          label={say('email')}
          name="email"
          type="email"
          value={loaderData.email}
          readOnly
          hint={say('emailHint')}
        />
        {!loaderData.isConfirmed && (
          <p>
            {say('notConfirmed')}{' '}
            <Link className="link" to="/account/confirm-email">
              {say('confirmEmail')}
            </Link>
          </p>
        )}
        <p>
          <button className="button">{say('save')}</button>
        </p>
      </Form>
    </AccountPage>
  );
}
