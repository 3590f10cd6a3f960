import { Form } from 'react-router';
import type { FormAnswer } from '../../account/form-errors.server.ts';
import { FormNotice } from '../../account/form-notice.tsx';
import { useTranslations } from '../../i18n/use-translations.tsx';
import { Checkbox, Field } from '../../ui/field.tsx';
import { listPath, type ListState } from '../grid/list-state.ts';
import { Sheet } from '../ui/sheet.tsx';
import { inventoryList } from './definition.ts';

export const SETTINGS_SHEET = 'low-stock-settings';

export interface StockSettings {
  readonly threshold: number | null;
  readonly sendsMails: boolean;
}

interface SettingsSheetProps {
  readonly state: ListState;
  readonly settings: StockSettings;
  readonly answer: FormAnswer | undefined;
}

/** From which number on variants are low on stock, and whether staff get a mail about it. */
export function SettingsSheet({ state, settings, answer }: SettingsSheetProps) {
  const t = useTranslations('adminInventory');
  const values = answer?.intent === 'settings' ? answer.values : undefined;
  return (
    <Sheet id={SETTINGS_SHEET} heading={t('lowStock')} intro={t('lowStockIntro')}>
      <Form method="post" action={listPath(state, inventoryList)} className="grid gap-3">
        <FormNotice answer={answer} intent="settings" />
        <Field
          label={t('defaultLevel')}
          name="threshold"
          inputMode="numeric"
          pattern="[0-9]{0,5}"
          defaultValue={values?.['threshold'] ?? settings.threshold ?? ''}
          hint={t('defaultLevelHint')}
        />
        <Checkbox
          label={t('sendMails')}
          name="mails"
          defaultChecked={values ? 'mails' in values : settings.sendsMails}
        />
        <p className="text-quiet">{t('sendMailsHint')}</p>
        <p>
          <button className="button" name="intent" value="settings">
            {t('saveSettings')}
          </button>
        </p>
      </Form>
    </Sheet>
  );
}
