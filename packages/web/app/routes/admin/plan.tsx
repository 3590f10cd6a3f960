import { ApiError, changePlans } from '@shopwright/sdk';
import { useEffect } from 'react';
import { data, Form, Link, useRevalidator } from 'react-router';
import type { Route } from './+types/plan';
import { refusedForm } from '../../account/form-errors.server.ts';
import type { CellFormat } from '../../admin/grid/cell-text.ts';
import { translateGrid } from '../../admin/messages.server.ts';
import { AdminPage } from '../../admin/page.tsx';
import { planKind } from '../../admin/plans/plan-kind.ts';
import { PlanRows } from '../../admin/plans/plan-rows.tsx';
import { loadCollections } from '../../admin/products/rows.server.ts';
import { asStaff } from '../../admin/staff-session.server.ts';
import { Badge } from '../../admin/ui/badge.tsx';
import { Card } from '../../admin/ui/card.tsx';
import { useLanguage, useTranslations } from '../../i18n/use-translations.tsx';
import { pageContext } from '../../page-context.server.ts';
import { formText } from '../../ui/form-text.server.ts';
import { Notice } from '../../ui/notice.tsx';

const ROWS_PER_PAGE = 50;
const POLL_MS = 1_000;

/** Rows that a filter of the page shows; all without one. */
const shownStates = {
  refused: ['REFUSED'],
  conflicts: ['CONFLICT', 'UNDO_CONFLICT'],
} as const satisfies Record<string, readonly changePlans.ChangePlanRowState[]>;
type Shown = keyof typeof shownStates;
const isShown = (text: string | null): text is Shown =>
  text !== null && Object.hasOwn(shownStates, text);

export async function loader({ context, params: { planId }, request, url }: Route.LoaderArgs) {
  const page = context.get(pageContext);
  const given = url.searchParams.get('show');
  const show = isShown(given) ? given : undefined;
  const after = url.searchParams.get('after') ?? undefined;
  return asStaff(page, request, async (userSession) => {
    const plans = userSession.use(changePlans);
    const notFound = (error: unknown): never => {
      if (error instanceof ApiError && (error.status === 404 || error.status === 400))
        throw data(null, { status: 404 });
      throw error;
    };
    // The plan first: once it is complete, the page does not load its rows again.
    const { plan = {} } = await plans.getChangePlan(planId).catch(notFound);
    const [{ rows = [] }, { currency }] = await Promise.all([
      plans.listChangePlanRows(planId, {
        limit: ROWS_PER_PAGE,
        ...(show ? { states: [...shownStates[show]] } : {}),
        ...(after === undefined ? {} : { after }),
      }),
      page.store(),
    ]).catch(notFound);
    const collections = plan.entity === 'PRODUCT' ? await loadCollections(userSession) : {};
    return { plan, rows, collections, currency, show };
  });
}

export async function action({ context, params: { planId }, request }: Route.ActionArgs) {
  const page = context.get(pageContext);
  const form = await request.formData();
  const t = await translateGrid(page);
  return asStaff(page, request, async (userSession) => {
    const plans = userSession.use(changePlans);
    try {
      switch (formText(form, 'intent')) {
        case 'apply':
          return await plans.applyChangePlan(planId);
        case 'undo':
          return await plans.undoChangePlan(planId);
        case 'cancel':
          return await plans.cancelChangePlan(planId);
        default:
          return {};
      }
    } catch (error) {
      if (
        !(error instanceof ApiError) ||
        error.details.applicationError?.code !== 'CHANGE_PLAN_STATE'
      )
        throw error;
      return refusedForm({ intent: 'plan', message: t('planMoved') });
    }
  });
}

const isRunning = (state: changePlans.ChangePlanState): boolean =>
  state === 'PREPARING' || state === 'APPLYING' || state === 'UNDOING';

export default function Plan({ loaderData, actionData }: Route.ComponentProps) {
  const { plan, rows, collections, currency, show } = loaderData;
  const t = useTranslations('adminGrid');
  const { locale } = useLanguage();
  const { state = 'PREPARING', counts = {}, reversible = true } = plan;
  const kind = planKind(plan);
  const { toChange = 0, unchanged = 0, refused = 0 } = counts;
  // Plans that apply themselves are not counted beforehand.
  const selected = Math.max(counts.selected ?? 0, counts.prepared ?? 0);
  const intro =
    reversible || state !== 'APPLIED'
      ? (`planIntro_${state}` as const)
      : 'planIntro_appliedForGood';
  const conflicts = (counts.conflicts ?? 0) + (counts.undoConflicts ?? 0);
  const format: CellFormat = { locale, currency, yes: t('yes'), no: t('no'), choices: collections };
  const last = rows.at(-1)?.entityId;
  const hasApplied = (counts.applied ?? 0) > 0;
  useProgress(isRunning(state));
  const message = actionData && 'message' in actionData ? actionData.message : undefined;
  return (
    <AdminPage heading={t(`planTitle_${kind}`, { count: selected })} intro={t(intro)}>
      <p>
        <Link className="link" to="/admin/plans">
          {t('allPlans')}
        </Link>
      </p>
      {message !== undefined && <Notice kind="error">{message}</Notice>}
      <Card heading={t('planSummary')} actions={<Badge>{t(`plan_${state}`)}</Badge>}>
        <dl className="plan-counts">
          <Count label={t('toChange')} count={toChange} locale={locale} />
          <Count label={t('unchanged')} count={unchanged} locale={locale} />
          <Count label={t('refused')} count={refused} locale={locale} />
          <Count label={t('applied')} count={counts.applied ?? 0} locale={locale} />
          <Count label={t('conflicts')} count={conflicts} locale={locale} />
          <Count label={t('undone')} count={counts.undone ?? 0} locale={locale} />
        </dl>
        <Progress plan={plan} />
        {state === 'READY' && !reversible && <Notice kind="note">{t('planIrreversible')}</Notice>}
        {state === 'READY' && kind === 'deletion' && (
          <p className="text-quiet">{t('planDeletionHint')}</p>
        )}
        {state === 'READY' && kind === 'APPROVE' && toChange > 0 && (
          <p className="text-quiet">{t('planApprovalHint')}</p>
        )}
        <Form method="post" className="flex flex-wrap gap-2">
          {state === 'READY' && toChange > 0 && (
            <button
              className={isDeletion(kind) ? 'button button-danger' : 'button'}
              name="intent"
              value="apply"
            >
              {t(`apply_${kind}`, { count: toChange })}
            </button>
          )}
          {reversible && (state === 'APPLIED' || state === 'CANCELED') && hasApplied && (
            <button className="button" name="intent" value="undo">
              {t('undo')}
            </button>
          )}
          {(state === 'PREPARING' || state === 'READY' || state === 'APPLYING') && (
            <button className="button button-quiet" name="intent" value="cancel">
              {t('cancelPlan')}
            </button>
          )}
        </Form>
      </Card>
      <Card heading={t('planRows')} intro={t('planRowsIntro')}>
        <p className="flex flex-wrap gap-4">
          <RowFilter to="?" isOpen={show === undefined} label={t('allRows')} />
          <RowFilter
            to="?show=refused"
            isOpen={show === 'refused'}
            label={t('refusedRows', { count: refused })}
          />
          <RowFilter
            to="?show=conflicts"
            isOpen={show === 'conflicts'}
            label={t('conflictRows', { count: conflicts })}
          />
        </p>
        {rows.length === 0 ? (
          <p className="text-quiet">{t('noRows')}</p>
        ) : (
          <PlanRows rows={rows} format={format} />
        )}
        {rows.length === ROWS_PER_PAGE && (
          <p>
            <Link
              className="button button-quiet"
              to={`?${new URLSearchParams({ ...(show ? { show } : {}), after: last ?? '' }).toString()}`}
            >
              {t('nextPage')}
            </Link>
          </p>
        )}
      </Card>
    </AdminPage>
  );
}

const isDeletion = (kind: ReturnType<typeof planKind>): boolean =>
  kind === 'deletion' || kind === 'DELETE';

/** Reads the plan again while a job works on it. */
function useProgress(isActive: boolean): void {
  const { revalidate, state } = useRevalidator();
  useEffect(() => {
    if (!isActive || state !== 'idle') return;
    const timer = setTimeout(() => void revalidate(), POLL_MS);
    return () => clearTimeout(timer);
  }, [isActive, revalidate, state]);
}

function Progress({ plan }: { readonly plan: changePlans.ChangePlan }) {
  const t = useTranslations('adminGrid');
  const { state = 'PREPARING', counts = {} } = plan;
  if (!isRunning(state)) return null;
  const { selected = 0, prepared = 0, toChange = 0, applied = 0, undone = 0 } = counts;
  const done = {
    PREPARING: [prepared, selected],
    APPLYING: [applied + (counts.conflicts ?? 0), toChange],
    UNDOING: [undone + (counts.undoConflicts ?? 0), applied],
  }[state as 'PREPARING' | 'APPLYING' | 'UNDOING'];
  return (
    <p className="grid gap-1">
      <progress aria-label={t(`plan_${state}`)} value={done[0]} max={Math.max(done[1] ?? 1, 1)} />
      <noscript>
        <Link className="link" to="?" reloadDocument>
          {t('refresh')}
        </Link>
      </noscript>
    </p>
  );
}

function Count({
  label,
  count,
  locale,
}: {
  readonly label: string;
  readonly count: number;
  readonly locale: string;
}) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{new Intl.NumberFormat(locale).format(count)}</dd>
    </div>
  );
}

function RowFilter({
  to,
  isOpen,
  label,
}: {
  readonly to: string;
  readonly isOpen: boolean;
  readonly label: string;
}) {
  return (
    <Link className="link" to={to} aria-current={isOpen ? 'true' : undefined}>
      {label}
    </Link>
  );
}
