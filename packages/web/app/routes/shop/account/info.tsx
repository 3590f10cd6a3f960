import { members } from '@shopwright/sdk';
import { Form } from 'react-router';
import type { Route } from './+types/info';
import { FormNotice } from '../../../account/form-notice.tsx';
import { AccountPage } from '../../../account/page.tsx';
import { refusal, type FormAnswer } from '../../../account/form-errors.server.ts';
import { signedIn } from '../../../account/require-member.server.ts';
import { translateAccount } from '../../../account/messages.server.ts';
import { pageContext } from '../../../page-context.server.ts';
import { Link } from '../../../shop/link.tsx';
import { Field } from '../../../ui/field.tsx';
import { useTranslations } from '../../../i18n/use-translations.tsx';
import { formText } from '../../../ui/form-text.server.ts';

export async function loader({ context, request }: Route.LoaderArgs) {
  return signedIn(context.get(pageContext), request, async (userSession) => {
    const { member } = await userSession.use(members).getCurrentMember({ fieldsets: ['FULL'] });
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
  return signedIn(page, request, async (userSession) => {
    const t = await translateAccount(page);
    try {
      const { member } = await userSession.use(members).getCurrentMember({ fieldsets: ['FULL'] });
      const [, ...otherPhones] = member?.contact?.phones ?? [];
      await userSession.use(members).updateMember(member?._id ?? '', {
        contact: {
          firstName: said('firstName'),
          lastName: said('lastName'),
          phones: [said('phone'), ...otherPhones].filter(Boolean),
        },
        profile: { nickname: said('nickname') },
      });
      // An empty list leaves the phones unchanged: removing them is a separate call.
      if (said('phone') === '' && otherPhones.length === 0 && member?.contact?.phones?.length)
        await userSession.use(members).deleteMemberPhones(member._id ?? '');
      return { intent: 'info', done: t('saved') };
    } catch (error) {
      const long = t('tooLong');
      return refusal(error, {
        intent: 'info',
        form,
        t,
        byField: {
          phones: ['phone', t('phoneWrong')],
          firstName: ['firstName', long],
          lastName: ['lastName', long],
          nickname: ['nickname', long],
        },
      });
    }
  });
}

export default function Info({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTranslations('account');
  const common = useTranslations('common');
  const answer: FormAnswer | undefined = actionData;
  const field = (
    name: 'firstName' | 'lastName' | 'nickname' | 'phone',
    autoComplete: string,
    type = 'text',
  ) => (
    <Field
      label={`${t(name)} (${common('optional')})`}
      name={name}
      type={type}
      autoComplete={autoComplete}
      maxLength={100}
      defaultValue={answer?.values?.[name] ?? loaderData[name]}
      error={answer?.errors?.[name]}
    />
  );
  return (
    <AccountPage heading={t('info')}>
      <Form method="post" className="account-form">
        <FormNotice answer={answer} intent="info" />
        <div className="grid gap-5 sm:grid-cols-2">
          {field('firstName', 'given-name')}
          {field('lastName', 'family-name')}
        </div>
        {field('nickname', 'nickname')}
        {field('phone', 'tel', 'tel')}
        <Field
          label={t('email')}
          name="email"
          type="email"
          value={loaderData.email}
          readOnly
          hint={t('emailHint')}
        />
        {!loaderData.isConfirmed && (
          <p>
            {t('notConfirmed')}{' '}
            <Link className="link" to="/account/confirm-email">
              {t('confirmEmail')}
            </Link>
          </p>
        )}
        <p>
          <button className="button">{t('save')}</button>
        </p>
      </Form>
    </AccountPage>
  );
}
