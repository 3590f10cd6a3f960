import { ApiError, settings } from '@shopwright/sdk';
import { refusedForm, typed } from '../../account/form-errors.server.ts';
import type { UserSession } from '../../session/user-session.server.ts';
import { formText } from '../../ui/form-text.server.ts';
import type { TranslateInventory } from './messages.server.ts';
import type { StockSettings } from './settings-sheet.tsx';

export async function loadStockSettings(userSession: UserSession): Promise<StockSettings> {
  const { stock = {} } = await userSession.use(settings).getStockSettings();
  return { threshold: stock.lowStockThreshold ?? null, sendsMails: stock.lowStockMails ?? false };
}

/** Saves the settings of low stock. Undefined if it is done. */
export async function saveStockSettings(
  userSession: UserSession,
  form: FormData,
  t: TranslateInventory,
) {
  const refused = (message: string) =>
    refusedForm({ intent: 'settings', message, values: typed(form) });
  const threshold = formText(form, 'threshold');
  if (!/^\d{0,5}$/.test(threshold)) return refused(t('wholeNumber'));
  try {
    await userSession.use(settings).updateStockSettings({
      stock: {
        lowStockThreshold: threshold === '' ? null : Number(threshold),
        lowStockMails: form.has('mails'),
      },
    });
    return undefined;
  } catch (error) {
    if (!(error instanceof ApiError) || error.status === 401 || error.status >= 500) throw error;
    return refused(error.status === 403 ? t('notPermitted') : error.summary);
  }
}
