import { Form } from 'react-router';
import type { FormAnswer } from '../../account/form-errors.server.ts';
import { FormNotice } from '../../account/form-notice.tsx';
import { useTranslations } from '../../i18n/use-translations.tsx';
import { Checkbox, Field, Select } from '../../ui/field.tsx';
import { useScripts } from '../../ui/use-scripts.ts';
import type { Choices } from '../grid/columns.ts';
import { BULK_FORM } from '../grid/grid-line.tsx';
import { listPath, type ListState } from '../grid/list-state.ts';
import { Sheet } from '../ui/sheet.tsx';
import { productList } from './definition.ts';
import { stockReasons } from './stock-reasons.ts';

export const BULK_SHEET = 'bulk-change-sheet';

interface BulkSheetProps {
  readonly state: ListState;
  readonly total: number;
  readonly selected: readonly string[];
  readonly collections: Choices;
  readonly answer: FormAnswer | undefined;
}

/** A bulk change: of the selected rows or of all that match. Nothing changes before its preview. */
export function BulkSheet({ state, total, selected, collections, answer }: BulkSheetProps) {
  const t = useTranslations('adminGrid');
  const hasScripts = useScripts();
  const values = answer?.intent === 'plan' ? (answer.values ?? {}) : {};
  const isWhole = values['scope'] === 'all' || (hasScripts && selected.length === 0);
  return (
    <Sheet id={BULK_SHEET} heading={t('bulkChange')} intro={t('bulkChangeIntro')}>
      <FormNotice answer={answer} intent="plan" />
      <Form
        id={BULK_FORM}
        method="post"
        action={listPath(state, productList)}
        className="grid gap-4"
      >
        {selected.map((id) => (
          <input key={id} type="hidden" name="id" value={id} />
        ))}
        <fieldset className="bulk-scope" key={String(isWhole)}>
          <legend className="field-label">{t('bulkScope')}</legend>
          <label className="checkbox">
            <input type="radio" name="scope" value="rows" defaultChecked={!isWhole} />{' '}
            <span>
              {hasScripts ? t('selectedRows', { count: selected.length }) : t('checkedRows')}
            </span>
          </label>
          <label className="checkbox">
            <input type="radio" name="scope" value="all" defaultChecked={isWhole} />{' '}
            <span>{t('allMatching', { count: total })}</span>
          </label>
        </fieldset>
        <div className="bulk-pair">
          <Select label={t('price')} name="priceChange" defaultValue={values['priceChange']}>
            <option value="">{t('leave')}</option>
            <option value="raisePercent">{t('raisePercent')}</option>
            <option value="lowerPercent">{t('lowerPercent')}</option>
            <option value="raiseAmount">{t('raiseAmount')}</option>
            <option value="lowerAmount">{t('lowerAmount')}</option>
            <option value="set">{t('setTo')}</option>
          </Select>
          <Field
            label={t('value')}
            name="priceValue"
            inputMode="decimal"
            defaultValue={values['priceValue']}
          />
          <Select label={t('ending')} name="priceEnding" defaultValue={values['priceEnding']}>
            <option value="">{t('endingNone')}</option>
            <option value="0.99">.99</option>
            <option value="0.95">.95</option>
            <option value="0.00">.00</option>
          </Select>
        </div>
        <div className="bulk-pair">
          <Select
            label={t('discount')}
            name="discountChange"
            defaultValue={values['discountChange']}
          >
            <option value="">{t('leave')}</option>
            <option value="PERCENT">{t('discountPercent')}</option>
            <option value="AMOUNT">{t('discountAmount')}</option>
            <option value="NONE">{t('discountNone')}</option>
          </Select>
          <Field
            label={t('value')}
            name="discountValue"
            inputMode="decimal"
            defaultValue={values['discountValue']}
          />
        </div>
        <Select label={t('visible')} name="visible" defaultValue={values['visible']}>
          <option value="">{t('leave')}</option>
          <option value="true">{t('show')}</option>
          <option value="false">{t('hide')}</option>
        </Select>
        <TextChange name="brand" maxLength={50} values={values} />
        <TextChange name="ribbon" maxLength={30} values={values} />
        <div className="bulk-pair">
          <CollectionChoice
            name="addToCollection"
            collections={collections}
            value={values['addToCollection']}
          />
          <CollectionChoice
            name="removeFromCollection"
            collections={collections}
            value={values['removeFromCollection']}
          />
        </div>
        <fieldset className="grid gap-2">
          <legend className="field-label">{t('stockOfVariants')}</legend>
          <div className="bulk-pair">
            <Select
              label={t('stockReason')}
              name="stockReason"
              defaultValue={values['stockReason']}
            >
              <option value="">{t('leave')}</option>
              {stockReasons.map((reason) => (
                <option key={reason} value={reason}>
                  {t(`stockReason_${reason}`)}
                </option>
              ))}
            </Select>
            <Field
              label={t('pieces')}
              name="stockPieces"
              inputMode="numeric"
              defaultValue={values['stockPieces']}
            />
            <Field
              label={t('stockNote')}
              name="stockNote"
              maxLength={500}
              defaultValue={values['stockNote']}
            />
          </div>
        </fieldset>
        <p>
          <button className="button" name="intent" value="plan">
            {t('previewChange')}
          </button>
        </p>
        <p className="grid justify-items-start gap-1">
          <button className="button button-quiet" name="intent" value="planDeletion">
            {t('previewDeletion')}
          </button>
          <span className="field-hint">{t('previewDeletionHint')}</span>
        </p>
      </Form>
    </Sheet>
  );
}

function TextChange({
  name,
  maxLength,
  values,
}: {
  readonly name: 'brand' | 'ribbon';
  readonly maxLength: number;
  readonly values: Readonly<Record<string, string>>;
}) {
  const t = useTranslations('adminGrid');
  return (
    <div className="bulk-pair">
      <Field label={t(name)} name={name} maxLength={maxLength} defaultValue={values[name]} />
      <Checkbox
        label={t('clearField')}
        name={`${name}Clear`}
        defaultChecked={values[`${name}Clear`] !== undefined}
      />
    </div>
  );
}

function CollectionChoice({
  name,
  collections,
  value,
}: {
  readonly name: 'addToCollection' | 'removeFromCollection';
  readonly collections: Choices;
  readonly value: string | undefined;
}) {
  const t = useTranslations('adminGrid');
  return (
    <Select label={t(name)} name={name} defaultValue={value}>
      <option value="">{t('leave')}</option>
      {Object.entries(collections).map(([id, collection]) => (
        <option key={id} value={id}>
          {collection}
        </option>
      ))}
    </Select>
  );
}
