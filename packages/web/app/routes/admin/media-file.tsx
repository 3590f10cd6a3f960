import { Form, Link, useRouteLoaderData } from 'react-router';
import type { Route } from './+types/media-file';
import type { loader as layoutLoader } from './layout.tsx';
import type { FormAnswer } from '../../account/form-errors.server.ts';
import { FormNotice } from '../../account/form-notice.tsx';
import { changeFile, loadFile } from '../../admin/media/change-file.server.ts';
import type { FileView } from '../../admin/media/file-view.ts';
import { FocalPointField } from '../../admin/media/focal-point.tsx';
import { UsagesCard } from '../../admin/media/usages-card.tsx';
import { AdminPage } from '../../admin/page.tsx';
import { hasRight } from '../../admin/shell/areas.ts';
import { asStaff } from '../../admin/staff-session.server.ts';
import { Disclosure } from '../../admin/staff/disclosure.tsx';
import { Card } from '../../admin/ui/card.tsx';
import { useTranslations } from '../../i18n/use-translations.tsx';
import { pageContext } from '../../page-context.server.ts';
import { Field, Select } from '../../ui/field.tsx';

export async function loader({ context, request, params: { fileId } }: Route.LoaderArgs) {
  const page = context.get(pageContext);
  return asStaff(page, request, (userSession) => loadFile(page, userSession, fileId));
}

export async function action({ context, request, params: { fileId } }: Route.ActionArgs) {
  const page = context.get(pageContext);
  const form = await request.formData();
  return asStaff(page, request, (userSession) => changeFile(page, userSession, fileId, form));
}

export default function MediaFile({ loaderData, actionData }: Route.ComponentProps) {
  const { file, posters, usages, hasMore } = loaderData;
  const t = useTranslations('adminMedia');
  const layout = useRouteLoaderData<typeof layoutLoader>('routes/admin/layout');
  const rights = layout?.shell.rights ?? [];
  const answer: FormAnswer | undefined = actionData;
  return (
    <AdminPage
      heading={file.name}
      actions={
        <Link className="button button-quiet" to="/admin/media">
          {t('allFiles')}
        </Link>
      }
    >
      <div className="media-file">
        <Card heading={t('describe')}>
          {hasRight(rights, 'MEDIA.SITE_MEDIA_FILES_UPDATE') ? (
            <DescribeForm key={file.id} file={file} posters={posters} answer={answer} />
          ) : (
            <Preview file={file} />
          )}
        </Card>
        <div className="media-side">
          <FactsCard file={file} />
          <UsagesCard usages={usages} hasMore={hasMore} />
          {hasRight(rights, 'MEDIA.SITE_MEDIA_FILES_DELETE') && (
            <Card heading={t('deleteFile')}>
              <FormNotice answer={answer} intent="delete" />
              {usages.length > 0 ? (
                <p className="text-quiet">{t('deleteInUse')}</p>
              ) : (
                <Disclosure summary={t('deleteFile')}>
                  <Form method="post" className="admin-form">
                    <p>{t('deleteIntro')}</p>
                    <p>
                      <button className="button button-danger" name="intent" value="delete">
                        {t('deleteNow', { name: file.name })}
                      </button>
                    </p>
                  </Form>
                </Disclosure>
              )}
            </Card>
          )}
        </div>
      </div>
    </AdminPage>
  );
}

interface DescribeFormProps {
  readonly file: FileView;
  readonly posters: readonly { readonly id: string; readonly name: string }[];
  readonly answer: FormAnswer | undefined;
}

function DescribeForm({ file, posters, answer }: DescribeFormProps) {
  const t = useTranslations('adminMedia');
  const { values = {}, errors = {} } = answer?.intent === 'describe' ? answer : {};
  const isPicture = file.kind === 'IMAGE' && file.path !== '';
  return (
    <Form method="post" className="admin-form">
      <FormNotice answer={answer} intent="describe" />
      {!isPicture && <Preview file={file} />}
      <Field
        label={t('fileName')}
        name="name"
        required
        maxLength={200}
        defaultValue={values['name'] ?? file.name}
        error={errors['name']}
      />
      {(file.kind === 'IMAGE' || file.kind === 'VIDEO') && (
        <div className="field">
          <label htmlFor="alt-text" className="field-label">
            {t('altText')}
          </label>
          <textarea
            id="alt-text"
            className="field-input"
            name="altText"
            rows={3}
            maxLength={500}
            defaultValue={values['altText'] ?? file.altText}
            aria-describedby="alt-text-hint"
          />
          <p id="alt-text-hint" className="field-hint">
            {t('altTextHint')}
          </p>
        </div>
      )}
      {file.kind === 'VIDEO' && !file.isPrivate && (
        <Select label={t('poster')} name="poster" defaultValue={values['poster'] ?? file.posterId}>
          <option value="">{t('noPoster')}</option>
          {file.posterId !== '' && !posters.some(({ id }) => id === file.posterId) && (
            <option value={file.posterId}>{file.posterId}</option>
          )}
          {posters.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </Select>
      )}
      {isPicture && <FocalPointField file={file} typed={values} error={errors['focalX']} />}
      <p>
        <button className="button" name="intent" value="describe">
          {t('save')}
        </button>
      </p>
    </Form>
  );
}

function Preview({ file }: { readonly file: FileView }) {
  const t = useTranslations('adminMedia');
  if (file.path === '') return <p className="text-quiet">{t('privateFile')}</p>;
  if (file.kind === 'VIDEO')
    return (
      // oxlint-disable-next-line jsx-a11y/media-has-caption -- the store uploads no captions
      <video
        className="media-video"
        controls
        preload="metadata"
        src={file.path}
        aria-label={file.altText || file.name}
      />
    );
  return (
    <p>
      <a className="link" href={file.path}>
        {t('original')}
      </a>
    </p>
  );
}

function FactsCard({ file }: { readonly file: FileView }) {
  const t = useTranslations('adminMedia');
  const facts: readonly (readonly [string, string])[] = [
    [t('type'), file.type],
    [t('size'), file.size],
    ...(file.width > 0
      ? [
          [
            t('dimensions'),
            t('pixels', { width: String(file.width), height: String(file.height) }),
          ] as const,
        ]
      : []),
    [t('uploadedOn'), file.date],
    [t('uploadedBy'), file.uploadedBy === '' ? t('uploadedBySystem') : file.uploadedBy],
  ];
  return (
    <Card
      heading={t('facts')}
      actions={
        file.path !== '' && (
          <a className="link" href={file.path}>
            {t('original')}
          </a>
        )
      }
    >
      <dl className="media-facts">
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}
