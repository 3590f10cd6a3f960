import { staff } from '@shopwright/sdk';
import { Form, Link, redirect } from 'react-router';
import type { Route } from './+types/staff-roles';
import { refusal, refusedForm, type FormAnswer } from '../../account/form-errors.server.ts';
import { FormNotice } from '../../account/form-notice.tsx';
import { AdminPage } from '../../admin/page.tsx';
import { formValues } from '../../admin/staff/form-values.server.ts';
import {
  loadPermissions,
  loadRoles,
  loadSelf,
  type ListedRole,
} from '../../admin/staff/load-roles.server.ts';
import { translateStaff } from '../../admin/staff/messages.server.ts';
import { PermissionChoice, type PermissionOption } from '../../admin/staff/permission-choice.tsx';
import { RoleList } from '../../admin/staff/role-list.tsx';
import { asStaff } from '../../admin/staff-session.server.ts';
import type { Rights } from '../../admin/shell/areas.ts';
import { Card } from '../../admin/ui/card.tsx';
import { EmptyState } from '../../admin/ui/empty-state.tsx';
import { useTranslations } from '../../i18n/use-translations.tsx';
import { pageContext } from '../../page-context.server.ts';
import { Field } from '../../ui/field.tsx';
import { formText } from '../../ui/form-text.server.ts';
import { Notice } from '../../ui/notice.tsx';

const notices = { created: 'roleCreated', saved: 'roleSaved', deleted: 'roleDeleted' } as const;

export async function loader({ context, request, url }: Route.LoaderArgs) {
  return asStaff(context.get(pageContext), request, async (userSession) => {
    const [roles, permissions, self] = await Promise.all([
      loadRoles(userSession),
      loadPermissions(userSession),
      loadSelf(userSession),
    ]);
    const done = url.searchParams.get('done') ?? '';
    return {
      roles,
      permissions,
      rights: self.rights,
      edited: roles.find(({ id, isBuiltIn }) => !isBuiltIn && id === url.searchParams.get('role')),
      notice: done in notices ? notices[done as keyof typeof notices] : undefined,
    };
  });
}

export async function action({ context, request }: Route.ActionArgs) {
  const page = context.get(pageContext);
  const form = await request.formData();
  const intent = formText(form, 'intent');
  const id = formText(form, 'id');
  const role = {
    name: formText(form, 'name'),
    description: formText(form, 'description'),
    permissions: formValues(form, 'permission'),
  };
  return asStaff(page, request, async (userSession) => {
    const t = await translateStaff(page);
    const calls = userSession.use(staff);
    try {
      switch (intent) {
        case 'create':
          await calls.createRole(role);
          return redirect('/admin/staff/roles?done=created');
        case 'save':
          await calls.changeRole(id, role);
          return redirect('/admin/staff/roles?done=saved');
        case 'delete':
          await calls.deleteRole(id);
          return redirect('/admin/staff/roles?done=deleted');
        default:
          return refusedForm({ intent, message: t('notSaved') });
      }
    } catch (error) {
      return refusal(error, {
        intent,
        form,
        t,
        byCode: {
          NOT_FOUND: t('roleGone'),
          PERMISSION_DENIED: t('notAllowed'),
          ROLE_IN_USE: t('roleInUse'),
          ROLE_NAME_TAKEN: t('roleNameTaken'),
          TOO_MANY_STAFF_ROLES: t('tooManyRoles'),
        },
        byField: { name: ['name', t('nameMissing')] },
      });
    }
  });
}

export default function StaffRoles({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTranslations('adminStaff');
  const shell = useTranslations('adminShell');
  const answer: FormAnswer | undefined = actionData;
  const { roles, permissions, rights, edited, notice } = loaderData;
  const custom = roles.filter(({ isBuiltIn }) => !isBuiltIn);
  return (
    <AdminPage
      intro={shell('staffRolesIntro')}
      actions={
        <Link className="button button-quiet" to="/admin/staff">
          {t('toStaff')}
        </Link>
      }
    >
      {notice && !answer && <Notice kind="done">{t(notice)}</Notice>}
      <Card heading={t('custom')}>
        <FormNotice answer={answer} intent="delete" />
        {custom.length === 0 ? (
          <EmptyState icon="key" heading={t('noCustom')}>
            {t('noCustomHint')}
          </EmptyState>
        ) : (
          <RoleList roles={custom} permissions={permissions} rights={rights} />
        )}
      </Card>
      <RoleForm
        key={edited?.id ?? 'new'}
        edited={edited}
        permissions={permissions}
        rights={rights}
        answer={answer}
      />
      <Card heading={t('builtIn')} intro={t('builtInIntro')}>
        <RoleList
          roles={roles.filter(({ isBuiltIn }) => isBuiltIn)}
          permissions={permissions}
          rights={rights}
        />
      </Card>
    </AdminPage>
  );
}

interface RoleFormProps {
  readonly edited: ListedRole | undefined;
  readonly permissions: readonly PermissionOption[];
  readonly rights: Rights;
  readonly answer: FormAnswer | undefined;
}

function RoleForm({ edited, permissions, rights, answer }: RoleFormProps) {
  const t = useTranslations('adminStaff');
  const intent = edited ? 'save' : 'create';
  const mine = answer?.intent === intent ? answer : undefined;
  const chosen = mine?.values?.['permissions']?.split(' ') ?? edited?.permissions ?? [];
  return (
    <Card heading={edited ? t('editRole') : t('newRole')} id="form">
      <Form method="post" className="admin-form admin-form-wide">
        <FormNotice answer={answer} intent={intent} />
        {edited && <input type="hidden" name="id" value={edited.id} />}
        <Field
          label={t('roleName')}
          name="name"
          autoComplete="off"
          maxLength={60}
          defaultValue={mine?.values?.['name'] ?? edited?.name}
          error={mine?.errors?.['name']}
          required
        />
        <Field
          label={t('roleDescription')}
          name="description"
          autoComplete="off"
          maxLength={200}
          defaultValue={mine?.values?.['description'] ?? edited?.description}
        />
        <p className="text-quiet">{t('permissionsIntro')}</p>
        <PermissionChoice permissions={permissions} chosen={chosen} rights={rights} />
        <p className="admin-entry-actions">
          <button className="button" name="intent" value={intent}>
            {t(edited ? 'saveRole' : 'createRole')}
          </button>
          {edited && (
            <Link className="button button-quiet" to="/admin/staff/roles">
              {t('cancel')}
            </Link>
          )}
        </p>
      </Form>
    </Card>
  );
}
