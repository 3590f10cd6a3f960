import { ApiError, productManagement } from '@shopwright/sdk';
import { Form, redirect } from 'react-router';
import type { Route } from './+types/products-deleted';
import { AdminPage } from '../../admin/page.tsx';
import { translateEditor } from '../../admin/product-editor/messages.server.ts';
import { asStaff } from '../../admin/staff-session.server.ts';
import { dateFormatOf } from '../../admin/staff/messages.server.ts';
import { Card } from '../../admin/ui/card.tsx';
import { EmptyState } from '../../admin/ui/empty-state.tsx';
import { formatDay, writeShortMoment } from '../../i18n/format-dates.server.ts';
import { useTranslations } from '../../i18n/use-translations.tsx';
import { pageContext } from '../../page-context.server.ts';
import { formText } from '../../ui/form-text.server.ts';
import { Notice } from '../../ui/notice.tsx';

const MAX_LISTED = 100;

export async function loader({ context, request, url }: Route.LoaderArgs) {
  const page = context.get(pageContext);
  const { locale, timeZone } = await dateFormatOf(page);
  return asStaff(page, request, async (userSession) => {
    const { products: deleted = [] } = await userSession
      .use(productManagement)
      .listDeletedProducts({ limit: MAX_LISTED });
    const listed = deleted.map(({ _id = '', name = '', deletedDate, restorableUntil }) => ({
      id: _id,
      name,
      deleted: deletedDate ? writeShortMoment(deletedDate, locale, timeZone) : '',
      until: restorableUntil ? formatDay(restorableUntil, locale, timeZone, 'medium') : '',
    }));
    return { listed, justDeleted: listed.find(({ id }) => id === url.searchParams.get('id')) };
  });
}

export async function action({ context, request }: Route.ActionArgs) {
  const page = context.get(pageContext);
  const id = formText(await request.formData(), 'id');
  const t = await translateEditor(page);
  return asStaff(page, request, async (userSession) => {
    try {
      await userSession.use(productManagement).restoreProduct(id);
      return redirect(`/admin/products/${id}?done=restored`);
    } catch (error) {
      if (!(error instanceof ApiError) || ![400, 404].includes(error.status)) throw error;
      return { message: t('notRestored') };
    }
  });
}

/** Products that were deleted in the last 30 days. */
export default function DeletedProducts({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTranslations('adminEditor');
  const { listed, justDeleted } = loaderData;
  return (
    <AdminPage heading={t('deletedProducts')} intro={t('deletedIntro')}>
      {actionData && <Notice kind="error">{actionData.message}</Notice>}
      {justDeleted && !actionData && (
        <Notice kind="done">
          <Form method="post" className="editor-draft">
            <p>{t('wasDeleted', { name: justDeleted.name })}</p>
            <input type="hidden" name="id" value={justDeleted.id} />
            <button className="button">{t('undoDelete')}</button>
          </Form>
        </Notice>
      )}
      <Card heading={t('deletedProducts')}>
        {listed.length === 0 ? (
          <EmptyState icon="product" heading={t('noDeleted')}>
            {t('deletedIntro')}
          </EmptyState>
        ) : (
          <ul className="admin-entries">
            {listed.map(({ id, name, deleted, until }) => (
              <li key={id} className="admin-entry">
                <div>
                  <p className="admin-entry-name">{name}</p>
                  <p className="admin-entry-detail">{t('deletedOn', { date: deleted, until })}</p>
                </div>
                <Form method="post">
                  <input type="hidden" name="id" value={id} />
                  <button className="button button-quiet" aria-label={t('restoreNamed', { name })}>
                    {t('restoreProduct')}
                  </button>
                </Form>
              </li>
            ))}
          </ul>
        )}
      </Card>
    </AdminPage>
  );
}
