import { Form, Link } from 'react-router';
import type { Route } from './+types/product-media';
import type { FormAnswer } from '../../account/form-errors.server.ts';
import {
  changeProductMedia,
  loadProductMedia,
} from '../../admin/media/change-product-media.server.ts';
import { FileTile } from '../../admin/media/file-tile.tsx';
import { loadLibrary, readLibraryRequest } from '../../admin/media/file-view.server.ts';
import { LibrarySearch } from '../../admin/media/library-search.tsx';
import { ProductMediaForms } from '../../admin/media/product-media-forms.tsx';
import { ProductMedia } from '../../admin/media/product-media.tsx';
import { AdminPage } from '../../admin/page.tsx';
import { asStaff } from '../../admin/staff-session.server.ts';
import { Card } from '../../admin/ui/card.tsx';
import { useTranslations } from '../../i18n/use-translations.tsx';
import { pageContext } from '../../page-context.server.ts';

export async function loader({ context, request, url, params: { productId } }: Route.LoaderArgs) {
  const page = context.get(pageContext);
  const { locale } = await page.pageLanguage();
  const requested = readLibraryRequest(url.searchParams);
  return asStaff(page, request, async (userSession) => {
    const [view, library] = await Promise.all([
      loadProductMedia(userSession, productId),
      loadLibrary(userSession, requested, locale, true),
    ]);
    return { view, library, requested, optionName: url.searchParams.get('option') ?? undefined };
  });
}

export async function action({ context, request, params: { productId } }: Route.ActionArgs) {
  const page = context.get(pageContext);
  const form = await request.formData();
  return asStaff(page, request, (userSession) =>
    changeProductMedia(page, userSession, productId, form),
  );
}

/** The media of one product with the library below, so that everything works without JavaScript. */
export default function ProductMediaPage({ loaderData, actionData }: Route.ComponentProps) {
  const { view, library, requested, optionName } = loaderData;
  const t = useTranslations('adminMedia');
  const answer: FormAnswer | undefined = actionData;
  const shown = new Set(view.items.map(({ id }) => id));
  return (
    <AdminPage
      heading={t('mediaOf', { name: view.name })}
      isWide
      actions={
        <Link className="button button-quiet" to={`/admin/products/${view.productId}`}>
          {t('editProduct')}
        </Link>
      }
    >
      <Card heading={t('media')} intro={t('mediaIntro')}>
        <ProductMediaForms productId={view.productId} />
        <ProductMedia key={view.productId} view={view} optionName={optionName} answer={answer} />
      </Card>
      <div className="without-scripts">
        <Card id="library" heading={t('chooseFromLibrary')}>
          <LibrarySearch
            search={requested.search}
            kind={requested.kind}
            kinds={['IMAGE', 'VIDEO']}
          />
          <Form method="post">
            <input type="hidden" name="plain" value="true" />
            {view.items.map(({ id }) => (
              <input key={id} type="hidden" name="mediaIds" value={id} />
            ))}
            <ul className="media-grid" aria-label={t('library')}>
              {library.files
                .filter(({ id }) => !shown.has(id))
                .map((file) => (
                  <li key={file.id} className="media-tile">
                    <FileTile file={file}>
                      <label className="media-link">
                        <input type="checkbox" name="add" value={file.id} /> {file.name}
                      </label>
                    </FileTile>
                  </li>
                ))}
            </ul>
            <p className="admin-buttons">
              <button className="button" name="intent" value="add">
                {t('addSelected')}
              </button>
              {library.next !== '' && (
                <Link
                  className="button button-quiet"
                  to={`?${new URLSearchParams({ q: requested.search, cursor: library.next })}#library`}
                >
                  {t('nextPage')}
                </Link>
              )}
            </p>
          </Form>
        </Card>
      </div>
    </AdminPage>
  );
}
