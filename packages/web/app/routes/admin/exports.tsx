import { ApiError, catalogExports } from '@shopwright/sdk';
import { Form, redirect } from 'react-router';
import type { Route } from './+types/exports';
import { refusal, type FormAnswer } from '../../account/form-errors.server.ts';
import { FormNotice } from '../../account/form-notice.tsx';
import { translateImports } from '../../admin/imports/messages.server.ts';
import { StateBadge } from '../../admin/imports/state-badge.tsx';
import { useLive } from '../../admin/imports/use-live.ts';
import { AdminPage } from '../../admin/page.tsx';
import { hasRight } from '../../admin/shell/areas.ts';
import { loadSelf } from '../../admin/staff/load-roles.server.ts';
import { asStaff } from '../../admin/staff-session.server.ts';
import { Card } from '../../admin/ui/card.tsx';
import { EmptyState } from '../../admin/ui/empty-state.tsx';
import { pageContext } from '../../page-context.server.ts';
import { useTranslations } from '../../i18n/use-translations.tsx';
import { Select } from '../../ui/field.tsx';
import { formText } from '../../ui/form-text.server.ts';
import { TableFrame } from '../../admin/ui/table-frame.tsx';

const formats = ['SHOPWRIGHT_CSV', 'WIX_CSV', 'SHOPIFY_CSV', 'JSON_LINES'] as const;
const SHOWN_EXPORTS = 50;

export async function loader({ context, request }: Route.LoaderArgs) {
  const page = context.get(pageContext);
  return asStaff(page, request, async (userSession) => {
    const [{ exports = [] }, self] = await Promise.all([
      userSession.use(catalogExports).listCatalogExports({ limit: SHOWN_EXPORTS }),
      loadSelf(userSession),
    ]);
    const canManageAll = hasRight(self.rights, 'WIX_STORES.MODIFY_PRODUCTS');
    const { locale } = await page.pageLanguage();
    const time = new Intl.DateTimeFormat(locale, {
      dateStyle: 'medium',
      timeStyle: 'short',
      timeZone: 'UTC',
    });
    return {
      exports: exports.map((row) => ({
        id: row._id ?? '',
        fileName: row.fileName ?? '',
        state: row.state ?? 'RUNNING',
        format: row.format ?? 'SHOPWRIGHT_CSV',
        date: row._createdDate ? time.format(row._createdDate) : '',
        exported: row.exportedProducts ?? 0,
        total: row.totalProducts ?? 0,
        canManage: canManageAll || row.createdBy === self.id,
      })),
    };
  });
}

const filters: Readonly<Record<string, object>> = {
  visible: { visible: true },
  hidden: { visible: false },
};

export async function action({ context, request }: Route.ActionArgs) {
  const page = context.get(pageContext);
  const form = await request.formData();
  const intent = formText(form, 'intent');
  const exportId = formText(form, 'exportId');
  return asStaff(page, request, async (userSession) => {
    const t = await translateImports(page);
    const calls = userSession.use(catalogExports);
    try {
      if (intent === 'cancel') await calls.cancelCatalogExport(exportId);
      else if (intent === 'delete') await calls.deleteCatalogExport(exportId);
      else {
        const filter = filters[formText(form, 'which')];
        await calls.createCatalogExport({
          format: formats.find((one) => one === formText(form, 'format')) ?? 'SHOPWRIGHT_CSV',
          ...(filter ? { selection: { filter } } : {}),
        });
      }
      return redirect('/admin/products/export');
    } catch (error) {
      if (error instanceof ApiError && error.status === 403) throw error;
      return refusal(error, {
        intent: 'export',
        form,
        t,
        byCode: { TOO_MANY_CATALOG_EXPORTS: t('exportsBusy') },
      });
    }
  });
}

export default function Exports({ loaderData: { exports }, actionData }: Route.ComponentProps) {
  const t = useTranslations('adminImports');
  const answer: FormAnswer | undefined = actionData;
  const isRunning = exports.some(({ state }) => state === 'RUNNING');
  useLive(isRunning);
  return (
    <AdminPage>
      <Card heading={t('exportHeading')} intro={t('exportIntro')}>
        <Form method="post" className="admin-form">
          <FormNotice answer={answer} intent="export" />
          <Select label={t('whichProducts')} name="which">
            <option value="all">{t('allProducts')}</option>
            <option value="visible">{t('visibleProducts')}</option>
            <option value="hidden">{t('hiddenProducts')}</option>
          </Select>
          <Select label={t('format')} name="format">
            {formats.map((format) => (
              <option key={format} value={format}>
                {t(format)}
              </option>
            ))}
          </Select>
          <p className="field-hint">{t('formatHint')}</p>
          <p>
            <button className="button" name="intent" value="export">
              {t('startExport')}
            </button>
          </p>
        </Form>
      </Card>
      <Card heading={t('pastExports')}>
        {isRunning && (
          <noscript>
            <a className="link" href="/admin/products/export">
              {t('refresh')}
            </a>
          </noscript>
        )}
        {exports.length === 0 ? (
          <EmptyState icon="exchange" heading={t('noExports')}>
            {t('noExportsHint')}
          </EmptyState>
        ) : (
          <TableFrame label={t('pastExports')}>
            <table className="admin-table">
              <thead>
                <tr>
                  <th scope="col">{t('file')}</th>
                  <th scope="col">{t('state')}</th>
                  <th scope="col">{t('created')}</th>
                  <th scope="col" className="admin-number">
                    {t('products')}
                  </th>
                  <th scope="col">
                    <span className="sr-only">{t('download')}</span>
                  </th>
                </tr>
              </thead>
              <tbody>
                {exports.map((row) => (
                  <tr key={row.id}>
                    <th scope="row">{row.fileName}</th>
                    <td>
                      <StateBadge state={row.state} />
                    </td>
                    <td>{row.date}</td>
                    <td className="admin-number">
                      {row.exported} / {row.total}
                    </td>
                    <td>
                      <Form method="post" className="admin-buttons">
                        <input type="hidden" name="exportId" value={row.id} />
                        {row.state === 'COMPLETED' && (
                          <a
                            className="link"
                            href={`/admin/products/export/${row.id}/file`}
                            aria-label={`${t('download')}: ${row.fileName}`}
                            download
                          >
                            {t('download')}
                          </a>
                        )}
                        {row.canManage && (
                          <button
                            className="button button-quiet"
                            name="intent"
                            value={row.state === 'RUNNING' ? 'cancel' : 'delete'}
                            aria-label={`${row.state === 'RUNNING' ? t('cancel') : t('deleteExport')}: ${row.fileName}`}
                          >
                            {row.state === 'RUNNING' ? t('cancel') : t('deleteExport')}
                          </button>
                        )}
                      </Form>
                    </td>
                  </tr>
                ))}
              </tbody>
            </table>
          </TableFrame>
        )}
      </Card>
    </AdminPage>
  );
}
