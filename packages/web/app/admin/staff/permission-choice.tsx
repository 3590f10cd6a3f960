import { useTranslations } from '../../i18n/use-translations.tsx';
import { Checkbox } from '../../ui/field.tsx';
import { hasRight, type Rights } from '../shell/areas.ts';

export interface PermissionOption {
  readonly id: string;
  readonly area: string;
  readonly description: string;
}

/** What a permission or an area is called; a new one has the words of the API. */
export function usePermissionNames(): (id: string, otherwise: string) => string {
  const t = useTranslations('adminPermissions');
  return (id, otherwise) => {
    // A missing message is answered with its key.
    const name: string = t(id as Parameters<typeof t>[0]);
    return name === id ? otherwise : name;
  };
}

export function groupByArea(
  permissions: readonly PermissionOption[],
): [area: string, permissions: PermissionOption[]][] {
  return [...Map.groupBy(permissions, ({ area }) => area)];
}

interface PermissionChoiceProps {
  readonly permissions: readonly PermissionOption[];
  readonly chosen: readonly string[];
  /** Of the staff member who chooses: others cannot be chosen. */
  readonly rights: Rights;
}

/** Every permission by area. */
export function PermissionChoice({ permissions, chosen, rights }: PermissionChoiceProps) {
  const nameOf = usePermissionNames();
  return groupByArea(permissions).map(([area, ofArea]) => (
    <fieldset key={area} className="admin-plain-fieldset">
      <legend>{nameOf(area, area)}</legend>
      <div className="admin-options">
        {ofArea.map(({ id, description }) => (
          <Checkbox
            key={id}
            name="permission"
            value={id}
            defaultChecked={chosen.includes(id)}
            disabled={!hasRight(rights, id)}
            label={
              <>
                {nameOf(id, description)}
                <span className="admin-option-hint">{id}</span>
              </>
            }
          />
        ))}
      </div>
    </fieldset>
  ));
}
