import { members } from '@shopwright/sdk';
import { Form } from 'react-router';
import type { Route } from './+types/privacy';
import { refusal, refusedForm, typed, type FormAnswer } from '../../account/form-errors.server.ts';
import { FormNotice } from '../../account/form-notice.tsx';
import { AdminPage } from '../../admin/page.tsx';
import { asStaff } from '../../admin/staff-session.server.ts';
import { adminWords } from '../../admin/messages.server.ts';
import { pageContext } from '../../page-context.server.ts';
import type { Person } from '../../session/user-session.server.ts';
import { Field } from '../../ui/field.tsx';
import { useLanguage, useWords } from '../../i18n/use-translations.tsx';
import { formText } from '../../ui/form-text.server.ts';

const memberWith = async (person: Person, email: string) =>
  (
    await person
      .use(members)
      .queryMembers({ fieldsets: ['FULL'] })
      .eq('loginEmail', email)
      .limit(1)
      .find()
  ).items[0];

export async function loader({ context, request, url }: Route.LoaderArgs) {
  const email = url.searchParams.get('email')?.trim() ?? '';
  return asStaff(context.get(pageContext), request, async (person) => {
    const member = email === '' ? undefined : await memberWith(person, email);
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
  return asStaff(page, request, async (person) => {
    const say = await adminWords(page);
    if (said('confirm').toLowerCase() !== said('email').toLowerCase() || said('confirm') === '') {
      return refusedForm({
        intent: 'erase',
        message: say('eraseNotMatching'),
        errors: { confirm: say('eraseNotMatching') },
        values: typed(form),
      });
    }
    try {
      const { ordersKept = 0 } = await person.use(members).eraseMember(said('id'));
      return { intent: 'erase', done: say('erased', { count: ordersKept }) } satisfies FormAnswer;
    } catch (error) {
      return refusal(error, {
        intent: 'erase',
        form,
        say,
        byCode: { PERMISSION_DENIED: say('notAllowed') },
      });
    }
  });
}

export default function Privacy({
  loaderData: { email, member },
  actionData,
}: Route.ComponentProps) {
  const say = useWords('admin');
  const { locale } = useLanguage();
  const answer: FormAnswer | undefined = actionData;
  return (
    <AdminPage heading={say('privacy')} intro={say('privacyIntro')}>
      <FormNotice answer={answer} intent="erase" />
      <Form className="flex flex-wrap items-end gap-4">
        <Field
          className="min-w-[min(16rem,100%)] grow"
          label={say('findMember')}
          name="email"
          type="email"
          defaultValue={email}
          required
        />
        <button className="button button-quiet">{say('find')}</button>
      </Form>
      {email !== '' && !member && !answer?.done && <p role="status">{say('nobody')}</p>}
      {member && (
        <section className="admin-card">
          <h2 className="admin-subtitle">{member.name || member.email}</h2>
          <p className="text-quiet">
            {member.email}
            {member.since && (
              <>
                ,{' '}
                {say('joined', {
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
              {say('exportData')}
            </a>
          </p>
          <Form method="post" className="admin-form border-t border-line pt-5">
            <input type="hidden" name="id" value={member.id} />
            <input type="hidden" name="email" value={member.email} />
            <Field
              label={say('eraseConfirm')}
              name="confirm"
              type="email"
              autoComplete="off"
              error={answer?.errors?.['confirm']}
              defaultValue={answer?.values?.['confirm']}
              required
            />
            <p>
              <button className="button">{say('erase')}</button>
            </p>
          </Form>
        </section>
      )}
    </AdminPage>
  );
}
