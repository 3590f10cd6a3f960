import { useEffect, useRef, useState } from 'react';
import { useTranslations } from '../../i18n/use-translations.tsx';
import { Checkbox } from '../../ui/field.tsx';
import { hasRight, type Rights } from '../shell/areas.ts';
import { TriStateBox } from '../ui/tri-state-box.tsx';

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

/** Every permission, folded by area: all of them at once fill many screens of a phone. */
export function PermissionChoice({ permissions, chosen, rights }: PermissionChoiceProps) {
  return (
    <div className="permission-areas">
      {groupByArea(permissions).map(([area, ofArea]) => (
        <AreaChoice key={area} area={area} permissions={ofArea} chosen={chosen} rights={rights} />
      ))}
    </div>
  );
}

/** The boxes of one area. Without JavaScript, the count is that of the loaded page. */
function AreaChoice({
  area,
  permissions,
  chosen,
  rights,
}: PermissionChoiceProps & { readonly area: string }) {
  const t = useTranslations('adminStaff');
  const nameOf = usePermissionNames();
  const name = nameOf(area, area);
  const boxes = useRef<HTMLDivElement>(null);
  const total = permissions.length;
  const [count, setCount] = useState(
    () => permissions.filter(({ id }) => chosen.includes(id)).length,
  );
  const [ownCount, setOwnCount] = useState(
    () => permissions.filter(({ id }) => chosen.includes(id) && hasRight(rights, id)).length,
  );
  const ownTotal = permissions.filter(({ id }) => hasRight(rights, id)).length;
  // The boxes hold the choice, so that nothing checked before the scripts ran is lost.
  const recount = (): void => {
    const all = [...(boxes.current?.querySelectorAll('input') ?? [])];
    setCount(all.filter(({ checked }) => checked).length);
    setOwnCount(all.filter(({ checked, disabled }) => checked && !disabled).length);
  };
  useEffect(recount, []);
  const setAll = (isOn: boolean): void => {
    for (const box of boxes.current?.querySelectorAll<HTMLInputElement>('input:enabled') ?? [])
      box.checked = isOn;
    recount();
  };
  return (
    <details className="permission-area">
      <summary>
        <span className="permission-area-name">{name}</span>
        <span className={count > 0 ? 'permission-count is-chosen' : 'permission-count'}>
          {t('permissionsChosen', { count, total })}
        </span>
      </summary>
      <fieldset className="permission-area-body">
        <legend className="sr-only">{name}</legend>
        {ownTotal > 1 && (
          <div className="needs-scripts">
            <TriStateBox
              label={t('allOfArea', { area: name })}
              count={ownCount}
              total={ownTotal}
              onChange={setAll}
            >
              {t('allOfArea', { area: name })}
            </TriStateBox>
          </div>
        )}
        <div ref={boxes} className="admin-options" onChange={recount}>
          {permissions.map(({ id, description }) => (
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
    </details>
  );
}
