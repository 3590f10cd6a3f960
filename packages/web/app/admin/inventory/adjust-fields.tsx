import type { FormAnswer } from '../../account/form-errors.server.ts';
import { FormNotice } from '../../account/form-notice.tsx';
import { useTranslations } from '../../i18n/use-translations.tsx';
import { Field, Select } from '../../ui/field.tsx';
import { adjustmentKinds, type AdjustmentKind } from './adjustment.ts';

// Their order is that of the form.
const kinds = Object.keys(adjustmentKinds) as AdjustmentKind[];

/** What happened to the stock, how many pieces, and a note for the history. */
export function AdjustFields({ answer }: { readonly answer: FormAnswer | undefined }) {
  const t = useTranslations('adminInventory');
  const values = answer?.intent === 'adjust' ? (answer.values ?? {}) : {};
  return (
    <>
      <FormNotice answer={answer} intent="adjust" />
      <Select label={t('whatHappened')} name="kind" defaultValue={values['kind'] ?? 'received'}>
        {kinds.map((kind) => (
          <option key={kind} value={kind}>
            {t(`adjust_${kind}`)}
          </option>
        ))}
      </Select>
      <Field
        label={t('pieces')}
        name="quantity"
        inputMode="numeric"
        pattern="[0-9]{1,5}"
        autoComplete="off"
        required
        defaultValue={values['quantity']}
        hint={t('piecesHint')}
      />
      <Field
        label={t('note')}
        name="note"
        maxLength={500}
        defaultValue={values['note']}
        hint={t('noteHint')}
      />
      <p>
        <button className="button" name="intent" value="adjust">
          {t('adjustStock')}
        </button>
      </p>
    </>
  );
}
