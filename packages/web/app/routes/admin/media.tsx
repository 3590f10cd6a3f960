import { ApiError } from '@shopwright/sdk';
import { Form, Link, redirect, useRevalidator, useRouteLoaderData } from 'react-router';
import type { Route } from './+types/media';
import type { loader as layoutLoader } from './layout.tsx';
import { refusal, refusedForm, type FormAnswer } from '../../account/form-errors.server.ts';
import { FormNotice } from '../../account/form-notice.tsx';
import {
  loadLibrary,
  readLibraryRequest,
  translateMedia,
} from '../../admin/media/file-view.server.ts';
import { FileTile } from '../../admin/media/file-tile.tsx';
import { LibrarySearch } from '../../admin/media/library-search.tsx';
import { sendFormFiles } from '../../admin/media/send-form-files.server.ts';
import { UploadArea } from '../../admin/media/upload-area.tsx';
import { useUploads } from '../../admin/media/use-uploads.ts';
import { AdminPage } from '../../admin/page.tsx';
import { hasRight } from '../../admin/shell/areas.ts';
import { asStaff } from '../../admin/staff-session.server.ts';
import { Card } from '../../admin/ui/card.tsx';
import { EmptyState } from '../../admin/ui/empty-state.tsx';
import { useTranslations } from '../../i18n/use-translations.tsx';
import { pageContext } from '../../page-context.server.ts';

export async function loader({ context, request, url }: Route.LoaderArgs) {
  const page = context.get(pageContext);
  const { locale } = await page.pageLanguage();
  const requested = readLibraryRequest(url.searchParams);
  return asStaff(page, request, async (userSession) => ({
    requested,
    library: await loadLibrary(userSession, requested, locale).catch((error: unknown) => {
      // A cursor that was cut off leads to the first page.
      if (error instanceof ApiError && error.status === 400 && requested.cursor !== '')
        throw redirect('/admin/media');
      throw error;
    }),
  }));
}

export async function action({ context, request }: Route.ActionArgs) {
  const page = context.get(pageContext);
  const form = await request.formData();
  return asStaff(page, request, async (userSession) => {
    const t = await translateMedia(page);
    try {
      const { ids, refused } = await sendFormFiles(userSession, form);
      if (ids.length === 0 && refused.length === 0)
        return refusedForm({ intent: 'upload', message: t('chooseFile') });
      if (refused.length > 0)
        return refusedForm({
          intent: 'upload',
          message: `${refused.join(', ')}: ${t('notAccepted')}`,
        });
      return redirect(ids.length === 1 ? `/admin/media/${ids[0]}` : '/admin/media');
    } catch (error) {
      if (error instanceof ApiError && error.status === 403) throw error;
      return refusal(error, {
        intent: 'upload',
        form,
        t,
        byCode: { TOO_MANY_REQUESTS: t('tooManyUploads') },
      });
    }
  });
}

export default function MediaLibrary({ loaderData, actionData }: Route.ComponentProps) {
  const { requested, library } = loaderData;
  const t = useTranslations('adminMedia');
  const layout = useRouteLoaderData<typeof layoutLoader>('routes/admin/layout');
  const mayUpload = hasRight(layout?.shell.rights ?? [], 'MEDIA.SITE_MEDIA_FILES_UPLOAD');
  const isSearch = requested.search !== '' || requested.kind !== undefined;
  const answer: FormAnswer | undefined = actionData;
  return (
    <AdminPage isWide>
      {mayUpload && <UploadCard answer={answer} />}
      <LibrarySearch search={requested.search} kind={requested.kind} />
      {library.files.length === 0 ? (
        <EmptyState icon="image" heading={t(isSearch ? 'noMatch' : 'noFiles')}>
          {t(isSearch ? 'noMatchHint' : 'noFilesHint')}
        </EmptyState>
      ) : (
        <ul className="media-grid" aria-label={t('library')}>
          {library.files.map((file) => (
            <li key={file.id} className="media-tile">
              <FileTile file={file}>
                <Link className="media-link" to={`/admin/media/${file.id}`}>
                  {file.name}
                </Link>
              </FileTile>
            </li>
          ))}
        </ul>
      )}
      <Pages requested={requested} next={library.next} />
    </AdminPage>
  );
}

function UploadCard({ answer }: { readonly answer: FormAnswer | undefined }) {
  const t = useTranslations('adminMedia');
  const { revalidate } = useRevalidator();
  const { uploads, add, retry } = useUploads(() => void revalidate());
  return (
    <Card id="upload" heading={t('upload')} intro={t('uploadIntro')}>
      <Form method="post" encType="multipart/form-data" className="media-upload-form">
        <FormNotice answer={answer} intent="upload" />
        <UploadArea id="media-files" uploads={uploads} onFiles={add} onRetry={retry}>
          <span className="without-scripts">
            <span className="field-hint">{t('filesHint')}</span>
            <button className="button">{t('upload')}</button>
          </span>
        </UploadArea>
      </Form>
    </Card>
  );
}

interface PagesProps {
  readonly requested: {
    readonly search: string;
    readonly kind: string | undefined;
    cursor: string;
  };
  readonly next: string;
}

function Pages({ requested, next }: PagesProps) {
  const t = useTranslations('adminMedia');
  const pathTo = (cursor: string): string => {
    const query = new URLSearchParams({
      ...(requested.search === '' ? {} : { q: requested.search }),
      ...(requested.kind === undefined ? {} : { kind: requested.kind }),
      ...(cursor === '' ? {} : { cursor }),
    });
    return `/admin/media${query.size > 0 ? `?${query}` : ''}`;
  };
  if (requested.cursor === '' && next === '') return null;
  return (
    <p className="admin-buttons">
      {requested.cursor !== '' && (
        <Link className="button button-quiet" to={pathTo('')}>
          {t('firstPage')}
        </Link>
      )}
      {next !== '' && (
        <Link className="button button-quiet" to={pathTo(next)}>
          {t('nextPage')}
        </Link>
      )}
    </p>
  );
}
