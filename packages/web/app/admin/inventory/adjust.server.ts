import { ApiError, stockMovements } from '@shopwright/sdk';
import { refusedForm, typed } from '../../account/form-errors.server.ts';
import type { UserSession } from '../../session/user-session.server.ts';
import { formText } from '../../ui/form-text.server.ts';
import { readAdjustment } from './adjustment.ts';
import type { TranslateInventory } from './messages.server.ts';

const MAX_ADJUSTED_VARIANTS = 100;

/** Adjusts the stock of variants by the form. Undefined if it is done. */
export async function adjustStock(
  userSession: UserSession,
  form: FormData,
  variantIds: readonly string[],
  t: TranslateInventory,
) {
  const refused = (message: string) =>
    refusedForm({ intent: 'adjust', message, values: typed(form) });
  if (variantIds.length === 0) return refused(t('selectVariants'));
  if (variantIds.length > MAX_ADJUSTED_VARIANTS)
    return refused(t('tooManyVariants', { max: MAX_ADJUSTED_VARIANTS }));
  const adjustment = readAdjustment(formText(form, 'kind'), formText(form, 'quantity'), variantIds);
  if (!adjustment) return refused(t('adjustmentIncomplete'));
  const note = formText(form, 'note');
  try {
    await userSession
      .use(stockMovements)
      .adjustStock({ ...adjustment, ...(note === '' ? {} : { note }) });
    return undefined;
  } catch (error) {
    return refused(adjustmentProblem(error, t));
  }
}

/** The message why stock was not adjusted. Throws other errors. */
export function adjustmentProblem(error: unknown, t: TranslateInventory): string {
  if (!(error instanceof ApiError) || error.status === 401 || error.status >= 500) throw error;
  if (error.status === 403) return t('notAllowedToAdjust');
  switch (error.details.applicationError?.code) {
    case 'INVENTORY_QUANTITY_NOT_TRACKED':
      return t('notCounted');
    case 'INSUFFICIENT_INVENTORY':
      return t('notEnough');
    case 'MAX_QUANTITY_LIMIT_REACHED':
      return t('tooMuch');
    case 'VARIANT_NOT_FOUND':
      return t('variantGone');
    default:
      return error.summary;
  }
}
