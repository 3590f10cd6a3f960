import { useTranslations } from '../../i18n/use-translations.tsx';
import { Checkbox } from '../../ui/field.tsx';
import { hasRight, type Rights } from '../shell/areas.ts';

export interface RoleOption {
  readonly id: string;
  readonly name: string;
  readonly description: string;
  readonly permissions: readonly string[];
  readonly isBuiltIn: boolean;
}

const builtIn = ['OWNER', 'MANAGER', 'CATALOG', 'ORDERS', 'SUPPORT', 'READ_ONLY'] as const;
const builtInId = (id: string) => builtIn.find((one) => one === id);

/** The names of roles: built-in ones are translated, those of the store are as they were typed. */
export function useRoleNames(): (role: Pick<RoleOption, 'id' | 'name'>) => string {
  const t = useTranslations('adminStaff');
  return ({ id, name }) => {
    const builtInRole = builtInId(id);
    return builtInRole ? t(builtInRole) : name;
  };
}

interface RoleChoiceProps {
  readonly roles: readonly RoleOption[];
  readonly chosen: readonly string[];
  /** Of the staff member who chooses: roles with more are shown and cannot be chosen. */
  readonly rights: Rights;
  readonly isOwner: boolean;
  readonly error?: string | undefined;
}

export function RoleChoice({ roles, chosen, rights, isOwner, error }: RoleChoiceProps) {
  const t = useTranslations('adminStaff');
  const nameOf = useRoleNames();
  return (
    <fieldset className="admin-plain-fieldset">
      <legend>{t('roles')}</legend>
      {error && <p className="field-error">{error}</p>}
      <div className="admin-options">
        {roles.map((role) => {
          const builtInRole = builtInId(role.id);
          const isAllowed =
            role.id === 'OWNER'
              ? isOwner
              : role.permissions.every((permission) => hasRight(rights, permission));
          return (
            <Checkbox
              key={role.id}
              name="roleId"
              value={role.id}
              defaultChecked={chosen.includes(role.id)}
              disabled={!isAllowed}
              label={
                <>
                  {nameOf(role)}
                  <span className="admin-option-hint">
                    {builtInRole ? t(`${builtInRole}Hint`) : role.description}
                  </span>
                </>
              }
            />
          );
        })}
      </div>
    </fieldset>
  );
}
