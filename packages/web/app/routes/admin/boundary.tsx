import { isRouteErrorResponse, Outlet } from 'react-router';
import type { Route } from './+types/boundary';
import { AdminPage } from '../../admin/page.tsx';
import { EmptyState } from '../../admin/ui/empty-state.tsx';
import { useTranslations } from '../../i18n/use-translations.tsx';

export default function Boundary() {
  return <Outlet />;
}

/** A page that failed, does not exist, or needs a permission that the staff member does not have. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const t = useTranslations('adminShell');
  const status = isRouteErrorResponse(error) ? error.status : 500;
  const problem = status === 403 ? 'forbidden' : status === 404 ? 'missing' : 'failed';
  return (
    <AdminPage heading={t(problem)}>
      <EmptyState icon="close" heading={t(problem)}>
        {t(`${problem}Hint`)}
      </EmptyState>
    </AdminPage>
  );
}
