import { staff } from '@shopwright/sdk';
import { Form, Link } from 'react-router';
import type { Route } from './+types/staff';
import type { FormAnswer } from '../../account/form-errors.server.ts';
import { FormNotice } from '../../account/form-notice.tsx';
import { AdminPage } from '../../admin/page.tsx';
import { hasRight } from '../../admin/shell/areas.ts';
import { loadRoles, loadSelf } from '../../admin/staff/load-roles.server.ts';
import { dateFormatOf, translateStaff } from '../../admin/staff/messages.server.ts';
import { Invitations } from '../../admin/staff/invitations.tsx';
import { StaffMember } from '../../admin/staff/staff-member.tsx';
import { RoleChoice } from '../../admin/staff/role-choice.tsx';
import { changeStaff } from '../../admin/staff/staff-action.server.ts';
import { StaffPolicy } from '../../admin/staff/staff-policy.tsx';
import { asStaff } from '../../admin/staff-session.server.ts';
import { Card } from '../../admin/ui/card.tsx';
import { formatDay } from '../../i18n/format-dates.server.ts';
import { useTranslations } from '../../i18n/use-translations.tsx';
import { pageContext } from '../../page-context.server.ts';
import { Field } from '../../ui/field.tsx';

export async function loader({ context, request }: Route.LoaderArgs) {
  const page = context.get(pageContext);
  return asStaff(page, request, async (userSession) => {
    const calls = userSession.use(staff);
    const [{ staff: people = [] }, { invitations = [] }, { policy }, roles, self, dates] =
      await Promise.all([
        calls.listStaff(),
        calls.listInvitations(),
        calls.getPolicy(),
        loadRoles(userSession),
        loadSelf(userSession),
        dateFormatOf(page),
      ]);
    const now = Date.now();
    return {
      roles,
      self,
      isFactorRequired: policy?.requireSecondFactor === true,
      people: people.map((member) => ({
        id: member._id ?? '',
        email: member.email ?? '',
        name: member.name ?? '',
        roleIds: member.roleIds ?? [],
        directPermissions: member.directPermissions ?? [],
        hasSecondFactor: member.hasSecondFactor === true,
        isSelf: member._id === self.id,
        canChange:
          member.role === 'OWNER'
            ? self.isOwner
            : (member.permissions ?? []).every((permission) => hasRight(self.rights, permission)),
      })),
      invitations: invitations.map(({ _id = '', email = '', name = '', ...one }) => ({
        id: _id,
        email,
        name,
        roleIds: one.roleIds ?? [],
        isExpired: (one.expirationDate?.getTime() ?? 0) <= now,
        expires: one.expirationDate
          ? formatDay(one.expirationDate, dates.locale, dates.timeZone, 'medium')
          : '',
      })),
    };
  });
}

export async function action({ context, request }: Route.ActionArgs) {
  const page = context.get(pageContext);
  const form = await request.formData();
  return asStaff(page, request, async (userSession) =>
    changeStaff(userSession, form, await translateStaff(page), (await page.pageLanguage()).locale),
  );
}

export default function StaffPage({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTranslations('adminStaff');
  const shell = useTranslations('adminShell');
  const answer: FormAnswer | undefined = actionData;
  const { people, roles, self, invitations, isFactorRequired } = loaderData;
  return (
    <AdminPage
      intro={shell('staffMembersIntro')}
      actions={
        <Link className="button button-quiet" to="/admin/staff/roles">
          {t('rolesLink')}
        </Link>
      }
    >
      <Card heading={t('people')}>
        <FormNotice answer={answer} intent="roles" />
        <FormNotice answer={answer} intent="remove" />
        <FormNotice answer={answer} intent="reset-factor" />
        <ul className="admin-entries">
          {people.map((member) => (
            // A new key closes the forms of a person who was just changed.
            <StaffMember
              key={`${member.id} ${member.roleIds.join()} ${member.hasSecondFactor}`}
              member={member}
              roles={roles}
              rights={self.rights}
              isOwner={self.isOwner}
            />
          ))}
        </ul>
      </Card>
      <Invite answer={answer} roles={roles} self={self} />
      <Invitations answer={answer} invitations={invitations} roles={roles} />
      <StaffPolicy
        answer={answer}
        isRequired={isFactorRequired}
        isOwner={self.isOwner}
        hasOwnFactor={self.hasSecondFactor}
        peopleWithout={people.filter(({ hasSecondFactor }) => !hasSecondFactor).length}
      />
    </AdminPage>
  );
}

interface InviteProps extends Pick<Route.ComponentProps['loaderData'], 'roles' | 'self'> {
  readonly answer: FormAnswer | undefined;
}

function Invite({ answer, roles, self }: InviteProps) {
  const t = useTranslations('adminStaff');
  const mine = answer?.intent === 'invite' ? answer : undefined;
  return (
    <Card heading={t('invite')} intro={t('inviteIntro')} id="invite">
      <Form
        key={mine?.done}
        method="post"
        className="admin-form admin-form-wide"
        aria-label={t('invite')}
      >
        <FormNotice answer={answer} intent="invite" />
        <Field
          label={t('email')}
          name="email"
          type="email"
          autoComplete="off"
          maxLength={254}
          defaultValue={mine?.done ? '' : mine?.values?.['email']}
          error={mine?.errors?.['email']}
          required
        />
        <Field
          label={t('nameOptional')}
          name="name"
          autoComplete="off"
          maxLength={100}
          defaultValue={mine?.done ? '' : mine?.values?.['name']}
        />
        <RoleChoice
          roles={roles}
          chosen={mine?.done ? [] : (mine?.values?.['roleIds']?.split(' ') ?? [])}
          rights={self.rights}
          isOwner={self.isOwner}
          error={mine?.errors?.['roles']}
        />
        <p>
          <button className="button" name="intent" value="invite">
            {t('sendInvitation')}
          </button>
        </p>
      </Form>
    </Card>
  );
}
