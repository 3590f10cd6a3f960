import { Form, Link } from 'react-router';
import { useTranslations } from '../../i18n/use-translations.tsx';
import { hasRight, type Rights } from '../shell/areas.ts';
import { Disclosure } from './disclosure.tsx';
import type { ListedRole } from './load-roles.server.ts';
import { groupByArea, usePermissionNames, type PermissionOption } from './permission-choice.tsx';
import { useRoleNames } from './role-choice.tsx';

interface RoleListProps {
  readonly roles: readonly ListedRole[];
  readonly permissions: readonly PermissionOption[];
  readonly rights: Rights;
}

/** Roles with their permissions; those of the store can be changed and deleted. */
export function RoleList({ roles, permissions, rights }: RoleListProps) {
  return (
    <ul className="admin-entries">
      {roles.map((role) => (
        <Role key={role.id} role={role} permissions={permissions} rights={rights} />
      ))}
    </ul>
  );
}

interface RoleProps extends Pick<RoleListProps, 'permissions' | 'rights'> {
  readonly role: ListedRole;
}

function Role({ role, permissions, rights }: RoleProps) {
  const t = useTranslations('adminStaff');
  const name = useRoleNames()(role);
  const holdsAll = role.permissions.includes('*');
  const canChange =
    !role.isBuiltIn && role.permissions.every((permission) => hasRight(rights, permission));
  const count = holdsAll
    ? t('allPermissions')
    : t('permissionCount', { count: role.permissions.length });
  return (
    <li>
      <div className="admin-entry">
        <div>
          <p className="admin-entry-name">{name}</p>
          <p className="admin-entry-detail">
            {t('holders', { count: role.holders })}
            {holdsAll && `, ${count}`}
          </p>
          <Description role={role} />
        </div>
        {canChange && (
          <div className="admin-entry-actions">
            <Link
              className="button button-quiet"
              to={`/admin/staff/roles?role=${role.id}#form`}
              aria-label={t('editOf', { name })}
            >
              {t('edit')}
            </Link>
            {role.holders === 0 && (
              <Form method="post">
                <input type="hidden" name="id" value={role.id} />
                <button
                  className="button button-danger"
                  name="intent"
                  value="delete"
                  aria-label={t('deleteOf', { name })}
                >
                  {t('delete')}
                </button>
              </Form>
            )}
          </div>
        )}
      </div>
      {!holdsAll && role.permissions.length > 0 && (
        <Disclosure summary={count} label={`${name}: ${count}`}>
          <HeldPermissions
            permissions={permissions.filter(({ id }) => role.permissions.includes(id))}
          />
        </Disclosure>
      )}
    </li>
  );
}

function Description({ role }: { readonly role: ListedRole }) {
  const t = useTranslations('adminStaff');
  const hints = {
    OWNER: t('OWNERHint'),
    MANAGER: t('MANAGERHint'),
    CATALOG: t('CATALOGHint'),
    ORDERS: t('ORDERSHint'),
    SUPPORT: t('SUPPORTHint'),
    READ_ONLY: t('READ_ONLYHint'),
  };
  const text = role.id in hints ? hints[role.id as keyof typeof hints] : role.description;
  return text === '' ? null : <p className="admin-entry-detail">{text}</p>;
}

function HeldPermissions({ permissions }: { readonly permissions: readonly PermissionOption[] }) {
  const nameOf = usePermissionNames();
  return (
    <div className="admin-options">
      {groupByArea(permissions).map(([area, ofArea]) => (
        <div key={area}>
          <p className="font-medium">{nameOf(area, area)}</p>
          <ul className="admin-entry-detail">
            {ofArea.map(({ id, description }) => (
              <li key={id}>{nameOf(id, description)}</li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
}
