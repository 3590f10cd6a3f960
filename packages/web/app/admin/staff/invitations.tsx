import { Form } from 'react-router';
import type { FormAnswer } from '../../account/form-errors.server.ts';
import { FormNotice } from '../../account/form-notice.tsx';
import { useTranslations } from '../../i18n/use-translations.tsx';
import { Badge } from '../ui/badge.tsx';
import { Card } from '../ui/card.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { useRoleNames, type RoleOption } from './role-choice.tsx';

export interface ListedInvitation {
  readonly id: string;
  readonly email: string;
  readonly name: string;
  readonly roleIds: readonly string[];
  readonly isExpired: boolean;
  readonly expires: string;
}

interface InvitationsProps {
  readonly answer: FormAnswer | undefined;
  readonly invitations: readonly ListedInvitation[];
  readonly roles: readonly RoleOption[];
}

/** Invitations that were not accepted yet. */
export function Invitations({ answer, invitations, roles }: InvitationsProps) {
  const t = useTranslations('adminStaff');
  const nameOf = useRoleNames();
  return (
    <Card heading={t('invitations')}>
      <FormNotice answer={answer} intent="resend" />
      <FormNotice answer={answer} intent="revoke" />
      {invitations.length === 0 ? (
        <EmptyState icon="people" heading={t('noInvitations')}>
          {t('noInvitationsHint')}
        </EmptyState>
      ) : (
        <ul className="admin-entries">
          {invitations.map(({ id, email, name, roleIds, isExpired, expires }) => (
            <li key={id}>
              <div className="admin-entry">
                <div>
                  <p className="admin-entry-name">{name === '' ? email : `${name}, ${email}`}</p>
                  <p className="admin-entry-detail">
                    {t(isExpired ? 'expired' : 'expires', { date: expires })}
                  </p>
                </div>
                <p className="admin-badges">
                  {roles
                    .filter((role) => roleIds.includes(role.id))
                    .map((role) => (
                      <Badge key={role.id}>{nameOf(role)}</Badge>
                    ))}
                </p>
                <Form method="post" className="admin-entry-actions">
                  <input type="hidden" name="id" value={id} />
                  <button
                    className="button button-quiet"
                    name="intent"
                    value="resend"
                    aria-label={t('resendTo', { email })}
                  >
                    {t('resend')}
                  </button>
                  <button
                    className="button button-danger"
                    name="intent"
                    value="revoke"
                    aria-label={t('revokeOf', { email })}
                  >
                    {t('revoke')}
                  </button>
                </Form>
              </div>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
