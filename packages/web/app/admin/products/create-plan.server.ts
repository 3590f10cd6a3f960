import { ApiError, changePlans } from '@shopwright/sdk';
import { redirect } from 'react-router';
import { refusedForm, typed } from '../../account/form-errors.server.ts';
import type { TranslateArea } from '../../i18n/translate.ts';
import type { UserSession } from '../../session/user-session.server.ts';
import { formText } from '../../ui/form-text.server.ts';
import { wholeFilter, type ListState } from '../grid/list-state.ts';
import { productList } from './definition.ts';
import { readPlanForm, readStockForm } from './plan-form.server.ts';

const MAX_SELECTED_IDS = 1_000;

interface PlanRequest {
  readonly form: FormData;
  readonly state: ListState;
  readonly locale: string;
  readonly t: TranslateArea<'adminGrid'>;
}

type Change = Pick<changePlans.ChangePlan, 'productChange' | 'variantChange'>;

/** The one change that the form asks for, or why it asks for none. */
function readChange(
  form: FormData,
  locale: string,
  t: PlanRequest['t'],
): Change | { readonly message: string } {
  if (formText(form, 'intent') === 'planDeletion')
    return { productChange: { deleteProducts: true } };
  const productChange = readPlanForm(form, locale);
  const stock = readStockForm(form, locale);
  if (productChange && stock) return { message: t('stockAlone') };
  if (stock) return { variantChange: { stock } };
  return productChange ? { productChange } : { message: t('planEmpty') };
}

/** One list of a filter has at most so many entries. */
const MAX_IDS_PER_LIST = 500;

function idFilter(ids: readonly string[]): object {
  const lists = Array.from({ length: Math.ceil(ids.length / MAX_IDS_PER_LIST) }, (_, index) => ({
    id: { $in: ids.slice(index * MAX_IDS_PER_LIST, (index + 1) * MAX_IDS_PER_LIST) },
  }));
  return { $or: lists };
}

/** Prepares a bulk change of the selected rows or of all that match, and leads to its preview. */
export async function createPlan(
  userSession: UserSession,
  { form, state, locale, t }: PlanRequest,
) {
  const refused = (message: string) =>
    refusedForm({ intent: 'plan', message, values: typed(form) });
  const change = readChange(form, locale, t);
  if ('message' in change) return refused(change.message);
  const ids = form.getAll('id').flatMap((id) => (typeof id === 'string' ? [id] : []));
  const isWhole = formText(form, 'scope') === 'all';
  // All that match a filter which was not understood would be all products.
  if (isWhole && state.invalidFilter !== undefined) return refused(t('filterInvalid'));
  if (!isWhole && ids.length === 0) return refused(t('nothingSelected'));
  if (!isWhole && ids.length > MAX_SELECTED_IDS)
    return refused(t('tooManySelected', { max: MAX_SELECTED_IDS }));
  const filter = wholeFilter(state, productList) ?? {};
  const selection = change.variantChange
    ? { productFilter: isWhole ? filter : idFilter(ids) }
    : isWhole
      ? { filter }
      : { ids };
  try {
    const { plan } = await userSession.use(changePlans).createChangePlan({ selection, ...change });
    return redirect(`/admin/plans/${plan?._id ?? ''}`);
  } catch (error) {
    if (!(error instanceof ApiError) || error.status === 401 || error.status >= 500) throw error;
    return refused(error.status === 403 ? t('notPermitted') : error.summary);
  }
}
