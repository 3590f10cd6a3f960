import { ApiError, changePlans } from '@shopwright/sdk';
import { redirect } from 'react-router';
import { refusedForm, typed } from '../../account/form-errors.server.ts';
import type { TranslateArea } from '../../i18n/translate.ts';
import type { UserSession } from '../../session/user-session.server.ts';
import { formText } from '../../ui/form-text.server.ts';
import { wholeFilter, type ListState } from '../grid/list-state.ts';
import { productList } from './definition.ts';
import { readPlanForm } from './plan-form.server.ts';

const MAX_SELECTED_IDS = 1_000;

interface PlanRequest {
  readonly form: FormData;
  readonly state: ListState;
  readonly locale: string;
  readonly t: TranslateArea<'adminGrid'>;
}

/** Prepares a bulk change of the selected rows or of all that match, and leads to its preview. */
export async function createPlan(
  userSession: UserSession,
  { form, state, locale, t }: PlanRequest,
) {
  const refused = (message: string) =>
    refusedForm({ intent: 'plan', message, values: typed(form) });
  const productChange = readPlanForm(form, locale);
  if (!productChange) return refused(t('planEmpty'));
  const ids = form.getAll('id').flatMap((id) => (typeof id === 'string' ? [id] : []));
  const isWhole = formText(form, 'scope') === 'all';
  if (!isWhole && ids.length === 0) return refused(t('nothingSelected'));
  if (!isWhole && ids.length > MAX_SELECTED_IDS)
    return refused(t('tooManySelected', { max: MAX_SELECTED_IDS }));
  try {
    const { plan } = await userSession.use(changePlans).createChangePlan({
      selection: isWhole ? { filter: wholeFilter(state, productList) ?? {} } : { ids },
      productChange,
    });
    return redirect(`/admin/plans/${plan?._id ?? ''}`);
  } catch (error) {
    if (!(error instanceof ApiError) || error.status === 401 || error.status >= 500) throw error;
    return refused(error.status === 403 ? t('notPermitted') : error.summary);
  }
}
