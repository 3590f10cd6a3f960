import { Link, useRouteLoaderData } from 'react-router';
import type { Route } from './+types/home';
import type { loader as layoutLoader } from './layout.tsx';
import { AdminPage } from '../../admin/page.tsx';
import type { CountName } from '../../admin/areas/area.ts';
import { Icon, type IconName } from '../../admin/shell/icon.tsx';
import { asStaff } from '../../admin/staff-session.server.ts';
import { Card } from '../../admin/ui/card.tsx';
import { EmptyState } from '../../admin/ui/empty-state.tsx';
import { pageContext } from '../../page-context.server.ts';
import { admin } from '@shopwright/sdk';
import { useTranslations } from '../../i18n/use-translations.tsx';

/** What waits for the staff member who opens the admin in the morning. */
export async function loader({ context, request }: Route.LoaderArgs) {
  return asStaff(context.get(pageContext), request, async (userSession) => {
    const { overview = {} } = await userSession.use(admin).getOverview();
    return { counts: overview };
  });
}

interface Task {
  readonly count: CountName;
  readonly icon: IconName;
  /** Absent while the admin has no page for it. */
  readonly path?: string;
}

const tasks: readonly Task[] = [
  { count: 'ordersToFulfill', icon: 'order' },
  { count: 'membersWaiting', icon: 'people', path: '/admin/waiting' },
  { count: 'failedDeliveries', icon: 'webhook' },
];

export default function Home({ loaderData: { counts } }: Route.ComponentProps) {
  const t = useTranslations('adminShell');
  const layout = useRouteLoaderData<typeof layoutLoader>('routes/admin/layout');
  const open = tasks.filter(({ count }) => (counts[count] ?? 0) > 0);
  return (
    <AdminPage heading={layout?.shell.storeName ?? t('home')} intro={t('homeIntro')}>
      <Card heading={t('toDo')}>
        {open.length === 0 ? (
          <EmptyState icon="check" heading={t('nothingToDo')}>
            {t('nothingToDoHint')}
          </EmptyState>
        ) : (
          <ul className="admin-list">
            {open.map(({ count, icon, path }) => {
              const text = (
                <>
                  <Icon name={icon} />
                  <span className="admin-hit-title">{t(count, { count: counts[count] ?? 0 })}</span>
                  <span className="admin-hit-detail">{t(`${count}Hint`)}</span>
                </>
              );
              return (
                <li key={count}>
                  {path ? (
                    <Link className="admin-hit" to={path}>
                      {text}
                    </Link>
                  ) : (
                    <div className="admin-hit">{text}</div>
                  )}
                </li>
              );
            })}
          </ul>
        )}
      </Card>
      <Card heading={t('findFast')} intro={t('findFastHint')} />
    </AdminPage>
  );
}
