import { Form } from 'react-router';
import { useTranslations } from '../../i18n/use-translations.tsx';
import { Field } from '../../ui/field.tsx';
import type { Rights } from '../shell/areas.ts';
import { Badge } from '../ui/badge.tsx';
import { Disclosure } from './disclosure.tsx';
import { RoleChoice, useRoleNames, type RoleOption } from './role-choice.tsx';

export interface ListedStaffMember {
  readonly id: string;
  readonly email: string;
  readonly name: string;
  readonly roleIds: readonly string[];
  readonly directPermissions: readonly string[];
  readonly hasSecondFactor: boolean;
  readonly isSelf: boolean;
  /** Whether the signed-in person may change this one. Only hides: the server decides. */
  readonly canChange: boolean;
}

interface StaffMemberProps {
  readonly member: ListedStaffMember;
  readonly roles: readonly RoleOption[];
  readonly rights: Rights;
  readonly isOwner: boolean;
}

/** One line of the staff list, with the forms to change and to remove the member. */
export function StaffMember({ member, roles, rights, isOwner }: StaffMemberProps) {
  const t = useTranslations('adminStaff');
  const nameOf = useRoleNames();
  const { id, email, roleIds, directPermissions, hasSecondFactor, isSelf, canChange } = member;
  const name = member.name === '' ? email : member.name;
  const held = roles.filter((role) => roleIds.includes(role.id));
  return (
    <li>
      <div className="admin-entry">
        <div>
          <p className="admin-entry-name">
            {name} {isSelf && <Badge>{t('you')}</Badge>}
          </p>
          {member.name !== '' && <p className="admin-entry-detail">{email}</p>}
        </div>
        <p className="admin-badges">
          {held.map((role) => (
            <Badge key={role.id}>{nameOf(role)}</Badge>
          ))}
          {directPermissions.length > 0 && (
            <Badge>{t('direct', { count: directPermissions.length })}</Badge>
          )}
          {held.length === 0 && directPermissions.length === 0 && (
            <Badge tone="attention">{t('noRoles')}</Badge>
          )}
          <Badge tone={hasSecondFactor ? 'good' : 'attention'}>
            {t(hasSecondFactor ? 'twoStepOn' : 'twoStepOff')}
          </Badge>
        </p>
      </div>
      {canChange && (
        <Disclosure summary={t('change')} label={t('changeOf', { name })}>
          <Form method="post" className="admin-form admin-form-wide">
            <input type="hidden" name="id" value={id} />
            <input type="hidden" name="name" value={name} />
            <RoleChoice roles={roles} chosen={roleIds} rights={rights} isOwner={isOwner} />
            <p>
              <button className="button" name="intent" value="roles">
                {t('saveRoles')}
              </button>
            </p>
          </Form>
          {!isSelf && isOwner && hasSecondFactor && (
            <Form method="post" className="admin-form admin-form-part">
              <input type="hidden" name="id" value={id} />
              <input type="hidden" name="name" value={name} />
              <p className="admin-form-heading">{t('resetFactor')}</p>
              <p className="text-quiet">{t('resetFactorIntro')}</p>
              <Field
                label={t('yourPassword')}
                name="password"
                type="password"
                autoComplete="current-password"
                required
              />
              <p>
                <button className="button button-danger" name="intent" value="reset-factor">
                  {t('resetFactor')}
                </button>
              </p>
            </Form>
          )}
          {!isSelf && (
            <Form method="post" className="admin-form admin-form-part">
              <input type="hidden" name="id" value={id} />
              <input type="hidden" name="name" value={name} />
              <p className="admin-form-heading">{t('removePerson')}</p>
              <p className="text-quiet">{t('removeIntro')}</p>
              <p>
                <button className="button button-danger" name="intent" value="remove">
                  {t('removePerson')}
                </button>
              </p>
            </Form>
          )}
        </Disclosure>
      )}
    </li>
  );
}
