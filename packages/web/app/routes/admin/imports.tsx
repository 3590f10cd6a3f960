import { ApiError, catalogImports } from '@shopwright/sdk';
import { Link, redirect } from 'react-router';
import type { Route } from './+types/imports';
import { refusal, refusedForm, type FormAnswer } from '../../account/form-errors.server.ts';
import { viewImport } from '../../admin/imports/import-view.server.ts';
import { pathOfLink } from '../../admin/imports/links.server.ts';
import { translateImports } from '../../admin/imports/messages.server.ts';
import { StateBadge } from '../../admin/imports/state-badge.tsx';
import { UploadForm } from '../../admin/imports/upload-form.tsx';
import { useLive } from '../../admin/imports/use-live.ts';
import { AdminPage } from '../../admin/page.tsx';
import { asStaff } from '../../admin/staff-session.server.ts';
import { Card } from '../../admin/ui/card.tsx';
import { EmptyState } from '../../admin/ui/empty-state.tsx';
import { pageContext } from '../../page-context.server.ts';
import { useTranslations } from '../../i18n/use-translations.tsx';
import { formText } from '../../ui/form-text.server.ts';
import { TableFrame } from '../../admin/ui/table-frame.tsx';

const SHOWN_IMPORTS = 50;

export async function loader({ context, request }: Route.LoaderArgs) {
  const page = context.get(pageContext);
  return asStaff(page, request, async (userSession) => {
    const { imports = [] } = await userSession
      .use(catalogImports)
      .listCatalogImports({ limit: SHOWN_IMPORTS });
    const uploaded = imports.filter(({ state }) => state !== 'AWAITING_FILE');
    return { imports: await Promise.all(uploaded.map((row) => viewImport(page, row))) };
  });
}

export async function action({ context, request }: Route.ActionArgs) {
  const page = context.get(pageContext);
  const form = await request.formData();
  return asStaff(page, request, async (userSession) => {
    const t = await translateImports(page);
    const file = form.get('file');
    const isCreateOnly = formText(form, 'intent') === 'create';
    if (!isCreateOnly && !(file instanceof File && file.size > 0))
      return refusedForm({ intent: 'upload', message: t('chooseFile') });
    const fileName = isCreateOnly
      ? formText(form, 'fileName')
      : file instanceof File
        ? file.name
        : '';
    try {
      const created = await userSession
        .use(catalogImports)
        .createCatalogImport({ fileName: fileName.slice(0, 200) || 'products' });
      const importId = created.catalogImport?._id ?? '';
      const uploadPath = pathOfLink(created.uploadUrl);
      if (isCreateOnly || !(file instanceof File)) return { intent: '', importId, uploadPath };
      const sent = await userSession.fetch(uploadPath, {
        method: 'PUT',
        headers: { 'content-type': 'application/octet-stream' },
        body: await file.arrayBuffer(),
      });
      if (!sent.ok) return refusedForm({ intent: 'upload', message: t('unreadable') });
      return redirect(`/admin/products/import/${importId}`);
    } catch (error) {
      if (error instanceof ApiError && error.status === 403) throw error;
      return refusal(error, {
        intent: 'upload',
        form,
        t,
        byCode: { TOO_MANY_CATALOG_IMPORTS: t('tooMany') },
      });
    }
  });
}

export default function Imports({ loaderData: { imports }, actionData }: Route.ComponentProps) {
  const t = useTranslations('adminImports');
  useLive(imports.some(({ state }) => state === 'RUNNING' || state === 'VALIDATING'));
  const answer: FormAnswer | undefined = actionData;
  return (
    <AdminPage>
      <Card heading={t('uploadHeading')} intro={t('uploadIntro')}>
        <UploadForm answer={answer} />
      </Card>
      <Card heading={t('pastImports')}>
        {imports.length === 0 ? (
          <EmptyState icon="exchange" heading={t('noImports')}>
            {t('noImportsHint')}
          </EmptyState>
        ) : (
          <TableFrame label={t('pastImports')}>
            <table className="admin-table">
              <thead>
                <tr>
                  <th scope="col">{t('file')}</th>
                  <th scope="col">{t('state')}</th>
                  <th scope="col">{t('created')}</th>
                  <th scope="col" className="admin-number">
                    {t('products')}
                  </th>
                  <th scope="col" className="admin-number">
                    {t('rejected')}
                  </th>
                </tr>
              </thead>
              <tbody>
                {imports.map((row) => (
                  <tr key={row.id}>
                    <th scope="row">
                      <Link className="link" to={`/admin/products/import/${row.id}`}>
                        {row.fileName}
                      </Link>
                    </th>
                    <td>
                      <StateBadge state={row.state} />
                    </td>
                    <td>{row.date}</td>
                    <td className="admin-number">
                      {(row.result ?? row.validation)?.products ?? '–'}
                    </td>
                    <td className="admin-number">
                      {(row.result ?? row.validation)?.rejected ?? '–'}
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
