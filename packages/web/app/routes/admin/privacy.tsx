import { members } from '@shopwright/sdk';
import { Form } from 'react-router';
import type { Route } from './+types/privacy';
import { refusal, refusedForm, typed, type FormAnswer } from '../../account/form-errors.server.ts';
import { FormNotice } from '../../account/form-notice.tsx';
import { AdminPage } from '../../admin/page.tsx';
import { asStaff } from '../../admin/staff-session.server.ts';
import { translateAdmin } from '../../admin/messages.server.ts';
import { pageContext } from '../../page-context.server.ts';
import type { UserSession } from '../../session/user-session.server.ts';
import { Field } from '../../ui/field.tsx';
import { useLanguage, useTranslations } from '../../i18n/use-translations.tsx';
import { formText } from '../../ui/form-text.server.ts';

const memberWith = async (userSession: UserSession, email: string) =>
  (
    await userSession
      .use(members)
      .queryMembers({ fieldsets: ['FULL'] })
      .eq('loginEmail', email)
      .limit(1)
      .find()
  ).items[0];

export async function loader({ context, request, url }: Route.LoaderArgs) {
  const email = url.searchParams.get('email')?.trim() ?? '';
  return asStaff(context.get(pageContext), request, async (userSession) => {
    const member = email === '' ? undefined : await memberWith(userSession, email);
    return {
      email,
      ...(member
        ? {
            member: {
              id: member._id ?? '',
              email: member.loginEmail ?? '',
              name: member.profile?.nickname ?? '',
              since: member._createdDate?.toISOString() ?? '',
            },
          }
        : {}),
    };
  });
}

export async function action({ context, request }: Route.ActionArgs) {
  const page = context.get(pageContext);
  const form = await request.formData();
  const said = (name: string) => formText(form, name);
  return asStaff(page, request, async (userSession) => {
    const t = await translateAdmin(page);
    if (said('confirm').toLowerCase() !== said('email').toLowerCase() || said('confirm') === '') {
      return refusedForm({
        intent: 'erase',
        message: t('eraseNotMatching'),
        errors: { confirm: t('eraseNotMatching') },
        values: typed(form),
      });
    }
    try {
      const { ordersKept = 0 } = await userSession.use(members).eraseMember(said('id'));
      return { intent: 'erase', done: t('erased', { count: ordersKept }) } satisfies FormAnswer;
    } catch (error) {
      return refusal(error, {
        intent: 'erase',
        form,
        t,
        byCode: { PERMISSION_DENIED: t('notAllowed') },
      });
    }
  });
}

export default function Privacy({
  loaderData: { email, member },
  actionData,
}: Route.ComponentProps) {
  const t = useTranslations('admin');
  const { locale } = useLanguage();
  const answer: FormAnswer | undefined = actionData;
  return (
    <AdminPage heading={t('privacy')} intro={t('privacyIntro')}>
      <FormNotice answer={answer} intent="erase" />
      <Form className="flex flex-wrap items-end gap-4">
        <Field
          className="min-w-[min(16rem,100%)] grow"
          label={t('findMember')}
          name="email"
          type="email"
          defaultValue={email}
          required
        />
        <button className="button button-quiet">{t('find')}</button>
      </Form>
      {email !== '' && !member && !answer?.done && <p role="status">{t('noSuchMember')}</p>}
      {member && (
        <section className="admin-card">
          <h2 className="admin-subtitle">{member.name || member.email}</h2>
          <p className="text-quiet">
            {member.email}
            {member.since && (
              <>
                ,{' '}
                {t('joined', {
                  date: new Intl.DateTimeFormat(locale, {
                    dateStyle: 'long',
                    timeZone: 'UTC',
                  }).format(new Date(member.since)),
                })}
              </>
            )}
          </p>
          <p>
            <a className="link" href={`/admin/privacy/export?id=${member.id}`} download>
              {t('exportData')}
            </a>
          </p>
          <Form method="post" className="admin-form border-t border-line pt-5">
            <input type="hidden" name="id" value={member.id} />
            <input type="hidden" name="email" value={member.email} />
            <Field
              label={t('eraseConfirm')}
              name="confirm"
              type="email"
              autoComplete="off"
              error={answer?.errors?.['confirm']}
              defaultValue={answer?.values?.['confirm']}
              required
            />
            <p>
              <button className="button">{t('erase')}</button>
            </p>
          </Form>
        </section>
      )}
    </AdminPage>
  );
}
