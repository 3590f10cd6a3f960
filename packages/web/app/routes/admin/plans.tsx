import { changePlans } from '@shopwright/sdk';
import { Link } from 'react-router';
import type { Route } from './+types/plans';
import { AdminPage } from '../../admin/page.tsx';
import { asStaff } from '../../admin/staff-session.server.ts';
import { Badge } from '../../admin/ui/badge.tsx';
import { Card } from '../../admin/ui/card.tsx';
import { EmptyState } from '../../admin/ui/empty-state.tsx';
import { useLanguage, useTranslations } from '../../i18n/use-translations.tsx';
import { pageContext } from '../../page-context.server.ts';

const MAX_PLANS = 100;

export async function loader({ context, request }: Route.LoaderArgs) {
  return asStaff(context.get(pageContext), request, async (userSession) => {
    const { plans = [] } = await userSession.use(changePlans).listChangePlans({ limit: MAX_PLANS });
    return { plans };
  });
}

/** Bulk changes, the newest first: to look at again, to go on with, or to undo. */
export default function Plans({ loaderData: { plans } }: Route.ComponentProps) {
  const t = useTranslations('adminGrid');
  const shell = useTranslations('adminShell');
  const { locale } = useLanguage();
  const dates = new Intl.DateTimeFormat(locale, {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: 'UTC',
  });
  return (
    <AdminPage intro={shell('changePlansIntro')}>
      <Card heading={t('latestPlans')}>
        {plans.length === 0 ? (
          <EmptyState icon="product" heading={t('noPlans')}>
            {t('noPlansHint')}
          </EmptyState>
        ) : (
          <ul className="admin-list">
            {plans.map(({ _id = '', state = 'PREPARING', counts = {}, _createdDate }) => (
              <li key={_id}>
                <Link className="admin-hit" to={`/admin/plans/${_id}`}>
                  <span>{t('planTitle', { count: counts.selected ?? 0 })}</span>
                  <Badge>{t(`plan_${state}`)}</Badge>
                  <span className="admin-hit-detail">
                    {_createdDate && dates.format(_createdDate)}
                  </span>
                </Link>
              </li>
            ))}
          </ul>
        )}
      </Card>
    </AdminPage>
  );
}
