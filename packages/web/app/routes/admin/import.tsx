import { ApiError, catalogImports } from '@shopwright/sdk';
import { Form, Link, redirect } from 'react-router';
import type { Route } from './+types/import';
import { refusal, type FormAnswer } from '../../account/form-errors.server.ts';
import { FormNotice } from '../../account/form-notice.tsx';
import type { ImportFigures, ImportView } from '../../admin/imports/import-view.server.ts';
import { loadImport } from '../../admin/imports/load-import.server.ts';
import { MappingForm } from '../../admin/imports/mapping-form.tsx';
import { translateImports } from '../../admin/imports/messages.server.ts';
import { ProblemsCard } from '../../admin/imports/problems-card.tsx';
import { StateBadge } from '../../admin/imports/state-badge.tsx';
import { useLive } from '../../admin/imports/use-live.ts';
import { AdminPage } from '../../admin/page.tsx';
import { asStaff } from '../../admin/staff-session.server.ts';
import { Card } from '../../admin/ui/card.tsx';
import { pageContext } from '../../page-context.server.ts';
import { useTranslations } from '../../i18n/use-translations.tsx';
import { formText } from '../../ui/form-text.server.ts';

export async function loader({ context, request, params }: Route.LoaderArgs) {
  const page = context.get(pageContext);
  return asStaff(page, request, (userSession) => loadImport(page, userSession, params.importId));
}

export async function action({ context, request, params: { importId } }: Route.ActionArgs) {
  const page = context.get(pageContext);
  const form = await request.formData();
  const intent = formText(form, 'intent');
  return asStaff(page, request, async (userSession) => {
    const t = await translateImports(page);
    const calls = userSession.use(catalogImports);
    try {
      if (intent === 'map') {
        await calls.updateCatalogImport(importId, readMapping(form));
        await calls.validateCatalogImport(importId);
      }
      if (intent === 'start') await calls.startCatalogImport(importId);
      if (intent === 'cancel') await calls.cancelCatalogImport(importId);
      if (intent === 'resume') await calls.resumeCatalogImport(importId);
      if (intent === 'delete') {
        await calls.deleteCatalogImport(importId);
        return redirect('/admin/products/import');
      }
      return redirect(`/admin/products/import/${importId}`);
    } catch (error) {
      if (error instanceof ApiError && error.status === 403) throw error;
      return refusal(error, {
        intent: intent === 'map' ? 'map' : 'run',
        form,
        t: (key) => (key === 'notSaved' && intent === 'map' ? t('mappingRefused') : t(key)),
        byCode: {
          CATALOG_IMPORT_RUNNING: t('otherRunning'),
          CATALOG_IMPORT_STATE: t('changedMeanwhile'),
          UNREADABLE_IMPORT_FILE: t('unreadable'),
        },
      });
    }
  });
}

const formats = ['SHOPWRIGHT_CSV', 'WIX_CSV', 'SHOPIFY_CSV', 'JSON_LINES'] as const;

/** Another format has other columns, so the fields of the form belong to the format it showed. */
function readMapping(form: FormData) {
  const format = formats.find((one) => one === formText(form, 'format'));
  const isSameFormat = format === formText(form, 'shownFormat');
  const columns = [...form.keys()].flatMap((name) => {
    const position = /^field-(\d+)$/.exec(name)?.[1];
    return position === undefined
      ? []
      : [{ position: Number(position), field: formText(form, name) || null }];
  });
  return {
    ...(format ? { format } : {}),
    ...(isSameFormat ? { columns } : {}),
    updateExisting: form.has('updateExisting'),
    fetchImages: form.has('fetchImages'),
  };
}

export default function Import({ loaderData, actionData }: Route.ComponentProps) {
  const { row, problems, hasMore } = loaderData;
  const t = useTranslations('adminImports');
  const isRunning = row.state === 'RUNNING' || row.state === 'VALIDATING';
  useLive(isRunning);
  const answer: FormAnswer | undefined = actionData;
  const isEditable =
    !row.isStarted &&
    (row.state === 'READY' || row.state === 'VALIDATED' || row.state === 'FAILED');
  return (
    <AdminPage heading={row.fileName}>
      <p className="admin-buttons">
        <StateBadge state={row.state} />
        <span className="text-quiet">
          {t(row.format)} · {row.date}
        </span>
        <Link className="link" to="/admin/products/import">
          {t('allImports')}
        </Link>
      </p>
      {(row.state !== 'READY' || answer?.intent === 'run') && (
        <RunCard row={row} answer={answer} isRunning={isRunning} />
      )}
      {(row.validation ?? row.result) && (!isRunning || problems.length > 0) && (
        <ProblemsCard importId={row.id} problems={problems} hasMore={hasMore} />
      )}
      {isEditable && <MappingForm row={row} answer={answer} />}
      {!isRunning && (
        <Form method="post" className="admin-buttons">
          <button className="button button-danger" name="intent" value="delete">
            {t('delete')}
          </button>
          <span className="text-quiet">{t('deleteHint')}</span>
        </Form>
      )}
    </AdminPage>
  );
}

interface RunCardProps {
  readonly row: ImportView;
  readonly answer: FormAnswer | undefined;
  readonly isRunning: boolean;
}

/** What the check or the import has done so far, and what can be done next. */
function RunCard({ row, answer, isRunning }: RunCardProps) {
  const t = useTranslations('adminImports');
  const figures = row.isStarted ? row.result : row.validation;
  const importable = (row.validation?.created ?? 0) + (row.validation?.updated ?? 0);
  return (
    <Card
      heading={isRunning ? t('progress') : row.isStarted ? t('importResult') : t('checkResult')}
      intro={row.state === 'VALIDATED' ? t('checkIntro') : undefined}
    >
      <FormNotice answer={answer} intent="run" />
      {isRunning && (
        <div className="admin-progress">
          <span id="import-progress">
            {t(row.state)} · {row.percent} %
          </span>
          <progress aria-labelledby="import-progress" value={row.percent} max={100} />
        </div>
      )}
      {row.state === 'FAILED' && <p>{t('failedHint', { reason: row.failure })}</p>}
      {row.state === 'CANCELED' && <p>{t('canceledHint')}</p>}
      {figures && <Figures figures={figures} isStarted={row.isStarted} />}
      {row.state === 'VALIDATED' && importable === 0 && <p>{t('nothingToImport')}</p>}
      <Form method="post" className="admin-buttons">
        {row.state === 'VALIDATED' && importable > 0 && (
          <button className="button" name="intent" value="start">
            {t('start', { count: importable })}
          </button>
        )}
        {row.isStarted && (row.state === 'CANCELED' || row.state === 'FAILED') && (
          <button className="button" name="intent" value="resume">
            {t('resume')}
          </button>
        )}
        {isRunning && (
          <>
            <button className="button button-quiet" name="intent" value="cancel">
              {t('cancel')}
            </button>
            <noscript>
              <a className="link" href={`/admin/products/import/${row.id}`}>
                {t('refresh')}
              </a>
            </noscript>
          </>
        )}
      </Form>
    </Card>
  );
}

function Figures({
  figures,
  isStarted,
}: {
  readonly figures: ImportFigures;
  readonly isStarted: boolean;
}) {
  const t = useTranslations('adminImports');
  const { created, updated, unchanged, rejected, warnings, products } = figures;
  const shown = [
    [t('products'), products, false],
    [t(isStarted ? 'isCreated' : 'willCreate'), created, false],
    [t(isStarted ? 'isUpdated' : 'willUpdate'), updated, false],
    [t('unchanged'), unchanged, false],
    [t('rejected'), rejected, rejected > 0],
    [t('warnings'), warnings, false],
  ] as const;
  return (
    <dl className="admin-figures">
      {shown.map(([label, count, isBad]) => (
        <div key={label} data-bad={isBad || undefined}>
          <dt>{label}</dt>
          <dd>{count}</dd>
        </div>
      ))}
    </dl>
  );
}
