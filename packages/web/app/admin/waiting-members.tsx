import { Form } from 'react-router';
import { FormNotice } from '../account/form-notice.tsx';
import type { FormAnswer } from '../account/form-errors.server.ts';
import { EmptyState } from './ui/empty-state.tsx';
import { useLanguage, useTranslations } from '../i18n/use-translations.tsx';

export interface WaitingMember {
  readonly id: string;
  readonly email: string;
  readonly name: string;
  readonly since: string;
  readonly isEmailVerified: boolean;
}

interface WaitingMembersProps {
  readonly waiting: { readonly members: readonly WaitingMember[]; readonly hasMore: boolean };
  /** Whether to offer the approval of all as a plan. */
  readonly canPlan: boolean;
  readonly answer: FormAnswer | undefined;
}

/** New members who wait for approval, each with the two decisions an owner can make. */
export function WaitingMembers({
  waiting: { members, hasMore },
  canPlan,
  answer,
}: WaitingMembersProps) {
  const t = useTranslations('admin');
  const { locale } = useLanguage();
  const blocked =
    answer?.intent === 'members' && answer.done !== undefined ? answer.values : undefined;
  const dateOf = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' });
  return (
    <section id="waiting" aria-labelledby="waiting-heading" className="admin-card">
      <div className="admin-card-head">
        <h2 id="waiting-heading" className="admin-subtitle">
          {t('waitingMembers')}
        </h2>
        {canPlan && members.length > 1 && (
          <Form method="post">
            <button
              className="button button-quiet"
              name="intent"
              value="approve-all"
              aria-describedby="approve-all-hint"
            >
              {t('approveAll')}
            </button>
          </Form>
        )}
      </div>
      {canPlan && members.length > 1 && (
        <p id="approve-all-hint" className="text-quiet">
          {t('approveAllHint')}
        </p>
      )}
      <FormNotice answer={answer} intent="members" />
      {blocked && (
        <Form method="post" preventScrollReset className="mb-4">
          <input type="hidden" name="id" value={blocked['id']} />
          <input type="hidden" name="email" value={blocked['email']} />
          <button className="button button-quiet" name="intent" value="approve">
            {t('approveInstead')}
          </button>
        </Form>
      )}
      {members.length === 0 ? (
        <EmptyState icon="people" heading={t('noWaitingMembers')}>
          {t('noWaitingMembersHint')}
        </EmptyState>
      ) : (
        <ul className="waiting-members">
          {members.map(({ id, email, name, since, isEmailVerified }) => (
            <li key={id}>
              <div>
                <p id={`waiting-${id}`}>
                  <bdi>{name && name !== email ? `${name}, ${email}` : email}</bdi>
                </p>
                <p className="text-sm text-quiet">
                  {since && t('registeredOn', { date: dateOf.format(new Date(since)) })}{' '}
                  {t(isEmailVerified ? 'emailConfirmed' : 'emailUnconfirmed')}
                </p>
              </div>
              <Form method="post" preventScrollReset className="flex flex-wrap gap-3">
                <input type="hidden" name="id" value={id} />
                <input type="hidden" name="email" value={email} />
                <button
                  className="button"
                  name="intent"
                  value="approve"
                  aria-describedby={`waiting-${id}`}
                >
                  {t('approve')}
                </button>
                <button
                  className="button button-quiet"
                  name="intent"
                  value="block"
                  aria-describedby={`waiting-${id}`}
                >
                  {t('block')}
                </button>
              </Form>
            </li>
          ))}
        </ul>
      )}
      {hasMore && <p className="text-quiet">{t('moreWaiting')}</p>}
    </section>
  );
}
