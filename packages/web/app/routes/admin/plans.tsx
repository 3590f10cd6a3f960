import { changePlans } from '@shopwright/sdk';
import { Link } from 'react-router';
import type { Route } from './+types/plans';
import { AdminPage } from '../../admin/page.tsx';
import { fieldLabel } from '../../admin/plans/field-text.ts';
import { planKind } from '../../admin/plans/plan-kind.ts';
import { asStaff } from '../../admin/staff-session.server.ts';
import { Badge } from '../../admin/ui/badge.tsx';
import { Card } from '../../admin/ui/card.tsx';
import { EmptyState } from '../../admin/ui/empty-state.tsx';
import type { TranslateArea } from '../../i18n/translate.ts';
import { useLanguage, useTranslations } from '../../i18n/use-translations.tsx';
import { pageContext } from '../../page-context.server.ts';

const MAX_PLANS = 100;

const tones = {
  PREPARING: 'neutral',
  READY: 'attention',
  APPLYING: 'neutral',
  APPLIED: 'good',
  UNDOING: 'neutral',
  UNDONE: 'neutral',
  CANCELED: 'neutral',
} as const;

/** The changed fields as text: "Price, Brand". */
function changedFields(
  { productChange, variantChange }: changePlans.ChangePlan,
  t: TranslateArea<'adminGrid'>,
): string {
  const names = Object.keys(productChange ?? variantChange ?? {}).map(
    (name) => ({ stock: 'onHand', addToCollectionIds: 'collections' })[name] ?? name,
  );
  return [
    ...new Set(names.map((name) => (name === 'removeFromCollectionIds' ? 'collections' : name))),
  ]
    .filter((name) => name !== 'deleteProducts')
    .map((name) => fieldLabel(name, t))
    .join(', ');
}

export async function loader({ context, request }: Route.LoaderArgs) {
  return asStaff(context.get(pageContext), request, async (userSession) => {
    const { plans = [] } = await userSession.use(changePlans).listChangePlans({ limit: MAX_PLANS });
    return { plans };
  });
}

/** Bulk changes, newest first: to review, continue or undo. */
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
            {t('noPlansHint')}{' '}
            <Link className="link" to="/admin/products">
              {t('goToProducts')}
            </Link>
          </EmptyState>
        ) : (
          <ul className="admin-list">
            {plans.map((plan) => {
              const { _id = '', state = 'PREPARING', counts = {}, _createdDate } = plan;
              const count = Math.max(counts.selected ?? 0, counts.prepared ?? 0);
              return (
                <li key={_id}>
                  <Link className="admin-hit" to={`/admin/plans/${_id}`}>
                    <span>{t(`planTitle_${planKind(plan)}`, { count })}</span>
                    <Badge tone={tones[state]}>{t(`plan_${state}`)}</Badge>
                    <span className="admin-hit-detail">
                      {[changedFields(plan, t), _createdDate && dates.format(_createdDate)]
                        .filter(Boolean)
                        .join(' · ')}
                    </span>
                  </Link>
                </li>
              );
            })}
          </ul>
        )}
      </Card>
    </AdminPage>
  );
}
