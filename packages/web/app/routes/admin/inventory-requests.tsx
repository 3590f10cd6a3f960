import { Link } from 'react-router';
import type { Route } from './+types/inventory-requests';
import { listRequestedItems } from '../../admin/inventory/requested-items.server.ts';
import { AdminPage } from '../../admin/page.tsx';
import { asStaff } from '../../admin/staff-session.server.ts';
import { dateFormatOf } from '../../admin/staff/messages.server.ts';
import { Card } from '../../admin/ui/card.tsx';
import { EmptyState } from '../../admin/ui/empty-state.tsx';
import { TableFrame } from '../../admin/ui/table-frame.tsx';
import { useLanguage, useTranslations } from '../../i18n/use-translations.tsx';
import { pageContext } from '../../page-context.server.ts';

/** The products that customers want to be notified about when they are back in stock. */
export async function loader({ context, request, url }: Route.LoaderArgs) {
  const page = context.get(pageContext);
  return asStaff(page, request, async (userSession) =>
    listRequestedItems(userSession, url.searchParams.get('cursor'), await dateFormatOf(page)),
  );
}

export default function InventoryRequests({ loaderData }: Route.ComponentProps) {
  const { items, total, next } = loaderData;
  const t = useTranslations('adminInventory');
  const { locale } = useLanguage();
  return (
    <AdminPage intro={t('requestsIntro')}>
      <Card heading={t('requestsWaiting', { count: total })}>
        {items.length === 0 ? (
          <EmptyState icon="people" heading={t('noRequests')}>
            {t('noRequestsHint')}
          </EmptyState>
        ) : (
          <TableFrame label={t('restockRequests')}>
            <table className="admin-table">
              <thead>
                <tr>
                  <th scope="col">{t('product')}</th>
                  <th scope="col" className="admin-number">
                    {t('customersWaiting')}
                  </th>
                  <th scope="col">{t('lastRequest')}</th>
                </tr>
              </thead>
              <tbody>
                {items.map(({ key, product, variant, path, waiting, lastRequest }) => {
                  const name = [product, variant].filter(Boolean).join(', ') || t('deletedProduct');
                  return (
                    <tr key={key}>
                      <td>
                        {path === undefined ? (
                          name
                        ) : (
                          <Link className="link" to={path}>
                            {name}
                          </Link>
                        )}
                      </td>
                      <td className="admin-number">
                        {new Intl.NumberFormat(locale).format(waiting)}
                      </td>
                      <td>{lastRequest}</td>
                    </tr>
                  );
                })}
              </tbody>
            </table>
          </TableFrame>
        )}
        {next !== null && (
          <p>
            <Link className="button button-quiet" to={`?cursor=${encodeURIComponent(next)}`}>
              {t('olderRequests')}
            </Link>
          </p>
        )}
      </Card>
    </AdminPage>
  );
}
